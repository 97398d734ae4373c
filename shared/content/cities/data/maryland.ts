import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Baltimore',
    county: 'Independent city',
    state: 'MD',
    lat: 39.2904,
    lng: -76.6122,
    size: 'big city',
    neighbours: ['Towson', 'Dundalk', 'Catonsville', 'Glen Burnie'],
    trades: [
      'rowhouse contractors',
      'crab houses and carryouts',
      'barbers',
      'medical and dental practices',
      'corner bars',
      "artists' studios",
      'roofers',
      'law offices',
    ],
    particular:
      'Brick rowhouses share walls, flat roofs and water problems, which gives masons and roofers steady work. Hospitals and universities are the main employers, the port handles cars and farm machines, and public market halls still sell lunch in several neighborhoods. Baltimore County surrounds the city without governing it, so two sets of permits meet on one street.',
    season:
      'Crabs and ballgames run from April to September, Preakness is in May, and rowhouse heating calls start in November. January has the quietest streets.',
    search:
      'People go by neighborhood: Hampden, Canton, Cherry Hill, Park Heights. Reviewers mention if the stoop, the parking and the block felt easy.',
    tips: [
      {
        title: 'Write city or county on every quote',
        text: 'Licenses and inspections change at the line. An owner in Parkville or Overlea may not know which side they live on.',
      },
      {
        title: 'Show your state contractor number',
        text: 'Maryland asks home improvement firms to include it in advertising. Add it to captions, trucks and the site header.',
      },
      {
        title: 'Price a rowhouse by width',
        text: 'Twelve, fourteen or sixteen feet: publish a starting price for a roof coat by width, and callers know what to ask for.',
      },
      {
        title: 'Post crab prices early',
        text: 'Post size and price at ten each morning. Households plan the paper-covered table around that number.',
      },
      {
        title: 'Greet Highlandtown in Spanish',
        text: 'Families from Central America have settled around Eastern Avenue. One menu, one voicemail and one bilingual Saturday are enough to start.',
      },
    ],
    services: [
      'Get block-level posts that show the stoop, the cornice and the neighborhood name.',
      "During a downpour, leak calls pile up. The agent asks for the roof type and a photo and fills tomorrow's route.",
      'City and county permit steps stay separate, with reminders on time.',
      'Get neighborhood pages with real rowhouse jobs, plus your license number where inspectors and customers look.',
    ],
  },
  {
    name: 'Annapolis',
    county: 'Anne Arundel County',
    state: 'MD',
    lat: 38.9784,
    lng: -76.4922,
    size: 'town',
    neighbours: ['Edgewater', 'Arnold', 'Severna Park', 'Parole'],
    trades: [
      'sailmakers and riggers',
      'boat brokers',
      'inns',
      'lobby and law offices',
      'wedding venues',
      'brick-house painters',
      'seafood restaurants',
      'uniform tailors',
    ],
    particular:
      'Midshipmen, lawmakers and sailors share a few brick streets around State Circle and the dock. Salt water comes over the seawall at City Dock many times a year, and shopkeepers there own pumps. Across the bridge, Eastport has lofts, boatyards and jokes about being its own republic.',
    season:
      'The legislature sits for ninety days from January, graduation fills May, sailboat races light up Wednesday evenings, and two boat shows take over October. Late November is slow and rainy.',
    search:
      'Guests come in on West Street or Rowe Boulevard and want a garage. Boaters come by water and look for a slip and a depth.',
    tips: [
      {
        title: 'List water depth and slips',
        text: 'If your restaurant lists water depth, a dinghy dock and ice, cruisers all over the Bay will put you on their charts.',
      },
      {
        title: 'Post flood mornings',
        text: 'When the tide gauge tops the seawall, announce your dry entrance by eight. Delivery drivers will read it too.',
      },
      {
        title: 'Plan ahead for commissioning week',
        text: 'Alterations, brunch seats and guest rooms sell out in winter. Open your list on a set date and hold some for late families.',
      },
      {
        title: 'Sell to the legislative session',
        text: 'From January, associations book breakfasts daily. A private room with invoice terms deserves its own page.',
      },
      {
        title: 'Inspect rigs in August',
        text: 'Before the October shows, every owner calls at the same time. Offer earlier slots at a lower price.',
      },
    ],
    services: [
      'The Academy, the assembly and the yachts each have a fixed calendar, so your spending can follow it to the day.',
      'Boat-show questions, slip requests and brunch lists get answers while the line at your counter grows.',
      'Haul-out, rig check and launch emails go out on the date each owner agreed to.',
      'Get a site with the tide, depth and garage details that visitors by boat and by car both ask about.',
    ],
  },
];
