import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Los Angeles',
    county: 'Los Angeles County',
    state: 'CA',
    lat: 34.0522,
    lng: -118.2437,
    size: 'big city',
    neighbours: ['Glendale', 'Burbank', 'Inglewood', 'Culver City'],
    trades: [
      'post-production and prop houses',
      'garment makers and fabric shops',
      'Korean barbecue and taco stands',
      'personal trainers',
      'auto detailers',
      'skin and hair studios',
      'immigration lawyers',
      'set builders and gardeners',
    ],
    particular:
      "No one crosses town for something they can get nearby, so each neighborhood is a market with its own language and prices. Koreatown, Boyle Heights, Leimert Park, Little Tokyo, Pico-Union and the San Fernando Valley share little besides a mayor. Production schedules decide who's working. Cities such as Culver City or Burbank are on the same map with their own rules.",
    season:
      'Awards season from January to March keeps stylists and caterers busy, and production slows around the holidays. Fall winds bring fire warnings and demand for air filters, brush crews and hotel rooms.',
    search:
      'People add a neighborhood, a freeway exit or the words near Metro to their search. Parking is the first thing they look for in reviews.',
    tips: [
      {
        title: 'Shrink your service area',
        text: 'Two zip codes with strong reviews earn more than a county with none. Check how far customers came at 5 p.m., then stay inside that line.',
      },
      {
        title: 'Answer the parking question first',
        text: 'Lot, meter, validation or valet and its price: put it in the second sentence of your profile, and update it when the lot changes hands.',
      },
      {
        title: 'Learn film crew hours',
        text: 'Film people are free at odd times and know within hours when a show wraps. Keep same-day openings and a discount for anyone with a call sheet.',
      },
      {
        title: 'Speak one more language well',
        text: 'Korean, Armenian, Spanish, Tagalog or Farsi: choose the one spoken on your block, and hire someone from there to write replies.',
      },
      {
        title: 'Make a red-flag day plan',
        text: 'Write down who moves vehicles, who messages customers and which work stops on high-wind days. Share the public part in September.',
      },
    ],
    services: [
      'Get small areas and sharp offers. We treat Reseda and Echo Park as two cities and stop paying for clicks across the hill.',
      'Three callers, three languages and one chair free at four. The agent fills it and offers the other two times tomorrow.',
      'Fittings, call times and rental returns for studio clients shift daily. The system adjusts and bills the right production.',
      "Get neighborhood pages with parking notes, transit stops and the names of the smaller cities you're licensed to serve.",
    ],
  },
  {
    name: 'San Diego',
    county: 'San Diego County',
    state: 'CA',
    lat: 32.7157,
    lng: -117.1611,
    size: 'big city',
    neighbours: ['Chula Vista', 'National City', 'La Mesa', 'El Cajon'],
    trades: [
      'craft breweries',
      'surf schools and board shapers',
      'biotech suppliers',
      'military tailors and movers',
      'fish taco shops',
      'drought garden designers',
      'ADU builders',
      'marine mechanics',
    ],
    particular:
      'Sailors and Marines, biotech labs on the mesa, beach towns and one of the busiest land border crossings share a mild climate and high housing costs. Canyons split the neighborhoods. Convoy Street cooks for all of Asia, Barrio Logan paints its murals under the bridge, and people from Tijuana shop on this side every day.',
    season:
      'Visitors come in July and August, right after the gray mornings of May and June. Comic-Con fills downtown for a week in July. December to February is whale watching and repair season.',
    search:
      'Coastal people say PB, OB or La Jolla, and inland people say Clairemont or Rancho Bernardo. Few will cross the 5 and the 805 for lunch.',
    tips: [
      {
        title: "Don't promise sun in June",
        text: 'Guests complain when the marine layer stays. Tell them when it lifts, and sell coffee, tours and sweaters until it does.',
      },
      {
        title: 'Get ready for ship homecomings',
        text: 'Homecomings are joyful and short-notice. Haircuts, flowers and big tables need a number that gets answered and parking near the base.',
      },
      {
        title: 'Explain granny flats',
        text: 'Owners of small lots want to know size, fees and months. A page with three you built in North Park or Clairemont does the selling.',
      },
      {
        title: 'Win lab accounts',
        text: 'Torrey Pines and Sorrento Valley buy lunches, plumbing and courier runs on account. Bring an insurance certificate and a noon cutoff.',
      },
      {
        title: 'Serve customers from Tijuana',
        text: 'Customers from Tijuana message to ask if the wait at San Ysidro is worth it. Offer appointments around the wait, in Spanish.',
      },
    ],
    services: [
      'Get one plan for four audiences: tourists, sailors, scientists and neighbors. Each has its own month and its own ad.',
      'Deployment dates change, and so do bookings. A voice agent that reschedules without a fuss keeps the family with you.',
      "Charter waivers, lesson groups and tide-based start times set themselves from the morning's surf and wind.",
      'Beach, mesa and border searches go to different pages, with Spanish that sounds right to a reader in Tijuana.',
    ],
  },
  {
    name: 'San Francisco',
    county: 'San Francisco County',
    state: 'CA',
    lat: 37.7749,
    lng: -122.4194,
    size: 'big city',
    neighbours: ['Daly City', 'Oakland', 'South San Francisco', 'Sausalito'],
    trades: [
      'cafes and dim sum houses',
      'Victorian house painters',
      'seismic retrofit contractors',
      'design and software studios',
      'bookstores',
      'dog walkers',
      'therapists',
      'bike messengers and cargo repair shops',
    ],
    particular:
      'Rules on chain stores leave many commercial streets to independents, and customers there notice who owns what. The Sunset may be in fog while the Mission eats outside. Cantonese is spoken from Chinatown to the Richmond and Excelsior. Hybrid office weeks have made Tuesday to Thursday the strong days downtown.',
    season:
      'Warm evenings come in September and October with concerts and conferences. July tourists buy sweatshirts, and winter rain keeps people on their own hill. The last week of August empties many blocks for the desert.',
    search: 'Residents search within a few blocks or by Muni line, and they want to know if the street is flat.',
    tips: [
      {
        title: 'Describe your hill',
        text: 'List the slope, steps and elevator. People with a stroller, a walker or a delivery decide on that, and few listings mention it.',
      },
      {
        title: 'Staff the middle of the week',
        text: 'If offices feed you, put specials and extra hours on Tuesday, Wednesday and Thursday. Use Monday for prep or catering calls.',
      },
      {
        title: 'Say how old your shop is',
        text: "Older businesses may qualify for the city's legacy registry. Even if you don't, put the year you opened on your profile.",
      },
      {
        title: 'Write Chinese for both readers',
        text: 'Older Cantonese speakers prefer traditional characters, and newcomers may read simplified. Ask which your block uses before you print.',
      },
      {
        title: 'Explain retrofit letters',
        text: "Owners of soft-story buildings get letters they don't understand. Explain one with drawings, and they'll bring you theirs.",
      },
    ],
    services: [
      'Get marketing by corridor: Clement, Valencia, Irving or Third, each with its own merchants, gossip and hours.',
      'Can a wheelchair get in? Is it foggy there? Small questions get good answers while you pull espresso.',
      "Permits for a painted Victorian or a parklet take many steps. The tracker reminds the right office so you don't have to.",
      'We publish block-level details, slope included, plus Chinese and Spanish pages that a native speaker reads before launch.',
    ],
  },
  {
    name: 'Sacramento',
    county: 'Sacramento County',
    state: 'CA',
    lat: 38.5816,
    lng: -121.4944,
    size: 'big city',
    neighbours: ['West Sacramento', 'Elk Grove', 'Rancho Cordova', 'Citrus Heights'],
    trades: [
      'farm-driven restaurants',
      'government consultants and printers',
      'arborists',
      'Slavic and Hmong groceries',
      'AC and whole-house fan installers',
      'coffee roasters',
      'river guides',
      'backyard home builders',
    ],
    particular:
      'Lawmakers and state staff eat lunch around the Capitol, farms start just past the levees, and two rivers meet just above Old Sacramento. Families in the suburbs and along Stockton Boulevard speak Russian, Ukrainian, Hmong, Vietnamese and Spanish at home. Tall street trees shade Midtown and drop limbs on it.',
    season:
      'The legislature meets from January to late summer, with recesses that empty lunch tables. Tomatoes and a farm-to-fork festival mark September. July heat breaks only when the delta breeze arrives at night.',
    search:
      'People use the lettered and numbered grid for Midtown and names like Land Park, Natomas and Pocket elsewhere. Bay Area transplants search by commute.',
    tips: [
      {
        title: 'Plan for legislative recesses',
        text: 'Cut prep, run a neighborhood lunch and do deep cleaning when the Capitol is out. The dates are published far in advance.',
      },
      {
        title: 'Name the farm and the county',
        text: 'Yolo tomatoes or Delta pears on the board say more than fresh. Change the names weekly and tag the grower.',
      },
      {
        title: 'Sell summer evenings',
        text: 'When a breeze is forecast, promote patios and walk-up windows after seven. On still nights, sell takeout and cold drinks.',
      },
      {
        title: 'Print Russian and Ukrainian separately',
        text: "Families from both backgrounds live in Rancho Cordova and Citrus Heights. Don't assume one language works for all.",
      },
      {
        title: 'Trim trees before the big storms',
        text: 'Post a September checkup for shade trees. Mention city permits for protected ones, which many owners have never heard of.',
      },
    ],
    services: [
      'The state calendar and the harvest calendar rarely match. We plan yours around both, so you know your slow weeks in advance.',
      'A Hmong grandmother and a bill analyst both hear a patient voice and get a summary in a language they read.',
      'State contracts mean forms, small-business certification and slow pay. Reminders track each step until the check clears.',
      'Grid corners for downtown, subdivision names for Elk Grove and Natomas: your pages match the way people here search.',
    ],
  },
  {
    name: 'Fresno',
    county: 'Fresno County',
    state: 'CA',
    lat: 36.7378,
    lng: -119.7871,
    size: 'big city',
    neighbours: ['Clovis', 'Sanger', 'Selma', 'Madera'],
    trades: [
      'farm equipment and pump repair crews',
      'cold storage and packing services',
      'Armenian bakeries',
      'Mexican and Hmong restaurants',
      'farm labor contractors',
      'tire shops',
      'pool builders',
      'insurance and tax offices',
    ],
    particular:
      'Almonds, raisins, grapes, peaches and citrus pay for much of the town, and paydays follow the crops. Spanish, Hmong, Punjabi and Armenian families each have their own bakeries, halls and radio. Three national parks are up the mountain roads, so travelers stop here for tires, motels and groceries.',
    season:
      'Blossoms bring Sunday drivers in late February, picking runs from May to October, and the big fair comes at the end. Tule fog delays winter mornings, and August afternoons keep everyone indoors.',
    search:
      'Tower, Old Fig, Sunnyside and the River Park side split the market. Clovis is a separate market, and proud of it.',
    tips: [
      {
        title: 'Time sales to crop paydays',
        text: 'Raisin and almond money arrives in different months. Ask three growers when, and time your tractor, truck or dress sale to it.',
      },
      {
        title: 'Start later on foggy days',
        text: "On foggy mornings, offer a ten o'clock slot at no extra charge. Families with school delays will be glad and remember it.",
      },
      {
        title: 'Advertise on Hmong and Punjabi radio',
        text: 'Hmong and Punjabi stations sell affordable spots, and hosts translate them warmly. Mention a landmark instead of a web address.',
      },
      {
        title: 'Sell to park visitors',
        text: 'Yosemite, Sequoia and Kings Canyon travelers need ice, chains or child seats. Put your hours in a photo they can read at a glance.',
      },
      {
        title: 'Photograph your hottest jobs',
        text: "A pump pulled at dawn, an AC swapped by noon: dated pictures from July prove you're reliable.",
      },
    ],
    services: [
      "Get a harvest-based calendar, with separate messages for growers, pickers' families, Clovis parents and park travelers.",
      'A well pump quits at four during irrigation. The agent takes the call in Punjabi, Spanish or English, and the truck leaves with the right part.',
      'Labor contractors juggle crews, breaks, heat rules and pay stubs. Records build up daily instead of on Saturday night.',
      'Get simple, fast, multilingual pages for an old phone in an orchard, and a Clovis page that never says Fresno first.',
    ],
  },
];
