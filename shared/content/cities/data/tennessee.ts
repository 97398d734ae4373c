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
      'Lower Broadway sells live music from late morning, and group trips have created trades of their own, from party buses to airbrush tents. Quietly, health care administration pays more salaries than guitars do. On Nolensville Pike, Kurdish bakeries, Mexican groceries and Somali cafes stand beside each other.',
    season:
      'Bachelorette groups come from March to October, with the June country festival as a high point. January is for residents, songwriters and renovations.',
    search:
      'Newcomers search by names like 12South, Germantown or Donelson and compare pictures, while old Nashvillians ask a neighbor and avoid downtown on weekends.',
    tips: [
      {
        title: 'Decide about party groups',
        text: 'If you take twelve women in matching hats, show prices per head. If you would rather not, say so kindly and keep your regulars.',
      },
      {
        title: 'Use pike names',
        text: 'Nolensville, Gallatin, Charlotte, Dickerson: the old roads organize the map. Put yours into the page title with the cross street.',
      },
      {
        title: 'Credit the musicians',
        text: 'Tag the players in your room and keep their clips. Their followers visit when they come to town.',
      },
      {
        title: "Book movers' helpers in May",
        text: 'Leases turn at the start of summer. Cleaners, painters and locksmiths can share a joint page and refer one another.',
      },
      {
        title: 'Open Kurdish and Spanish doors',
        text: 'A greeting, a halal note or a Nowruz message in March tells a whole street you know who lives there.',
      },
    ],
    services: [
      'Visitors see you in the week before their trip, neighbors in the slow months, and executives on weekday mornings.',
      'Loud bars swallow phone calls; the agent takes group size, date and deposit without shouting.',
      'Split payments among twelve guests, waivers and itinerary notes are collected before the bus leaves.',
      'Pages that rank for the pike and the quarter, with group pricing set out in a table.',
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
      'Parcels are sorted here through the night, and thousands go to work when other cities sleep. Barbecue, soul records and the river bring travelers to Beale Street and Graceland, while research hospitals bring families for long stays. Customers cross into Mississippi and Arkansas without much thought, tax rules and licenses notwithstanding.',
    season:
      'May packs music, barbecue and river events into one month, and August brings Elvis pilgrims. For parcels and everyone who feeds the sorters, the peak is Thanksgiving to Christmas.',
    search:
      'Night workers look for an open kitchen or repair bay well before dawn, and daytime customers stay within Midtown, Whitehaven, Cordova or East Memphis.',
    tips: [
      {
        title: 'Open for the night sort',
        text: 'Gyms, kitchens, daycares and repair bays near the airport can own the hours from midnight to six. Put them first on every listing.',
      },
      {
        title: 'Describe your smoke',
        text: 'Dry or wet, shoulder or rib, hickory or charcoal: precise words bring people who plan a barbecue trip. Post the sell-out time too.',
      },
      {
        title: 'Care for hospital families',
        text: 'Parents stay weeks. Monthly rates, quiet tables and laundry pickup are kind and also good business.',
      },
      {
        title: 'Watch three state lines',
        text: 'Tell Southaven and West Memphis customers what changes for them: tax, delivery fee, license. It prevents angry reviews.',
      },
      {
        title: "Earn the block's trust",
        text: 'Cooper-Young and Orange Mound have their own festivals and pages. Pick one, show up each year and bring photos.',
      },
    ],
    services: [
      'Messages timed to three shifts, so a sorter leaving at dawn sees breakfast and a teacher sees dinner.',
      'Calls at three in the morning are normal here and are answered like calls at three in the afternoon.',
      'Driver paperwork, home visits and catering orders follow fixed steps around the clock.',
      'Opening hours marked up correctly for search, a night menu page, and distances from the airport gates.',
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
      'Orange is the local color because the university fills a hundred-thousand-seat stadium beside the Tennessee River, where fans also arrive by boat. Engineers at the valley power authority and the Oak Ridge laboratory make a second, quieter public. Interstates 40 and 75 join here and carry Smoky Mountain travelers past your exit.',
    season:
      'Seven or so home Saturdays from September on decide restaurant budgets. Mountain traffic swells in July and with October leaves, and dogwood trails draw gardeners in April.',
    search:
      'West Knoxville shops along Kingston Pike by car, Market Square and the Old City fill on foot, and mountain bikers follow trail maps in South Knoxville.',
    tips: [
      {
        title: 'Make home games a product',
        text: 'Sell parking, platters, room nights or a quiet-table alternative by opponent and kickoff time. Update when television moves it.',
      },
      {
        title: 'Intercept Smokies drivers',
        text: "Travelers decide about lunch forty minutes out. Keep exit number, charger and dog policy in your listing's first lines.",
      },
      {
        title: 'Write plainly for engineers',
        text: 'Laboratory staff read specifications. Dealers, builders and clinics gain from data sheets, warranties and no adjectives.',
      },
      {
        title: 'Look after trail riders',
        text: 'The Urban Wilderness starts ten minutes from downtown. A wash stand and a late kitchen, shown in photos, are enough reason to stop.',
      },
      {
        title: 'Sign leases with parents in view',
        text: 'Students pick the apartment and parents sign for it. Answer safety, parking and bus questions on one page.',
      },
    ],
    services: [
      'Orange in the fall, trails in spring, laboratory hires all year: three calendars kept in one plan.',
      'During a game the phone still gets a civil answer about tables, tow lots and tickets for the shuttle.',
      'Lease packets, roommates and guarantors are collected in sequence and chased without awkward calls.',
      'Pages that load on a weak mountain signal and give the exit number before the story.',
    ],
  },
];
