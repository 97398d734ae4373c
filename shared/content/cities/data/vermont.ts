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
      'Vermont has banned roadside billboards since the sixties, so a good listing and a modest sign do the job of a billboard. A pedestrian street of brick storefronts leads from the university hill toward Lake Champlain. Québécois guests arrive in under two hours, and New Americans from Bhutan, Somalia and Congo run groceries in the Old North End.',
    season:
      'July sailing, October leaves and powder weekends are busy. Few people travel in stick season in November and mud season in April.',
    search:
      'With no billboards on the highway, travelers search from the car at the exit. Residents trust the neighborhood forum.',
    tips: [
      {
        title: 'Let the phone be your billboard',
        text: 'Fill in every attribute on your profile: chargers, dogs, gluten-free, bike rack. Nothing on the interstate will do it for you.',
      },
      {
        title: 'Greet Montréal in proper French',
        text: 'Include your menu, hours and rates in Canadian dollars, plus Quebec holidays such as June 24.',
      },
      {
        title: 'Offer stick-season prices',
        text: 'Locals finally get a table or a tune-up in November. Announce it on the neighborhood forum in two plain lines.',
      },
      {
        title: 'Plan for June 1 leases',
        text: 'Students change apartments on June 1. Storage, painters and bike sales can share a map.',
      },
      {
        title: 'Explain weatherization tests',
        text: 'Weatherization has rebates and waiting lists. A two-minute video in an attic brings calls in the first cold week.',
      },
    ],
    services: [
      'French notes go out before Quebec holidays, foliage dates go by elevation, and lower prices fill the gray weeks.',
      "Bonjour or hello, snow report or sail time: callers get today's answer.",
      'Rebate forms, ski tunes and storage slots are tracked from drop-off to pickup.',
      "Your site does what roadside signs can't, in English and French, light enough for a hill-town signal.",
    ],
  },
];
