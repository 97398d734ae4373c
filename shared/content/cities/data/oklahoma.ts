import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Oklahoma City',
    county: 'Oklahoma County',
    state: 'OK',
    lat: 35.4676,
    lng: -97.5164,
    size: 'big city',
    neighbours: ['Edmond', 'Norman', 'Moore', 'Yukon'],
    trades: [
      'storm shelter installers',
      'roofing companies',
      'Vietnamese restaurants',
      'aircraft maintenance suppliers',
      'western wear shops',
      'energy service firms',
      'horse show vendors',
      'tag and title agencies',
    ],
    particular:
      "The city limits spread over four counties, so a local job can be a forty-minute drive. Tinker's depot and the oil companies employ many, horse shows book the fairgrounds, and the Asian District grew from Vietnamese families who came in the 1970s. Tornado season is part of every household plan.",
    season:
      'April to June means storms, shelters and roofs; September brings the State Fair. Ice in winter breaks limbs and lines, while late July is simply hot.',
    search:
      'Quadrants such as NW and SE, plus crossing section roads like 23rd and Classen, do the work of neighborhood names.',
    tips: [
      {
        title: 'Use the crossing roads',
        text: 'Write Northwest 23rd and Classen, not the suite number first. Drivers on the mile grid find that without a map.',
      },
      {
        title: 'Talk shelters in the off season',
        text: 'In May everyone is backed up. Offer installs in November at a calmer pace, with registration of the shelter included in your checklist.',
      },
      {
        title: 'Keep a horse show list',
        text: 'Exhibitors come from other states for a week. A feed, laundry or dinner offer by stall number is better than a billboard.',
      },
      {
        title: 'Celebrate Tet in the Asian District',
        text: 'Lunar New Year orders start weeks before. Put opening days and set menus in Vietnamese and English, then pin them.',
      },
      {
        title: 'Register with the warehouse buyers at Tinker',
        text: 'Small suppliers can qualify for base work. Give buyers a short capability page with codes, and leave the family photos elsewhere.',
      },
    ],
    services: [
      'A spring surge plan for storm trades, and steady brand work for everyone else, priced for a city this wide.',
      'Sirens stop and the calls begin. Each one is logged by cross street, with photos requested and no promise you cannot keep.',
      'Claims, supplements and inspections are followed to the end, so nothing waits in a glove box between Yukon and Choctaw.',
      'Section-road landmarks and quadrant pages, in English, Spanish or Vietnamese, for drivers who have never used your zip.',
    ],
  },
  {
    name: 'Tulsa',
    county: 'Tulsa County',
    state: 'OK',
    lat: 36.154,
    lng: -95.9928,
    size: 'city',
    neighbours: ['Broken Arrow', 'Owasso', 'Jenks', 'Sand Springs'],
    trades: [
      'aviation repair vendors',
      'art galleries and framers',
      'diners and coney shops',
      'remote work spaces',
      'tree trimmers',
      'antique dealers',
      'pipe and valve fabricators',
      'music venues',
    ],
    particular:
      "Oil money of the 1920s left Art Deco towers, and Route 66 passes them on Eleventh Street. Newcomers with remote jobs have moved into midtown, while Greenwood's businesses keep the memory of Black Wall Street. Much of the city stands on tribal reservation land, and the nations are employers and customers.",
    season:
      'Dirt-track races under a roof fill Expo Square in January, and the state fair returns there around the first of October; warm evenings go to the river parks. An ice storm can pause everything except tree crews.',
    search:
      'Cherry Street, Brookside, Blue Dome and the Arts District are the words used; the suburbs look up Broken Arrow or Owasso first.',
    tips: [
      {
        title: 'Put 66 on the menu board',
        text: 'Road travelers photograph neon and stamps. Name the mile, the year of your sign and where to park a camper.',
      },
      {
        title: 'Invite the remote worker',
        text: 'State your wifi speed, outlets and quiet hours. People who moved for a grant keep looking for a third place.',
      },
      {
        title: 'Buy and mention Greenwood',
        text: 'If you work with a shop or caterer there, credit it on your page with a link. Do it in February and also in July.',
      },
      {
        title: 'Race week is a winter gift',
        text: 'Racing families stay most of a week. Diners near 21st and Yale can open early and print the qualifying order.',
      },
      {
        title: 'Trim ahead of the ice',
        text: 'Send a limb check reminder in October with a photo of last time. It is easier to sell than cleanup and safer for you.',
      },
    ],
    services: [
      "We plan for midtown's newcomers, the Expo crowds and the suburbs one after another, with offers none of them would share.",
      'Ice on the lines, phones in pockets: the agent triages by hanging limb, blocked drive or can wait until Tuesday.',
      'Repair orders from hangars need traceable paper. Serial numbers, photos and sign-offs travel in one thread.',
      "Your site shows the building's story, its neighborhood and its hours cleanly, with Route 66 travelers on a page of their own.",
    ],
  },
];
