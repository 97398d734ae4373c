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
      "Bank towers make Uptown busy at midday and calm at night. South End grew up along the light rail line with apartments and taprooms. Much of the population moved here from elsewhere and doesn't have a family dentist or mechanic yet. Race teams and their machinists work in the counties north of town, and South Carolina starts at the southern edge.",
    season:
      'People move in from May to August and choose providers then. Race weekends in May and October, bank bonuses early in the year and December parties shape the rest.',
    search:
      'A newcomer compares three map results and picks the one with the freshest reviews, usually within NoDa, Ballantyne, University City or wherever they landed.',
    tips: [
      {
        title: 'Be the first name a newcomer learns',
        text: 'Give leasing offices along the Blue Line a card with your first-visit price. New arrivals need twenty providers in a month.',
      },
      {
        title: 'Keep reviews recent',
        text: 'In a town of transplants, praise from last week beats a hundred reviews from 2019. Ask every Friday.',
      },
      {
        title: 'Sell lunch in Uptown and dinner in South End',
        text: 'The same food needs two menus, two sets of hours and two ad schedules. Let the office calendar guide you on Mondays and Fridays.',
      },
      {
        title: 'Know the rules in both states',
        text: 'Fort Mill customers have other taxes and licenses. A clear line about serving York County removes doubt.',
      },
      {
        title: 'Talk shop with race teams',
        text: 'Fabricators and detailers win trust with weld photos, tolerances and turnaround in days. Leave race teams alone in race week.',
      },
    ],
    services: [
      'Get move-in audiences by apartment block and station, refreshed monthly as new buildings open.',
      'Loan and appointment questions get answered after hours, and sensitive details wait for your staff.',
      'A welcome series introduces your services to new residents over four weeks and stops when they book.',
      'Get landing pages for each station with honest reviews and a five-field quote form.',
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
      'Government, a big engineering university and nearby Research Triangle Park fill the area with salaried readers who compare before they call. Inside or outside the Beltline still says something about a house and a school. Families from India have shaped Cary and Morrisville next door, and their festivals fill halls that Raleigh vendors supply.',
    season:
      "October's state fair and fall soccer are big, tax refunds show up in March, and in pine pollen weeks everyone has something to wash. When ice is forecast, the whole region shuts down for days.",
    search:
      'Comparing starts on a laptop at work. People read long reviews, school zones and credentials before they call.',
    tips: [
      {
        title: 'Publish how you set prices',
        text: "A remodeler who explains ranges, permits and weeks gets the engineer's call. Vague promises lose it.",
      },
      {
        title: 'Prepare an ice storm message',
        text: "Write it in November: who's on duty, which pipes to shut off, when you'll decide. Post it with the first winter advisory.",
      },
      {
        title: 'Reach legislative staff',
        text: 'When the General Assembly meets, Fayetteville Street needs quick lunches, shirts and quiet rooms. Show walking minutes from Jones Street.',
      },
      {
        title: 'Greet Diwali and Holi by name',
        text: 'Halls, caterers, dress shops and photographers should open their calendars for both and offer vegetarian menus in detail.',
      },
      {
        title: 'Reach greenway walkers',
        text: 'Trailheads at Crabtree or Neuse bring walkers with dogs past your door. List the trail access and a water bowl.',
      },
    ],
    services: [
      'Get calm, fact-first campaigns that give careful buyers a comparison sheet.',
      "The agent answers technical questions from your own documents and says so when it doesn't know.",
      'Waiting lists for daycare, vets and tutors stay fair, visible and up to date.',
      'Get structured, fast pages with prices, credentials and school-zone wording that holds up to a critical reader.',
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
      "Hurricane Helene's flood in September 2024 tore through the River Arts District and Biltmore Village. Reopening has been uneven, so visitors first ask what's open. Makers, brewers and guides run the town more than any large company. Mountain roads and the Blue Ridge Parkway set the limits of a day's work.",
    season:
      'October leaves bring the largest crowds, summer brings the longest stays, and the weeks before Christmas fill the big estate and the galleries. January through March is slow on the mountain roads.',
    search:
      'Guests search by activity and by elevation or view. Residents search by West Asheville, Montford or Haw Creek. Both check if the road is passable.',
    tips: [
      {
        title: "Say you're open, with a date",
        text: 'After the flood, old photos mislead people. Post a new one each week with the date in the caption, and correct closed labels on maps.',
      },
      {
        title: 'Track the fall color',
        text: 'Color starts on the ridges and reaches town weeks later. A weekly elevation note keeps people coming until November.',
      },
      {
        title: 'Show how your craft is made',
        text: 'Clay, wood, wax, kiln: three short clips per piece sell more than a gallery shot. Mention the wait for commissions.',
      },
      {
        title: 'Offer a detour',
        text: 'When a stretch of Parkway is closed, post the alternate drive, the distance and a stop. Innkeepers will link to it.',
      },
      {
        title: 'Sell February stays',
        text: 'February guests want baths, music and soup. Package these with two neighbors and reach out to people in Charlotte and Greenville.',
      },
    ],
    services: [
      'Leaf reports, studio clips and reopening news give people one reason to drive up each week.',
      "Is the road open, is the trail open, are you open: callers get today's answer.",
      'Cabin check-ins, studio commissions and guide waivers go by text, even where the signal is weak.',
      'Get a freshly dated site with map corrections, craft portfolios and pages by drive time.',
    ],
  },
];
