import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Boise',
    county: 'Ada County',
    state: 'ID',
    lat: 43.615,
    lng: -116.2023,
    size: 'city',
    neighbours: ['Meridian', 'Garden City', 'Eagle', 'Nampa'],
    trades: [
      'river and raft rentals',
      'wineries and cideries',
      'home inspectors and builders',
      'Basque restaurants',
      'semiconductor suppliers',
      'bike and ski tuners',
      'sprinkler and landscape firms',
      'refugee-owned tailors and cafes',
    ],
    particular:
      'Many people here moved from California, Washington or Oregon in recent years and need a whole new list of people to call. The Greenbelt follows the river past offices and parks, and a Basque block remembers the sheepherders. Memory chips are designed and made on the southeast edge. Government offices fill the blocks around the Capitol.',
    season:
      'Floaters take over the river from about July to Labor Day. A music festival opens spring in March, and Bogus Basin draws cars on winter nights. Smoke in August and haze in January send everyone indoors.',
    search:
      'The Bench, the North End, Harris Ranch and the foothills tell a local everything. Newcomers type Treasure Valley.',
    tips: [
      {
        title: 'Make a just-moved page',
        text: 'Cover registration, water rights, sprinklers and heating in five paragraphs, then add your offer. Realtors will hand it out for you.',
      },
      {
        title: 'Sell sprinkler service twice a year',
        text: 'Irrigation water arrives in April and leaves in October. Start-ups and blowouts sell when you announce the actual date.',
      },
      {
        title: 'Be where the river float ends',
        text: 'Floaters come out wet, hungry and without wallets. Accept phone payments and show them towels and rack space.',
      },
      {
        title: 'Say Boy-see on your voicemail',
        text: 'Radio ads and voicemail with the wrong s mark you as an outsider. Have a neighbor record it.',
      },
      {
        title: 'Plan for smoke like you plan for rain',
        text: 'Set a limit at which you move classes inside or give refunds. Publish it in June so August is calm.',
      },
    ],
    services: [
      'Reach newcomers first, with a series that introduces your business when a new household needs it.',
      "The valley grew, but your front desk didn't. Overflow calls get answered, sorted by town and added to the route.",
      'Irrigation start dates trigger hundreds of visits. Batches by ditch and subdivision go out with gate codes attached.',
      "Content for Meridian, Eagle and the Bench answers newcomers' questions plainly and is realistic about the drive to Nampa.",
    ],
  },
];
