import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Minneapolis',
    county: 'Hennepin County',
    state: 'MN',
    lat: 44.9778,
    lng: -93.265,
    size: 'city',
    neighbours: ['St. Paul', 'Bloomington', 'Edina', 'St. Louis Park'],
    trades: [
      'restaurants and breweries',
      'ice dam and snow removal crews',
      'bike and ski shops',
      'design studios',
      'Somali cafes and malls',
      'stucco and window contractors',
      'veterinarians',
      'barbers',
    ],
    particular:
      'Skyways link the downtown blocks above the street, so an office lunch can happen without a coat, and a business on the ground floor must tell people how to come down. Lakes and parkways split the city into neighborhoods with loyal customers. Cedar-Riverside trades in Somali, and Lake Street in Spanish and a dozen other tongues.',
    season:
      'Open-water months, May to September, fill patios and push weddings and remodels. A declared snow emergency empties the curbs for three days of parking rules and sends people to delivery, towing and roof rakes.',
    search:
      'Neighborhood names such as Northeast, Uptown and Longfellow work like towns, and searchers add skyway or street level when they want lunch downtown.',
    tips: [
      {
        title: 'Write a snow emergency notice once',
        text: 'The odd and even parking rules confuse guests. Prepare a post that says which side is open near you on day one, two and three, then reuse it each storm.',
      },
      {
        title: 'Open your studio door in May',
        text: 'Art-A-Whirl brings crowds through Northeast buildings. Framers, breweries and coffee counters should post maps, restrooms and late hours.',
      },
      {
        title: 'List the skyway route',
        text: 'Second-floor shops vanish from street views. Add indoor photos, the building name and the nearest connecting tower to your listing.',
      },
      {
        title: 'Use ice dams as a topic',
        text: 'In January homeowners search for steam removal and then for insulation. Answer both on one page, and call them back in April with a proper quote.',
      },
      {
        title: 'Hire the voice of the block',
        text: 'Around Cedar-Riverside a recorded greeting in Somali, and on Lake Street one in Spanish, shows respect before a price is named.',
      },
    ],
    services: [
      'Summer gets the patio budget, winter the emergency budget, and the switch follows the forecast instead of the quarter.',
      'Callers stuck behind a plow reach a patient agent that reads out parking rules, moves the appointment and speaks more than English.',
      "We wire weather alerts to your messages: when the city calls a snow emergency, tomorrow's customers get new times without you lifting a finger.",
      'Pages for Northeast, Uptown and the lakes, each with entrance photos, transit stops and reviews from people who live there.',
    ],
  },
  {
    name: 'Duluth',
    county: 'St. Louis County',
    state: 'MN',
    lat: 46.7867,
    lng: -92.1005,
    size: 'small city',
    neighbours: ['Superior', 'Hermantown', 'Cloquet', 'Two Harbors'],
    trades: [
      'inns and vacation rentals',
      'outdoor outfitters',
      'smoked fish and pie shops',
      'charter boats',
      'clinics and therapists',
      'foundation and retaining wall builders',
      'craft brewers',
      'tire shops',
    ],
    particular:
      'Ore boats pass under the Aerial Lift Bridge a few steps from Canal Park shops, and visitors check ship times before they pick a lunch. The town climbs a rock hillside above Lake Superior, which makes walls, drains and brakes a steady trade. Patients come from the Iron Range and northern Wisconsin to the medical district.',
    season:
      'North Shore traffic swells from June to the fall colors of early October, and again for the holiday light displays; November gales and April mud are the gaps. Spring stays cold by the lake long after inland lawns are green.',
    search:
      'Drivers bound up Highway 61 look for food and beds on the phone from the top of Thompson Hill, so drive minutes from Canal Park are worth stating.',
    tips: [
      {
        title: 'Pair your hours with ship arrivals',
        text: 'The harbor schedule is public. On days with big vessels, post that you are open and how many minutes it is to the canal wall.',
      },
      {
        title: 'Warn about the lake breeze',
        text: 'July guests pack for July. A cheerful note to bring a jacket, with the sweater or cocoa you sell, is read and shared.',
      },
      {
        title: 'Plan marathon weekend in winter',
        text: 'June race rooms and tables go months ahead. Publish your policy in January, then release cancellations by text the last week.',
      },
      {
        title: "Serve patients' families",
        text: 'People stay for days while someone has surgery. A quiet-room rate, late check-in and a menu for tired eaters deserves a page of its own.',
      },
      {
        title: 'Show hillside jobs',
        text: 'A contractor who photographs a failed wall on a steep avenue, then the repair, answers the question every hillside owner has.',
      },
    ],
    services: [
      'Ads reach travelers from the Twin Cities on Thursday evening, when they pick the weekend, and go quiet when the rooms are sold.',
      'Someone always asks whether the bridge is up and you are open. The agent tells them, and books the table while it is at it.',
      'Rental turnovers, linen orders and door codes run on their own from the booking, even in the thick of leaf season.',
      'Make the page fit a phone with one bar of signal: small pictures, big phone button, driving time from the lift bridge.',
    ],
  },
];
