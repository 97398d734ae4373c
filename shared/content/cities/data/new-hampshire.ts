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
      "Brick textile mills stretch along the Merrimack and now house startups, medical engineers, colleges and restaurants. There's no sales tax, which brings Massachusetts shoppers up 93 every weekend. On the West Side, church names recall Quebec, and on Elm Street you'll hear Nepali and Spanish too.",
    season:
      'Every fourth winter, presidential hopefuls and camera crews take every room and diner booth. Otherwise, December shopping and September leaf drives bring the most people. March is slush and few visitors.',
    search:
      'Shoppers from Lawrence or Lowell type a product and a highway exit. Residents type East Side or West Side.',
    tips: [
      {
        title: 'Show the tax-free price',
        text: 'List the final price, the pickup bay and how a sofa fits in a hatchback. People plan the drive from Methuen around that.',
      },
      {
        title: 'Keep a page for primary season',
        text: 'Camera crews look for outlets, parking and early coffee. Write the page once, rest it for three years and bring it back.',
      },
      {
        title: 'Sell lunch to the Millyard',
        text: 'Give people who work in the Millyard a standing Thursday tray. Lead with the mill number and the door.',
      },
      {
        title: 'Take tourtière orders',
        text: 'Grandchildren now order the meat pies for Christmas Eve and January. Take names online from Thanksgiving.',
      },
      {
        title: "Say which side of the river you're on",
        text: 'Bridges jam at five. Add an eastern and a western landmark to every appointment email.',
      },
    ],
    services: [
      'Get ads by highway exit toward Massachusetts, and mill, parish and neighborhood marketing at home.',
      'Is it in stock, does it fit, which bay? Callers get answers before they burn any gas.',
      'Reserved items, pickup windows and price matches stay in line with your stock count.',
      'Get product pages that show one honest total, written for searches from towns down to the state line.',
    ],
  },
];
