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
      'High tide can close streets on the peninsula, so people plan appointments with a tide table. South of Broad, any change to a facade goes to an architectural review board, which gives skilled carpenters, masons and painters a market. West Ashley, James Island, Johns Island and Daniel Island are in the same city but behind their own bridges.',
    season:
      'Azaleas, a bridge run and an arts festival make April to early June the fullest months, and October weddings follow. August empties the peninsula slowly. A named storm empties it in a day.',
    search:
      "Tourists stay within walking range of King Street. Families on the islands choose by which bridge they'd have to sit on.",
    tips: [
      {
        title: 'Add the tide to your confirmation',
        text: 'When a king tide meets your appointment, text the dry route the evening before. No one forgets that favor.',
      },
      {
        title: 'Show review board experience',
        text: 'List approved facades, matched windows and mortar types. Owners fear delay more than price.',
      },
      {
        title: 'Give each island its own schedule',
        text: 'Johns Island growth has outrun its roads. Offer fixed days there instead of vague availability everywhere.',
      },
      {
        title: 'Answer brides before lunch',
        text: 'Out-of-state couples write to eight vendors at the same time. A reply within an hour, with a date check, usually gets you on the short list.',
      },
      {
        title: 'Invite regulars in August',
        text: 'Send locals a supper or service week when the visitors are gone. They feel seen, and your crew keeps its hours.',
      },
    ],
    services: [
      'Get a plan by bridge, with different offers for peninsula guests, Mount Pleasant families and island newcomers.',
      "Storm watch, tide or festival: the agent gives today's hours and the open route, and politely moves bookings.",
      'Wedding files, board submissions and weather clauses stay on deadline without a wall of sticky notes.',
      'Put your portfolio, tide-aware directions and neighborhood pages on one fast site that preservation clients will read.',
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
      'Art and food festivals fill May and October, and cyclists ride from March to November. Corporate moves bunch up in June and July, before school.',
    search:
      'People find downtown on foot or from a garage and suppliers along Interstate 85. Trail users look for the mile marker.',
    tips: [
      {
        title: 'Write for relocating families',
        text: 'How do I get a license, a pediatrician, a German-speaking tutor? Put three answers like these on your site, and HR departments will forward it.',
      },
      {
        title: 'List your trail mile',
        text: 'Cyclists on the Swamp Rabbit Trail plan stops by mile marker, so give yours. Add rack, water and restroom.',
      },
      {
        title: 'Show plant buyers your specs',
        text: 'Shops near the plants should show tolerances, materials, lot sizes and certificates. Purchasing agents check these before they call.',
      },
      {
        title: 'Use mill village names',
        text: "Loft residents identify with their mill village. West Greenville or Monaghan in a caption reaches them better than the city's name.",
      },
      {
        title: 'Plan deliveries on festival days',
        text: 'Main Street closes. Offer Augusta Road families delivery that weekend and keep tables for walkers.',
      },
    ],
    services: [
      'Get separate plans for plant buyers, relocated families and Main Street strollers.',
      'International callers get patient English, spelled-out confirmations and a written summary.',
      'Quote requests go from the form to the estimator with drawings attached and a due date set.',
      'Get capability pages with real specs, plus a trail page for weekend guests.',
    ],
  },
];
