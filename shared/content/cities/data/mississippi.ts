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
      "Yazoo clay under the city swells when wet and shrinks when dry, so floors crack and foundation firms are never idle. The water system's failure in 2022 made people careful about plumbing, filters and notices. State offices, a teaching hospital and Jackson State University keep daytime demand high although many workers drive home to Rankin and Madison counties.",
    season:
      'Lawmakers meet from January into spring, and that is when lobbyists eat out and lawyers bill. October has the state fair; July and August are slow and very hot.',
    search:
      'Fondren and Belhaven shop on foot and by recommendation, while suburban customers look for a quick way off Interstate 55 and a lit parking lot.',
    tips: [
      {
        title: 'Post notices about water the same hour',
        text: 'If a boil-water alert touches your kitchen or salon, say what you do about it. Certainty keeps appointments.',
      },
      {
        title: 'Explain a crack with your own pictures',
        text: 'A page on how clay moves, with three repaired houses in Northeast Jackson or Byram, brings owners who are already worried.',
      },
      {
        title: 'Feed the session',
        text: 'Committee rooms empty without warning. Lunch places near the Capitol do well with ordering by text and a ready-in-ten promise.',
      },
      {
        title: 'Support the band and the tailgate',
        text: 'Jackson State game days fill the stadium lots. Printers, caterers and stylists should take orders through homecoming.',
      },
      {
        title: 'State county and parking for suburbanites',
        text: 'Say that you serve Hinds, Rankin and Madison and describe the lot. Many decide on that line.',
      },
    ],
    services: [
      'One message for commuters who leave at five and another for neighbors in Fondren, West and South Jackson.',
      'Burst pipes and cracked slabs get a first assessment by phone, with photos requested by text.',
      'Inspection reports, repair plans and payment steps go out in order, so a foundation job does not stall.',
      'Explanatory pages on clay, pipes and permits that show you know this ground.',
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
      "A man-made beach runs along Highway 90, and behind it are lots where houses stood before Hurricane Katrina and newer ones raised on piers. The Navy's Seabees train at a base inside the city, and the harbor sends fruit cargo in and ferries out to Ship Island. Casinos here and in Biloxi draw guests who may never see the town unless somebody tells them.",
    season:
      'Spring break and June weekends bring families to the sand, early October fills every motel with classic cars, and retirees from the Midwest rent by the month after Christmas.',
    search: 'Locals reckon by Pass Road, US 49 and the railroad tracks, and visitors by their casino tower.',
    tips: [
      {
        title: 'Pull guests out of the casino',
        text: 'Breakfast before nine, a bait shop map or a two-hour trip: offer one thing that fits between shows and print the driving minutes.',
      },
      {
        title: 'Put elevation on the listing',
        text: 'Renters and buyers ask how high the house is and what flooded. Give the number of steps and the answer.',
      },
      {
        title: 'Sign up the car crowd in August',
        text: 'Detailers, diners and motels should have a page for the October cruise week with trailer parking described.',
      },
      {
        title: 'Remember Seabee homecomings',
        text: 'Battalions return together. Flowers, photographers and barbers can prepare a welcome-home offer and keep it respectful.',
      },
      {
        title: 'Sell by the month in winter',
        text: 'Snowbirds from Wisconsin or Ohio compare utilities, grocery distance and clinics. A single plain table wins them.',
      },
    ],
    services: [
      'Posts for four groups, casino guests, base families, winter renters and car fans, without mixing their pictures.',
      'Charter captains at sea cannot pick up; the agent knows tides, seats and prices and books for them.',
      'Ferry-day crowds, trip rosters and refund rules on wind days are handled by message.',
      'Rental pages with pier height, beach distance and monthly rates that search engines can read as data.',
    ],
  },
];
