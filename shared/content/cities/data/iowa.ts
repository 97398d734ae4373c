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
      "Insurance and finance fill the downtown towers, the Capitol looks down on the East Village, and a skywalk network joins the rest. In August, the State Fair changes traffic, parking and appetites on the east side. Suburbs to the west and north are growing fast, so many customers are new and don't have a regular plumber yet.",
    season:
      'Saturday market mornings from May to October and eleven fair days in August are the peaks. Legislators and their visitors add weekday lunches from January into spring. Sleet keeps shoppers home.',
    search:
      'Metro residents say Beaverdale, Ingersoll or the south side. New arrivals in Ankeny and Waukee just search near me.',
    tips: [
      {
        title: 'Welcome new subdivisions',
        text: 'A household that moved in last month needs a dentist, a fence and a vet. Send one simple card with a map of where you already work nearby.',
      },
      {
        title: 'Have a fair-week version of everything',
        text: 'Post shorter hours, a fried special and east side parking tips before opening day, and take them down the morning after.',
      },
      {
        title: 'Know insurance',
        text: "Half your callers may adjust claims for a living. After hail, publish what you photograph, what you won't sign and how a deductible works.",
      },
      {
        title: 'Sell lunch to the skywalk',
        text: "If you're on it, give the corridor and level. If you're not, offer a five-minute pickup shelf and tell office managers by email.",
      },
      {
        title: 'Reach Drake Relays visitors',
        text: 'The Drake Relays fill the university area each April. Rooms, brunch and sports massage can reuse one page every year with new dates.',
      },
    ],
    services: [
      'Get a steady newcomer program for the fast-growing west and north suburbs, and a short, loud push for the fair.',
      'When the hail stops, forty people call. All forty get answered, the agent texts for roof photos, and you see a sorted list.',
      'Policy renewals, inspection dates and thank-you notes go out on time, because the reminders come from your calendar.',
      'We keep Des Moines and West Des Moines separate in your addresses and pages, because maps and customers mix them up daily.',
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
      'You can smell what the plants are making: oats one day, corn syrup the next. The Cedar River flood of 2008 and the derecho of August 2020 forced whole districts to rebuild and took much of the tree cover. People here ask contractors hard questions. Small shops cluster in Czech Village and NewBo.',
    season:
      'Late spring to harvest is building and planting season. In deep winter, plant maintenance runs around the clock, and shops on both sides of the river depend on gift buying before Christmas.',
    search: 'Addresses have a quadrant, NE, SE, SW or NW. Leave it off, and customers end up across the river.',
    tips: [
      {
        title: 'Print the quadrant every time',
        text: 'The same street number can exist in two quadrants. Check your listing, invoice, van and voicemail for NE or SW, and fix any that leave it out.',
      },
      {
        title: 'Show you were here in 2020',
        text: 'Storm chasers left a bad taste. A dated page of derecho repairs, your license and local references sets you apart from out-of-state trucks.',
      },
      {
        title: 'Help people replant shade trees',
        text: 'Families are still replanting. Nurseries and tree crews can offer a two-year watering reminder, which brings customers back in each dry spell.',
      },
      {
        title: 'Join the NewBo market',
        text: 'NewBo weekends bring browsers who like makers. Hand out a card with your order page, because few will carry a cabinet home.',
      },
      {
        title: "Learn the plants' shutdown weeks",
        text: 'Maintenance shutdowns bring traveling crews who need beds, lunches and tools. Ask for the dates and prepare a group offer.',
      },
    ],
    services: [
      'Build trust first: campaigns show dated local work and street names that a city tired of storm chasers can check.',
      'Did the wind take the power out? The line keeps answering from elsewhere, logs the damage and tells people honestly when a crew can come.',
      'Plant vendors drown in safety forms. Ours fill in from your records, and certificates renew a month before they expire.',
      'Your site gets addresses with the right quadrant, a Marion page and a river flood FAQ that an agent or adjuster can quote.',
    ],
  },
];
