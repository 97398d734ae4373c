import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Salt Lake City',
    county: 'Salt Lake County',
    state: 'UT',
    lat: 40.7608,
    lng: -111.891,
    size: 'city',
    neighbours: ['West Valley City', 'Millcreek', 'Murray', 'Bountiful'],
    trades: [
      'ski rental and repair shops',
      'genealogy researchers',
      'family dentists',
      'air purifier and furnace services',
      'bakeries and soda shops',
      'Latino and Tongan groceries',
      'event florists',
      'garage and basement finishers',
    ],
    particular:
      "Addresses are coordinates counted from Temple Square, so 900 South 900 East is a place locals can find and visitors can't read. Faith shapes Sundays, drinks and family size for many households, while Sugar House and the west side keep other hours. Skiers sleep downtown and ride up the Cottonwood canyons.",
    season:
      'The year runs on snow from December to April, church conferences in April and October, and holiday lights after Thanksgiving. Inversion weeks in January trap bad air and fill clinics instead of patios.',
    search: 'People give the grid or a nickname such as 9th and 9th. Tourists need a pin and a photo.',
    tips: [
      {
        title: 'Explain your own address',
        text: 'Write it the way locals say it, and once more for strangers: four blocks south of the temple, then five east.',
      },
      {
        title: 'Be clear about Sunday hours',
        text: "Open or closed, say it clearly. If you're open, you're one of few on some streets. If you're closed, promise early Monday hours.",
      },
      {
        title: 'Post on bad-air days',
        text: 'Air quality drives searches for filters, masks and indoor play. Show the number, offer one useful thing, and stop.',
      },
      {
        title: 'Welcome genealogy travelers',
        text: 'They stay for days near the library, on foot, often on their own. A lunch counter with outlets and soup wins the week.',
      },
      {
        title: 'Plan for July 24',
        text: 'Pioneer Day closes offices and fills parade routes. Set special hours for both July holidays.',
      },
    ],
    services: [
      "Snowfall, conference weekends and the state's own July holiday are fixed points in every plan we write for you.",
      'The caller says 2100 South. The agent understands, checks canyon restrictions and books rentals with boot sizes.',
      'Families book six appointments at a time. Group scheduling, one bill and one reminder keep a big household on time.',
      'We mark up the grid correctly for maps, and add Spanish or Tongan pages if your staff speaks them.',
    ],
  },
  {
    name: 'Provo',
    county: 'Utah County',
    state: 'UT',
    lat: 40.2338,
    lng: -111.6585,
    size: 'small city',
    neighbours: ['Orem', 'Springville', 'Lehi', 'Spanish Fork'],
    trades: [
      'wedding photographers',
      'student housing managers',
      'modest clothing shops',
      'cookie and soda shops',
      'software startups',
      'maternity and pediatric clinics',
      'jewelers',
      'fly fishing guides',
    ],
    particular:
      'Young marriages, first babies and startups happen close together in this university town. Returned missionaries speak Portuguese, Tagalog or Mandarin at the counter, which many national brands never think to use. Sunday business is slow by habit, and Monday evening is for families.',
    season:
      'Fall term, Christmas engagements and April graduations set the pace. In midsummer, students leave, the freedom festival fills early July, and apartment contracts change in late August.',
    search:
      'People walk south of campus and drive everywhere else, along University Avenue, State Street or Center. Orem results mix in.',
    tips: [
      {
        title: 'Follow the engaged couple',
        text: 'Engagement, reception, apartment, crib: one couple needs four local businesses in two years. Share referrals with the shop before and after yours.',
      },
      {
        title: "Put your staff's languages to work",
        text: 'If three clerks served in Brazil, put Portuguese on the door. Visitors to the training center bring relatives.',
      },
      {
        title: 'Sell on Saturday night before you close',
        text: 'The rush before a closed day is real. Keep the last slot and an extra cashier, and tell people when you run out.',
      },
      {
        title: 'Price for student budgets',
        text: "Show the per-person cost with a roommate split. They're doing the math anyway.",
      },
      {
        title: 'Keep graduates on the list',
        text: "They move to Lehi or Spanish Fork, not far. Change the message from student deal to family plan so you don't lose them.",
      },
    ],
    services: [
      "Get life-stage marketing that starts with a ring and doesn't stop at the diploma.",
      'Brides call between classes, and landlords call after ten. Each reaches a helpful voice and leaves with a date.',
      'Contracts for eighty apartments, six to a unit, with guarantors: signatures and keys are handled in order.',
      'Get mobile pages for south-of-campus walkers, drive-time pages for the county, and Portuguese where it counts.',
    ],
  },
];
