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
      'Skyways link the downtown blocks above the street, so office workers can go to lunch without a coat. A business on the ground floor has to tell people how to come down. Lakes and parkways split the city into neighborhoods with loyal customers. Cedar-Riverside does business in Somali, and Lake Street in Spanish and a dozen other languages.',
    season:
      'May to September fills patios and brings weddings and remodels. A declared snow emergency means three days of parking rules and sends people to delivery, towing and roof rakes.',
    search:
      'Neighborhood names such as Northeast, Uptown and Longfellow work like towns. People add skyway or street level when they want lunch downtown.',
    tips: [
      {
        title: 'Write one snow emergency notice',
        text: 'The odd and even parking rules confuse guests. Prepare a post that says which side is open near you on day one, two and three, then reuse it each storm.',
      },
      {
        title: 'Open your studio door in May',
        text: 'Art-A-Whirl brings crowds through Northeast buildings. Framers, breweries and coffee shops should post maps, restrooms and late hours.',
      },
      {
        title: 'List your skyway route',
        text: "Second-floor shops don't show up in street views. Add indoor photos, the building name and the nearest connecting tower to your listing.",
      },
      {
        title: 'Write about ice dams',
        text: 'In January, homeowners search for steam removal and then for insulation. Answer both on one page, and call them back in April with a proper quote.',
      },
      {
        title: 'Greet callers in their language',
        text: 'A recorded greeting in Somali around Cedar-Riverside, or in Spanish on Lake Street, shows respect before you name a price.',
      },
    ],
    services: [
      'Summer gets the patio budget and winter gets the emergency budget. The forecast decides when to switch, not the calendar.',
      'Callers stuck behind a plow reach a patient agent that explains the parking rules, moves the appointment and speaks more than English.',
      "We connect weather alerts to your messages. When the city calls a snow emergency, tomorrow's customers get new times without you lifting a finger.",
      'Get pages for Northeast, Uptown and the lakes, each with entrance photos, transit stops and reviews from people who live there.',
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
      'Ore boats pass under the Aerial Lift Bridge a few steps from Canal Park shops, and visitors check ship times before they pick a lunch spot. The town climbs a rocky hillside above Lake Superior, which makes walls, drains and brakes steady work. Patients come to the medical district from the Iron Range and northern Wisconsin.',
    season:
      'North Shore traffic grows from June to the fall colors of early October, and again for the holiday light displays. November gales and April mud are the gaps. Spring stays cold by the lake long after inland lawns are green.',
    search:
      'Drivers headed up Highway 61 look for food and beds on their phones from the top of Thompson Hill. Tell them how many minutes you are from Canal Park.',
    tips: [
      {
        title: 'Match your hours to ship arrivals',
        text: "The harbor schedule is public. On days with big vessels, post that you're open and how many minutes it is to the canal wall.",
      },
      {
        title: 'Warn about the lake breeze',
        text: 'Guests in July pack for July. A cheerful note to bring a jacket, along with the sweater or cocoa you sell, gets read and shared.',
      },
      {
        title: 'Plan marathon weekend in winter',
        text: 'Rooms and tables for the June race go months ahead. Publish your policy in January, then text out cancellations the last week.',
      },
      {
        title: "Serve patients' families",
        text: 'People stay for days while someone has surgery. A quiet-room rate, late check-in and a menu for tired guests deserve their own page.',
      },
      {
        title: 'Show your hillside jobs',
        text: 'A contractor who photographs a failed wall on a steep avenue, then the repair, answers the question every hillside owner has.',
      },
    ],
    services: [
      'Ads reach Twin Cities travelers on Thursday evening, when they pick their weekend, and stop when the rooms are sold.',
      "Someone always asks if the bridge is up and you're open. The agent tells them and books the table.",
      'Rental turnovers, linen orders and door codes run on their own from the booking, even at the height of leaf season.',
      'Your page works on a phone with one bar of signal: small pictures, a big call button and drive time from the lift bridge.',
    ],
  },
];
