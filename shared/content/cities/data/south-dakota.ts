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
      'Banks moved card operations here in the 1980s, two health systems compete for patients from four states, and I-29 meets I-90 near the falls of the Big Sioux. Meatpacking has drawn workers from East Africa, Asia and Latin America. South Dakota has no personal income tax, which newcomers mention when they explain the move.',
    season:
      'Construction packs everything between thaw and November. The October pheasant opener brings flights full of hunters, and March basketball fills hotels before the mud dries.',
    search:
      'Shoppers from farms an hour out search 41st Street and the Empire area. New suburbs south of town still have wrong map data.',
    tips: [
      {
        title: 'Put new streets on the map',
        text: 'New subdivisions in Tea and Harrisburg are missing from some maps. Report your own block and send a pin with each confirmation.',
      },
      {
        title: 'Welcome hunters who fly in',
        text: 'They land Thursday and need licenses, shells, dinner and a dog-friendly bed. Offer a list that works after 9 p.m.',
      },
      {
        title: 'Catch farmers on rainy days',
        text: 'A rainy weekday empties the fields and fills town. Watch the radar and post a same-day slot.',
      },
      {
        title: 'Recruit in plant break rooms',
        text: 'Plant shifts speak many languages. Put job ads and service cards in Amharic, Nepali or Spanish where those shifts clock out.',
      },
      {
        title: 'Give clinic directions',
        text: "Patients from Minnesota and Iowa don't know the campuses. Tell them which entrance is closest to you and where a pickup with a trailer can park.",
      },
    ],
    services: [
      'Regional campaigns follow the two interstates and pull back when planting or harvest keeps people home.',
      'Rural callers start with the weather and end with a booking. The agent has patience for both and knows your trailer parking.',
      "Lots, draws, lien waivers, walk-throughs: a builder's paperwork runs in order through the short warm season.",
      'Two counties and brand-new roads need careful address work. We do that first and the pretty part afterward.',
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
      "Everyone on the way to Mount Rushmore or the Badlands passes through here, and most need fuel, food or a room. Lakota families from Pine Ridge and beyond come for shopping, care and the December tournament. Ellsworth's bombers shape Box Elder, where new housing keeps going up.",
    season:
      'Memorial Day to the Sturgis Rally in August is visitor season. The Stock Show brightens late January, and the rest of winter is for locals, ranchers and repairs.',
    search:
      'Travelers search by attraction and drive time. Residents use West Rapid, Rapid Valley or the Gap to say where things are.',
    tips: [
      {
        title: 'Prepare two menus for August',
        text: 'Rally riders want it fast, early and with a place for the bike. Families want booths. Say on the listing which hours suit each group.',
      },
      {
        title: 'Credit Lakota artists',
        text: 'Name the Lakota maker, show the tag and explain the material. Buyers are wary of imitations and grateful for proof.',
      },
      {
        title: 'Be ready for hail season',
        text: 'A single June storm can damage thousands of hoods. Have a photo intake form ready and cap your daily promises.',
      },
      {
        title: 'Use the bronze presidents',
        text: 'Visitors walk downtown corner by corner to see the statues. Mention the one next to your door and offer a stamp or a cookie.',
      },
      {
        title: 'Reach Ellsworth families',
        text: 'Base families look for childcare, gyms and storage in Box Elder. Give minutes to the Ellsworth gate instead of miles to downtown.',
      },
    ],
    services: [
      'We reach summer road-trippers a state ahead, along I-90. Locals hear from you once the rooms are empty.',
      'Can we bring the dog, is the pass open, how late do you serve? Travelers get straight answers at any hour.',
      'Reservations, cancellations and waiting lists rearrange themselves when hail or snow closes the road to the monument.',
      "Get pages by drive time from Rushmore, Sturgis and the Badlands, with a residents' page for off-season hours.",
    ],
  },
];
