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
      'fur and parka makers',
      'espresso huts',
      'seafood processors',
      'Korean and Filipino restaurants',
    ],
    particular:
      'The city and borough are one municipality, from the ski slopes at Girdwood to the edge of the Valley. Cargo planes between Asia and the Lower 48 refuel here, and soldiers and airmen rotate through. Villages off the road system order by phone and pick up by plane. Freight and daylight affect every price.',
    season:
      'Cruise and fishing guests come from mid-May to September, when the days are long. In October, the Permanent Fund dividend sets off a burst of buying. Early March has winter carnival and sled dogs, and the dark months are slow.',
    search:
      'Residents go by Midtown, Spenard, Muldoon and the Hillside. Visitors ask how far you are from the train depot, and village buyers just want someone to pick up.',
    tips: [
      {
        title: 'Be ready for the dividend',
        text: 'Announce layaway, tires or travel offers in late September. By the time the deposit lands, people have already decided.',
      },
      {
        title: 'Make it easy to ship to the villages',
        text: 'Publish how you pack, which carrier you use and the cutoff for the morning flight. One village customer tells the whole village.',
      },
      {
        title: 'Beat the stud changeover',
        text: "Studded tires have legal dates in fall and spring. Text last year's customers before the first frost, while you still have slots.",
      },
      {
        title: 'State your time difference',
        text: 'Callers from the East Coast are four hours ahead of you. List Alaska Time and let someone, or a voice agent, answer at five.',
      },
      {
        title: 'Promote light and warmth in winter',
        text: 'In December, offer lamps, warm lobby seats and block heater outlets. Add them to your profile attributes and photos.',
      },
    ],
    services: [
      'Your plan has three parts: a bright visitor summer, the dividend rush and a long local winter. Nothing is borrowed from the Lower 48.',
      "Pipes freeze on Christmas night, or a lodge guest's plane is stuck in weather. The agent picks up, in Tagalog too if you want.",
      'Barge dates, freight quotes and village orders stay in sync, so you only promise what the plane can carry.',
      'Slow rural connections need light pages. We strip yours to the essentials and put shipping facts at the top.',
    ],
  },
];
