import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Detroit',
    county: 'Wayne County',
    state: 'MI',
    lat: 42.3314,
    lng: -83.0458,
    size: 'big city',
    neighbours: ['Dearborn', 'Hamtramck', 'Southfield', 'Windsor, Ontario'],
    trades: [
      'auto parts and tool shops',
      'barbers and beauty stores',
      'soul food and coney restaurants',
      'urban farms',
      'basement and sewer repair',
      'fashion and watch makers',
      'caterers',
      'Arabic and Bengali bakeries',
    ],
    particular:
      'The streets were laid out for a city several times its present population, so open shops can be far apart and a lit sign matters. Woodward, Livernois, Michigan and Gratiot are the old spokes. Mexicantown, Arabic-speaking Dearborn next door and Bengali blocks near Hamtramck all shop by their own calendars, and Canada is one tunnel away.',
    season:
      'Saturdays from spring flowers to November turkeys belong to Eastern Market, and August belongs to polished cars on Woodward. Paczki before Lent bring lines at dawn, and basements flood in summer cloudbursts.',
    search: 'Mile roads organize the whole region, so Seven Mile at Livernois says more than a map pin.',
    tips: [
      {
        title: 'Keep your lights on',
        text: 'Show dusk photos, your camera and your lot. Customers choose the open, bright place at the end of a dark block.',
      },
      {
        title: 'Take paczki preorders',
        text: 'Preorders by flavor and hour stop arguments on Fat Tuesday. Include the Polish spelling and the plural.',
      },
      {
        title: 'Explain backflow in three pictures',
        text: 'After a cloudburst, people search for sewer valves. Say which city programs help and what you do.',
      },
      {
        title: 'Plan for both Eids',
        text: 'Dearborn and Hamtramck follow the moon. Mark expected dates as expected and staff up the night before.',
      },
      {
        title: 'Get ready for cruise Saturday',
        text: "Chrome, upholstery and ice cream shops should show lawn chairs, shade and which mile they're on.",
      },
    ],
    services: [
      'Get ads by spoke road, market Saturdays and holiday calendars from three faiths.',
      'Flooded at midnight on Eight Mile? The agent asks about depth, drain and power, then wakes your crew.',
      'Market preorders, tool repairs and Eid trays get a code, a time and a receipt.',
      'Get landing pages by mile road, dusk photos, and Arabic or Spanish sections where you have the staff.',
    ],
  },
  {
    name: 'Grand Rapids',
    county: 'Kent County',
    state: 'MI',
    lat: 42.9634,
    lng: -85.6681,
    size: 'city',
    neighbours: ['Wyoming', 'Kentwood', 'Walker', 'East Grand Rapids'],
    trades: [
      'furniture and cabinet makers',
      'breweries',
      'medical offices',
      'Christian school suppliers',
      'fruit farms and cideries',
      'office interior firms',
      'Latino groceries',
      'cottage contractors',
    ],
    particular:
      'Chairs and desks for offices in many countries are designed nearby, so joiners, fabric dealers and photographers find steady work. A hill of hospitals and research institutes looks down on the river. Dutch Reformed roots still keep Sundays calm in many homes, and Grandville Avenue does business in Spanish.',
    season:
      'An open art contest scatters work through downtown each fall, and orchards on the Ridge pick until Halloween. On July Fridays, owners leave for Lake Michigan cottages, and lake snow slows January.',
    search:
      "People reach Eastown, Creston and Heritage Hill by bike or bus. Everywhere else, it's US 131, the beltline roads and a free lot.",
    tips: [
      {
        title: 'Respect quiet Sundays',
        text: "Announce things Saturday night or Monday morning. If you're open Sunday, tell visitors without teasing the neighbors.",
      },
      {
        title: 'Become a stop on the art tour',
        text: 'Lend a wall, post the entry number and stay open an hour later. Voters walk in thirsty.',
      },
      {
        title: 'Show woodwork up close',
        text: 'Dovetails, finishes, lead times and freight class convince design buyers better than a showroom tour.',
      },
      {
        title: 'Catch the Friday cottage traffic',
        text: 'Advertise dock parts, steaks and firewood on Thursday, and promise pickup by two on Friday.',
      },
      {
        title: 'Report each apple variety as it ripens',
        text: 'Post the variety, which rows are open and the price. School groups plan from that post.',
      },
    ],
    services: [
      'Get art weeks, cottage Fridays and orchard dates, plus quiet trust-building with clinics and schools.',
      "You don't have to leave the saw. Buyers give sizes, dates and a number, and the agent books the visit.",
      'Wood samples, revisions and delivery crews stay in step from sketch to install.',
      'Get close-up galleries with dimensions, Spanish sections for Grandville Avenue and event pages by neighborhood.',
    ],
  },
];
