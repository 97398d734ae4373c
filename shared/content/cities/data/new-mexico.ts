import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Albuquerque',
    county: 'Bernalillo County',
    state: 'NM',
    lat: 35.0844,
    lng: -106.6504,
    size: 'big city',
    neighbours: ['Rio Rancho', 'Corrales', 'Bernalillo', 'Los Lunas'],
    trades: [
      'New Mexican restaurants',
      'stucco and flat roof crews',
      'evaporative cooler technicians',
      'film and location services',
      'chile roasters',
      'laboratory subcontractors',
      'Route 66 motels and diners',
      'curanderas and herb shops',
    ],
    particular:
      'A national laboratory, an air base and the university hire engineers, and film crews rent streets, kitchens and trucks. Old families in Barelas and the South Valley speak a Spanish older than the border, and their acequias still water fields. Flat roofs and stucco need care after every monsoon.',
    season:
      'Balloon Fiesta fills rooms and roads in early October, right after the chile roasting weeks. People start their swamp coolers in April or May and shut them down when the balloons leave.',
    search:
      'The two interstates cut the city into four quadrants. Residents add the Heights, Nob Hill, the Valley or the Westside across the river.',
    tips: [
      {
        title: 'Open early for Balloon Fiesta',
        text: 'Visitors are awake by four and hungry by nine. Open early those nine days, and tell them which route avoids the field traffic.',
      },
      {
        title: 'Ask red or green in your posts',
        text: 'A simple poll gets people commenting. Follow up with the day your roaster will run and how to reserve a sack.',
      },
      {
        title: 'Sell cooler service twice a year',
        text: 'Spring start-up and fall winterizing are two visits. Sell them as one card and send the reminder by quadrant.',
      },
      {
        title: 'Register as a film vendor',
        text: 'Productions need carpenters, laundry and lunch for sixty. A listing in the local crew directory plus a one-page rate sheet gets the call.',
      },
      {
        title: 'Use local Spanish',
        text: 'Have someone from here read your ads. Words that sound right in Mexico or Spain can sound foreign on Isleta Boulevard.',
      },
    ],
    services: [
      'Plan for fiesta, roasting and cooler season, then fill the remaining months with steady local work.',
      'A canceled flight sends balloon guests back to bed, and then your phone starts ringing. The agent politely rebooks all of them.',
      'Lab and base buyers ask for certifications and net terms. Your documents are put together and sent before lunch.',
      'Quadrant tags, roof photos and both languages make your pages feel local in Los Griegos or Taylor Ranch.',
    ],
  },
  {
    name: 'Santa Fe',
    county: 'Santa Fe County',
    state: 'NM',
    lat: 35.687,
    lng: -105.9378,
    size: 'small city',
    neighbours: ['Española', 'Los Alamos', 'Eldorado', 'Pojoaque'],
    trades: [
      'art galleries',
      'silversmiths and weavers',
      'adobe builders and plasterers',
      'inns and bed and breakfasts',
      'massage and spa therapists',
      'estate managers',
      'chefs and cooking schools',
      'wood stove sellers',
    ],
    particular:
      'Building codes hold the center to adobe looks and low roofs, so signs are small and you have to describe your doorway. Native artists sell under the Palace portal, Canyon Road lives on collectors, and lab staff from Los Alamos fill weekday dinners. South along Airport Road, customers are mostly local, young and Spanish-speaking.',
    season:
      'Folk art in July, Indian Market in August and the summer opera bring the money. Skiers and the legislative session keep winter alive. November and April are slow, and artists use them to work.',
    search:
      'Collectors search by artist, medium or pueblo months before a trip. Residents say Southside, Eldorado or off Cerrillos.',
    tips: [
      {
        title: 'Describe your gate and door',
        text: 'With tiny signs and brown walls, people go by landmarks. Write the gate color, the portal and the nearest legal parking.',
      },
      {
        title: 'Name the maker and the materials',
        text: 'For jewelry and weaving, name the maker, the pueblo or nation, and the material. The law requires it, and so do collectors.',
      },
      {
        title: 'Email buyers in May',
        text: 'They plan August early. Send ten images and your market-week hours, then a personal note to the three who reply.',
      },
      {
        title: "Don't skip Airport Road",
        text: 'Many of the people who keep your inn clean and your roof dry live there. Hire, sell and advertise in respectful Spanish.',
      },
      {
        title: 'Sell plaster repair in mud season',
        text: 'After winter, owners see cracks. Explain lime versus cement over adobe in two photos, and careful owners will call you.',
      },
    ],
    services: [
      'Send collector letters before the markets and resident offers in the shoulder months, with no shouting on a street that hates it.',
      'A collector in another time zone asks if the piece is still there. The agent answers with care and arranges a viewing.',
      'Provenance, consignment splits, shipping crates: every work has a record from studio to wall.',
      'Get image-rich pages with alt text by medium and maker, and one for the Southside that loads on any phone.',
    ],
  },
];
