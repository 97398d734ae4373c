import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Sioux Falls',
    county: 'Minnehaha County',
    state: 'SD',
    lat: 43.546,
    lng: -96.7313,
    size: 'city',
    neighbours: ['Brandon', 'Tea', 'Harrisburg', 'Hartford'],
    trades: [
      'financial and card service vendors',
      'home builders',
      'hunting lodges and outfitters',
      'specialty clinics',
      'meat and sausage shops',
      'Ethiopian and Latino groceries',
      'truck repair shops',
      'snow removal firms',
    ],
    particular:
      'Banks moved card operations here in the 1980s, two health systems compete for patients from four states, and I-29 meets I-90 beside the falls of the Big Sioux. Meatpacking has drawn workers from East Africa, Asia and Latin America. South Dakota levies no personal income tax, a fact newcomers mention when they explain the move.',
    season:
      'Construction packs everything between thaw and November. Pheasant opener in October brings flights full of hunters, and March basketball fills hotels before the mud dries.',
    search:
      'Shoppers from farms an hour out search 41st Street and the Empire area, while new suburbs south of town still have wrong map data.',
    tips: [
      {
        title: 'Correct the new streets',
        text: 'Fresh subdivisions in Tea and Harrisburg are missing from some maps. Report your own block and send a pin with each confirmation.',
      },
      {
        title: 'Welcome hunters by airline',
        text: 'They land Thursday and need licenses, shells, dinner and a dog-friendly bed. Offer a list that works after 9 p.m.',
      },
      {
        title: 'Be open when the farmer is in',
        text: 'A rainy weekday empties fields and fills town. Watch radar and post a same-day slot.',
      },
      {
        title: 'Hire through the break room',
        text: 'Plant shifts include many languages. Put job ads and service cards in Amharic, Nepali or Spanish where those shifts clock out.',
      },
      {
        title: 'Name the clinic road',
        text: 'Patients from Minnesota and Iowa do not know the campuses. Tell them which entrance is next to you and where a pickup with a trailer can park.',
      },
    ],
    services: [
      'Regional campaigns follow the two interstates, and pull back when planting or harvest keeps people home.',
      'Rural callers start with weather and end with a booking. The agent has patience for both, and knows your trailer parking.',
      "Lots, draws, lien waivers, walk-throughs: a builder's paper trail runs in order through the short warm season.",
      'Two counties and brand-new roads call for careful address work; we do that first and the pretty part afterwards.',
    ],
  },
  {
    name: 'Rapid City',
    county: 'Pennington County',
    state: 'SD',
    lat: 44.0805,
    lng: -103.231,
    size: 'small city',
    neighbours: ['Box Elder', 'Sturgis', 'Hill City', 'Keystone'],
    trades: [
      'motels and campgrounds',
      'jewelers and Native art dealers',
      'motorcycle shops',
      'tour operators',
      'auto hail repair shops',
      'ranch supply stores',
      'modular home dealers',
      'breakfast cafes',
    ],
    particular:
      "Everyone on the way to Mount Rushmore or the Badlands passes here, and most need fuel, food or a room. Lakota families from Pine Ridge and beyond come for shopping, care and the December tournament. Ellsworth's bombers shape Box Elder, where new housing keeps going up.",
    season:
      'Memorial Day to the Sturgis Rally in August is the visitor harvest. The Stock Show brightens late January, and the rest of winter is for locals, ranchers and repairs.',
    search:
      'Travelers search by attraction and drive time; residents use West Rapid, Rapid Valley or the Gap to say where things are.',
    tips: [
      {
        title: 'Prepare two menus for August',
        text: 'Rally riders want fast, early and a place for the bike. Families want booths. Say on the listing which hours suit whom.',
      },
      {
        title: 'Pay artists visibly',
        text: 'Name the Lakota maker, show the tag, explain the material. Buyers are wary of imitations and grateful for proof.',
      },
      {
        title: 'Dent season is scheduled by the sky',
        text: 'A single June cell can damage thousands of hoods. Have a photo intake form ready and cap daily promises.',
      },
      {
        title: 'Trade on the bronze presidents',
        text: 'Visitors walk downtown corner by corner to see the statues. Mention the one beside your door and offer a stamp or a cookie.',
      },
      {
        title: 'Look east to the gate',
        text: 'Base families seek childcare, gyms and storage in Box Elder. Give minutes to the Ellsworth gate instead of miles to downtown.',
      },
    ],
    services: [
      'Summer road-trippers are reached a state ahead, along I-90, and locals hear from you once the rooms are empty again.',
      'Can we bring the dog, is the pass open, how late do you serve? Travelers get straight answers at any hour.',
      'Reservations, cancellations and waiting lists rearrange themselves when hail or snow closes the road to the monument.',
      "Pages by drive time from Rushmore, Sturgis and the Badlands, with a plain residents' corner for off-season hours.",
    ],
  },
];
