import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Morgantown',
    county: 'Monongalia County',
    state: 'WV',
    lat: 39.6295,
    lng: -79.9559,
    size: 'town',
    neighbours: ['Westover', 'Star City', 'Fairmont', 'Granville'],
    trades: [
      'student landlords',
      'bars and pizza shops',
      'pepperoni roll bakeries',
      'physical therapists',
      'bike and paddle shops',
      'mechanics',
      'tutoring services',
      'laundromats',
    ],
    particular:
      'A state university on steep hills drives the calendar, and driverless cars on a small elevated rail carry students between campuses. The academic hospital on the north side treats people from much of the state. On home Saturdays, enough people for a much larger city arrive, park on lawns and want breakfast.',
    season:
      'Mid-August move-in, six or seven football weekends and graduation in May are the peaks. Winter break and June are nearly silent downtown.',
    search:
      'Students search by walking time and hill, and hospital families search the Suncrest side. Everyone asks about parking.',
    tips: [
      {
        title: 'Describe the climb',
        text: "Flat route, stairs or bus: say how to reach you from campus without climbing. It's the line people copy into chats.",
      },
      {
        title: 'Plan twelve dates in July',
        text: "Move-in, parents' weekend, rivalry games, finals. Give each a menu or a price and schedule every post before the first box is carried.",
      },
      {
        title: 'Put yourself on the rail-trail',
        text: 'Cyclists follow the Monongahela and Deckers Creek. Mention an air pump, water and a bench, and put the trail side on your map pin.',
      },
      {
        title: 'Ask parents for reviews',
        text: 'They pay, they stay two nights, and they compare. A card at checkout with a link works on Sunday morning.',
      },
      {
        title: 'List leases by October',
        text: "Students sign for apartments many months ahead. Show next year's units, with utility averages, by October.",
      },
    ],
    services: [
      'Get one academic-year plan built around twelve weekends, with savings kept for the quiet ones.',
      'During a game, the agent takes orders. During finals, it takes study-night deliveries until two.',
      'Roommate applications, guarantor forms and repair requests move without paper on your counter.',
      'Get a light site with walking times, hill notes and rent tables that students can open between classes.',
    ],
  },
];
