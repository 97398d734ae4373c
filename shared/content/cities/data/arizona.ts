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
      'Cooling is a lifeline here, so a broken compressor comes before any other purchase. The street grid makes any address easy and any trip long. The city keeps the same time all year while callers in other states change theirs. Maryvale and south Phoenix buy in Spanish, and chip plants in the far north bring crews and engineers.',
    season:
      'The mild months from November to April bring visitors, ball games and patio business. From June, heat, dust storms and monsoons move errands to dawn and repair calls to any hour.',
    search:
      'People go by major crossroads, such as 7th Street and Camelback. They add Arcadia, Ahwatukee or Maryvale when they want someone local.',
    tips: [
      {
        title: 'Promote shade and early hours',
        text: 'Mention covered parking, an indoor line or a 6 a.m. slot. In July, these beat a discount.',
      },
      {
        title: 'Be upfront about emergency slots',
        text: "Tell callers honestly how many no-cool visits you can make today. Give the rest a loaner unit or a trusted colleague's number.",
      },
      {
        title: 'Watch the clock difference',
        text: "Arizona doesn't change for daylight saving. List your hours as Arizona time for clients and vendors elsewhere.",
      },
      {
        title: 'Be ready for dust storms',
        text: "After a haboob, people need filters, pool cleaning and windshields. Keep three short posts ready, with a photo of yesterday's real street.",
      },
      {
        title: 'Get to know spring training fans',
        text: "Each ballpark draws fans from one team's home state. Learn which one is near you and hang the right welcome sign in February.",
      },
    ],
    services: [
      'Winter visitors and summer survival need opposite plans. We build both and switch them by temperature.',
      'No cool air and a baby in the house? The agent recognizes it, moves the call up and keeps the family informed.',
      'Filter clubs, pool routes and tune-ups repeat on their own, and stops are grouped by crossroads to save fuel.',
      'Crossroad pages and Spanish versions load first and extras later, because a phone slows down at 112 degrees.',
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
      'Food traditions older than the country earned the city a UNESCO gastronomy title. The people who sell mesquite flour and tepary beans can explain them. Sonoran families drive up to shop. Optics firms, an aircraft boneyard at Davis-Monthan and the university provide jobs, and washes and saguaros decide where streets end.',
    season:
      'The gem shows fill tents and hotels from late January into February. The rodeo follows, and cyclists stay until spring. Residents love the summer monsoon, but it leaves tables empty.',
    search:
      "Midtown, the Foothills, the Eastside and the South Side differ in budget and language. There's no crosstown freeway, so minutes matter.",
    tips: [
      {
        title: 'Get ready for the gem shows',
        text: 'Dealers come from dozens of countries and eat late. Post hours by tent site, accept foreign cards and add a line in Mandarin to your door.',
      },
      {
        title: 'Teach one local ingredient',
        text: "Choose one, chiltepin or cholla bud, and explain it on your menu and site. That's exactly what visitors come for.",
      },
      {
        title: 'Reach shoppers from Hermosillo',
        text: 'Sonoran shoppers plan trips around school breaks and sales. A Spanish page with border-crossing tips and your return policy helps.',
      },
      {
        title: 'Sell when the first storm hits',
        text: 'When the wash runs, people think of gutters and cisterns. City rebates change, so link to the official page instead of quoting them.',
      },
      {
        title: 'Stay open late in November',
        text: 'The All Souls crowd walks through the west side at dusk. People remember candles, cocoa and a respectful window for years.',
      },
    ],
    services: [
      'Gem shows, rodeo, cyclists and rain: your plan covers all four seasons, with a resident card for the months in between.',
      'Spanish callers from Sonora and English callers from the Foothills may both call at noon. The agent handles both at the same time.',
      'Booth contracts, customs notes and wire confirmations for dealers are lined up before the tents come down.',
      'Recipes, restoration notes and storm guides help people find your site for more than a list of services.',
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
      "Resorts, galleries and clinics share a long, thin city that runs from student bars near Tempe to horse properties in the north. Many homes are second homes, with an owner in Minnesota, Calgary or Chicago and a manager on site. Buyers expect discretion, a person's name and a quick reply by text.",
    season:
      'January starts with car auctions. Golf follows, then baseball in March and weddings until May. Summer guests come for low rates, stay by the pool and book at the last minute.',
    search:
      'People talk about North, Central, Old Town and South as four markets. Shea and Frank Lloyd Wright are the lines between them.',
    tips: [
      {
        title: 'Keep absent owners in the loop',
        text: "Send monthly photos of the empty house: faucets, fridge, pool. It's a service, a report and something to show a golf partner.",
      },
      {
        title: 'Offer a private entrance',
        text: "A surgeon's or jeweler's clients value privacy. Mention rear parking and single-party rooms on your booking page.",
      },
      {
        title: 'Join the Thursday art walk',
        text: 'Gallery evenings bring slow, curious people. Set out water, a stool and a guest book next to the work, and email them the next day.',
      },
      {
        title: 'Separate bachelorette groups from couples',
        text: 'Groups want matching times and photos. Couples want quiet. Use different listings, hours or rooms.',
      },
      {
        title: 'Sell July at the last minute',
        text: 'Late bookers search after breakfast. Show today and tomorrow with a tap-to-call number, and drop the minimum stay.',
      },
    ],
    services: [
      'High season is for margin, and summer is for volume. We write for both without cheapening your name.',
      'A discreet voice agent takes first names only, offers two times and sends directions to the side entrance.',
      'House-watch reports, seasonal openings and vendor keys run by checklist from May departure to October return.',
      'Old Town, the resort corridor and the far north each get elegant, fast pages, with results and credentials first.',
    ],
  },
];
