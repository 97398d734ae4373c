import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Phoenix',
    county: 'Maricopa County',
    state: 'AZ',
    lat: 33.4484,
    lng: -112.074,
    size: 'big city',
    neighbours: ['Glendale', 'Tempe', 'Mesa', 'Peoria'],
    trades: [
      'AC repair companies',
      'pool services',
      'pest and scorpion control firms',
      'taquerias',
      'landscapers and tree trimmers',
      'auto glass shops',
      'solar and battery installers',
      'urgent care clinics',
    ],
    particular:
      'Cooling is a lifeline, so a broken compressor outranks every other purchase. The street grid makes any address easy and any trip long, and the city keeps the same clock all year while callers in other states change theirs. Maryvale and south Phoenix buy in Spanish; chip plants in the far north bring crews and engineers.',
    season:
      'Mild months from November to April hold the visitors, ball games and patio trade. From June the heat, then dust walls and monsoon bursts, move errands to dawn and repair calls to any hour.',
    search:
      'Major crossroads such as 7th Street and Camelback serve as names, and people add Arcadia, Ahwatukee or Maryvale for trust.',
    tips: [
      {
        title: 'Sell shade and hour',
        text: 'State covered parking, an indoor line or a 6 a.m. slot. In July these beat a discount.',
      },
      {
        title: 'Put a cap on emergencies',
        text: 'Tell callers honestly how many no-cool visits you can make today, and hand the rest a loaner unit or a trusted colleague.',
      },
      {
        title: 'Watch the clock difference',
        text: 'Arizona does not shift for daylight saving. Write your hours as Arizona time for clients and vendors elsewhere.',
      },
      {
        title: 'Dust-wall marketing',
        text: "After a haboob come filters, pools and windshields. Keep three short posts ready, with yesterday's real street in the photo.",
      },
      {
        title: 'Get to know spring training fans',
        text: "Each ballpark draws one team's home state. Learn which one is near you and hang the right welcome in February.",
      },
    ],
    services: [
      'Winter visitors and summer survival need opposite plans; we build both and switch them by temperature.',
      'No cool air, a baby in the house: the agent recognizes it, jumps the queue and keeps the family informed.',
      'Filter clubs, pool routes and tune-ups recur by themselves, with each stop grouped by crossroads to spare fuel.',
      'Crossroad pages and Spanish versions load first, fancy things second, because a phone at 112 degrees dims and slows.',
    ],
  },
  {
    name: 'Tucson',
    county: 'Pima County',
    state: 'AZ',
    lat: 32.2226,
    lng: -110.9747,
    size: 'big city',
    neighbours: ['Oro Valley', 'Marana', 'South Tucson', 'Vail'],
    trades: [
      'Sonoran restaurants and hot dog carts',
      'gem and mineral dealers',
      'optics workshops',
      'adobe restorers',
      'bicycle shops',
      'rainwater harvesting installers',
      'rooftop cooler technicians',
      'retreat centers',
    ],
    particular:
      'Food traditions older than the country earned the city a UNESCO gastronomy title, and mesquite flour and tepary beans are sold by people who can explain them. Sonoran families drive up to shop. Optics firms, an aircraft boneyard at Davis-Monthan and the university give day jobs; washes and saguaros decide where streets end.',
    season:
      'The gem shows swamp tents and hotels from late January into February, rodeo follows, and cyclists stay until spring. Summer monsoon is loved by residents and leaves tables empty.',
    search:
      'Midtown, the Foothills, the Eastside and the South Side differ in budget and language; there is no crosstown freeway, so minutes matter.',
    tips: [
      {
        title: 'Stock up for the stone people',
        text: 'Dealers come from dozens of countries and eat late. Post hours by tent site, accept foreign cards, and add a Mandarin line to the door.',
      },
      {
        title: 'Teach an ingredient',
        text: 'Choose one, chiltepin or cholla bud, and explain it on the menu and site. Visitors came for precisely that.',
      },
      {
        title: 'Write to Hermosillo',
        text: 'Sonoran shoppers plan trips around school breaks and sales. A Spanish page with border-crossing hints and your return rules helps.',
      },
      {
        title: 'Harvest the first storm',
        text: 'When the wash runs, people think of gutters and cisterns. City rebates change, so link the official page instead of quoting.',
      },
      {
        title: 'Stay lit in November',
        text: 'The All Souls crowd walks at dusk through the west side. Candles, cocoa and a respectful window are noticed for years.',
      },
    ],
    services: [
      'Stone season, rodeo, cyclists, rain: a plan with four doors, and a resident card for the months in between.',
      'Spanish from Sonora, English from the Foothills, both at noon. The agent holds both conversations at once.',
      'Booth contracts, customs notes and wire confirmations for dealers line up before the tents go down.',
      'Recipes, restoration notes and storm guides give your site something to be found for, beyond the list of services.',
    ],
  },
  {
    name: 'Scottsdale',
    county: 'Maricopa County',
    state: 'AZ',
    lat: 33.4942,
    lng: -111.9261,
    size: 'city',
    neighbours: ['Paradise Valley', 'Fountain Hills', 'Tempe', 'Cave Creek'],
    trades: [
      'med spas and cosmetic surgeons',
      'golf instructors and club fitters',
      'art dealers',
      'wedding and bachelorette planners',
      'luxury remodelers',
      'concierge doctors',
      'horse boarding stables',
      'car detailers',
    ],
    particular:
      'Resorts, galleries and clinics share a long thin city that reaches from student bars near Tempe to horse properties in the north. Many homes are second homes with an owner in Minnesota, Calgary or Chicago and a manager on the spot. Buyers expect discretion, a human name and a quick reply by text.',
    season:
      'January begins with car auctions, golf follows, then baseball in March and weddings until May. Summer guests come for low rates, stay by the pool and book at the last minute.',
    search:
      'North, Central, Old Town and South are spoken of as four markets; Shea and Frank Lloyd Wright are the lines between them.',
    tips: [
      {
        title: 'Manage the absent owner',
        text: 'Send monthly photos of the empty house: faucets, fridge, pool. It is a service, a report and an ad to the golf partner.',
      },
      {
        title: 'Have a quiet entrance',
        text: 'Clients of a surgeon or jeweler value privacy. Mention rear parking and single-party rooms on the booking page.',
      },
      {
        title: 'Join the Thursday walk',
        text: 'Gallery evenings bring slow, curious people. Set water, a stool and a guest book beside the work, and mail them the next day.',
      },
      {
        title: 'Separate the bachelorettes',
        text: 'Groups want matching times and photos; couples want silence. Use different listings, hours or rooms.',
      },
      {
        title: 'Sell July by the hour',
        text: 'Late bookers search after breakfast. Keep today and tomorrow visible with a phone tap, and drop the minimum stay.',
      },
    ],
    services: [
      'High season is for margin, summer for volume. We write both without cheapening the name on your door.',
      'A discreet voice takes first names only, offers two times and sends directions to the side entrance.',
      'House-watch reports, seasonal openings and vendor keys move by checklist from May departure to October return.',
      'Old Town, the resorts corridor and the far north each get elegant, fast pages; results and credentials stand before the mood.',
    ],
  },
];
