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
      'Many who live here arrived from California, Washington or Oregon within recent years and need a whole new list of people to call. The Greenbelt follows the river past offices and parks, a Basque block remembers sheepherders, and memory chips are designed and made on the southeast edge. Government offices fill the blocks around the Capitol.',
    season:
      'Floaters take over the river from about July to Labor Day, a music festival opens spring in March, and Bogus Basin draws cars on winter nights. Smoke in August and haze in January send everyone indoors.',
    search:
      'The Bench, the North End, Harris Ranch and the foothills tell a local everything; Treasure Valley is what newcomers type.',
    tips: [
      {
        title: 'Make a just-moved page',
        text: 'Cover registration, water rights, sprinklers and heating in five paragraphs, then your offer. Realtors will hand it out for you.',
      },
      {
        title: 'Time sprinklers twice',
        text: 'Irrigation water arrives in April and leaves in October. Start-ups and blowouts sell when you announce the actual date.',
      },
      {
        title: 'Be where the float ends',
        text: 'Wet, hungry, without wallets: that is the take-out crowd. Accept phone payment and show towels and rack space.',
      },
      {
        title: 'Say Boy-see and mean it',
        text: 'Radio ads and voicemail with the wrong s mark an outsider. Have a neighbor record it.',
      },
      {
        title: 'Watch smoke as you watch rain',
        text: 'Set a threshold at which you move classes inside or refund. Publish it in June so that August is calm.',
      },
    ],
    services: [
      'Newcomers first: a sequence that introduces your trade in the order a new household discovers its needs.',
      'The valley grew, your front desk did not. Overflow calls are picked up, qualified by town and put on the route.',
      'Irrigation start dates trigger hundreds of visits. Batches by ditch and subdivision go out with gate codes attached.',
      'Content for Meridian, Eagle and the Bench answers newcomer questions plainly and keeps the Nampa drive realistic.',
    ],
  },
];
