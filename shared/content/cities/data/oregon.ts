import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Portland',
    county: 'Multnomah County',
    state: 'OR',
    lat: 45.5152,
    lng: -122.6784,
    size: 'big city',
    neighbours: ['Vancouver, Washington', 'Beaverton', 'Gresham', 'Lake Oswego'],
    trades: [
      'food carts',
      'coffee roasters',
      'bicycle builders',
      'bookshops and zine printers',
      'moss and gutter cleaners',
      'Vietnamese and Chinese restaurants',
      'naturopaths',
      'vintage clothing shops',
    ],
    particular:
      'No sales tax here, so people from Vancouver drive over the Columbia for big purchases. Carts gather in pods that move when a lot is built on. The street prefix, N, NE, SE, S, SW or NW, is part of who you are, and 82nd Avenue feeds the city in Vietnamese, Cantonese and a dozen more tongues.',
    season:
      'Roses, parades and dry patios begin in June and end with the first October rain. From November on, gutters, soups and small cozy rooms earn the living, and now and then an ice storm stops everything.',
    search:
      'Residents filter by prefix and by street, Alberta or Hawthorne or Division, and look for bike parking and dietary notes.',
    tips: [
      {
        title: 'Never drop the prefix',
        text: 'An N address mailed to NE ends across the freeway. Check menus, listings and the cart window for those one or two letters.',
      },
      {
        title: "Move the cart's story with it",
        text: 'When a pod closes, pin your new location in every channel and leave the old neighbors a map. Regulars will hunt for you.',
      },
      {
        title: 'Write the tax-free total',
        text: 'Vancouver shoppers add up sofas and laptops. Show the price at the register as one number, and say where to load.',
      },
      {
        title: 'Answer the ingredient question',
        text: 'Vegan, gluten, oil, source: list it before they ask. It saves the lunch line and pleases the careful half of town.',
      },
      {
        title: 'Get ahead of the moss',
        text: "Roofs turn green by February. A drizzle-day photo with the question is this yours? fills a cleaner's April.",
      },
    ],
    services: [
      'Rain plan, rose plan: modest, witty and specific, because this town can smell a slogan.',
      'Is the pod open in the ice? Do you have oat milk? Someone answers, so the line at the window keeps moving.',
      'Cart commissary, permits, propane and festival fees pop up as tasks in time, each with the form attached.',
      'We put the six prefixes right, describe racks and ramps, and let your Alberta page sound unlike your Foster page.',
    ],
  },
  {
    name: 'Bend',
    county: 'Deschutes County',
    state: 'OR',
    lat: 44.0582,
    lng: -121.3153,
    size: 'small city',
    neighbours: ['Redmond', 'Sisters', 'Sunriver', 'Tumalo'],
    trades: [
      'outdoor gear shops and rentals',
      'craft breweries',
      'vacation rental managers',
      'custom builders',
      'guides for fishing and climbing',
      'dog groomers',
      'juniper and brush removal crews',
      'bike mechanics',
    ],
    particular:
      'A mill town became a mountain town, and the smokestacks by the river now stand above shops. Snow riders, climbers, paddlers and brewers share it with retirees and people who work on a screen. Roundabouts replace traffic lights on many routes, and locals give directions by them.',
    season:
      'River floats pack July and August, snow holds December to spring break, and smoke can cancel a summer weekend. The gray gap after lifts slow in April, and again in November, is for locals.',
    search:
      "Westside, eastside and the roundabout's statue are how residents explain it; visitors search from a rental kitchen at night.",
    tips: [
      {
        title: 'Direct by art',
        text: 'Many circles carry a sculpture. Third exit at the flaming chicken is understood here and makes your directions worth reading aloud.',
      },
      {
        title: 'Feed the rental kitchen',
        text: 'Guests arrive at dusk with nothing. Breakfast boxes, gear drop-off and late pickup should be bookable before they cross the pass.',
      },
      {
        title: "Hold a locals' month",
        text: 'November cards for people with a zip from town bring talk at the brewery. Keep it small and true.',
      },
      {
        title: 'Tell guests about smoke plainly',
        text: 'Show the air number, the indoor option and the refund. A guide who cancels early keeps a customer for years.',
      },
      {
        title: 'Prove your fire work',
        text: 'Owners need defensible space for insurance. Give measured distances and photos they can forward to the agent.',
      },
    ],
    services: [
      'We pull guests from the Willamette side midweek, and keep quiet on Saturdays that sell themselves.',
      'Nobody sits at the desk on a powder morning. Rentals, delays and dog questions are handled anyway.',
      'Turnover teams get door codes, hot tub checks and firewood counts by text, in the order of the drive.',
      'Trail conditions, gear lists and roundabout directions give your site reasons to be read between bookings.',
    ],
  },
];
