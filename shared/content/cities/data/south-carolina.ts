import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Charleston',
    county: 'Charleston County',
    state: 'SC',
    lat: 32.7765,
    lng: -79.9311,
    size: 'city',
    neighbours: ['Mount Pleasant', 'North Charleston', 'Folly Beach', 'Summerville'],
    trades: [
      'restaurants',
      'wedding planners',
      'carriage and walking tours',
      'preservation carpenters',
      'drainage and flood contractors',
      'interior designers',
      'boat rentals',
      'pediatric clinics',
    ],
    particular:
      'High tide alone can close streets on the peninsula, so appointments are planned with a tide table. South of Broad any change to a facade goes to an architectural review board, which gives skilled carpenters, masons and painters a market. West Ashley, James Island, Johns Island and Daniel Island are in the same city but live behind their own bridges.',
    season:
      'Azaleas, a bridge run and an arts festival make April to early June the fullest months, and October weddings follow. August empties the peninsula; a named storm empties it in a day.',
    search:
      'Tourists stay within walking range of King Street, and families on the islands choose by which bridge they would have to sit on.',
    tips: [
      {
        title: 'Add the tide to your confirmation',
        text: 'When a king tide meets your appointment, text the dry route the evening before. Nobody forgets that favor.',
      },
      {
        title: 'Show review board experience',
        text: 'List facades approved, windows matched and mortar types. Owners fear delay more than price.',
      },
      {
        title: 'Give each island its own promise',
        text: 'Johns Island growth has outrun its roads. Offer fixed days there instead of vague availability everywhere.',
      },
      {
        title: 'Answer brides before lunch',
        text: 'Out-of-state couples write to eight vendors at once. A reply within an hour, with a date check, usually sets the short list.',
      },
      {
        title: 'Ask regulars for August',
        text: 'Send locals a supper or service week when visitors are gone. They feel seen and your crew keeps its hours.',
      },
    ],
    services: [
      'A plan by bridge: peninsula guests, Mount Pleasant families and island newcomers are reached with different offers.',
      "Storm watch, tide or festival: the agent gives today's hours and the open route and moves bookings politely.",
      'Wedding files, board submissions and weather clauses keep their deadlines without a wall of sticky notes.',
      'Portfolio, tide-aware directions and neighborhood pages in one quick site that preservation clients will read.',
    ],
  },
  {
    name: 'Greenville',
    county: 'Greenville County',
    state: 'SC',
    lat: 34.8526,
    lng: -82.394,
    size: 'small city',
    neighbours: ['Greer', 'Mauldin', 'Simpsonville', 'Travelers Rest'],
    trades: [
      'machine shops and engineering firms',
      'restaurants',
      'bike shops',
      'corporate relocation services',
      'dental offices',
      'loft builders',
      'breweries',
      'staffing agencies',
    ],
    particular:
      'A waterfall in the middle of town, seen from a curved footbridge, brought Main Street back after the cotton mills closed. Car, tire and turbine plants around the Upstate employ German, French and Japanese managers, who arrive with families and questions. Mills have become lofts, and an old rail bed is a trail to Travelers Rest.',
    season:
      'Art and food festivals fill May and October; cyclists ride from March to November. Corporate moves bunch up in June and July, before school.',
    search:
      'Downtown is found on foot or from a garage, suppliers are found along Interstate 85, and trail users look for the mile marker.',
    tips: [
      {
        title: 'Write for relocating families',
        text: 'How do I get a license, a pediatrician, a German-speaking tutor? Put three such answers on your site and human resources will forward it.',
      },
      {
        title: 'State the trail mile',
        text: 'Cyclists on the Swamp Rabbit Trail plan stops by mile marker, so give yours. Rack, water and restroom belong beside it.',
      },
      {
        title: 'Bid where buyers search',
        text: 'Shops near the plants should show tolerances, materials, lot sizes and certificates. A purchasing agent checks these before calling.',
      },
      {
        title: 'Take the mill name along',
        text: "Loft residents identify with their mill village. West Greenville or Monaghan in a caption reaches them better than the city's name.",
      },
      {
        title: 'Reserve festival days by neighborhood',
        text: 'Main Street closes. Offer Augusta Road families delivery that weekend and keep tables for walkers.',
      },
    ],
    services: [
      'Separate tracks for plant buyers, relocated households and Main Street strollers.',
      'International callers get patient English, spelled confirmations and a written summary.',
      'Requests for quotes flow from the form to the estimator with drawings attached and a due date set.',
      'Capability pages with real specifications, plus a trail-side page for weekend guests.',
    ],
  },
];
