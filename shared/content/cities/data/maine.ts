import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Bangor',
    county: 'Penobscot County',
    state: 'ME',
    lat: 44.8016,
    lng: -68.7712,
    size: 'town',
    neighbours: ['Brewer', 'Hampden', 'Orono', 'Old Town'],
    trades: [
      'truck and snowmobile dealers',
      'heating oil and stove firms',
      'diners and bakeries',
      'outfitters and guides',
      'medical specialists',
      'forestry suppliers',
      'motels',
      'veterinary clinics',
    ],
    particular:
      'Half of Maine comes here for a specialist, a tire, a coat or a flight, and some customers drive three hours each way. Lumber made this a river port. Paper, forestry and the state university up the Penobscot still place orders. New Brunswick plates are normal in the mall parking lot.',
    season:
      "Outdoor concerts and Acadia traffic fill July and August. Hunters come in November and snowmobilers in February. In April's mud, back roads are posted and purchases wait.",
    search:
      'Rural customers call ahead to be sure you have the part, because a wasted trip from Millinocket or Machias costs them a day.',
    tips: [
      {
        title: "Show what's in stock",
        text: 'Let people see or ask if a part, pill or coat is in stock. Hold it for two days under their name.',
      },
      {
        title: 'Combine their errands',
        text: 'Partner with an optician, a garage and a lunch spot, and show how three visits fit in one morning.',
      },
      {
        title: 'Warn about posted roads',
        text: 'Firewood, cement and boats move late in mud season. Publish weight limits and your alternate dates.',
      },
      {
        title: 'Open early for deer season',
        text: 'During the November hunt, butchers, diners and taxidermists should list hours before sunrise. Early coffee is all the advertising you need.',
      },
      {
        title: 'Stay open for concert crowds',
        text: 'Waterfront shows end at eleven. Late kitchens and motels with a van can own that hour if the listing says so.',
      },
    ],
    services: [
      'Reach the County and the coast in plain words, timed to the hunting, sledding and school weeks.',
      'A caller from Houlton learns if the belt is on the shelf and what else to pick up.',
      "Holds, oil levels and guide trips get reminders by text, or by call where there's no signal.",
      'Put stock, distance and road notes on light pages that open over a slow rural connection.',
    ],
  },
];
