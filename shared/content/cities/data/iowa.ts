import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Des Moines',
    county: 'Polk County',
    state: 'IA',
    lat: 41.5868,
    lng: -93.625,
    size: 'city',
    neighbours: ['West Des Moines', 'Ankeny', 'Urbandale', 'Johnston'],
    trades: [
      'insurance agencies',
      'caterers',
      'hail and roof repair firms',
      'boutiques',
      'daycare centers',
      'farm accountants',
      'breweries and supper clubs',
      'office cleaners',
    ],
    particular:
      'Insurance and finance fill the downtown towers, the Capitol looks down on the East Village, and a skywalk net joins the rest. In August the State Fair changes traffic, parking and appetites on the east side. Suburbs to the west and north grow fast, so many customers are new to their street and have no regular plumber yet.',
    season:
      'Saturday market mornings from May to October and eleven fair days in August are the peaks. Legislators and their visitors add weekday lunches from January into spring; sleet does the opposite for retail.',
    search:
      'Metro residents speak of Beaverdale, Ingersoll or the south side, and new arrivals in Ankeny and Waukee just search near me.',
    tips: [
      {
        title: 'Welcome the new subdivision',
        text: 'A household that moved in last month needs a dentist, a fence and a vet. Send one plain card with a map of where you already work nearby.',
      },
      {
        title: 'Have a fair-week version of everything',
        text: 'Shorter hours, a fried special, parking advice for the east side: put them up before opening day and take them down the morning after.',
      },
      {
        title: 'Speak insurance fluently',
        text: 'Half your callers may adjust claims for a living. After hail, publish what you photograph, what you will not sign and how a deductible works.',
      },
      {
        title: 'Lunch belongs to the skywalk',
        text: 'If you are on it, give the corridor and level. If you are off it, offer a five-minute pickup shelf and tell office managers by email.',
      },
      {
        title: 'Bring April runners inside',
        text: 'The Drake Relays fill the university area each April. Rooms, brunch and sports massage can run a page on it every year with the new dates.',
      },
    ],
    services: [
      'A steady newcomer program for the fast-growing west and north suburbs, and a short loud burst for the fair.',
      'When hailstones stop falling, forty people ring at once. All forty are answered, photographed roofs are requested by text, and you see a sorted list.',
      'Policy renewals, inspection dates and thank-you notes leave on time, because the reminders come from your calendar and not from memory.',
      'We separate Des Moines from West Des Moines in your addresses and pages, since maps and customers mix the two up daily.',
    ],
  },
  {
    name: 'Cedar Rapids',
    county: 'Linn County',
    state: 'IA',
    lat: 41.9779,
    lng: -91.6656,
    size: 'small city',
    neighbours: ['Marion', 'Hiawatha', 'Iowa City', 'Fairfax'],
    trades: [
      'tree services',
      'grain and food plant contractors',
      'kolache bakeries and cafes',
      'roofers',
      'physical therapists',
      'welding shops',
      'quilt and gift shops',
      'pest control firms',
    ],
    particular:
      'You can smell what the plants are making: oats one day, corn syrup the next. The Cedar River flood of 2008 and the derecho of August 2020 rebuilt whole districts and took much of the tree canopy, so people here ask hard questions of contractors. Czech Village and NewBo are where small shops cluster.',
    season:
      'Late spring to harvest is the building and planting time. In deep winter, plant maintenance goes on around the clock while shops on both river banks lean on gift buying before Christmas.',
    search: 'Addresses carry a quadrant, NE, SE, SW or NW, and a missing one sends customers across the river.',
    tips: [
      {
        title: 'Print the quadrant every time',
        text: 'The same street number can exist in two quadrants. Check your listing, invoice, van and voicemail for NE or SW, and fix the one that lacks it.',
      },
      {
        title: 'Show that you were here in 2020',
        text: 'Storm chasers left a bad taste. A dated page of derecho repairs, license and local references sets you apart from out-of-state trucks.',
      },
      {
        title: 'Sell shade again',
        text: 'Families still replant. Nurseries and tree crews can offer a two-year watering reminder, which brings the customer back in each dry spell.',
      },
      {
        title: 'Take part in the market season',
        text: 'NewBo weekends gather browsers who like makers. Hand out a card with your order page, because few will carry a cabinet home.',
      },
      {
        title: "Learn the plants' shutdown weeks",
        text: 'Maintenance stops bring traveling crews who need beds, lunches and tools. Ask for the dates and prepare a block offer.',
      },
    ],
    services: [
      'Trust first: campaigns built on dated local work and named streets, which a city tired of storm chasers can verify.',
      'Wind took the power out? The line keeps answering from elsewhere, logs the damage and tells people honestly when a crew can come.',
      'Plant vendors drown in safety forms. Ours fill from your records, and certificates are renewed a month before they run out.',
      'The site gets quadrant-correct addresses, a Marion page and a river-flood FAQ that an agent or adjuster can quote.',
    ],
  },
];
