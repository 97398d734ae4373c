import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Anchorage',
    county: 'Municipality of Anchorage',
    state: 'AK',
    lat: 61.2181,
    lng: -149.9003,
    size: 'city',
    neighbours: ['Eagle River', 'Girdwood', 'Wasilla', 'Palmer'],
    trades: [
      'flightseeing and fishing outfitters',
      'boiler and thaw services',
      'tire and auto heater shops',
      'air cargo handlers',
      'fur and parka sewers',
      'espresso huts',
      'seafood processors',
      'Korean and Filipino restaurants',
    ],
    particular:
      'City and borough are one municipality that reaches from ski slopes at Girdwood to the edge of the Valley. Cargo planes between Asia and the lower forty-eight refuel here, soldiers and airmen rotate through, and villages off the road system order by phone and pick up by plane. Freight cost and daylight enter every price.',
    season:
      'Cruise and fishing guests come mid-May to September under long light. In October the Permanent Fund dividend sets off a burst of buying, early March has winter carnival and sled dogs, and darkness does the rest.',
    search:
      'Midtown, Spenard, Muldoon and the Hillside orient residents, visitors ask how far from the train depot, and village buyers just want a phone that is picked up.',
    tips: [
      {
        title: 'Be ready for the dividend',
        text: 'Announce layaway, tires or travel offers in late September. When the deposit lands, people have decided already.',
      },
      {
        title: 'Ship to the bush on purpose',
        text: 'Publish how you box, which carrier you use and the cutoff for the morning flight. A village customer tells the whole village.',
      },
      {
        title: 'Beat the stud changeover',
        text: "Studded tires have legal dates in fall and spring. Text last year's customers before the first frost, while slots remain.",
      },
      {
        title: 'State your time difference',
        text: 'Callers from the East ring four hours ahead of you. List Alaska Time and let someone or something answer at five.',
      },
      {
        title: 'Sell light and heat as care',
        text: 'In December offer lamps, warm lobby seats, block heater outlets. Put these into attributes and photos.',
      },
    ],
    services: [
      'A bright visitor summer, one dividend rush and a long local winter: the plan has those three parts and nothing borrowed from the lower states.',
      'Frozen pipes on Christmas night or a lodge guest with a weather-held plane, somebody must pick up. It will, and in Tagalog too if you wish.',
      'Barge dates, freight quotes and village orders update one another, so you promise only what the plane can carry.',
      'Slow rural connections deserve light pages. We strip yours to the essentials and add shipping facts up front.',
    ],
  },
];
