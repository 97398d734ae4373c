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
      'Film crews, conventions and a huge airport send short-term customers into town, and the BeltLine trail has turned old rail corridors into storefronts. People sort themselves as Inside or Outside the Perimeter, the ring of Interstate 285. Dozens of streets are called Peachtree, and the wrong one costs a visitor half an hour.',
    season:
      'The outdoor season runs from dogwood bloom to the Fourth of July road race. Fall brings football, fan conventions and weddings. Mid-August, with heat and school starting, is slow.',
    search:
      'Rush hour rules every errand. People filter by neighborhood, like Kirkwood, Cascade or Buckhead, and by walking distance to a MARTA station.',
    tips: [
      {
        title: 'Spell the whole Peachtree',
        text: 'Street, Road, Circle, Northeast or Northwest: put the full name on your profile, in emails and in your voice greeting. Add the nearest rail station too.',
      },
      {
        title: 'Show your BeltLine side',
        text: 'Walkers on the Eastside or Westside Trail look left and right, then at their phones. Photos taken from the trail show them which building is yours.',
      },
      {
        title: 'Reach production offices early',
        text: 'Caterers, cleaners and tailors get calls two days before a shoot. Keep a one-page rate sheet with insurance details ready to send.',
      },
      {
        title: 'Sell when the pollen falls',
        text: 'In late March, the city turns yellow. Car washes, allergists, window cleaners and filters all sell better with a post on the first dusty day.',
      },
      {
        title: 'Make pop-up braiding hours bookable',
        text: 'Stylists lose evenings to message threads. Put open slots, deposit and hair length in the form, and get your Sunday nights back.',
      },
    ],
    services: [
      'Get ad areas based on real drive times at five in the afternoon instead of a neat circle on the map.',
      'Someone landing at ten at night still reaches you, gets the right Peachtree and has a confirmed morning slot.',
      'Deposits, reminders and no-show rules work by text, which suits clients who book from the train.',
      "Get neighborhood pages for West End, East Atlanta and Midtown, and structured addresses that map apps can't mix up.",
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
      "General Oglethorpe's grid of squares still decides where people walk, and adults can carry a drink in a plastic cup in the historic district. An art and design college has filled old buildings with students and makers. Upriver, container terminals keep truckers, warehouses and repair shops working on a very different clock.",
    season:
      "March is for St. Patrick's Day and spring bloom, and weddings cluster in April, May and October. Midsummer is humid and cheap, and January is nearly empty.",
    search:
      "Visitors ask which square you're near. Residents talk about Starland, Ardsley Park, the Southside or the islands.",
    tips: [
      {
        title: 'Name your nearest square',
        text: 'Two minutes from Chippewa Square says more than a house number on Bull Street. Put the walk on your profile and your window.',
      },
      {
        title: 'Sell weekdays to eloping couples',
        text: 'Elopements under the oaks need a florist, a photographer and cake for six. A Tuesday package fills days the big weddings leave open.',
      },
      {
        title: "Serve truckers' hours",
        text: 'Diners, tire shops and clinics toward Garden City win by opening at four in the morning and saying so in the first line.',
      },
      {
        title: 'Answer the parade questions',
        text: 'For the week of March 17, publish your street closures, cover charges and restroom rules. Regulars can then choose to come the week before.',
      },
      {
        title: 'Follow the college calendar',
        text: 'Students arrive in September, show work in May and need printing, framing and storage. Time your discounts to those dates.',
      },
    ],
    services: [
      "Wedding, tour and local audiences each get their own message, so the parade crowd doesn't use up your October budget.",
      'Brides call from other time zones, and drivers call before dawn. Both get an answer from an agent that knows your calendar.',
      'Lead, quote, contract and balance run in order for each wedding while you set up chairs in Forsyth Park.',
      'Get a photo-led site with walking directions by square, fast on hotel Wi-Fi and honest about steps and cobblestones.',
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
      "One week in early April changes the town. Golf visitors rent private houses, schools take spring break, and half of Washington Road becomes a parking business. For the other fifty-one weeks, the Army's signal and cyber command, the medical college and several hospitals set the pace. The Savannah River is also the state line, so North Augusta pays South Carolina taxes.",
    season:
      'Spring starts with house cleaning in February and peaks with the tournament. Army families arrive in summer. November and December bring river events and quiet offices.',
    search:
      'Newcomers sent by the Army search by gate and by school in Grovetown or Evans. Older families ask at church and drive Wrightsboro Road.',
    tips: [
      {
        title: 'Sell rental week in January',
        text: "Painters, stagers, cleaners and chefs should list tournament packages right after New Year's. That's when hosts decide who'll get their house ready.",
      },
      {
        title: 'Say which side of the river you serve',
        text: "Make clear if you're licensed in Georgia, South Carolina or both. A plumber who says so beats one who leaves people guessing.",
      },
      {
        title: 'Give cyber command families weekend slots',
        text: 'Military and contractor households work shifts. Saturday hours, online forms and a five-minute reply suit them.',
      },
      {
        title: 'Drop the golf theme afterward',
        text: 'From mid-April, residents are tired of golf. Switch your posts to the canal trail, school plays and porch repairs.',
      },
      {
        title: 'Win the hospital lunch crowd',
        text: 'Staff at the medical campus have thirty minutes. Pre-orders, a pickup shelf and a walking time will bring them in daily.',
      },
    ],
    services: [
      'Get eleven months of local marketing, plus one focused, separately budgeted plan for the first full week of April.',
      'House hosts, guests and contractors all call at the same time that week, and no one gets a busy signal.',
      'Key handoffs, cleanings and catering counts are scheduled by house, with receipts saved for tax time.',
      'Get a Georgia page, a Carolina page and a rental-week page that works all year to get found.',
    ],
  },
];
