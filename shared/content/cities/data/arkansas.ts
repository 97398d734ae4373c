import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Little Rock',
    county: 'Pulaski County',
    state: 'AR',
    lat: 34.7465,
    lng: -92.2896,
    size: 'city',
    neighbours: ['North Little Rock', 'Benton', 'Conway', 'Jacksonville'],
    trades: [
      'medical specialists',
      'law and lobbying firms',
      'barbecue and catfish kitchens',
      'tree and storm cleanup crews',
      'home builders',
      'florists',
      'car washes',
      'hair salons',
    ],
    particular:
      'State government, a teaching hospital and several medical centers bring people in from all seventy-five counties for the day. The Arkansas River separates the city from its northern twin, and residents are firm about which is which. Airmen from the base at Jacksonville come and go on orders.',
    season:
      "Spring brings azaleas, storms and insurance adjusters. Summer is hot, and errands move to the morning. Deer season and duck season thin out men's appointments from November on.",
    search:
      'People search by West Little Rock, Hillcrest, the Heights and SoMa. Out-of-county patients look for places just off I-630.',
    tips: [
      {
        title: 'Help people on clinic day',
        text: 'Someone drove three hours for a scan. A lunch spot, tire shop or optician near the hospitals can promise to be done by 2 p.m. and mean it.',
      },
      {
        title: 'List North Little Rock separately',
        text: 'North Little Rock is its own city. List it by name, with its own zip codes, and never fold it into downtown.',
      },
      {
        title: 'Follow the duck calendar',
        text: 'From Thanksgiving to late January, many of your regulars are in a blind at dawn. Send offers for midday and split the weekend.',
      },
      {
        title: 'Have a tornado siren plan',
        text: 'Tornado warnings stop the phones. Decide who changes your profile to closed and which message goes out when you reopen.',
      },
      {
        title: 'Ask for the neighborhood in reviews',
        text: "Hillcrest people trust Hillcrest people. Ask reviewers to mention their part of town. That's worth more than stars.",
      },
    ],
    services: [
      'Get one plan for neighbors inside I-430 and another for visitors on a hospital or Capitol errand, each at the right hour.',
      'Clinic calls pile up at lunch. The agent reschedules, gives directions from I-30 and leaves the nurse in peace.',
      'After a storm, intake forms, photos and adjuster emails sort themselves by street, so your crews see a route instead of a pile.',
      'Statewide searches often end in Little Rock. We build pages for the towns your customers actually drive from.',
    ],
  },
  {
    name: 'Fayetteville',
    county: 'Washington County',
    state: 'AR',
    lat: 36.0626,
    lng: -94.1574,
    size: 'small city',
    neighbours: ['Springdale', 'Rogers', 'Farmington', 'Bentonville'],
    trades: [
      'bars and music venues',
      'bike shops',
      'student rental managers',
      'supplier consultancies',
      'coffee roasters',
      'landscape and stone crews',
      'food trucks',
      'counselors',
    ],
    particular:
      "This is home to the state university, with Dickson Street for nights out and the square for the Saturday farmers' market. A paved greenway runs north through Springdale to Bentonville, so cyclists arrive without a car. Sales teams that supply the region's big retailer and poultry companies live here, and many Springdale households speak Spanish or Marshallese.",
    season:
      'Home football weekends make the fall, and dogwood season and graduation make the spring. In July, the students are gone, the trails are hot by ten, and you rely on families and travelers.',
    search:
      'Hills and one-way streets near campus make parking the usual question. Drivers say College Avenue or the bypass instead of route numbers.',
    tips: [
      {
        title: 'Post special hours for game days',
        text: 'Six or seven Saturdays are different from the rest. Enter each one as special hours, with a note on parking or shuttles.',
      },
      {
        title: 'Be a stop on the greenway',
        text: 'Water, a pump, a rack and a bathroom are reasons to leave the trail. List them as attributes and name the nearest trail access.',
      },
      {
        title: 'Treat the four cities separately',
        text: "Fayetteville isn't Bentonville, and customers care. Describe how far you drive by town instead of claiming the whole northwest corner.",
      },
      {
        title: 'Welcome relocating families',
        text: 'Corporate transfers arrive in summer and search by school. Write a newcomer page with three honest paragraphs, and people will share it in those groups.',
      },
      {
        title: 'Add a greeting in Marshallese',
        text: 'A greeting and your prices on one page will surprise families in Springdale who rarely see their language online.',
      },
    ],
    services: [
      "Student terms, football dates and transfer season get three separate campaigns, so you don't spend money on an empty campus.",
      'Kickoff is in an hour and the phone keeps ringing. The agent quotes the wait, takes the pickup order and ends the call politely.',
      'Lease signings, deposits and move-out checks for student houses run in one sequence, with parents copied where you want them.',
      'Trail, campus and Springdale audiences each get their own page that opens fast on a phone.',
    ],
  },
];
