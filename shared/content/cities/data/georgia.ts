import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Atlanta',
    county: 'Fulton County',
    state: 'GA',
    lat: 33.749,
    lng: -84.388,
    size: 'big city',
    neighbours: ['Decatur', 'East Point', 'Sandy Springs', 'Marietta'],
    trades: [
      'hair and braiding salons',
      'event planners',
      'lawyers',
      'film and photo services',
      'restaurants',
      'real estate agents',
      'home cleaners',
      'personal trainers',
    ],
    particular:
      'Film crews, conventions and a huge airport send short-term customers into town, while the BeltLine trail has turned old rail corridors into shop fronts. People sort themselves by Inside or Outside the Perimeter, the ring of Interstate 285. Dozens of streets are called Peachtree, and a wrong one costs a visitor half an hour.',
    season:
      'Dogwood bloom to the Fourth of July road race is the outdoor stretch, and fall brings football, fan conventions and weddings. Mid-August, with heat and school starting, is thin.',
    search:
      'Rush hour rules every errand, so people filter by quarter, Kirkwood, Cascade or Buckhead, and by whether a MARTA station is within a walk.',
    tips: [
      {
        title: 'Spell the whole Peachtree',
        text: 'Street, Road, Circle, Northeast or Northwest: put the full form on your profile, in mails and in the voice greeting. Add the nearest rail station as a second anchor.',
      },
      {
        title: 'Open a door toward the BeltLine',
        text: 'Walkers on the Eastside or Westside Trail look left and right, then at their phones. Photos taken from the trail show them which building is you.',
      },
      {
        title: 'Court production offices early',
        text: 'Caterers, cleaners and tailors get called when a shoot is two days away. Keep a one-page rate sheet with insurance details ready to send.',
      },
      {
        title: 'Beat the pollen',
        text: 'In late March the city turns yellow. Car washes, allergists, window cleaners and filters all sell better with a post on the first day of dust.',
      },
      {
        title: 'Make pop-up braiding hours bookable',
        text: 'Stylists lose evenings to message threads. Open slots, deposit and hair length in the form, and Sunday nights belong to you again.',
      },
    ],
    services: [
      'Ad areas shaped by real drive time at five in the afternoon instead of a neat circle on the map.',
      'Someone landing at ten at night still reaches your desk, gets the right Peachtree and a confirmed morning slot.',
      'Deposits, reminders and no-show rules work by text, which suits clients who book from the train.',
      'Quarter pages for West End, East Atlanta and Midtown, and structured addresses that map apps cannot confuse.',
    ],
  },
  {
    name: 'Savannah',
    county: 'Chatham County',
    state: 'GA',
    lat: 32.0809,
    lng: -81.0912,
    size: 'small city',
    neighbours: ['Tybee Island', 'Pooler', 'Garden City', 'Richmond Hill'],
    trades: [
      'tour companies',
      'inns and guest houses',
      'wedding vendors',
      'antique shops',
      'seafood restaurants',
      'restoration carpenters',
      'trucking firms',
      'galleries',
    ],
    particular:
      "General Oglethorpe's grid of squares still decides where people walk, and the historic district lets adults carry a drink in a plastic cup. An art and design college has filled old buildings with students and makers. Upriver, container terminals keep truckers, warehouses and repair shops working on a very different clock.",
    season:
      "March belongs to St. Patrick's Day and spring bloom, and weddings cluster in April, May and October. Deep summer is humid and cheap, January nearly empty.",
    search:
      'Visitors ask which square you are near; residents talk of Starland, Ardsley Park, the Southside or the islands.',
    tips: [
      {
        title: 'Anchor yourself to a square',
        text: 'Two minutes from Chippewa Square says more than a house number on Bull Street. Put the walk on your profile and your window.',
      },
      {
        title: 'Sell weekdays to couples',
        text: 'Elopements under the oaks need a florist, a photographer and cake for six. A Tuesday package fills days the big weddings leave.',
      },
      {
        title: 'Speak trucker hours',
        text: 'Diners, tire shops and clinics toward Garden City win by being open at four in the morning and saying so in the first line.',
      },
      {
        title: 'Settle the parade question',
        text: 'In the week of March 17 publish your street closures, cover charges and restroom rules. Regulars can then choose to come the week before.',
      },
      {
        title: 'Follow the college terms',
        text: 'Students arrive in September, show work in May and need printing, framing and storage. Time discounts to those dates.',
      },
    ],
    services: [
      'Wedding, tour and local audiences each receive their own message, so the parade crowd does not eat the October budget.',
      'Brides call from other time zones and drivers call before dawn; both hear an answer that knows your calendar.',
      'Inquiry, quote, contract and balance run in order for each wedding while you set up chairs in Forsyth Park.',
      'A picture-led site with walking directions by square, quick on hotel wifi, and honest about steps and cobbles.',
    ],
  },
  {
    name: 'Augusta',
    county: 'Richmond County',
    state: 'GA',
    lat: 33.4735,
    lng: -82.0105,
    size: 'city',
    neighbours: ['North Augusta', 'Evans', 'Martinez', 'Grovetown'],
    trades: [
      'home rental managers',
      'caterers',
      'medical practices',
      'lawn services',
      'barbecue restaurants',
      'car detailers',
      'uniform and alteration shops',
      'electricians',
    ],
    particular:
      "One week in early April changes the town: golf visitors rent private houses, schools take their spring break and half of Washington Road becomes a parking business. For the other fifty-one weeks the Army's signal and cyber command, the medical college and a cluster of hospitals set the pace. The Savannah River is also the state line, so North Augusta pays South Carolina taxes.",
    season:
      'Spring starts with house cleaning in February and peaks with the tournament. Army arrivals come in summer; November and December bring river events and quiet offices.',
    search:
      'Newcomers sent by the Army search by gate and by school in Grovetown or Evans, older families ask at church and drive Wrightsboro Road.',
    tips: [
      {
        title: 'Sell rental week in January',
        text: 'Painters, stagers, cleaners and chefs should list tournament packages right after New Year. Hosts decide then who prepares their house.',
      },
      {
        title: 'Address both banks',
        text: 'Make clear whether you are licensed in Georgia, South Carolina or both. A plumber who says it beats one who leaves people guessing.',
      },
      {
        title: 'Give cyber families a weekend slot',
        text: 'Uniformed and contractor households work shifts. Saturday hours, online forms and a five-minute reply suit them.',
      },
      {
        title: 'Rest the golf theme afterward',
        text: 'From mid-April residents are tired of it. Switch your posts to the canal trail, school plays and porch repairs.',
      },
      {
        title: "Use the hospital district's lunch",
        text: 'Staff at the medical campus have thirty minutes. Pre-order, pick-up shelf and a walking time will bring them daily.',
      },
    ],
    services: [
      'Eleven months of local selling, plus one sharp, separately budgeted plan for the first full week of April.',
      'House hosts, guests and contractors all ring at once that week, and nobody hears a busy tone.',
      'Key handovers, cleaning turns and catering counts are scheduled by house, with receipts collected for tax time.',
      'A Georgia page and a Carolina page, plus a rental-week page that earns its rank all year.',
    ],
  },
];
