import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Manchester',
    county: 'Hillsborough County',
    state: 'NH',
    lat: 42.9956,
    lng: -71.4548,
    size: 'small city',
    neighbours: ['Bedford', 'Hooksett', 'Goffstown', 'Londonderry'],
    trades: [
      'sandwich and chicken tender shops',
      'software firms',
      'furniture and appliance dealers',
      'family medical practices',
      'auto dealers',
      'French Canadian bakeries',
      'nail salons',
      'oil and propane dealers',
    ],
    particular:
      'Brick textile mills stretch along the Merrimack and now hold startups, medical engineers, colleges and restaurants. No tax is added at the till, which brings Massachusetts shoppers up 93 every weekend. On the West Side church names recall Quebec, while Elm Street hears Nepali and Spanish as well.',
    season:
      'Every fourth winter, presidential hopefuls and camera crews rent every room and diner booth. Otherwise December shopping and September leaf drives bring the most people; March is slush and few visitors.',
    search:
      'Shoppers from Lawrence or Lowell type a product and a highway exit, residents type East Side or West Side.',
    tips: [
      {
        title: 'Stock the tax-free answer',
        text: 'List final price, pick-up bay and how a sofa fits in a hatchback. The drive from Methuen is planned on that.',
      },
      {
        title: 'Keep a page for primary season',
        text: 'Camera crews look for outlets, parking and early coffee. Write it once, rest it three years and bring it back.',
      },
      {
        title: 'Invite the mill to lunch',
        text: 'Badge holders in the Millyard get a standing Thursday tray. Lead with the mill number and the door.',
      },
      {
        title: 'Keep tourtière on the calendar',
        text: 'Meat pies for Christmas Eve and January are ordered by grandchildren now. Take names online from Thanksgiving.',
      },
      {
        title: 'Say which side of the river',
        text: 'Bridges jam at five. Add an eastern and a western landmark to every appointment email.',
      },
    ],
    services: [
      'Highway-exit ads toward Massachusetts and mill, parish and neighborhood notes at home.',
      'Is it in stock, does it fit, which bay: questions are settled before anyone burns gas.',
      'Reserved items, pick-up windows and price matches line up with your stock count.',
      'Product pages showing one honest total, indexed for towns down to the state line.',
    ],
  },
];
