import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Wichita',
    county: 'Sedgwick County',
    state: 'KS',
    lat: 37.6872,
    lng: -97.3301,
    size: 'city',
    neighbours: ['Derby', 'Andover', 'Haysville', 'Park City'],
    trades: [
      'aircraft component shops',
      'machinists and tool rooms',
      'Lebanese and Vietnamese restaurants',
      'garage door and fence firms',
      'credit unions and tax preparers',
      'pheasant and gun dog outfitters',
      'barbers',
      'irrigation suppliers',
    ],
    particular:
      'When the aircraft plants hire, the whole town buys trucks and patios. When they lay off, it repairs instead. Suppliers with ten people make parts that fly. Lebanese grocers and Vietnamese kitchens on North Broadway are old favorites, and farm customers come in from every direction on Saturday.',
    season:
      "Wheat harvest in June and Riverfest just before it pull people away from errands. Plants often close around July Fourth and Christmas, and that's when families travel or fix the house.",
    search: 'East siders and west siders rarely cross town for errands. Directions start from Kellogg.',
    tips: [
      {
        title: 'Keep two offers ready',
        text: 'Have one for overtime months and one for furlough months. Watch plant news and change the headline, not the price list.',
      },
      {
        title: 'Open before first shift',
        text: "Machinists start at six or earlier. Coffee, blood draws and oil changes at five will fill up if your listing says you're open.",
      },
      {
        title: 'Get certified and show it',
        text: 'Aerospace buyers filter by quality standard. Put your certificate number, tolerance range and a contact on page one.',
      },
      {
        title: 'Give farm families a one-trip offer',
        text: 'They come in once and want five errands done. Offer a Saturday bundle with the neighbor who fixes glasses or tires.',
      },
      {
        title: "Show which side of the river you're on",
        text: 'Delano, Old Town and Riverside touch but differ. Photograph your storefront with the nearest bridge or the Keeper in view.',
      },
    ],
    services: [
      "Get messages timed to plant payroll and harvest, so you don't push luxury in a furlough week.",
      'Your line wakes up at 4:30 with the first shift. Slots get filled, quotes get started, and the shop stays quiet until seven.',
      'From drawing to quote to traveler sheet, each small-batch job has one record that an auditor could follow.',
      'Parts makers need a capability site. Shops on Kellogg need a fast local one. We know which one you need.',
    ],
  },
  {
    name: 'Lawrence',
    county: 'Douglas County',
    state: 'KS',
    lat: 38.9717,
    lng: -95.2353,
    size: 'small city',
    neighbours: ['Eudora', 'Baldwin City', 'Tonganoxie', 'Topeka'],
    trades: [
      'bookstores and record shops',
      'pizza and burger places',
      'student landlords',
      'screen printers',
      'yoga and massage studios',
      'old-house carpenters',
      'breweries',
      'textbook and laptop repair services',
    ],
    particular:
      "Basketball nights on Mount Oread empty the streets, then fill Massachusetts Street for hours. Two universities, the state's and Haskell, bring students from every county and from tribal nations across the country. Leases turn over around August 1, and curbs fill with couches.",
    season:
      'Business runs from mid-August through May, with a peak each March if the team keeps winning. June and July are for residents, gardeners and Clinton Lake.',
    search:
      'Everyone calls the main street Mass. West Lawrence families search by Sixth Street or Bob Billings instead.',
    tips: [
      {
        title: 'Have a win plan and a loss plan',
        text: 'Tournament games change your sales. Draft both posts, both staffing texts and a next-day special before tipoff.',
      },
      {
        title: 'Sell to August movers',
        text: "Haulers, thrift shops and cleaners can all profit from lease turnover. Publish the week's route and one flat price per item.",
      },
      {
        title: 'Invite reviews from Haskell alumni',
        text: 'If Native artists or students shop with you, invite their reviews. Credit their work with nation and name the way they want it.',
      },
      {
        title: "Get ready for parents' weekend",
        text: 'Parents book brunch six weeks out. In October, offer a gift they can order for finals week.',
      },
      {
        title: 'Look after year-round neighbors',
        text: 'East Lawrence and Old West homeowners stay all year. Give them a July card with early hours and no crowds.',
      },
    ],
    services: [
      'Spending follows the academic calendar: loud in late August, clever in March, modest in July.',
      "One cashier can't handle forty wing orders at halftime. The agent takes orders, reads back the total and gives a real time.",
      'Move-in inspections and deposit letters go out with photos attached, for each apartment, before the parents ask.',
      "Searches for Mass Street, campus and the lake get separate pages, because people looking for one don't want the others.",
    ],
  },
];
