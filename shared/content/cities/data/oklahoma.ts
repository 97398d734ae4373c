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
      "The city limits spread over four counties, so a local job can be a forty-minute drive. Tinker's depot and the oil companies employ many people, horse shows fill the fairgrounds, and the Asian District was built by Vietnamese families who came in the 1970s. Every household plans for tornado season.",
    season:
      'April to June means storms, shelters and roofs, and September brings the State Fair. Winter ice breaks limbs and lines. Late July is just hot.',
    search:
      'People use quadrants such as NW and SE, and crossroads like 23rd and Classen, instead of neighborhood names.',
    tips: [
      {
        title: 'Give your crossroads',
        text: 'Write Northwest 23rd and Classen before the suite number. Drivers on the mile grid can find that without a map.',
      },
      {
        title: 'Sell storm shelters in the off season',
        text: 'In May, everyone is backed up. Offer installs in November at a calmer pace, with shelter registration on your checklist.',
      },
      {
        title: 'Reach horse show exhibitors',
        text: 'Exhibitors come from other states for a week. A feed, laundry or dinner offer by stall number is better than a billboard.',
      },
      {
        title: 'Celebrate Tet in the Asian District',
        text: 'Lunar New Year orders start weeks before. Put opening days and set menus in Vietnamese and English, then pin them.',
      },
      {
        title: 'Register as a Tinker supplier',
        text: 'Small suppliers can qualify for base work. Give buyers a short capability page with codes, and leave the family photos off.',
      },
    ],
    services: [
      'Get a spring surge plan for storm businesses, and steady brand work for everyone else, priced for a city this wide.',
      "The sirens stop and the calls start. Each one is logged by cross street, with photos requested and no promise you can't keep.",
      'Claims, supplements and inspections are tracked to the end, so nothing sits in a glove box between Yukon and Choctaw.',
      "Get crossroad landmarks and quadrant pages in English, Spanish or Vietnamese, for drivers who've never used your zip code.",
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
      'coworking spaces',
      'tree trimmers',
      'antique dealers',
      'pipe and valve fabricators',
      'music venues',
    ],
    particular:
      "Oil money of the 1920s left Art Deco towers, and Route 66 passes them on Eleventh Street. Newcomers with remote jobs have moved into midtown, and Greenwood's businesses keep the memory of Black Wall Street. Much of the city is on tribal reservation land, and the nations are employers and customers.",
    season:
      'Indoor dirt-track races fill Expo Square in January, and the state fair returns there around October 1. People spend warm evenings in the river parks. An ice storm can stop everything except tree crews.',
    search:
      'People say Cherry Street, Brookside, Blue Dome and the Arts District. Suburbanites look up Broken Arrow or Owasso first.',
    tips: [
      {
        title: 'Use Route 66',
        text: 'Road travelers photograph neon and collect stamps. Name the mile, the year of your sign and where to park a camper.',
      },
      {
        title: 'Invite remote workers',
        text: 'List your Wi-Fi speed, outlets and quiet hours. People who moved here for a grant keep looking for a third place.',
      },
      {
        title: 'Buy from Greenwood and say so',
        text: 'If you work with a shop or caterer there, credit it on your page with a link. Do it in February and again in July.',
      },
      {
        title: 'Sell to race week in January',
        text: 'Racing families stay most of a week. Diners near 21st and Yale can open early and print the qualifying order.',
      },
      {
        title: 'Sell trimming before the ice',
        text: "Send a limb-check reminder in October with a photo from last time. It's easier to sell than cleanup, and safer for you.",
      },
    ],
    services: [
      "We plan for midtown's newcomers, the Expo crowds and the suburbs one at a time, each with its own offers.",
      'Ice on the lines, phones ringing: the agent sorts hanging limbs, blocked driveways and jobs that can wait until Tuesday.',
      'Hangar repair orders need traceable paper. Serial numbers, photos and sign-offs stay in one thread.',
      "Your site shows the building's story, its neighborhood and its hours, with a separate page for Route 66 travelers.",
    ],
  },
];
