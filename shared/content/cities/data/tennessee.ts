import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Nashville',
    county: 'Davidson County',
    state: 'TN',
    lat: 36.1627,
    lng: -86.7816,
    size: 'big city',
    neighbours: ['Brentwood', 'Hendersonville', 'Mount Juliet', 'Franklin'],
    trades: [
      'music teachers and studios',
      'short-stay rentals',
      'bachelorette party services',
      'hot chicken and barbecue restaurants',
      'health care consultants',
      'boutiques',
      'movers',
      'hairstylists',
    ],
    particular:
      'Lower Broadway sells live music from late morning, and group trips have created businesses of their own, from party buses to airbrush tents. Quietly, health care administration pays more salaries than guitars do. On Nolensville Pike, Kurdish bakeries, Mexican groceries and Somali cafes are side by side.',
    season:
      'Bachelorette groups come from March to October, with the June country festival as a high point. January is for residents, songwriters and remodels.',
    search:
      'Newcomers search names like 12South, Germantown or Donelson and compare pictures. Longtime Nashvillians ask a neighbor and avoid downtown on weekends.',
    tips: [
      {
        title: 'Decide about party groups',
        text: "If you take twelve women in matching hats, show per-person prices. If you'd rather not, say so kindly and keep your regulars.",
      },
      {
        title: 'Use the pike names',
        text: 'Nolensville, Gallatin, Charlotte, Dickerson: the old roads organize the map. Put yours in the page title with the cross street.',
      },
      {
        title: 'Credit the musicians',
        text: 'Tag the players in your room and keep their clips. Their followers visit when they come to town.',
      },
      {
        title: 'Book moving help in May',
        text: 'Leases turn over at the start of summer. Cleaners, painters and locksmiths can share a page and refer each other.',
      },
      {
        title: 'Greet Kurdish and Spanish speakers',
        text: 'A greeting, a halal note or a Nowruz message in March tells a whole street you know who lives there.',
      },
    ],
    services: [
      'Visitors see you the week before their trip, neighbors in the slow months, and executives on weekday mornings.',
      "You can't hear the phone in a loud bar. The agent takes group size, date and deposit without shouting.",
      'Split payments among twelve guests, waivers and itinerary notes are collected before the bus leaves.',
      'Get pages that target the pike and the neighborhood, with group pricing in a table.',
    ],
  },
  {
    name: 'Memphis',
    county: 'Shelby County',
    state: 'TN',
    lat: 35.1495,
    lng: -90.049,
    size: 'big city',
    neighbours: ['Germantown', 'Bartlett', 'Collierville', 'Southaven'],
    trades: [
      'barbecue restaurants',
      'trucking and courier firms',
      'auto repair shops',
      'barbers and salons',
      'home health agencies',
      'churches and event halls',
      'music venues',
      'tax preparers',
    ],
    particular:
      'Packages are sorted here through the night, and thousands go to work while other cities sleep. Barbecue, soul records and the river bring travelers to Beale Street and Graceland, and research hospitals bring families for long stays. Customers cross into Mississippi and Arkansas without much thought, even though taxes and licenses change.',
    season:
      'May packs music, barbecue and river events into one month, and August brings Elvis fans. For packages and everyone who feeds the sorters, the peak is Thanksgiving to Christmas.',
    search:
      'Night workers look for an open kitchen or repair shop well before dawn. Daytime customers stay within Midtown, Whitehaven, Cordova or East Memphis.',
    tips: [
      {
        title: 'Open for the night shift',
        text: 'Gyms, kitchens, daycares and repair shops near the airport can own the hours from midnight to six. Put them first on every listing.',
      },
      {
        title: 'Describe your barbecue',
        text: 'Dry or wet, shoulder or rib, hickory or charcoal: exact words bring people who plan a barbecue trip. Post your sell-out time too.',
      },
      {
        title: 'Care for hospital families',
        text: 'Parents stay for weeks. Monthly rates, quiet tables and laundry pickup are kind and also good business.',
      },
      {
        title: 'Explain rules in three states',
        text: 'Tell Southaven and West Memphis customers what changes for them: tax, delivery fee, license. It prevents angry reviews.',
      },
      {
        title: 'Show up for neighborhood festivals',
        text: 'Cooper-Young and Orange Mound have their own festivals and pages. Pick one, show up each year and take photos.',
      },
    ],
    services: [
      'Messages are timed to three shifts, so a sorter leaving at dawn sees breakfast and a teacher sees dinner.',
      'Calls at three in the morning are normal here, and they get answered just like calls at three in the afternoon.',
      'Driver paperwork, home visits and catering orders follow fixed steps around the clock.',
      'Get hours marked up correctly for search, a night menu page and distances from the airport gates.',
    ],
  },
  {
    name: 'Knoxville',
    county: 'Knox County',
    state: 'TN',
    lat: 35.9606,
    lng: -83.9207,
    size: 'city',
    neighbours: ['Farragut', 'Maryville', 'Oak Ridge', 'Alcoa'],
    trades: [
      'student rentals',
      'sports bars',
      'outdoor and bike shops',
      'engineering consultants',
      'log home builders',
      'boat dealers',
      'family dentists',
      'coffee roasters',
    ],
    particular:
      'Orange is the local color because the university fills a hundred-thousand-seat stadium on the Tennessee River, where fans also arrive by boat. Engineers at the valley power authority and the Oak Ridge laboratory are a second, quieter audience. Interstates 40 and 75 join here and carry Smoky Mountain travelers past your exit.',
    season:
      'About seven home Saturdays from September on make or break restaurant budgets. Mountain traffic grows in July and with October leaves, and dogwood trails draw gardeners in April.',
    search:
      'West Knoxville shops along Kingston Pike by car, and people walk Market Square and the Old City. Mountain bikers follow trail maps in South Knoxville.',
    tips: [
      {
        title: 'Sell game-day packages',
        text: 'Sell parking, platters, room nights or a quiet table by opponent and kickoff time. Update when TV moves the game.',
      },
      {
        title: 'Reach Smokies drivers early',
        text: "Travelers decide on lunch forty minutes out. Put your exit number, charger and dog policy in your listing's first lines.",
      },
      {
        title: 'Write plainly for engineers',
        text: 'Lab staff read specs. Dealers, builders and clinics do well with data sheets, warranties and no adjectives.',
      },
      {
        title: 'Take care of trail riders',
        text: 'The Urban Wilderness starts ten minutes from downtown. A bike wash and a late kitchen, shown in photos, are enough reason to stop.',
      },
      {
        title: 'Write leases for parents too',
        text: 'Students pick the apartment, and parents sign for it. Answer safety, parking and bus questions on one page.',
      },
    ],
    services: [
      'Orange in the fall, trails in spring, laboratory hires all year: you get three calendars in one plan.',
      'During a game, callers still get a polite answer about tables, tow lots and shuttle tickets.',
      'Lease packets, roommates and guarantors are collected in order, without awkward calls.',
      'Get pages that load on a weak mountain signal and give the exit number first.',
    ],
  },
];
