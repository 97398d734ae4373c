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
      'wind damage and roof repair crews',
      'company formation agents',
      'steakhouses and saloons',
      'storage yards',
    ],
    particular:
      "For ten days in late July, the rodeo multiplies the town, and then it's a mid-size state capital again. Missile crews at F.E. Warren, railroad workers, legislators and data center builders keep it going the rest of the year. I-80 meets I-25 here, so a closed road makes overnight guests of the truckers.",
    season:
      'Frontier Days is the peak, with the legislative session in late winter and hunters in the fall. Ground blizzards and wind can keep customers home any month from October to May.',
    search:
      "Laramie County isn't the city of Laramie. A search that mixes them up sends people fifty miles over the pass.",
    tips: [
      {
        title: 'Sell services in rodeo week',
        text: 'Parking, laundry, hat cleaning, horse stalls, breakfast: decide by March what you can sell in rodeo week and publish a firm price.',
      },
      {
        title: 'Clear up the county mix-up',
        text: 'Add "Cheyenne, not Laramie" to the first line of your directions. It looks odd and saves phone calls all winter.',
      },
      {
        title: 'Sell to stranded drivers',
        text: 'When the I-80 gates drop, post rooms left, hot food and where a rig can idle. Update it until they lift.',
      },
      {
        title: 'Advertise in northern Colorado',
        text: 'Northern Colorado families shop here for certain things and prices. Test a small ad in Fort Collins zip codes on paydays.',
      },
      {
        title: 'Tie down your sign and show it',
        text: 'Wind ruins cheap banners. A photo of the tied-down version, shared on a gusty day, makes neighbors laugh and remember you.',
      },
    ],
    services: [
      'Ten loud days and a quieter rest of the year: we set prices, audience and tone for both, with Colorado as an extra market.',
      'Blown-over fence or stuck rig? The agent takes the location by mile marker and tells callers what the road department says.',
      'Registered-agent mail, filings and renewals for out-of-state owners are sorted on arrival and answered from a template you approve.',
      'Your pages keep Cheyenne apart from Laramie, list wind and road policies, and answer rodeo questions all year.',
    ],
  },
];
