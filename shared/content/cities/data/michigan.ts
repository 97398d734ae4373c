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
      'Neighborhood streets were laid for a city several times its present population, so distances between open shops can be long and a lit sign matters. Woodward, Livernois, Michigan and Gratiot are the old spokes. Mexicantown, Arabic-speaking Dearborn next door and Bengali blocks near Hamtramck all shop by their own calendar, with Canada one tunnel away.',
    season:
      'Saturdays from spring flowers to November turkeys belong to Eastern Market, and August to polished cars on Woodward. Paczki before Lent bring lines at dawn; basements flood in summer cloudbursts.',
    search: 'Mile roads order the whole region, so Seven Mile at Livernois says more than a map pin.',
    tips: [
      {
        title: 'Keep the lamp on',
        text: 'Show dusk photos, camera and lot. Customers choose the open, bright place at the end of a dark block.',
      },
      {
        title: 'Bake your paczki list',
        text: 'Preorders by flavor and hour stop arguments on Fat Tuesday. Include Polish spelling and the plural.',
      },
      {
        title: 'Explain backflow in three pictures',
        text: 'After a cloudburst, people search for sewer valves. Say which city programs help and what you do.',
      },
      {
        title: 'Follow two Eids',
        text: 'Dearborn and Hamtramck move by the moon. Mark expected dates as expected and staff the night before.',
      },
      {
        title: 'Polish for cruise Saturday',
        text: 'Chrome, upholstery and ice cream should show lawn chairs, shade and which mile.',
      },
    ],
    services: [
      'Spoke-road ads, market Saturdays and holiday calendars from three faiths.',
      'Flooded at midnight on Eight Mile: the agent asks depth, drain and power, then wakes your crew.',
      'Market preorders, tool repairs and Eid trays get a code, a time and a receipt.',
      'Mile-road landing pages, dusk photos and Arabic or Spanish sections where you have the staff.',
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
      "Christian schools' suppliers",
      'fruit farms and cideries',
      'office interior firms',
      'Latino groceries',
      'cottage contractors',
    ],
    particular:
      'Chairs and desks for offices in many countries are designed nearby, so joiners, fabric dealers and photographers find steady work. A hill of hospitals and research institutes looks down on the river. Dutch Reformed roots still keep Sundays calm in many homes, and Grandville Avenue trades in Spanish.',
    season:
      'An open art contest scatters work through downtown each autumn, and orchards on the Ridge pick until Halloween. July Fridays send owners to Lake Michigan cottages; lake snow slows January.',
    search:
      'Eastown, Creston and Heritage Hill are reached by bike or bus, otherwise it is US 131, the beltline roads and a free lot.',
    tips: [
      {
        title: 'Respect the quiet Sunday',
        text: 'Announce Saturday night or Monday morning. If you open, tell visitors gladly without teasing neighbors.',
      },
      {
        title: 'Become an art stop',
        text: 'Lend a wall, note the entry number and add a late hour. Voters walk in thirsty.',
      },
      {
        title: 'Show joinery up close',
        text: 'Dovetails, finishes, lead weeks and freight class convince design buyers better than a showroom sweep.',
      },
      {
        title: 'Catch the cottage convoy',
        text: 'Advertise dock parts, steaks and firewood on Thursday, and promise pickup by two on Friday.',
      },
      {
        title: 'Report each apple as it ripens',
        text: 'Post the variety, the rows that are open and the price. School groups plan from that post.',
      },
    ],
    services: [
      'Art weeks, cottage Fridays and orchard dates, plus quiet trust-building with clinics and schools.',
      'Nobody has to leave the saw: buyers give sizes, dates and a number, and the visit is booked.',
      'Wood samples, revisions and delivery crews stay in step from sketch to install.',
      'Close-up galleries with dimensions, Spanish sections for Grandville Avenue, and event pages by neighborhood.',
    ],
  },
];
