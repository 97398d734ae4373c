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
      "Half of Maine's map comes here for a specialist, a tire, a coat or a flight, and some customers drive three hours each way. Lumber made the river port, and paper, forestry and the state university up the Penobscot still place orders. New Brunswick plates are normal in the mall lot.",
    season:
      "Open-air concerts and Acadia traffic fill July and August, blaze orange takes November and sleds take February. In April's mud, back roads are posted and purchases wait.",
    search:
      'Rural customers phone ahead to be sure the part is there, since a wasted trip from Millinocket or Machias means a lost day.',
    tips: [
      {
        title: 'Confirm the shelf',
        text: 'Let people see or ask whether a part, pill or coat is in stock. Hold it two days by name.',
      },
      {
        title: 'Group the errands',
        text: 'Partner with an optician, a garage and a lunch room, and show how three visits fit in one morning.',
      },
      {
        title: 'Warn about posted roads',
        text: 'Firewood, cement and boats move late in mud time. Publish weight limits and your alternate dates.',
      },
      {
        title: 'Open early for deer season',
        text: 'During the November hunt, butchers, diners and taxidermists should state hours before light. Coffee before sunrise is advertisement enough.',
      },
      {
        title: 'Meet concert buses',
        text: 'Waterfront shows end at eleven. Late kitchens and motels with a van can own that hour if the listing says so.',
      },
    ],
    services: [
      'Radio-style plain words for the County and the coast, following the hunting, sledding and school weeks.',
      'A caller from Houlton learns whether the belt is on the shelf and what else to fetch.',
      'Holds, oil levels and guide trips are reminded by text, or by call where there is no signal.',
      'Stock, distance and road notes on light pages that open over a slow rural line.',
    ],
  },
];
