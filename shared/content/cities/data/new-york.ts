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
      'In Manhattan a competitor is across the street, the rent is high and the customer is on foot, so a business lives from perhaps ten blocks around. Chinatown, Washington Heights, Koreatown and East Harlem each shop in their own languages. Office workers come three or four days a week, which changed lunch, haircuts and dry cleaning.',
    season:
      'September to mid-December is the long stretch for almost everyone. On summer Fridays residents leave for the water, and after New Year dining rooms get quiet until the winter restaurant promotions.',
    search: 'People look for the cross street and the subway line, then for an opening in the next hour.',
    tips: [
      {
        title: 'Give the corner, then the number',
        text: 'Lexington between 77th and 78th, near the 6 train, is an address that a New Yorker can use. A bare four-digit number is a puzzle.',
      },
      {
        title: 'Sell the empty hour',
        text: 'Show live gaps for a manicure, massage or cleaning today. Someone three minutes away will take the two-fifteen.',
      },
      {
        title: 'Match the office week',
        text: 'Tuesday to Thursday are for lunch and appointments near work. Put neighborhood brunches and family hours on the other days.',
      },
      {
        title: 'Win over the doorman',
        text: 'Staff in a large building direct hundreds of tenants. Be punctual, use the service entrance and leave a card that says so.',
      },
      {
        title: 'Post the letter grade and the license',
        text: 'Kitchens carry a sanitary grade, contractors a city license. A photo of either one stops the doubt.',
      },
    ],
    services: [
      'Ten-block campaigns, planned by weekday, in the languages you hear at the counter.',
      'Forty calls at noon do not reach your cook; the agent handles allergies, big orders and waiting times.',
      'Last-minute gaps go to a waiting list by text, and the first yes fills the chair.',
      'One tight page per location with cross street, lines, elevator and real-time booking.',
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
      'Lake-effect bands may bury Orchard Park while Amherst sees sun, so weather here is told by town. The Peace Bridge brings shoppers and patients from Ontario who think in another currency. On the West Side and around Broadway, families from Burma and Bangladesh have bought houses and opened stores beside old Polish parishes.',
    season:
      'Storms hit hardest from mid-November into January, before the lake freezes. Football Sundays fill bars through fall, and from Memorial Day residents refuse to be indoors.',
    search:
      'Northtowns and Southtowns are the first question, then Elmwood, Hertel or Allentown, and snow tires after that.',
    tips: [
      {
        title: 'Forecast by town',
        text: 'Tell customers in Hamburg and Tonawanda separately whether you drive today. A message at five in the morning prevents a day of calls.',
      },
      {
        title: 'Quote both dollars',
        text: 'Visitors from Fort Erie like to see an approximate Canadian price, parking and the usual bridge wait.',
      },
      {
        title: 'Fry for kickoff',
        text: 'Take wing orders from Wednesday, with pick-up in ten-minute slots. When the fryer is full, say so on the listing.',
      },
      {
        title: 'Celebrate Dyngus Day',
        text: 'The Monday after Easter is a holiday of its own in Polonia. Florists, bakers and bars should list polka hours and shuttle stops.',
      },
      {
        title: 'Translate for Burmese and Bengali readers',
        text: 'Clinics, driving schools and grocers on Grant Street or Broadway can begin with one leaflet and one voicemail.',
      },
    ],
    services: [
      'Messages switched on by the snow map, with sunshine offers for everyone on the dry side.',
      'When a band stalls over you, the agent tells callers which jobs move and keeps the list in order.',
      'Plow routes, salt receipts and seasonal contracts renew in October without door-to-door visits.',
      'Town-by-town service pages, Ontario directions and a storm banner you can set from your truck.',
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
      'A large Deaf community has grown around a technical college for deaf students, and sign language is common at counters and in theaters. Lens makers and instrument shops carry on from the film years. The public market, the canal towns and the vineyards of the Finger Lakes are all within a normal Saturday.',
    season:
      'Lilacs in May start the outdoor year, followed by jazz in June and grapes in September. From December to March the sky stays gray and people book lessons, dentists and dinners near home.',
    search:
      'Park Avenue, South Wedge and the villages along the canal are searched by name, and captions or text contact settle it for many Deaf customers.',
    tips: [
      {
        title: 'Caption every clip',
        text: 'Burned-in text and good light on hands make your video useful. Ask a Deaf reviewer to check it before you publish.',
      },
      {
        title: 'Offer text and video relay on the contact page',
        text: 'A line saying which one you prefer, and that you book interpreters, brings trust at once.',
      },
      {
        title: 'Bloom with the park',
        text: 'For lilac week give shuttle stops, stroller rules and one easy special to take into the park.',
      },
      {
        title: 'Show the tolerance',
        text: 'Optics and machining buyers compare microns, coatings and batch size. Put numbers in a table with a contact who knows them.',
      },
      {
        title: 'Warm up February',
        text: 'Lesson packages, soup clubs and tasting flights should be on sale in early January. Grey weeks need an invitation.',
      },
    ],
    services: [
      'Captioned video first, lilac and jazz dates next, then indoor offers for the long gray stretch.',
      'Hearing callers get speech, Deaf customers get a text thread with identical answers, and both end in the same calendar.',
      'Interpreter requests, quotes with drawings and lesson swaps are passed to the right person unprompted.',
      'Accessible pages: captions, contrast, keyboard use and contact by text beside the phone number.',
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
      'State agencies empty thousands of desks at half past four, and a business on State Street must earn its day before that. Colleges uptown and a nanotech campus bring students and engineers who rarely meet the lobbyists. Troy and Schenectady are close enough that many people live in one city, work in another and eat in the third.',
    season:
      "The budget deadline of April 1 and the session's end in June make the longest nights. Tulips draw crowds in May, and from July the race track in Saratoga pulls spending north until Labor Day.",
    search:
      'Commuters decide by exit on 787, 87 or 90, and neighbors in Center Square or Pine Hills look for a place to walk to.',
    tips: [
      {
        title: 'Finish lunch by one',
        text: 'Plaza workers get half an hour. A numbered pick-up shelf and an order cutoff at eleven keep the line short.',
      },
      {
        title: 'Learn the insurance cards',
        text: 'State employees have a few well-known plans. Dentists and opticians should name them on the first screen.',
      },
      {
        title: 'Stay up for the budget',
        text: 'In late March staffers work past midnight. Tell them what you deliver to the concourse doors and when.',
      },
      {
        title: 'Follow them to the track',
        text: 'In August a Capital Region firm can offer early hours, garage checks or dog care for race days.',
      },
      {
        title: 'Restore in brick and brownstone',
        text: 'Show lintels, stoops and lime mortar by street name. Owners on Lancaster and Jay compare notes.',
      },
    ],
    services: [
      'Session months downtown, tulip weekend in the park, track season for those left in town.',
      "A legislator's aide at eleven at night can order forty sandwiches and get a receipt.",
      'Vouchers, purchase orders and tax-exempt forms are collected before you print the invoice.',
      'Insurance lists, concourse directions and tri-city pages that tell apart Troy, Schenectady and here.',
    ],
  },
];
