import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Providence',
    county: 'Providence County',
    state: 'RI',
    lat: 41.824,
    lng: -71.4128,
    size: 'city',
    neighbours: ['Cranston', 'Pawtucket', 'East Providence', 'Warwick'],
    trades: [
      'Italian bakeries and restaurants',
      'jewelry makers',
      'design studios',
      'triple-decker contractors',
      'hair salons',
      'dental offices',
      'tattoo artists',
      'food trucks',
    ],
    particular:
      'Design and cooking schools keep sending trained people into small studios and kitchens, and the old jewelry mills have room for them. Spanish is the second language of whole wards around Broad Street and Olneyville, and Portuguese and Cape Verdean families are near the bay. Everybody seems two introductions away, so reputation moves fast in both directions.',
    season:
      'Fires lit on the rivers on chosen nights from spring to fall bring crowds downtown. Beach weekends drain the city in July; graduation and move-in flood the East Side.',
    search:
      'A quarter of an hour counts as a long drive for many Rhode Islanders, and directions still use stores that closed, so pin, photo and exit must be right.',
    tips: [
      {
        title: 'Print the fire nights',
        text: 'Check the lighting dates as soon as they are out and set reservations in two sittings around sunset.',
      },
      {
        title: 'Admit the workshop',
        text: 'Jewelers and printmakers do well with a bench video and a monthly open door in the mill. State elevator and loading side.',
      },
      {
        title: 'Repair three stories',
        text: 'Porches, stairs and lead paint on triple-deckers need specific permits. Describe each level and what tenants must expect.',
      },
      {
        title: 'Answer every grumble within a day',
        text: 'Word spreads at the bakery counter. A short apology with a fix is read by the cousin of the next client.',
      },
      {
        title: "Name your saint's day",
        text: 'Parish feasts on Federal Hill and in Fox Point draw families back. Hours, cookies and parking for those weekends deserve a post.',
      },
    ],
    services: [
      "Reputation first: replies, photos and feast days, then modest ads within fifteen minutes' drive.",
      'English, Spanish or Portuguese speakers can reserve for a fire night without a hold tune.',
      'Custom ring, wedding cake or mill tour: each stage is confirmed with picture and date.',
      'Bench videos, exact pins and a three-language contact page made for a small state with sharp ears.',
    ],
  },
];
