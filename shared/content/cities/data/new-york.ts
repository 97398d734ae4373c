import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'New York',
    county: 'New York County',
    state: 'NY',
    lat: 40.7128,
    lng: -74.006,
    size: 'big city',
    neighbours: ['Jersey City', 'Hoboken', 'Yonkers', 'Mount Vernon'],
    trades: [
      'restaurants and delis',
      'dental practices',
      'nail salons',
      'tailors and dry cleaners',
      'therapists',
      'dog walkers',
      'showrooms',
      'moving companies',
    ],
    particular:
      'In Manhattan, your competitor is across the street, the rent is high and your customer is on foot, so you live on maybe ten blocks. Chinatown, Washington Heights, Koreatown and East Harlem each shop in their own languages. Office workers come in three or four days a week, which changed lunch, haircuts and dry cleaning.',
    season:
      "September to mid-December is the long busy stretch for almost everyone. On summer Fridays, residents leave for the water. After New Year's, dining rooms are quiet until the winter restaurant promotions.",
    search: 'People look for the cross street and the subway line, then for an opening in the next hour.',
    tips: [
      {
        title: 'Give the cross streets first',
        text: "Lexington between 77th and 78th, near the 6 train, is an address a New Yorker can use. A four-digit number on its own doesn't help.",
      },
      {
        title: 'Sell your empty slots',
        text: "Show today's openings for a manicure, massage or cleaning. Someone three minutes away will take the 2:15.",
      },
      {
        title: 'Match the office week',
        text: 'Use Tuesday to Thursday for lunch and appointments near work. Put neighborhood brunches and family hours on the other days.',
      },
      {
        title: 'Win over the doorman',
        text: 'The staff in a large building sends you hundreds of tenants. Be on time, use the service entrance and leave a card that says so.',
      },
      {
        title: 'Post your letter grade and license',
        text: 'Kitchens have a sanitary grade, and contractors have a city license. A photo of either one removes the doubt.',
      },
    ],
    services: [
      'Get ten-block campaigns, planned by weekday, in the languages you hear at the counter.',
      'Forty calls at noon never reach your cook. The agent handles allergies, big orders and wait times.',
      'Last-minute openings go to a waiting list by text, and the first yes fills the chair.',
      'Get one tight page per location with cross street, subway lines, elevator and real-time booking.',
    ],
  },
  {
    name: 'Buffalo',
    county: 'Erie County',
    state: 'NY',
    lat: 42.8864,
    lng: -78.8784,
    size: 'city',
    neighbours: ['Amherst', 'Cheektowaga', 'Orchard Park', 'Fort Erie, Ontario'],
    trades: [
      'pizzerias and wing bars',
      'snow removal firms',
      'heating contractors',
      'auto repair',
      'corner bakeries',
      'window and roof companies',
      'hockey and sports shops',
      'immigration advisers',
    ],
    particular:
      'Lake-effect bands may bury Orchard Park while Amherst sees sun, so people talk about weather by town. The Peace Bridge brings shoppers and patients from Ontario who think in another currency. On the West Side and around Broadway, families from Burma and Bangladesh have bought houses and opened stores next to old Polish parishes.',
    season:
      'Storms hit hardest from mid-November into January, before the lake freezes. Football Sundays fill bars through fall, and from Memorial Day on, residents refuse to be indoors.',
    search: 'Northtowns or Southtowns is the first question, then Elmwood, Hertel or Allentown, and then snow tires.',
    tips: [
      {
        title: 'Send snow updates by town',
        text: "Tell customers in Hamburg and Tonawanda separately if you're driving today. A message at five in the morning prevents a day of calls.",
      },
      {
        title: 'Quote in both dollars',
        text: 'Visitors from Fort Erie like to see an approximate Canadian price, parking and the usual bridge wait.',
      },
      {
        title: 'Take wing orders before kickoff',
        text: 'Take wing orders from Wednesday, with pickup in ten-minute slots. When the fryer is full, say so on the listing.',
      },
      {
        title: 'Celebrate Dyngus Day',
        text: 'The Monday after Easter is a holiday in Polonia. Florists, bakers and bars should list polka hours and shuttle stops.',
      },
      {
        title: 'Translate for Burmese and Bengali readers',
        text: 'Clinics, driving schools and grocers on Grant Street or Broadway can start with one leaflet and one voicemail.',
      },
    ],
    services: [
      'The snow map triggers your messages, with sunshine offers for everyone on the dry side.',
      'When a snow band stalls over you, the agent tells callers which jobs move and keeps the list in order.',
      'Plow routes, salt receipts and seasonal contracts renew in October with no door-to-door visits.',
      'Get service pages by town, Ontario directions and a storm banner you can set from your truck.',
    ],
  },
  {
    name: 'Rochester',
    county: 'Monroe County',
    state: 'NY',
    lat: 43.1566,
    lng: -77.6088,
    size: 'city',
    neighbours: ['Brighton', 'Irondequoit', 'Greece', 'Pittsford'],
    trades: [
      'optical and precision shops',
      'audiologists and interpreters',
      'wine and cheese shops',
      'landscapers',
      'diners',
      'music teachers',
      'dental offices',
      'bike shops',
    ],
    particular:
      'A large Deaf community has grown around a technical college for deaf students, and sign language is common at counters and in theaters. Lens makers and instrument shops carry on from the film years. The public market, the canal towns and the vineyards of the Finger Lakes are all part of a normal Saturday.',
    season:
      'Lilacs in May start the outdoor year, followed by jazz in June and grapes in September. From December to March the sky stays gray, and people book lessons, dentists and dinners near home.',
    search:
      'People search for Park Avenue, South Wedge and the villages along the canal by name. For many Deaf customers, captions or text contact decides it.',
    tips: [
      {
        title: 'Caption every clip',
        text: 'Burned-in captions and good light on hands make your video useful. Ask a Deaf reviewer to check it before you publish.',
      },
      {
        title: 'Offer text and video relay',
        text: 'A line on your contact page saying which one you prefer, and that you book interpreters, builds trust.',
      },
      {
        title: 'Plan for lilac week',
        text: 'For lilac week, post shuttle stops, stroller rules and one easy special to take into the park.',
      },
      {
        title: 'Show your tolerances',
        text: 'Optics and machining buyers compare microns, coatings and batch size. Put numbers in a table with a contact who knows them.',
      },
      {
        title: 'Sell indoor plans for February',
        text: 'Lesson packages, soup clubs and tasting flights should be on sale in early January. Gray weeks need an invitation.',
      },
    ],
    services: [
      'Get captioned video first, lilac and jazz dates next, then indoor offers for the long gray stretch.',
      'Hearing callers talk, Deaf customers text, and both get the same answers and end up in the same calendar.',
      'Interpreter requests, quotes with drawings and lesson swaps go to the right person automatically.',
      'Get accessible pages with captions, contrast, keyboard use and a text contact next to the phone number.',
    ],
  },
  {
    name: 'Albany',
    county: 'Albany County',
    state: 'NY',
    lat: 42.6526,
    lng: -73.7562,
    size: 'small city',
    neighbours: ['Troy', 'Schenectady', 'Colonie', 'Delmar'],
    trades: [
      'government relations firms',
      'law offices',
      'lunch counters',
      'state employee optometrists and dentists',
      'movers',
      'brownstone restorers',
      'pubs',
      'child care centers',
    ],
    particular:
      'State agencies empty thousands of desks at half past four, and a business on State Street has to earn its day before then. Colleges uptown and a nanotech campus bring students and engineers who rarely meet the lobbyists. Troy and Schenectady are close enough that many people live in one city, work in another and eat in the third.',
    season:
      "The budget deadline of April 1 and the session's end in June mean the longest nights. Tulips draw crowds in May. From July, the racetrack in Saratoga pulls spending north until Labor Day.",
    search:
      'Commuters decide by exit on 787, 87 or 90. Neighbors in Center Square or Pine Hills look for a place they can walk to.',
    tips: [
      {
        title: 'Get lunch done by one',
        text: 'Plaza workers get half an hour. A numbered pickup shelf and an order cutoff at eleven keep the line short.',
      },
      {
        title: 'List the insurance plans you take',
        text: 'State employees have a few well-known plans. Dentists and opticians should name them on the first screen.',
      },
      {
        title: 'Stay open late for the budget',
        text: 'In late March, staffers work past midnight. Tell them what you deliver to the concourse doors and when.',
      },
      {
        title: 'Sell to racetrack season',
        text: 'In August, a Capital Region business can offer early hours, garage checks or dog care for race days.',
      },
      {
        title: 'Show brick and brownstone work',
        text: 'Show lintels, stoops and lime mortar by street name. Owners on Lancaster and Jay compare notes.',
      },
    ],
    services: [
      'Plan for session months downtown, tulip weekend in the park and track season for people still in town.',
      "A legislator's aide can order forty sandwiches at eleven at night and get a receipt.",
      'Vouchers, purchase orders and tax-exempt forms are collected before you print the invoice.',
      'Get insurance lists, concourse directions and tri-city pages that keep Troy, Schenectady and Albany apart.',
    ],
  },
];
