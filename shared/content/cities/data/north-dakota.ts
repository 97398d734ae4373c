import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Fargo',
    county: 'Cass County',
    state: 'ND',
    lat: 46.8772,
    lng: -96.7898,
    size: 'small city',
    neighbours: ['Moorhead', 'West Fargo', 'Dilworth', 'Casselton'],
    trades: [
      'engine heater and battery services',
      'farm software and equipment firms',
      'apartment managers',
      'coffee shops and bakeries',
      'youth hockey outfitters',
      'spray foam insulators',
      'sugar beet haulers',
      'immigrant-owned groceries',
    ],
    particular:
      'The Red River flows north, floods in spring and marks the border with Minnesota, where Moorhead has other taxes and rules. Land is flat, winters are long, and a car that will not start is a business model. Students, ag-tech engineers and families from Bhutan, Somalia, Bosnia and Iraq keep the rental market moving.',
    season:
      'Bison football and beet harvest fill the fall; blizzards rearrange January to March. On summer Fridays people leave for the Minnesota lakes, so weekday evenings are your window.',
    search:
      'Winnipeg shoppers look up hotels and 13th Avenue stores, locals look up who can come today, and both check the road report.',
    tips: [
      {
        title: 'Move offers to Tuesday',
        text: 'From June on, weekends belong to lake cabins. Evening appointments early in the week are easier to fill than any Saturday sale.',
      },
      {
        title: 'Price the cold in advance',
        text: 'Publish what a jump start, a tow or a frozen line costs at 20 below, nights included. Nobody wants to haggle in that wind.',
      },
      {
        title: 'Wave at Winnipeg',
        text: 'Canadian guests come for long weekends that are not ours. Add their holidays to your calendar and accept their cards gladly.',
      },
      {
        title: 'Keep the sandbag page',
        text: 'When the river forecast rises, homeowners need pumps, plugs and checklists. Update one lasting page instead of writing anew.',
      },
      {
        title: 'Get reviewed in Nepali or Somali',
        text: 'Reviews in any language count. Ask kindly, answer with the same script, and other families will read it.',
      },
    ],
    services: [
      'Harvest, hockey and lake-season timing, with a reserve for the one week each winter when everyone needs you.',
      'At 6 a.m. and far below zero thirty batteries die together. Every caller is told the true wait, and none hears a busy tone.',
      'Tenant turnover in May and August works like a conveyor: notice, inspection, cleaners, keys, deposit.',
      'Separate Moorhead facts from Fargo facts on your site, licenses and tax included, and let the map know both.',
    ],
  },
  {
    name: 'Bismarck',
    county: 'Burleigh County',
    state: 'ND',
    lat: 46.8083,
    lng: -100.7837,
    size: 'small city',
    neighbours: ['Mandan', 'Lincoln', 'Washburn', 'Wilton'],
    trades: [
      'lodging and meeting rooms',
      'law and lobbying offices',
      'ice fishing and boat dealers',
      'oilfield housing suppliers',
      'medical travel services',
      'powwow and bead suppliers',
      'plumbers and drillers',
      'custom meat shops',
    ],
    particular:
      'In odd-numbered years lawmakers come for about four months and every hotel breakfast becomes an office. Between sessions the Missouri River, two hospitals and state agencies keep things even, while coal, wind and oil crews drive in from the west. United Tribes Technical College hosts a large powwow each September.',
    season:
      'School tournaments bring small towns in from fall to March. June and July evenings are spent on sandbars, and a three-day blow can shut the interstate gates.',
    search:
      'People mention Mandan across the river in the same breath but expect to know which bank, since the bridges slow at shift change.',
    tips: [
      {
        title: 'Lease by the session',
        text: 'Offer legislators and aides a January to April price on rooms, dry cleaning or gym passes. Announce it the summer before.',
      },
      {
        title: 'Put powwow guests first in September',
        text: 'Dancers and families arrive with regalia and relatives. Early breakfast, parking for trailers and a sewing repair sign go far.',
      },
      {
        title: 'Follow the interstate gates',
        text: 'When I-94 closes, stranded drivers search from the ramp. Show live hours, a parking lot photo and whether you have a generator.',
      },
      {
        title: 'Answer ranch distances',
        text: 'A customer may drive more than an hour from Hazen or Linton. Call the day before to confirm parts are here.',
      },
      {
        title: 'Chase walleye news',
        text: 'Bait, boats and burgers sell with the bite. A Friday river report with launch ramps is read at every desk in the Capitol.',
      },
    ],
    services: [
      'We plan in two-year cycles here: session winters for the weekday trade, open winters for families and the lake.',
      'Long-distance callers want certainty. The agent checks stock or schedule, then confirms by text before they start the pickup.',
      'Per-diem invoices, tribal purchase orders and oilfield tickets each go out in the shape the payer accepts.',
      'Build for the whole western half of the state: clear phone hours, winter directions, and Mandan on its own page.',
    ],
  },
];
