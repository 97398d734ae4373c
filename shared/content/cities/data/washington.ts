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
      "Water and ridges cut the town into pieces joined by a few bridges, and some of those lift for boats. Alaska's fishing fleet ties up at Ballard in the off months and hires welders, chandlers and electricians. Tech offices move lunch crowds by which days people come in. Rainier Valley and the International District do business in Amharic, Somali, Cantonese and Vietnamese.",
    season:
      "Cruise ships call from April into October, and people spend every dry July evening outside. It's dark by half past four in December, when indoor classes, lamps and delivery do well.",
    search:
      'People type Ballard, Fremont, Beacon Hill or West Seattle first. Ferry riders add minutes from Colman Dock.',
    tips: [
      {
        title: 'Plan for bridge openings',
        text: "A bridge goes up, and your ten o'clock is late. Allow extra time for customers from across the canal, and note it in confirmations.",
      },
      {
        title: 'Reach the fishing fleet ashore',
        text: 'From fall to January, skippers fix everything at the same time. Advertise welding hours and parts on the docks, with a cell number.',
      },
      {
        title: 'Sell light in December',
        text: 'Warm windows, lamps, saunas and early dinners fit the mood. Move your posts to 3 p.m., when people look at the dark sky.',
      },
      {
        title: 'Sell on cruise ship days',
        text: 'Passengers have four hours and a suitcase. Offer bag storage or a pickup time on Pier 66 and 91 days, and skip it otherwise.',
      },
      {
        title: 'Explain old sewer lines',
        text: 'Clay side sewers under old houses crack. A camera video with the street name, shared with permission, ends the argument about price.',
      },
    ],
    services: [
      'We spend lightly in the sunny weeks and heavily in the dark ones, because habits form when it rains.',
      'Engineers prefer chat, skippers prefer the phone, and grandparents prefer Cantonese. Your line talks with the last two and texts the first.',
      'Refit lists, standing lunch orders and preschool waitlists hold their place and message people when a spot opens.',
      'Get pages by neighborhood, from Ballard to Rainier Beach, with ferry, lift-bridge and hill notes where they matter.',
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
      "Patients and shoppers come over from Idaho, western Montana and the wheat country, because the next city this size is hours away. Waterfalls run through downtown at the old world's fair grounds. Russian, Ukrainian and Marshallese families are part of the north side, and airmen from Fairchild live to the west.",
    season:
      'Runners fill the streets the first Sunday of May, and street basketball does in late June. Lake weekends empty town in July, and long snowy winters keep tire shops and chimney sweeps going.',
    search:
      'People search South Hill, Perry, Garland and the Valley. The state line is a quick drive east, so Idaho companies mix into every result.',
    tips: [
      {
        title: 'Say which license you have',
        text: 'Idaho and Washington differ on contractors and on minimum wage. List both numbers, or say you stay on this side.',
      },
      {
        title: 'Get ready for three-on-three',
        text: 'Teams need ice, tape, lunch and a shower. Streets close, so explain the walk from the courts.',
      },
      {
        title: 'Sell cabin openings in May',
        text: 'Owners want docks set and pipes checked before the holiday. Offer rounds by shore, with photos sent to owners in town.',
      },
      {
        title: 'Help patients who stay overnight',
        text: 'Someone from Libby or Moscow stays overnight. Mention early check-in, soft food or a ride, and list minutes to the hospital hill.',
      },
      {
        title: 'Greet callers in Russian',
        text: 'A recorded option and one careful page help older Slavic customers call without waiting for a grandchild.',
      },
    ],
    services: [
      'You reach east and north along the highways for big purchases, and stay within the neighborhood for haircuts.',
      'At first snow, every tire customer calls at the same time. The agent quotes stud rules, sizes and a time, and never gets tired.',
      "Referrals from small-town clinics still arrive by fax. They're read, entered and answered within the hour.",
      'Get clear state-line info, South Hill and Valley pages, and content for lake owners who search from somewhere else.',
    ],
  },
];
