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
      'Brick rowhouses share walls, flat roofs and water problems, which gives masons and roofers a trade of their own. Hospitals and universities are the main employers, the port handles cars and farm machines, and public market halls still sell lunch in several quarters. Baltimore County surrounds the city without governing it, so two sets of permits meet on one street.',
    season:
      'Crabs and ballgames run from April to September, Preakness is in May, and rowhouse heating calls start in November. January brings the quietest streets.',
    search:
      'Hampden, Canton, Cherry Hill, Park Heights: the neighborhood name decides, and reviewers ask whether the stoop, the parking and the block felt easy.',
    tips: [
      {
        title: 'Write city or county on every quote',
        text: 'Licences and inspections change at the line. An owner in Parkville or Overlea may not know which side they live on.',
      },
      {
        title: 'Show the state contractor number',
        text: 'Maryland asks home improvement firms to include it in advertising. Add it to captions, trucks and the site header.',
      },
      {
        title: 'Price a rowhouse by width',
        text: 'Twelve, fourteen or sixteen feet: publish a from price for a roof coat per width and calls become concrete.',
      },
      {
        title: 'Sell crabs by the dozen, early',
        text: 'Post size and price at ten each morning. Households plan the paper-covered table around that number.',
      },
      {
        title: 'Greet Highlandtown in Spanish',
        text: 'Families from Central America have settled around Eastern Avenue. One menu, one voicemail and one bilingual Saturday suffice to start.',
      },
    ],
    services: [
      'Block-level posts with the stoop, the cornice and the name of the quarter in view.',
      "During a downpour, leak calls pile up; the agent asks for the roof type and a photo and fills tomorrow's route.",
      'City and county permit steps are held apart and reminded on time.',
      'Neighborhood pages with real rowhouse jobs, plus the license line where inspectors and customers look.',
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
      'Midshipmen, lawmakers and sailors share a few brick streets around State Circle and the dock. Salt water comes over the seawall at City Dock many times a year, and shopkeepers there own pumps. Across the bridge, Eastport keeps lofts, yards and jokes about being its own republic.',
    season:
      'The legislature sits ninety days from January, graduation fills May, racing lights up Wednesday evenings, and two boat shows take over October. Late November is short of everything except rain.',
    search:
      'Guests enter by West Street or Rowe Boulevard and want a garage, and boat people come by water and look for a slip and a depth.',
    tips: [
      {
        title: 'Quote depth and slip',
        text: 'A restaurant that lists water depth, dinghy dock and ice is on the chart of every cruiser in the Bay.',
      },
      {
        title: 'Publish flood mornings',
        text: 'When the tide gauge tops the seawall, announce the dry entrance by eight. Delivery drivers will read it too.',
      },
      {
        title: 'Tailor for commissioning week',
        text: 'Alterations, brunch seats and guest rooms go in winter. Open your list on a named date and hold some for late families.',
      },
      {
        title: 'Use the ninety days',
        text: 'From January, associations book breakfasts daily. A private room with invoice terms is worth a page of its own.',
      },
      {
        title: 'Inspect rigs in August',
        text: 'Before the October shows every owner calls at once. Offer earlier slots at a gentle price.',
      },
    ],
    services: [
      'Academy, assembly, yachts: each has a fixed calendar, so your spending can follow it to the day.',
      'Boat-show questions, slip requests and brunch lists get answers while the line at your counter grows.',
      'Haul-out, rig check and launch emails leave on the date each owner agreed.',
      'A site with the tide, depth and garage details that visitors by boat and by car both ask about.',
    ],
  },
];
