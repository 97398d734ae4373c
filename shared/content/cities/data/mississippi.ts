import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Jackson',
    county: 'Hinds County',
    state: 'MS',
    lat: 32.2988,
    lng: -90.1848,
    size: 'small city',
    neighbours: ['Ridgeland', 'Pearl', 'Clinton', 'Flowood'],
    trades: [
      'foundation repair companies',
      'plumbers',
      'law offices',
      'soul food restaurants',
      'medical clinics',
      'beauty shops',
      'funeral homes',
      'accountants',
    ],
    particular:
      "Yazoo clay under the city swells when wet and shrinks when dry, so floors crack and foundation companies always have work. The water system's failure in 2022 made people careful about plumbing, filters and notices. State offices, a teaching hospital and Jackson State University keep the city busy by day, though many workers drive home to Rankin and Madison counties.",
    season:
      'Lawmakers meet from January into spring, when lobbyists eat out and lawyers bill. October has the state fair. July and August are slow and very hot.',
    search:
      'Fondren and Belhaven shop on foot and by recommendation. Suburban customers look for a quick way off Interstate 55 and a well-lit parking lot.',
    tips: [
      {
        title: 'Post water notices within the hour',
        text: "If a boil-water alert affects your kitchen or salon, say what you're doing about it. Clear answers keep appointments.",
      },
      {
        title: 'Explain cracks with your own pictures',
        text: 'A page on how clay moves, with three repaired houses in Northeast Jackson or Byram, reaches owners who are already worried.',
      },
      {
        title: 'Feed the legislature',
        text: 'Committee rooms empty without warning. Lunch places near the Capitol do well with text ordering and a ready-in-ten promise.',
      },
      {
        title: 'Support the band and the tailgate',
        text: 'Jackson State game days fill the stadium lots. Printers, caterers and stylists should take orders through homecoming.',
      },
      {
        title: 'List your counties and parking',
        text: 'Say that you serve Hinds, Rankin and Madison, and describe the lot. Many people decide on that line.',
      },
    ],
    services: [
      'Get one message for commuters who leave at five and another for neighbors in Fondren, West and South Jackson.',
      'Burst pipes and cracked slabs get a first assessment by phone, with photos requested by text.',
      "Inspection reports, repair plans and payment steps go out in order, so a foundation job doesn't stall.",
      'Get pages that explain clay, pipes and permits and show you know this ground.',
    ],
  },
  {
    name: 'Gulfport',
    county: 'Harrison County',
    state: 'MS',
    lat: 30.3674,
    lng: -89.0928,
    size: 'small city',
    neighbours: ['Biloxi', 'Long Beach', 'Pass Christian', "D'Iberville"],
    trades: [
      'seafood markets',
      'fishing charters',
      'beach and cottage rentals',
      'roofers',
      'boat mechanics',
      'tattoo and barber shops',
      'pawn and jewelry shops',
      'breakfast cafes',
    ],
    particular:
      "A man-made beach runs along Highway 90. Behind it are lots where houses stood before Hurricane Katrina, and newer ones on piers. The Navy's Seabees train at a base inside the city, and the harbor sends fruit cargo in and ferries out to Ship Island. Casinos here and in Biloxi draw guests who may never see the town unless someone tells them about it.",
    season:
      'Spring break and June weekends bring families to the sand. Classic cars fill every motel in early October, and retirees from the Midwest rent by the month after Christmas.',
    search: 'Locals give directions by Pass Road, US 49 and the railroad tracks. Visitors go by their casino tower.',
    tips: [
      {
        title: 'Get guests out of the casino',
        text: 'Breakfast before nine, a bait shop map or a two-hour trip: offer one thing that fits between shows and list the drive time.',
      },
      {
        title: 'Put elevation in your listing',
        text: 'Renters and buyers ask how high the house is and what flooded. Give the number of steps and the answer.',
      },
      {
        title: 'Reach the cruise week crowd in August',
        text: 'Detailers, diners and motels should have a page for the October cruise week that describes trailer parking.',
      },
      {
        title: 'Remember Seabee homecomings',
        text: 'Battalions come home together. Flowers, photographers and barbers can prepare a respectful welcome-home offer.',
      },
      {
        title: 'Sell monthly stays in winter',
        text: 'Snowbirds from Wisconsin or Ohio compare utilities, grocery distance and clinics. One simple table wins them over.',
      },
    ],
    services: [
      'Get posts for four groups: casino guests, base families, winter renters and car fans, each with their own pictures.',
      "Charter captains at sea can't pick up the phone. The agent knows tides, seats and prices, and books for them.",
      'Ferry-day crowds, trip rosters and wind-day refunds are handled by text.',
      'Get rental pages with pier height, beach distance and monthly rates that search engines can read as data.',
    ],
  },
];
