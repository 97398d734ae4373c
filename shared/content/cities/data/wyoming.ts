import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Cheyenne',
    county: 'Laramie County',
    state: 'WY',
    lat: 41.14,
    lng: -104.8202,
    size: 'small city',
    neighbours: ['Laramie', 'Pine Bluffs', 'Burns', 'Fort Collins'],
    trades: [
      'western wear and tack shops',
      'truck stops and diesel mechanics',
      'fireworks stands',
      'data center electricians',
      'wind damage and roof repairers',
      'company formation agents',
      'steakhouses and saloons',
      'storage yards',
    ],
    particular:
      'For ten days in late July the rodeo multiplies the town, and then it is a state capital of moderate size again. Missile crews at F.E. Warren, railroad hands, legislators and data center builders keep the rest of the year. I-80 meets I-25 here, so a closed road makes overnight guests of the truckers.',
    season:
      'Frontier Days is the summit, with the session in late winter and hunters in the fall behind it. Ground blizzards and wind hold customers at home any month from October to May.',
    search:
      'Laramie County is not the city of Laramie, and a search that mixes them sends people fifty miles over the pass.',
    tips: [
      {
        title: 'Rent yourself out for ten days',
        text: 'Parking, laundry, hat cleaning, horse stalls, breakfast: decide by March what you can sell in rodeo week and publish a firm price.',
      },
      {
        title: 'Clear up the county mix-up',
        text: 'Add Cheyenne, not Laramie to the first line of your directions. It looks odd and saves phone calls all winter.',
      },
      {
        title: 'Sell to the closed highway',
        text: 'When the I-80 gates drop, post rooms left, hot food and where a rig can idle. Refresh it until they lift.',
      },
      {
        title: 'Face south for new customers',
        text: 'Northern Colorado households shop here for certain things and prices. Test a small ad in Fort Collins zip codes on paydays.',
      },
      {
        title: 'Anchor your sign, then show it',
        text: 'Wind ruins cheap banners. A picture of the tied-down version, shared on a gusty day, makes neighbors laugh and remember you.',
      },
    ],
    services: [
      'Ten loud days, fifty honest weeks: we set prices, audience and tone for both, with Colorado as a side door.',
      'Blown-over fence or stuck rig, the agent takes the location by mile marker and tells callers what the road department says.',
      'Registered-agent mail, filings and renewals for out-of-state owners are sorted on arrival and answered from a template you approve.',
      'Your pages keep Cheyenne apart from Laramie, list wind and road policies, and answer rodeo questions all year.',
    ],
  },
];
