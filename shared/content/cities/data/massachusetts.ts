import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Boston',
    county: 'Suffolk County',
    state: 'MA',
    lat: 42.3601,
    lng: -71.0589,
    size: 'big city',
    neighbours: ['Cambridge', 'Somerville', 'Quincy', 'Brookline'],
    trades: [
      'movers and cleaners',
      'dental and specialist practices',
      'real estate agents',
      'seafood restaurants',
      'tour guides',
      'contractors',
      'language schools',
      'barbers',
    ],
    particular:
      "September 1 ends so many leases that sidewalks fill with mattresses and every rental truck is taken. Longwood's hospitals, the laboratories in the Seaport and dozens of campuses draw people from abroad. Dorchester shops in Vietnamese, East Boston in Spanish, Mattapan in Haitian Creole, and each rail line has its own reputation.",
    season:
      'Movers and cleaners have their hardest week in late August; the marathon and school holiday take April. Visitors follow the red brick trail until leaves fall, and nobody wants to park after the first big snow.',
    search:
      'Riders check Red, Orange, Blue or Green line and the last train, drivers check resident parking, and both pick the closest good review.',
    tips: [
      {
        title: 'Fix September 1 prices in July',
        text: 'Show the hours still free and keep a clear waiting list. It protects your rating on a day when tempers are short.',
      },
      {
        title: 'Put the T stop beside your name',
        text: 'Two minutes from Fields Corner reads better than a Dorchester Avenue number. Add the accessible entrance.',
      },
      {
        title: "Schedule around Patriots' Day",
        text: 'Marathon Monday closes roads along the course. Open early, sell breakfast, or reschedule patients in March.',
      },
      {
        title: "Work Longwood's calendar",
        text: 'International patients stay for weeks. Offer interpreter, quiet lunch and receipts that insurers abroad accept.',
      },
      {
        title: 'Show your HIC number',
        text: 'Home improvement contractors must print the registration in advertising in this state. Check that it is on yard signs too.',
      },
    ],
    services: [
      'Spending peaks where leases do, then turns to patients, parents and neighbors by transit line.',
      'On the last night of August the agent sorts the last truck requests and says no gently.',
      'Permits, certificate of insurance and elevator time are requested for each move in one go.',
      'Line-and-stop pages, license numbers in view, and forms that international families can follow.',
    ],
  },
  {
    name: 'Worcester',
    county: 'Worcester County',
    state: 'MA',
    lat: 42.2626,
    lng: -71.8023,
    size: 'city',
    neighbours: ['Shrewsbury', 'Auburn', 'Holden', 'Grafton'],
    trades: [
      'diners',
      'triple-decker landlords',
      'African and Vietnamese groceries',
      'auto shops',
      'biotech suppliers',
      'Italian restaurants',
      'braiding salons',
      'snow and gravel contractors',
    ],
    particular:
      "Seven hills, nine or so colleges and long rows of wooden triple-deckers shape New England's second city by people. Ghanaian, Vietnamese, Brazilian and Albanian families run shops within a mile of the medical school. A ballpark opened in the Canal District in 2021 and made evenings there worth planning.",
    season:
      'Home games fill April to September, students return as they finish, and hill streets ice over by December. Graduation parties keep Shrewsbury Street booked through May.',
    search:
      'Parking near Kelley Square or Union Station used to be a joke, so show lot, price and minutes before the menu.',
    tips: [
      {
        title: 'Feed fans before and after',
        text: 'Early arrivals want quick food, late leavers want a stool. Two short menus with the schedule on top serve both.',
      },
      {
        title: 'Celebrate Ghana in March',
        text: 'Independence Day gatherings need halls, cloth, jollof by the tray and drummers. Ask elders before choosing words.',
      },
      {
        title: 'Treat floors as customers',
        text: 'A triple-decker has three tenants and an owner. Quote heating, porch and laundry separately and bill accordingly.',
      },
      {
        title: 'Put the hill in the contract',
        text: 'Plow agreements for Vernon or Pakachoag slopes should say when you come, when you salt and when you wait. Put that page online.',
      },
      {
        title: 'Pool the colleges',
        text: 'A discount valid for any campus card beats nine little deals. Track which school answers.',
      },
    ],
    services: [
      'Ballpark evenings, graduation tables and winter contracts each begin eight weeks ahead.',
      'Landlord, tenant or ballpark guest: the agent works out who is calling and what they need, then books it.',
      'Heat complaints get time stamps, photos and a plumber slot, which keeps inspectors satisfied.',
      'Separate pages for catering trays, triple-decker heat and hill plowing, each answering one local question.',
    ],
  },
  {
    name: 'Springfield',
    county: 'Hampden County',
    state: 'MA',
    lat: 42.1015,
    lng: -72.5898,
    size: 'city',
    neighbours: ['West Springfield', 'Chicopee', 'Longmeadow', 'Enfield, Connecticut'],
    trades: [
      'Victorian house restorers',
      'Puerto Rican restaurants',
      'trophy and sports shops',
      'medical practices',
      'motels',
      'tobacco barn and farm suppliers',
      'barbers',
      'heating oil dealers',
    ],
    particular:
      'Basketball was invented here, and its hall of fame beside Interstate 91 stops many family trips. The City of Homes has large Victorian houses in McKnight and Forest Park that need slate, porch and paint specialists. Spanish is spoken across the North End, and Connecticut customers cross the line daily.',
    season:
      'The regional fair across the river packs motels for seventeen days in September. Tournament weekends and an amusement park down the road carry summer; oil burners carry January.',
    search:
      'Valley people think north and south along the river highway, naming Holyoke, Longmeadow or Enfield before a street.',
    tips: [
      {
        title: 'Prepare for fair week in June',
        text: 'Rooms, parking lawns, sandwiches: set prices early and publish the shuttle that stops near you.',
      },
      {
        title: 'Host a team dinner',
        text: 'Youth tournaments bring forty hungry players. One fixed menu, one invoice and a bus space do it.',
      },
      {
        title: 'Show the small parts of old houses',
        text: 'Photograph brackets, slate and porch rails up close and name the street in McKnight. Owners judge the work by such details.',
      },
      {
        title: 'Sell heat before frost',
        text: 'Budget plans and tune-ups go out on Labor Day. Have the Spanish paperwork written by a native speaker.',
      },
      {
        title: 'Count Connecticut in',
        text: 'Different sales tax and different license. One sentence about Enfield service stops doubts at the border.',
      },
    ],
    services: [
      'One plan in three parts for the river valley: fair week, tournament weekends and the heating months.',
      'Coach calls at dinner, tenant without heat at dawn; both are answered and the second one is dispatched.',
      'Group invoices, oil deliveries and restoration stages run from one shared list.',
      'Detail-rich galleries and bilingual service pages that work on both sides of the state line.',
    ],
  },
];
