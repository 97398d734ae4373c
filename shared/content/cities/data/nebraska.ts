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
      'Insurance, railroads and a medical school pay steady wages, so households plan their purchases. South 24th Street, once fed by the stockyards, now does business mostly in Spanish. In June, college baseball fans take over downtown, and the zoo draws families from several states.',
    season:
      'June is busy with baseball, July is hot, and spring brings hail. The Old Market sells well before Christmas. A blizzard week may cancel everything but plows.',
    search: 'Numbered streets are the compass: 24th, 72nd and 144th tell a resident how far away you are.',
    tips: [
      {
        title: 'Advertise by street number',
        text: 'West of 72nd or near 144th and Center says it all. Put these crossings into titles, captions and your voicemail.',
      },
      {
        title: 'Adopt a college team in June',
        text: 'Fans of eight schools need shirts washed, dinner at eleven and a place to watch. Hang the colors the day the bracket is set.',
      },
      {
        title: 'Reach Offutt families',
        text: 'Many Air Force households live in Bellevue and Papillion. Mention base access, military leave clauses and weekend slots.',
      },
      {
        title: 'Send quotes with all the details',
        text: 'People here compare three quotes at the kitchen table. A thorough written answer the next day beats a pushy call within the hour.',
      },
      {
        title: 'Feature South Omaha makers',
        text: 'Conchas and tamales sell citywide when people know the hours. Put bilingual order forms online by early November.',
      },
    ],
    services: [
      'Get calm, factual campaigns with two weeks of baseball in the middle, and a Spanish track for the south side.',
      'Your receptionist never takes a snow day. It confirms, moves or cancels by voice while the roads are closed.',
      'Three-quote shoppers get a neat proposal and one check-in after five days, all automatically.',
      'Get location pages by street grid, Iowa side included, so Council Bluffs searchers know if you cross the river.',
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
      "About seven Saturdays each fall turn downtown red and close it to ordinary errands. State offices and the university employ much of the town, so budgets run by fiscal year and semester. Refugee families have settled here for decades, and on North 27th Street you'll see signs in Vietnamese, Arabic and Kurdish.",
    season:
      'High school state tournaments in March and fall football bring in the rest of Nebraska. After commencement the pace drops, yards grow and trail riders appear.',
    search:
      'Lettered streets go east and west, numbered ones go north and south, and O Street is the zero line. People give corners, such as 48th and O.',
    tips: [
      {
        title: 'Always give the corner',
        text: 'Residents place you by letter and number. Put the corner, 27th and Vine for example, in your profile, your ads and your phone greeting.',
      },
      {
        title: 'Welcome state tournament towns',
        text: 'Small towns arrive with the whole gym. Call the school office, offer a team meal and put out a sign with the mascot.',
      },
      {
        title: 'Sell during away games',
        text: 'When the team travels, locals have a free Saturday. Schedule demos, sales and appointments for those dates.',
      },
      {
        title: 'Sell before June 30',
        text: 'State agencies and the university spend their budgets before June 30. Send quotes in April with the codes they need.',
      },
      {
        title: 'Print in Arabic and Kurdish too',
        text: 'One translated sheet about prices and appointments opens doors around North 27th. Ask a community center to check it.',
      },
    ],
    services: [
      'Get two calendars: home game Saturdays for volume, and away weekends and spring for your own offers.',
      'State employees call at 12:10. The agent takes all the calls and spreads the appointments over the week.',
      "Purchase orders, semester billing and renewals are built in, so the university's paperwork doesn't land on your kitchen table.",
      'We write corners, not just addresses, and give nearby villages honest pages with gravel-road travel fees.',
    ],
  },
];
