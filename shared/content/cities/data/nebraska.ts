import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Omaha',
    county: 'Douglas County',
    state: 'NE',
    lat: 41.2565,
    lng: -95.9345,
    size: 'city',
    neighbours: ['Council Bluffs', 'Bellevue', 'Papillion', 'La Vista'],
    trades: [
      'steakhouses',
      'insurance and call center vendors',
      'Mexican bakeries and groceries',
      'concrete and paving firms',
      'railroad contractors',
      'sports bars',
      'veterinary clinics',
      'carpet and furnace cleaners',
    ],
    particular:
      'Insurance, railroads and a medical school pay steady wages, so households plan purchases rather than rush them. South 24th Street, once fed by the stockyards, now does business largely in Spanish. In June college baseball fans take over downtown, and the zoo draws families from several states.',
    season:
      'June is loud with baseball, July with the heat, and spring with hail. The Old Market sells well before Christmas; a blizzard week may cancel everything but plows.',
    search: 'Numbered streets are the compass: 24th, 72nd and 144th tell a resident at once how far you are.',
    tips: [
      {
        title: 'Advertise by street number',
        text: 'West of 72nd or near 144th and Center says it all. Work these crossings into titles, captions and the voicemail.',
      },
      {
        title: 'Adopt a college team in June',
        text: 'Fans of eight schools need shirts washed, dinners at eleven and a place to watch. Hang the colors the day the bracket is set.',
      },
      {
        title: 'Speak to Offutt families',
        text: 'Bellevue and Papillion hold many Air Force households. Mention base access, military leave clauses and weekend slots.',
      },
      {
        title: 'Reply slowly and fully',
        text: 'People here compare three quotes at the kitchen table. A thorough written answer the next day beats a pushy call the same hour.',
      },
      {
        title: 'Feature South Omaha makers',
        text: 'Conchas and tamales sell citywide when people know the hours. Put bilingual order forms online by early November.',
      },
    ],
    services: [
      'Calm, factual campaigns with two weeks of baseball in the middle, and a Spanish track for the south side.',
      'The receptionist that never takes weather days: it confirms, moves or cancels by voice while the roads are closed.',
      'Three-quote shoppers get a tidy proposal, a check-in after five days and then silence, all on its own.',
      'Grid-based location pages, Iowa side included, so Council Bluffs searchers know whether you cross the river.',
    ],
  },
  {
    name: 'Lincoln',
    county: 'Lancaster County',
    state: 'NE',
    lat: 40.8136,
    lng: -96.7026,
    size: 'city',
    neighbours: ['Waverly', 'Hickman', 'Seward', 'Crete'],
    trades: [
      'sports apparel shops',
      'irrigation and farm equipment dealers',
      'printing and sign shops',
      'Vietnamese and Middle Eastern groceries',
      'bike repair shops',
      'early childhood centers',
      'window and siding firms',
      'ice cream stands',
    ],
    particular:
      'Seven or so Saturdays each fall turn downtown red and close it to ordinary errands. State offices and the university employ much of the town, so budgets run by fiscal year and semester. Refugee families have settled for decades, and North 27th Street shows it in Vietnamese, Arabic and Kurdish signs.',
    season:
      'High school state tournaments in March and the football fall bring the rest of Nebraska in. After commencement the pace drops, yards grow and trail riders appear.',
    search:
      'Lettered streets go east and west, numbered ones north and south, O Street is the zero line, and people give corners, such as 48th and O.',
    tips: [
      {
        title: 'Give the corner, always',
        text: 'Residents place you by letter and number. Put the corner, 27th and Vine for example, into your profile description, your ads and the greeting on your phone.',
      },
      {
        title: 'Host the state tournament towns',
        text: 'Small towns arrive with the whole gym. Call the school office, offer a team meal and set a sign with the mascot.',
      },
      {
        title: 'Sell on away games',
        text: 'When the team travels, locals have a free Saturday. Schedule demos, sales and appointments for those dates.',
      },
      {
        title: 'Learn the fiscal year',
        text: 'State agencies and the university spend out before June 30. Send quotes in April with the codes they need.',
      },
      {
        title: 'Print in Arabic and Kurdish too',
        text: 'One translated sheet about prices and appointments opens doors around North 27th. Ask a community center to check it.',
      },
    ],
    services: [
      'A red calendar and a green one: game Saturdays for volume, away weekends and spring for your own offers.',
      'State employees phone at 12:10. The agent takes all of them at once and spreads the appointments over the week.',
      "Purchase orders, semester billing and renewals are built in, so the university's paper does not land on your kitchen table.",
      'We write corners, not just addresses, and give the surrounding villages honest pages with gravel-road travel fees.',
    ],
  },
];
