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
      "So many leases end on September 1 that sidewalks fill with mattresses and every rental truck is taken. Longwood's hospitals, the labs in the Seaport and dozens of campuses draw people from abroad. Dorchester shops in Vietnamese, East Boston in Spanish and Mattapan in Haitian Creole, and each rail line has its own reputation.",
    season:
      'Movers and cleaners have their hardest week in late August. The marathon and school vacation take April. Visitors follow the red brick trail until the leaves fall, and no one wants to park after the first big snow.',
    search:
      'Riders check the Red, Orange, Blue or Green line and the last train. Drivers check resident parking. Both pick the closest place with good reviews.',
    tips: [
      {
        title: 'Set September 1 prices in July',
        text: 'Show the hours you still have and keep a clear waiting list. It protects your rating on a day when tempers are short.',
      },
      {
        title: 'Put the T stop next to your name',
        text: 'Two minutes from Fields Corner reads better than a Dorchester Avenue number. Add the accessible entrance.',
      },
      {
        title: "Plan around Patriots' Day",
        text: 'Marathon Monday closes roads along the course. Open early, sell breakfast, or reschedule patients back in March.',
      },
      {
        title: "Serve Longwood's patients",
        text: 'International patients stay for weeks. Offer an interpreter, a quiet lunch and receipts that insurers abroad accept.',
      },
      {
        title: 'Show your HIC number',
        text: "Home improvement contractors must print the registration number in ads in this state. Check that it's on yard signs too.",
      },
    ],
    services: [
      'Spending peaks when leases do, then turns to patients, parents and neighbors by transit line.',
      'On the last night of August, the agent sorts the last truck requests and politely says no.',
      'Permits, insurance certificates and elevator time are requested for each move in one step.',
      'Get pages by line and stop, license numbers in view and forms that international families can follow.',
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
      "Seven hills, nine or so colleges and long rows of wooden triple-deckers shape New England's second-largest city. Ghanaian, Vietnamese, Brazilian and Albanian families run shops within a mile of the medical school. A ballpark opened in the Canal District in 2021 and made evenings there worth planning for.",
    season:
      'Home games fill April to September, students return as they end, and hill streets ice over by December. Graduation parties keep Shrewsbury Street booked through May.',
    search:
      'Parking near Kelley Square or Union Station used to be a joke, so show the lot, the price and the walk before the menu.',
    tips: [
      {
        title: 'Feed fans before and after',
        text: 'Early arrivals want quick food, and late leavers want a seat at the bar. Two short menus with the schedule on top serve both.',
      },
      {
        title: "Celebrate Ghana's independence in March",
        text: 'Independence Day gatherings need halls, cloth, jollof by the tray and drummers. Ask community elders before you choose your words.',
      },
      {
        title: 'Treat each floor as a customer',
        text: 'A triple-decker has three tenants and an owner. Quote heating, porch and laundry separately and bill that way.',
      },
      {
        title: 'Put hills in the plow contract',
        text: 'Plow agreements for Vernon or Pakachoag slopes should say when you come, when you salt and when you wait. Put that page online.',
      },
      {
        title: 'Offer one discount for all colleges',
        text: 'A discount for any campus card beats nine little deals. Track which school responds.',
      },
    ],
    services: [
      'Ballpark evenings, graduation tables and winter contracts each start eight weeks ahead.',
      "Landlord, tenant or ballpark guest: the agent finds out who's calling and what they need, then books it.",
      'Heat complaints get time stamps, photos and a plumber slot, which helps with inspectors.',
      'Get separate pages for catering trays, triple-decker heat and hill plowing, each answering one local question.',
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
      "Basketball was invented here, and its hall of fame next to Interstate 91 is a stop on many family trips. The City of Homes has large Victorian houses in McKnight and Forest Park that need slate, porch and paint specialists. You'll hear Spanish across the North End, and Connecticut customers cross the line daily.",
    season:
      'The regional fair across the river fills motels for seventeen days in September. Tournament weekends and an amusement park down the road carry summer, and oil burners carry January.',
    search:
      'People in the valley think north and south along the river highway. They name Holyoke, Longmeadow or Enfield before a street.',
    tips: [
      {
        title: 'Prepare for fair week in June',
        text: 'Rooms, parking lawns and sandwiches: set prices early and publish the shuttle that stops near you.',
      },
      {
        title: 'Host team dinners',
        text: 'Youth tournaments bring forty hungry players. All it takes is one fixed menu, one invoice and space for a bus.',
      },
      {
        title: 'Show old-house details',
        text: 'Photograph brackets, slate and porch rails up close and name the street in McKnight. Owners judge your work by details like that.',
      },
      {
        title: 'Sell heat before frost',
        text: 'Budget plans and tune-up offers go out on Labor Day. Have a native speaker write the Spanish paperwork.',
      },
      {
        title: 'Reach Connecticut customers',
        text: 'Sales tax and licenses are different there. One sentence about Enfield service answers the question.',
      },
    ],
    services: [
      'Get one plan in three parts for the river valley: fair week, tournament weekends and the heating months.',
      'A coach calls at dinner, and a tenant without heat calls at dawn. Both get answered, and the second one gets a crew.',
      'Group invoices, oil deliveries and restoration stages run from one shared list.',
      'Get detailed galleries and bilingual service pages that work on both sides of the state line.',
    ],
  },
];
