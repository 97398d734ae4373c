import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Burlington',
    county: 'Chittenden County',
    state: 'VT',
    lat: 44.4759,
    lng: -73.2121,
    size: 'town',
    neighbours: ['South Burlington', 'Winooski', 'Essex Junction', 'Colchester'],
    trades: [
      'cafes and bakeries',
      'bike and ski shops',
      'artisan food makers',
      'natural health practices',
      'weatherization contractors',
      'bookshops',
      'potters and printmakers',
      'lake tour boats',
    ],
    particular:
      'Roadside billboards have been banned in Vermont since the sixties, so a good listing and a modest sign carry what a poster would elsewhere. A pedestrian street of brick storefronts leads from the university hill toward Lake Champlain. Québécois guests arrive in under two hours, and New Americans from Bhutan, Somalia and Congo have groceries in the Old North End.',
    season:
      'July sails, October leaves and powder weekends are followed by stick season in November and mud in April, when few people travel.',
    search:
      'With no posters on the highway, travelers search from the car at the exit, and residents trust the neighborhood forum.',
    tips: [
      {
        title: 'Let the phone be your billboard',
        text: 'Fill every attribute on your profile: chargers, dogs, gluten-free, bike rack. Nothing on the interstate will do it for you.',
      },
      {
        title: 'Greet Montréal in proper French',
        text: 'Menu, opening times and rates in Canadian dollars, plus Quebec holidays such as June 24.',
      },
      {
        title: 'Offer stick-season prices',
        text: 'Locals finally get a table or a tune-up in November. Announce it on the neighborhood forum in two plain lines.',
      },
      {
        title: 'Sign for June leases early',
        text: 'Students change rooms on the first of June. Storage, painters and bike sales can share a map.',
      },
      {
        title: 'Explain the blower door',
        text: 'Weatherization has rebates and waiting lists. A two-minute film in an attic earns calls in the first cold week.',
      },
    ],
    services: [
      'French notes before Quebec holidays, foliage dates by elevation, and kind prices in the gray weeks.',
      'Bonjour or hello, snow report or sail time: callers get the current answer.',
      'Rebate forms, ski tunes and storage slots are tracked from drop-off to pick-up.',
      'A careful site that does what roadside signs cannot, in English and French, light enough for hill-town signal.',
    ],
  },
];
