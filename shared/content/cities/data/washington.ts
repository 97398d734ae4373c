import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Seattle',
    county: 'King County',
    state: 'WA',
    lat: 47.6062,
    lng: -122.3321,
    size: 'big city',
    neighbours: ['Bellevue', 'Shoreline', 'Burien', 'Renton'],
    trades: [
      'espresso bars',
      'boatyards and marine electricians',
      'teriyaki and pho shops',
      'software contractors',
      'sewer scope and side sewer firms',
      'landscapers for small yards',
      'nannies and preschools',
      'kayak and outdoor shops',
    ],
    particular:
      "Water and ridges cut the town into pieces joined by a few bridges, and some of those lift for boats. Alaska's fishing fleet ties up at Ballard in the off months and hires welders, chandlers and electricians. Tech offices swing lunch counts by which days people badge in, while Rainier Valley and the International District do business in Amharic, Somali, Cantonese and Vietnamese.",
    season:
      'Cruise ships call from April into October, and every dry evening of July is spent outside. Dark comes by half past four in December, when indoor classes, lamps and delivery do well.',
    search: 'Ballard, Fremont, Beacon Hill or West Seattle is typed first; ferry riders add minutes from Colman Dock.',
    tips: [
      {
        title: 'Plan for the bridge',
        text: "A span goes up and your ten o'clock is late. Text a cushion to customers from across the canal, and note it in confirmations.",
      },
      {
        title: 'Catch the fleet ashore',
        text: 'From fall to January skippers fix everything at once. Advertise welding hours and parts on the docks, with a cell number.',
      },
      {
        title: 'Sell light in December',
        text: 'Warm windows, lamps, saunas and early dinners fit the mood. Shift your posts to 3 p.m., when people look at the dark sky.',
      },
      {
        title: 'Use the cruise Saturday',
        text: 'Passengers have four hours and a suitcase. Offer bag storage or a pickup time on Pier 66 and 91 days, and skip it otherwise.',
      },
      {
        title: 'Know your sewer age',
        text: 'Clay side sewers under old houses crack. A camera video with the street name, shared with permission, ends the argument about price.',
      },
    ],
    services: [
      'We buy the sunny weeks lightly and the dark ones heavily, because habits form when it rains.',
      'Engineers prefer chat, skippers prefer the phone, grandparents prefer Cantonese. Your line deals with the last two and texts the first.',
      'Refit lists, lunch standing orders and preschool waitlists hold their place and message people when a spot opens.',
      'Pages by island of land, from Ballard to Rainier Beach, with ferry, lift-bridge and hill notes where they matter.',
    ],
  },
  {
    name: 'Spokane',
    county: 'Spokane County',
    state: 'WA',
    lat: 47.6588,
    lng: -117.426,
    size: 'city',
    neighbours: ['Spokane Valley', 'Cheney', 'Liberty Lake', "Coeur d'Alene"],
    trades: [
      'orthopedic and specialty clinics',
      'snow tire and brake shops',
      'Slavic delis',
      'lake cabin builders',
      'sports event suppliers',
      'used book and record stores',
      'wheat country equipment dealers',
      'chimney and stove services',
    ],
    particular:
      "Patients and shoppers come over from Idaho, western Montana and the wheat country, since the next city of this size is hours away. Waterfalls run through downtown at the old world's fair grounds. Russian, Ukrainian and Marshallese households are part of the north side, and airmen from Fairchild live to the west.",
    season:
      'Runners fill the streets the first Sunday of May and street basketball does in late June. Lake weekends drain town in July; long snowy winters keep tire shops and chimney sweeps going.',
    search:
      'South Hill, Perry, Garland and the Valley are the pins, and the state line a quick drive east mixes Idaho firms into each result.',
    tips: [
      {
        title: 'State which license you hold',
        text: 'Idaho and Washington differ on contractors and on minimum wage. Put both numbers, or say you stay on this side.',
      },
      {
        title: 'Prepare for three-on-three',
        text: 'Teams need ice, tape, lunch and a shower. Streets close, so explain your walking route from the courts.',
      },
      {
        title: 'Open cabins in May',
        text: 'Owners want docks set and pipes checked before the holiday. Offer a lake round by shore, with photos sent to the owner in town.',
      },
      {
        title: 'Thank the far-flung patient',
        text: 'Someone from Libby or Moscow stays overnight. Mention early check-in, soft food or a ride, and list minutes to the hospital hill.',
      },
      {
        title: 'Say hello in Russian',
        text: 'A recorded option and one careful page help older Slavic customers call without waiting for a grandchild.',
      },
    ],
    services: [
      'Reach goes east and north along the highways for big purchases, and stays within the neighborhood for haircuts.',
      'First snow, every tire customer at once: the line quotes stud rules, sizes and a time, and does not tire of it.',
      'Referrals from small-town clinics arrive by fax still. They are read, entered and answered the same hour.',
      'State-line clarity, South Hill and Valley pages, and content for lake owners who search from somewhere else.',
    ],
  },
];
