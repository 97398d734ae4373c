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
      'A national laboratory, an air base and the university hire engineers, while film crews rent streets, kitchens and trucks. Old families in Barelas and the South Valley speak a Spanish that predates the border, and their acequias still water fields. Flat roofs and stucco need care after every monsoon.',
    season:
      'Balloon Fiesta fills rooms and roads in early October, right after the chile roasting weeks. Coolers are started in April or May and put to sleep when the balloons leave.',
    search:
      'The two interstates cut four quadrants, and residents add the Heights, Nob Hill, the Valley or the Westside beyond the river.',
    tips: [
      {
        title: 'Rise with the balloons',
        text: 'Visitors are awake by four and hungry by nine. Open early those nine days, and tell them which route avoids the field traffic.',
      },
      {
        title: 'Ask red or green in your posts',
        text: 'A simple poll starts a hundred comments. Follow with the day your roaster will be running and how to reserve a sack.',
      },
      {
        title: 'Service coolers both ways',
        text: 'Start-up in spring and winterizing in fall are two visits. Sell them as one card and send the reminder by quadrant.',
      },
      {
        title: 'Register as a film vendor',
        text: 'Productions need carpenters, laundry and lunch for sixty. A listing in the local crew directory plus a one-page rate sheet gets the call.',
      },
      {
        title: 'Use valley Spanish carefully',
        text: 'Let someone from here read your ads. Words that sound right in Mexico or Spain can sound foreign on Isleta Boulevard.',
      },
    ],
    services: [
      'Fiesta, roasting, cooler season: we plan by what the air smells like, then fill the remaining months with steady local work.',
      'A canceled flight sends balloon guests back to bed and your phone into a spin. The agent rebooks all of them politely.',
      'Lab and base purchasing asks for certifications and net terms; your documents are assembled and sent before lunch.',
      'Quadrant tags, roof photos and both languages make your pages read like the house next door in Los Griegos or Taylor Ranch.',
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
      'Building codes hold the center to adobe looks and low roofs, so signs are small and a doorway has to be described. Native artists sell under the Palace portal, Canyon Road lives on collectors, and lab staff from Los Alamos fill weekday dinners. South along Airport Road the customers are mostly local, young and Spanish-speaking.',
    season:
      'Folk art in July, Indian Market in August and the summer opera bring the money; skiers and the legislative session keep winter alive. November and April are thin, and artists use them to work.',
    search:
      'Collectors search by artist, medium or pueblo months before a trip; residents say Southside, Eldorado or off Cerrillos.',
    tips: [
      {
        title: 'Describe the blue gate',
        text: 'With tiny signs and brown walls, landmarks guide people. Write the gate color, the portal and the nearest legal parking.',
      },
      {
        title: 'Certify and tell',
        text: 'For jewelry and weaving, name the maker, the pueblo or nation, and the material. Law and taste demand it, and so do collectors.',
      },
      {
        title: 'Write to buyers in May',
        text: 'They plan August early. Send ten images and your market-week hours, then a personal note to the three who reply.',
      },
      {
        title: 'Do not skip Airport Road',
        text: 'Many of the people who keep your inn clean and your roof dry live there. Hire, sell and advertise in Spanish with respect.',
      },
      {
        title: 'Mud season, plaster season',
        text: 'After winter, owners see cracks. Explain lime versus cement over adobe in two photos and you will be called by the careful ones.',
      },
    ],
    services: [
      'Collector letters before the markets, resident offers in the shoulder months, and no shouting on a street that dislikes it.',
      'A collector in another time zone asks whether the piece is still there. The line answers with care and arranges a viewing.',
      'Provenance, consignment splits, shipping crates: every work keeps a record from studio to wall.',
      'Image-rich pages with alt text by medium and maker, and one for the Southside that loads on any phone.',
    ],
  },
];
