import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Charlotte',
    county: 'Mecklenburg County',
    state: 'NC',
    lat: 35.2271,
    lng: -80.8431,
    size: 'big city',
    neighbours: ['Matthews', 'Huntersville', 'Concord', 'Fort Mill'],
    trades: [
      'financial advisers',
      'mortgage brokers',
      'gyms and studios',
      'restaurants',
      'house painters',
      'moving companies',
      'racing and fabrication shops',
      'child care centers',
    ],
    particular:
      'Bank towers make Uptown busy at midday and calm at night, while South End grew up along the light rail line with apartments and taprooms. A large part of the population came from elsewhere and has no family dentist or mechanic yet. Race teams and their machinists work in the counties north of town, and South Carolina begins at the southern edge.',
    season:
      'People move in from May to August and choose providers then. Race weekends in May and October, banking bonuses early in the year and December parties give the rest its shape.',
    search:
      'A newcomer compares three map results and picks by the freshest reviews, usually within NoDa, Ballantyne, University City or whatever quarter they landed in.',
    tips: [
      {
        title: 'Be the first name a newcomer learns',
        text: 'Offer leasing offices along the Blue Line a card with your first-visit price. New arrivals need twenty providers in a month.',
      },
      {
        title: 'Keep reviews recent',
        text: 'In a town of transplants, praise from last week beats a hundred from 2019. Ask every Friday.',
      },
      {
        title: 'Plan lunch for Uptown, dinner for South End',
        text: 'The same food needs two menus, two hours and two ad schedules. Let the office calendar guide you on Mondays and Fridays.',
      },
      {
        title: 'Handle two state rules',
        text: 'Fort Mill customers bring other taxes and licenses. A clear line about serving York County removes doubt.',
      },
      {
        title: 'Talk shop with racers',
        text: 'Fabricators and detailers win trust with weld photos, tolerances and turnaround in days. Leave them alone in race week.',
      },
    ],
    services: [
      'Move-in audiences by apartment block and station, refreshed monthly as new buildings open.',
      'Loan and appointment questions are taken after office hours, with sensitive data left for your staff.',
      'A welcome series teaches new residents your services over four weeks and stops when they book.',
      'Station-by-station landing pages with honest reviews and a quote form of five fields.',
    ],
  },
  {
    name: 'Raleigh',
    county: 'Wake County',
    state: 'NC',
    lat: 35.7796,
    lng: -78.6382,
    size: 'city',
    neighbours: ['Cary', 'Garner', 'Wake Forest', 'Durham'],
    trades: [
      'software and IT services',
      'tutoring and test preparation',
      'veterinary clinics',
      'remodelers',
      'Indian and Mexican restaurants',
      'therapists',
      'landscapers',
      'daycare centers',
    ],
    particular:
      'Government, a big engineering university and the nearby Research Triangle Park fill the area with salaried readers who compare before they call. Being inside or outside the Beltline still says something about a house and a school. Families from India have shaped Cary and Morrisville next door, and their festivals fill halls that Raleigh vendors supply.',
    season:
      "October's state fair and fall soccer are big, tax refunds show in March, and the pine pollen weeks make everyone wash something. When ice is forecast, the whole region shuts for days.",
    search:
      'Comparison starts on a laptop at work, with long reviews, school zones and credentials read before any call.',
    tips: [
      {
        title: 'Publish how you price',
        text: "A remodeler who explains ranges, permits and weeks earns the engineer's call. Vague flattery loses it.",
      },
      {
        title: 'Prepare an ice message',
        text: 'Write it in November: who is on duty, which pipes to shut, when you decide. Post it with the first winter advisory.',
      },
      {
        title: "Reach the lawmakers' staff",
        text: 'While the General Assembly sits, Fayetteville Street needs quick lunches, shirts and quiet rooms. Show walking minutes from Jones Street.',
      },
      {
        title: 'Greet Diwali and Holi by name',
        text: 'Halls, caterers, dress shops and photographers should open their calendars for both and offer vegetarian menus in detail.',
      },
      {
        title: 'Use the greenways',
        text: 'Trailheads at Crabtree or Neuse bring walkers with dogs past your door. Note the access point and a water bowl.',
      },
    ],
    services: [
      'Calm, fact-first campaigns that hand the careful buyer a comparison sheet.',
      'Technical questions are answered from your own documents, and the agent says so when it does not know.',
      'Waiting lists for daycare, vets and tutors stay fair, visible and up to date.',
      'Structured, fast pages with prices, credentials and school-zone wording that survives a critical reader.',
    ],
  },
  {
    name: 'Asheville',
    county: 'Buncombe County',
    state: 'NC',
    lat: 35.5951,
    lng: -82.5515,
    size: 'small city',
    neighbours: ['Black Mountain', 'Weaverville', 'Hendersonville', 'Woodfin'],
    trades: [
      'craft studios and galleries',
      'breweries',
      'inns and cabins',
      'massage therapists',
      'outdoor guides',
      'farm-to-table restaurants',
      'tree and land clearing crews',
      'herbalists',
    ],
    particular:
      "Hurricane Helene's flood in September 2024 tore through the River Arts District and Biltmore Village, and reopening has been uneven, so visitors ask first what is open. Makers, brewers and guides run the town more than any large firm. Mountain roads and the Blue Ridge Parkway set the limits of a day's work.",
    season:
      'October leaves bring the largest crowd, summer the longest stays, and the weeks before Christmas fill the big estate and the galleries. January through March is thin on the mountain roads.',
    search:
      'Guests search by activity and by elevation or view, residents by West Asheville, Montford or Haw Creek, and both check whether the road is passable.',
    tips: [
      {
        title: 'Say that you are open, with a date',
        text: 'After the flood old photos mislead. Post a new one each week with the date in the caption, and correct closed labels on maps.',
      },
      {
        title: 'Follow the leaf line down',
        text: 'Color starts on the ridges and reaches town weeks later. A weekly elevation note keeps people coming until November.',
      },
      {
        title: "Tell the maker's story in process",
        text: 'Clay, wood, wax, kiln: three short clips per piece sell more than a gallery shot. Mention the commission wait.',
      },
      {
        title: 'Offer the detour',
        text: 'When a stretch of Parkway is shut, give the alternate drive, distance and a stop. Innkeepers will link to it.',
      },
      {
        title: 'Sell a mud month',
        text: 'February guests want baths, music and soup. Package these with two neighbors and speak to people in Charlotte and Greenville.',
      },
    ],
    services: [
      'Leaf reports, studio clips and reopening news arranged so each week brings one reason to drive up.',
      "Is the road open, is the trail open, are you open: callers get today's answer.",
      'Cabin check-ins, studio commissions and guide waivers proceed by text even where signal is weak.',
      'A fresh-dated site with map corrections, craft portfolios and pages by drive time.',
    ],
  },
];
