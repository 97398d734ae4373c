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
      "There's no sales tax here, so people from Vancouver drive over the Columbia for big purchases. Food carts gather in pods that move when a lot gets built on. Your street prefix, N, NE, SE, S, SW or NW, is part of who you are. 82nd Avenue feeds the city in Vietnamese, Cantonese and a dozen more languages.",
    season:
      'Roses, parades and dry patios start in June and end with the first October rain. From November, gutters, soup and small cozy rooms make the money, and now and then an ice storm stops everything.',
    search:
      'Residents filter by prefix and by street, like Alberta, Hawthorne or Division. They look for bike parking and dietary notes.',
    tips: [
      {
        title: 'Never drop your street prefix',
        text: 'Mix up N and NE, and you end up across the freeway. Check menus, listings and the cart window for those one or two letters.',
      },
      {
        title: 'Tell regulars when your cart moves',
        text: 'When a pod closes, pin your new location in every channel and leave the old neighbors a map. Regulars will look for you.',
      },
      {
        title: 'Show the tax-free total',
        text: 'Vancouver shoppers add up sofas and laptops. Show the register price as one number, and say where to load.',
      },
      {
        title: 'Answer ingredient questions up front',
        text: 'Vegan, gluten, oil, source: list it before they ask. It speeds up the lunch line and pleases the careful half of town.',
      },
      {
        title: 'Sell moss removal early',
        text: 'Roofs turn green by February. A drizzly-day photo that asks "Is this yours?" can fill a cleaner\'s April.',
      },
    ],
    services: [
      'Get a plan for rain and a plan for roses: modest, witty and specific, because this town can smell a slogan.',
      'Is the pod open in the ice? Do you have oat milk? The agent answers, so the line at the window keeps moving.',
      'Commissary, permit, propane and festival fee tasks pop up in time, each with the form attached.',
      'We get the six prefixes right, describe racks and ramps, and make your Alberta page sound different from your Foster page.',
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
      'A mill town became a mountain town, and the smokestacks by the river now rise above shops. Snow riders, climbers, paddlers and brewers share it with retirees and people who work online. Roundabouts replace traffic lights on many routes, and locals give directions by them.',
    season:
      'River floats pack July and August, snow lasts from December to spring break, and smoke can cancel a summer weekend. The gray gap after lifts slow in April, and again in November, is for locals.',
    search:
      'Residents say westside, eastside and the statue in the roundabout. Visitors search from a rental kitchen at night.',
    tips: [
      {
        title: 'Give directions by sculpture',
        text: 'Many roundabouts have a sculpture. People here understand third exit at the flaming chicken, and it makes your directions worth reading aloud.',
      },
      {
        title: 'Sell to rental guests',
        text: 'Guests arrive at dusk with nothing. Let them book breakfast boxes, gear drop-off and late pickup before they cross the pass.',
      },
      {
        title: "Hold a locals' month",
        text: 'Discount cards in November for people with a local zip get talked about at the brewery. Keep it small and real.',
      },
      {
        title: 'Be clear about smoke',
        text: 'Show the air quality number, the indoor option and the refund. A guide who cancels early keeps a customer for years.',
      },
      {
        title: 'Prove your fire safety work',
        text: 'Owners need defensible space for insurance. Give measured distances and photos they can forward to their agent.',
      },
    ],
    services: [
      'We bring in guests from the Willamette side midweek and stay quiet on Saturdays that sell themselves.',
      "No one's at the desk on a powder morning. Rentals, delays and dog questions get handled anyway.",
      'Turnover teams get door codes, hot tub checks and firewood counts by text, in driving order.',
      'Trail conditions, gear lists and roundabout directions give people reasons to read your site between bookings.',
    ],
  },
];
