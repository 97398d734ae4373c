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
      'Design and cooking schools keep sending trained people into small studios and kitchens, and the old jewelry mills have room for them. Spanish is the second language of whole wards around Broad Street and Olneyville, and Portuguese and Cape Verdean families live near the bay. Everyone seems to be two introductions away, so your reputation travels fast, good or bad.',
    season:
      'Fires lit on the rivers on certain nights from spring to fall bring crowds downtown. Beach weekends empty the city in July, and graduation and move-in flood the East Side.',
    search:
      'Fifteen minutes counts as a long drive for many Rhode Islanders, and directions still mention stores that closed. Get your pin, photo and exit right.',
    tips: [
      {
        title: 'Post the fire nights',
        text: "Check the lighting dates as soon as they're out, and take reservations in two seatings around sunset.",
      },
      {
        title: 'Open your workshop',
        text: 'Jewelers and printmakers do well with a bench video and a monthly open door in the mill. List the elevator and loading side.',
      },
      {
        title: 'Explain triple-decker repairs',
        text: 'Porches, stairs and lead paint on triple-deckers need specific permits. Describe each floor and what tenants should expect.',
      },
      {
        title: 'Answer every complaint within a day',
        text: "Word spreads at the bakery counter. Your next client's cousin will read a short apology with a fix.",
      },
      {
        title: 'Mark parish feast days',
        text: 'Parish feasts on Federal Hill and in Fox Point draw families back. Post your hours, cookies and parking for those weekends.',
      },
    ],
    services: [
      "Put reputation first: replies, photos and feast days, then modest ads within fifteen minutes' drive.",
      'Callers reserve for a fire night in English, Spanish or Portuguese, with no hold music.',
      'Custom ring, wedding cake or mill tour: each stage is confirmed with a picture and a date.',
      'Get bench videos, exact pins and a contact page in three languages, made for a small state where word travels.',
    ],
  },
];
