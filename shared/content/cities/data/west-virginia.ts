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
      'A state university on steep hills dominates the calendar, and driverless cars on a small elevated rail carry students between its campuses. The academic hospital on the north side treats people from much of the state. On home Saturdays, the population of a far larger city arrives, parks on lawns and wants breakfast.',
    season:
      'Mid-August move-in, six or seven football weekends and graduation in May are the crests. Winter break and June are nearly silent downtown.',
    search:
      'Students search by walking time and hill, hospital families by the Suncrest side, and everyone asks about parking.',
    tips: [
      {
        title: 'Describe the climb',
        text: 'Flat route, stairs or bus: describe how to reach you from campus without climbing. It is the line people copy into chats.',
      },
      {
        title: 'Draft twelve dates in July',
        text: "Move-in, parents' weekend, rivalry games, finals. Give each a menu or a price and schedule every post before the first box is carried.",
      },
      {
        title: 'Claim the rail-trail',
        text: 'Cyclists follow the Monongahela and Deckers Creek. Mention air pump, water and a bench, and put the trail side on the map pin.',
      },
      {
        title: 'Turn parents into reviewers',
        text: 'They pay, they stay two nights, and they compare. A card at checkout with a link works on Sunday morning.',
      },
      {
        title: 'Mind the lease clock',
        text: "Apartments are signed many months ahead. Show next year's units, with utility averages, by October.",
      },
    ],
    services: [
      'One academic-year plan built around twelve weekends, with savings kept for the silent ones.',
      'During a game the line takes orders; during finals it takes study-night deliveries until two.',
      'Roommate applications, guarantor forms and repair requests move without paper on your counter.',
      'A lean site with walking times, hill notes and rent tables that students can open between classes.',
    ],
  },
];
