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
      'Addresses are coordinates counted from Temple Square, so 900 South 900 East is a place everyone can find and visitors cannot read. Faith shapes Sundays, drinks and family size for many households, while Sugar House and the west side live by other clocks. Skiers sleep downtown and ride up the Cottonwood canyons.',
    season:
      'Snow from December to April, conferences of the church in April and October, holiday lights after Thanksgiving. Inversion weeks in January trap bad air and fill clinics instead of patios.',
    search: 'People give the grid or a nickname such as 9th and 9th; tourists only manage with a pin and a photo.',
    tips: [
      {
        title: 'Explain your own address',
        text: 'Write it as locals say it and once more as a stranger needs it: four blocks south of the temple, then five east.',
      },
      {
        title: 'Be exact about Sunday',
        text: 'Open or closed, say it loudly. If open, you are one of few in some streets; if closed, promise Monday early.',
      },
      {
        title: 'Post on inversion days',
        text: 'Air readings drive searches for filters, masks and indoor play. Show the number, offer one useful thing, and stop.',
      },
      {
        title: 'Greet the genealogy traveler',
        text: 'They stay for days near the library, on foot, often alone. A lunch counter with plugs and soup wins the week.',
      },
      {
        title: 'Treat July 24 as a holiday',
        text: 'Pioneer Day closes offices and fills parade routes. Put special hours in for both July dates.',
      },
    ],
    services: [
      "Snowfall, conference weekends and the state's own July holiday are fixed points in every plan we write for you.",
      'The caller says 2100 South; the agent understands, checks canyon restrictions and books rentals with boot sizes.',
      'Family appointments come in sixes. Group scheduling, one bill and one reminder keep a big household on time.',
      'We mark up the grid correctly for maps, and add Spanish or Tongan pages where your counter already speaks them.',
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
      'Young marriages, first babies and startups happen close together in this university town. Returned missionaries speak Portuguese, Tagalog or Mandarin at the counter, which many national brands never think to use. Sunday trade is thin by habit, and Monday evening belongs to families.',
    season:
      'Fall term, Christmas engagements and April graduations set the pulse. In high summer students leave, the freedom festival crowds early July, and apartment contracts change in late August.',
    search:
      'South of campus is walked; the rest is driven along University Avenue, State Street or Center, and Orem results blend in.',
    tips: [
      {
        title: 'Follow the ring',
        text: 'Engagement, reception, apartment, crib: one couple needs four of you in two years. Trade referrals with the shop before and after yours.',
      },
      {
        title: "Put your staff's languages to work",
        text: 'If three clerks served in Brazil, put Portuguese on the door. Visitors to the training center bring relatives.',
      },
      {
        title: 'Close on Sunday, sell on Saturday night',
        text: 'The rush before a closed day is real. Keep the last slot and an extra cashier, and tell people when you run out.',
      },
      {
        title: 'Price for a student wallet',
        text: 'Show the per-person cost with a roommate split. It is the calculation they are doing anyway.',
      },
      {
        title: 'Keep graduates on the list',
        text: 'They move to Lehi or Spanish Fork, not far. Change the message from student deal to family plan instead of losing them.',
      },
    ],
    services: [
      'Life-stage marketing that begins with a ring and does not stop at the diploma.',
      'Brides call between classes, landlords after ten. Each reaches a helpful voice and leaves with a date.',
      'Contracts for eighty apartments, six to a unit, with guarantors: signatures and keys are handled in order.',
      'Mobile pages for south-of-campus walkers, drive-time pages for the county, and Portuguese where it counts.',
    ],
  },
];
