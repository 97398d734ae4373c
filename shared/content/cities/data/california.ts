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
      'Nobody goes across town for something they can get nearby, so each neighborhood is a market with its own language and price. Koreatown, Boyle Heights, Leimert Park, Little Tokyo, Pico-Union and the San Fernando Valley share little but a mayor. Production schedules decide who is working, and cities such as Culver City or Burbank lie inside the map with their own rules.',
    season:
      'Awards months from January to March busy the stylists and caterers; production slows around the holidays. Fall winds bring fire warnings and a call for air filters, brush crews and hotel rooms.',
    search:
      'Searchers add a neighborhood, a freeway exit or the words near Metro, and parking is the first thing they read in reviews.',
    tips: [
      {
        title: 'Shrink your map',
        text: 'Two zip codes with strong reviews earn more than a county with none. Measure how far customers came at 5 p.m., then stay inside that line.',
      },
      {
        title: 'Lead with the parking answer',
        text: 'Lot, meter, validation or valet and its price: put it in the second sentence of your profile, and update it when the lot changes hands.',
      },
      {
        title: 'Learn the crew day',
        text: 'Film people are free at odd times and know within hours when a show wraps. Keep same-day openings and a discount for a call sheet.',
      },
      {
        title: 'Speak one more language well',
        text: 'Korean, Armenian, Spanish, Tagalog or Farsi: choose the one on your own block, and hire the reply writer there.',
      },
      {
        title: 'Make a red-flag plan',
        text: 'Write down who moves vehicles, who messages customers and which work stops on high wind days. Share the public part in September.',
      },
    ],
    services: [
      'Small rings, sharp offers: we treat Reseda and Echo Park as two cities and stop paying for clicks across the hill.',
      'Three callers, three languages, one chair free at four. The agent fills it and offers the other two tomorrow.',
      'Fittings, call times and rental returns for studio clients shift daily; the chain adjusts and bills the right production.',
      'Neighborhood pages with parking notes, transit stops and the names of the smaller cities you may legally serve.',
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
      'Sailors and Marines, biotech labs on the mesa, beach towns and one of the busiest land border crossings share a mild climate and steep housing costs. Canyons split the neighborhoods. Convoy Street cooks for all of Asia, Barrio Logan paints its murals under the bridge, and people with Tijuana addresses shop on this side every day.',
    season:
      'Visitors come in July and August, right after the gray mornings of May and June; Comic-Con fills downtown for a week in July. December to February is whale watching and repair weather.',
    search:
      'Coastal people say PB, OB or La Jolla, inland people say Clairemont or Rancho Bernardo, and few will cross the 5 and the 805 for lunch.',
    tips: [
      {
        title: 'Do not promise sun in June',
        text: 'Guests complain when the marine layer stays. Tell them when it lifts and sell coffee, tours and sweaters until it does.',
      },
      {
        title: 'Meet the ship',
        text: 'Homecomings are joyful and short-notice. Haircuts, flowers and big tables need a number that answers and a lane near the base.',
      },
      {
        title: 'Explain granny flats',
        text: 'Owners of small lots want to know size, fee and months. A page with three you built in North Park or Clairemont does the selling.',
      },
      {
        title: 'Court the lab order desk',
        text: 'Torrey Pines and Sorrento Valley buy lunches, plumbing and courier runs on account. Bring an insurance certificate and a noon cutoff.',
      },
      {
        title: 'Reply across the border',
        text: 'Clients from Tijuana ask by message whether the wait at San Ysidro is worth it. Offer appointments that respect it, in Spanish.',
      },
    ],
    services: [
      'One plan with four uniforms: tourist, sailor, scientist, neighbor. Each has its own month and its own ad.',
      'Deployment dates change and so do bookings. A voice that reschedules without a fuss keeps the family with you.',
      "Charter waivers, lesson groups and tide-based start times set themselves from the morning's surf and wind.",
      'Beach, mesa and border searches go to different pages, with Spanish that a Tijuana reader takes seriously.',
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
      'Rules on chain stores leave many commercial streets to independents, and customers there notice who owns what. Fog may sit on the Sunset while the Mission eats outside. Cantonese is spoken from Chinatown to the Richmond and Excelsior; hybrid office weeks have made Tuesday to Thursday the strong days downtown.',
    season:
      'Warm evenings come in September and October with concerts and conferences. July tourists buy sweatshirts, winter rain keeps people on their own hill, and the last week of August empties many blocks for the desert.',
    search:
      'Residents search within a few blocks uphill or down, by Muni line, and expect an answer to whether the street is flat.',
    tips: [
      {
        title: 'Show your hill',
        text: 'State the slope, steps and elevator. A stroller, a walker or a delivery rider decides on that, and few listings say it.',
      },
      {
        title: 'Staff the middle of the week',
        text: 'If offices feed you, put specials and extra hours on Tuesday, Wednesday and Thursday, and use Monday for prep or catering calls.',
      },
      {
        title: "Tell your shop's age",
        text: "Long-lived businesses may qualify for the city's legacy registry. Even if you do not, the year on your door belongs on the profile.",
      },
      {
        title: 'Write Chinese for two readers',
        text: 'Older Cantonese speakers prefer traditional characters; newcomers may read simplified. Ask which your block uses before you print.',
      },
      {
        title: 'Publish retrofit facts',
        text: 'Owners of soft-story buildings have letters they do not understand. Explain one letter with drawings, and they will bring you theirs.',
      },
    ],
    services: [
      'Corridor marketing: Clement, Valencia, Irving or Third, each with its own merchants, gossip and hours.',
      'Can a wheelchair get in? Is it foggy there? Small questions get good answers while you pull espresso.',
      'Permit steps for a painted Victorian or a parklet are long, so the tracker nags the right desk and leaves you out of it.',
      'We publish block-level details, slope included, plus Chinese and Spanish pages read by a native before launch.',
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
      'accessory home builders',
    ],
    particular:
      'Lawmakers and state staff eat lunch around the Capitol, farms start just past the levees, and two rivers meet just above Old Sacramento. Russian, Ukrainian, Hmong, Vietnamese and Spanish are household languages in the suburbs and along Stockton Boulevard. Tall street trees shade Midtown and drop limbs on it.',
    season:
      'Legislative days run from January to late summer, with recesses that empty lunch tables. Tomatoes and a farm-to-fork festival mark September; July heat breaks only when the delta breeze arrives at night.',
    search:
      'The lettered and numbered grid serves for Midtown, names like Land Park, Natomas and Pocket for the rest, and Bay Area transplants search by commute.',
    tips: [
      {
        title: 'Know the recess',
        text: 'Cut prep, run a neighbor lunch and do deep cleaning when the Capitol is out. The dates are published far ahead.',
      },
      {
        title: 'Name the farm and the county',
        text: 'Yolo tomatoes or Delta pears on the board say more than fresh. Rotate names weekly and tag the grower.',
      },
      {
        title: 'Recommend the evening',
        text: 'When the breeze is forecast, push patios and walk-up windows after seven. On still nights sell takeout and cold things.',
      },
      {
        title: 'Print Russian and Ukrainian apart',
        text: 'Families from both backgrounds live in Rancho Cordova and Citrus Heights. Do not assume one language serves all.',
      },
      {
        title: 'Trim before the atmospheric river',
        text: 'Post a September walk-through for shade trees. Mention city permits for protected ones, which many owners have never heard of.',
      },
    ],
    services: [
      'State calendars and harvest calendars rarely agree; we set yours between them so lean weeks are known in advance.',
      'Hmong grandmother or bill analyst, each hears a patient voice and gets a summary in a language they read.',
      'State contracts mean forms, small-business certification and slow pay. Reminders watch each step until the check clears.',
      'Grid corners for downtown, subdivision names for Elk Grove and Natomas: the pages match the way people here look.',
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
      'farm equipment and pump repairers',
      'cold storage and packing services',
      'Armenian bakeries',
      'Mexican and Hmong restaurants',
      'farm labor contractors',
      'tire shops',
      'pool builders',
      'insurance and tax offices',
    ],
    particular:
      'Almonds, raisins, grapes, peaches and citrus pay for much of the town, and paydays follow the crop. Spanish, Hmong, Punjabi and Armenian families each have bakeries, halls and radio. Three national parks lie up the mountain roads, so strangers stop here for tires, motels and groceries on the way.',
    season:
      'Blossoms bring Sunday drivers in late February, picking runs May to October, and the big fair comes at its end. Tule fog delays winter mornings; August afternoons keep everybody indoors.',
    search:
      'Tower, Old Fig, Sunnyside and the River Park side split the market, with Clovis treated as a separate and proud choice.',
    tips: [
      {
        title: 'Match the crop payday',
        text: 'Raisin and almond money arrives in different months. Ask three growers when, and set your tractor, truck or dress sale by it.',
      },
      {
        title: 'Start late in fog',
        text: "On dense mornings offer a ten o'clock slot without a fee. Families with school delays will be glad and remember.",
      },
      {
        title: 'Be heard on ethnic radio',
        text: 'Hmong and Punjabi stations sell modest spots, and hosts translate with warmth. Mention a landmark instead of a web address.',
      },
      {
        title: 'Stock the park visitor',
        text: 'Yosemite, Sequoia and Kings Canyon travelers need ice, chains or child seats. List opening hours in a photo they can read at speed.',
      },
      {
        title: 'Photograph the hundred-degree job',
        text: 'A pump pulled at dawn, an AC swapped by noon: dated pictures from July prove reliability without any claim.',
      },
    ],
    services: [
      "A harvest-led calendar, with separate words for growers, pickers' families, Clovis parents and travelers to the parks.",
      'A well pump quits at four during irrigation. The call is taken in Punjabi, Spanish or English and the truck leaves with the right part.',
      'Labor contractors juggle crews, breaks, heat rules and pay stubs; records build up daily rather than on Saturday night.',
      'Plain, fast, multilingual pages for an old phone in an orchard, and a Clovis page that never says Fresno first.',
    ],
  },
];
