import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Honolulu',
    county: 'Honolulu County',
    state: 'HI',
    lat: 21.3069,
    lng: -157.8583,
    size: 'city',
    neighbours: ['Pearl City', 'Aiea', 'Kailua', 'Kaneohe'],
    trades: [
      'plate lunch and poke shops',
      'surf instructors',
      'lei makers and florists',
      'Japanese-speaking tour services',
      'solar and photovoltaic cleaners',
      'condo renovators',
      'wedding planners',
      'shave ice and mochi makers',
    ],
    particular:
      "Directions run mauka and makai, toward the mountain or the sea, then Ewa or Diamond Head. Almost everything arrives by ship or plane, so stock and prices follow the docks. Waikiki's hotels serve guests from Japan, Korea, Australia and the mainland. Kalihi, Kaimuki and Kakaako feed the people who work there, in Ilocano, Tagalog, Japanese and Pidgin.",
    season:
      "Visitors peak around New Year's, summer vacation and Japan's Golden Week, and December adds the marathon. Graduation in May and June is lei season, and late September is slow.",
    search:
      'Residents choose by parking and whether the drive is against traffic. Tourists search on foot within a few blocks of Kalakaua.',
    tips: [
      {
        title: 'Explain your kamaaina rate',
        text: 'If you offer a resident rate, say what ID it takes and on which days. Put it on your profile, not just on a sign inside.',
      },
      {
        title: 'Add clear labels in Japanese',
        text: "Put ordering steps, sizes and tax on one card, checked by a native reader. Guests line up where they don't have to point.",
      },
      {
        title: 'Be honest about shipping times',
        text: 'Parts and furniture take weeks. Put the honest arrival window next to the price and update customers as the ship moves.',
      },
      {
        title: 'Take lei orders in April',
        text: 'Families buy a lot of them and worry late. Open a preorder list by school and date, with a cooler pickup after the ceremony.',
      },
      {
        title: 'Tell people where to park',
        text: 'On some nights, parking wins over flavor. Describe your stalls, validation and the side street, in your first photo if you can.',
      },
    ],
    services: [
      "We plan residents and visitors separately, and neither group sees the other's price.",
      'The mainland is awake while you sleep, and Tokyo is awake after you close. Both book by voice, in English or Japanese.',
      'Container dates, reorder points and beach wedding permits stay in sync, with an alert while you can still fix it.',
      'We write mauka and makai directions for neighbors and walking minutes for guests, and we spell names right.',
    ],
  },
];
