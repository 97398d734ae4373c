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
      "Directions run mauka and makai, toward the mountain or the sea, then Ewa or Diamond Head. Almost everything arrives by ship or plane, so stock and prices follow the docks. Waikiki's hotels serve guests from Japan, Korea, Australia and the mainland, while Kalihi, Kaimuki and Kakaako feed those who work there, in Ilocano, Tagalog, Japanese and Pidgin.",
    season:
      "Visitors peak around New Year, summer school holidays and Japan's Golden Week; December adds the marathon. Graduation in May and June is the lei season, and late September is slow.",
    search:
      'Residents choose by whether the drive is against traffic and where to park; tourists search on foot within a few blocks of Kalakaua.',
    tips: [
      {
        title: 'Tell kamaaina how to ask',
        text: 'If you give a resident rate, say what ID it takes and on which days. Keep it on the profile, not on a sign inside.',
      },
      {
        title: 'Label in Japanese neatly',
        text: 'Order steps, sizes and tax on one card, checked by a native reader. Guests line up where pointing is not needed.',
      },
      {
        title: 'Show the barge truth',
        text: 'Parts and furniture take weeks. Put the honest arrival window beside the price and update customers as the ship moves.',
      },
      {
        title: 'Get leis booked in April',
        text: 'Families buy many and worry late. Open a preorder list by school and date, with a cooler pickup after the ceremony.',
      },
      {
        title: 'Mention the stall',
        text: 'Parking wins over flavor on some nights. Describe your stalls, validation and the side street, in the first photo if you can.',
      },
    ],
    services: [
      "Two rhythms, residents' and visitors', are planned apart, and neither audience gets the other's price.",
      'The mainland is awake while you sleep and Tokyo after you close. Both book by voice, politely, in English or Japanese.',
      'Container dates, reorder points and wedding permits for beaches keep each other informed, with an alert while there is time to fix it.',
      'We write mauka and makai directions for neighbors, walking minutes for guests, and keep names with their proper spelling.',
    ],
  },
];
