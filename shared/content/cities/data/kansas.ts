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
      'When the aircraft plants hire, the whole town buys trucks and patios, and when they lay off, it repairs instead. Suppliers with ten people make parts that fly. Lebanese grocers and Vietnamese kitchens on North Broadway are old favorites, and farm customers come in from every direction on Saturday.',
    season:
      'Wheat harvest in June and Riverfest just before it pull attention away from errands. Plants often rest around the July Fourth and Christmas weeks, and that is when families travel or fix the house.',
    search: 'East side and west side rarely swap errands; Kellogg is the spine that every direction starts from.',
    tips: [
      {
        title: 'Keep two offers in the drawer',
        text: 'One for overtime months, one for furlough months. Watch plant news and change the headline, not the price list.',
      },
      {
        title: 'Open before first shift',
        text: 'Machinists start at six or earlier. Coffee, blood draws and oil changes at five will be full if the listing says so.',
      },
      {
        title: 'Get certified and show it',
        text: 'Aerospace buyers filter by quality standard. Put the certificate number, tolerance range and a plain contact on page one.',
      },
      {
        title: 'Treat the farm family to one trip',
        text: 'They come once and want five errands done. Offer a Saturday bundle with the neighbor who fixes glasses or tires.',
      },
      {
        title: 'Mind both sides of the river',
        text: 'Delano, Old Town and Riverside touch but differ. Photograph your storefront with the nearest bridge or the Keeper in view.',
      },
    ],
    services: [
      'Messaging keyed to plant payroll and harvest, so you do not push luxury in a furlough week.',
      'Your line wakes up at 4:30 with the first shift. Slots get filled, quotes get started and the shop stays quiet until seven.',
      'From drawing to quote to traveler sheet, each small-batch job has one record that an auditor could follow.',
      'For parts makers a capability site, for shops on Kellogg a fast local one: we know which of the two you need.',
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
      'textbook and laptop repairers',
    ],
    particular:
      "Basketball nights on Mount Oread empty the streets, then fill Massachusetts Street for hours. Two universities, the state's and Haskell, bring students from every county and from tribal nations across the country. Leases roll over around the first of August, and curbs fill with couches.",
    season:
      'Mid-August through May is the working year, with a peak each March if the team keeps winning. June and July belong to residents, gardeners and Clinton Lake.',
    search:
      'Everybody shortens the main street to Mass; west Lawrence families search by Sixth Street or Bob Billings instead.',
    tips: [
      {
        title: 'Have a win plan and a loss plan',
        text: 'Tournament games change the till. Draft both posts, both staffing texts and a next-day special before tipoff.',
      },
      {
        title: 'Collect the August couch',
        text: "Haulers, thrift shops and cleaners can all meet the lease turnover. Publish the week's route and one flat price per item.",
      },
      {
        title: 'Ask Haskell graduates for words',
        text: 'If Native artists or students shop with you, invite their reviews and credit their work with nation and name as they wish it.',
      },
      {
        title: 'Charm the parent weekend',
        text: 'Mothers and fathers book brunch six weeks out. Offer a gift they can order in October for finals week.',
      },
      {
        title: 'Use the twelve-month neighbors',
        text: 'East Lawrence and Old West homeowners stay. Give them a July card with early hours and no crowd.',
      },
    ],
    services: [
      'Money follows the academic clock: loud in late August, clever in March, modest in July.',
      'Forty calls for wings at halftime do not fit one cashier. The agent takes orders, reads back the total and gives a real time.',
      'Move-in inspections and deposit letters leave with photos attached, for each flat, before the parents ask.',
      'Search terms with Mass Street, campus and lake get separate pages, because nobody looking for one wants the other.',
    ],
  },
];
