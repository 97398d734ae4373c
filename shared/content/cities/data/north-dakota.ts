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
      "The Red River flows north, floods in spring and marks the border with Minnesota, where Moorhead has its own taxes and rules. The land is flat, winters are long, and cars that won't start are a business model. Students, ag-tech engineers and families from Bhutan, Somalia, Bosnia and Iraq keep the rental market moving.",
    season:
      'Bison football and beet harvest fill the fall, and blizzards rearrange January to March. On summer Fridays, people leave for the Minnesota lakes, so weekday evenings are your window.',
    search:
      'Winnipeg shoppers look up hotels and 13th Avenue stores, and locals look up who can come today. Both check the road report.',
    tips: [
      {
        title: 'Move summer offers to Tuesday',
        text: 'From June on, weekends belong to lake cabins. Evening appointments early in the week are easier to fill than any Saturday sale.',
      },
      {
        title: 'Post cold-weather prices in advance',
        text: 'Publish what a jump start, a tow or a frozen line costs at 20 below, nights included. No one wants to haggle in that wind.',
      },
      {
        title: 'Welcome Winnipeg visitors',
        text: "Canadian guests come on long weekends that aren't ours. Add their holidays to your calendar and accept their cards gladly.",
      },
      {
        title: 'Keep a flood page',
        text: 'When the river forecast rises, homeowners need pumps, plugs and checklists. Update one lasting page instead of starting over.',
      },
      {
        title: 'Get reviews in Nepali or Somali',
        text: 'Reviews in any language count. Ask kindly, answer in the same language, and other families will read it.',
      },
    ],
    services: [
      'Plan for harvest, hockey and lake season, with a reserve for the one week each winter when everyone needs you.',
      'At 6 a.m. and far below zero, thirty batteries die. Every caller hears the real wait, and no one gets a busy signal.',
      'Tenant turnover in May and August runs step by step: notice, inspection, cleaners, keys, deposit.',
      'Keep Moorhead facts apart from Fargo facts on your site, including licenses and tax, and show both on the map.',
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
      'In odd-numbered years, lawmakers come for about four months and every hotel breakfast becomes an office. Between sessions, the Missouri River, two hospitals and state agencies keep things steady, while coal, wind and oil crews drive in from the west. United Tribes Technical College hosts a large powwow each September.',
    season:
      'School tournaments bring in small towns from fall to March. People spend June and July evenings on sandbars, and a three-day storm can shut the interstate gates.',
    search:
      "People mention Mandan across the river in the same breath, but they expect to know which side you're on. The bridges slow down at shift change.",
    tips: [
      {
        title: 'Sell to the legislative session',
        text: 'Offer legislators and aides a January to April price on rooms, dry cleaning or gym passes. Announce it the summer before.',
      },
      {
        title: 'Welcome powwow guests in September',
        text: 'Dancers and families arrive with regalia and relatives. Early breakfast, trailer parking and a sewing repair sign go a long way.',
      },
      {
        title: 'Update hours when I-94 closes',
        text: 'When I-94 closes, stranded drivers search from the ramp. Show live hours, a parking lot photo and if you have a generator.',
      },
      {
        title: 'Call ranch customers ahead',
        text: 'A customer may drive more than an hour from Hazen or Linton. Call the day before to confirm their parts are in.',
      },
      {
        title: 'Post a walleye report',
        text: 'Bait, boats and burgers sell when the fish bite. Everyone at the Capitol reads a Friday river report with launch ramps.',
      },
    ],
    services: [
      'We plan in two-year cycles here: session winters for weekday business, other winters for families and the lake.',
      'Long-distance callers want to be sure. The agent checks stock or schedule, then confirms by text before they start the pickup.',
      'Per-diem invoices, tribal purchase orders and oilfield tickets each go out in the format the payer accepts.',
      'Get a site for the whole western half of the state, with clear phone hours, winter directions and a page for Mandan.',
    ],
  },
];
