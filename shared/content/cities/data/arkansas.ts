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
      "State government, a teaching hospital and several medical centers draw people from all seventy-five counties for a day's errand. The Arkansas River parts the city from its northern twin, and residents are firm about which is which. Airmen from the base at Jacksonville come and go on orders.",
    season:
      "Spring brings azaleas, storms and insurance adjusters; summer is hot and errands move to the morning. Deer season and duck season thin out the men's appointments from November on.",
    search:
      'West Little Rock, Hillcrest, the Heights and SoMa are how people aim a search, and out-of-county patients look for places just off I-630.',
    tips: [
      {
        title: 'Be useful on clinic day',
        text: 'Someone drove three hours for a scan. A lunch, tire or eyeglass business near the hospitals can promise done by 2 p.m. and mean it.',
      },
      {
        title: 'Respect the river',
        text: 'North Little Rock is its own city. List it by name, with its own zip codes, and never fold it into downtown.',
      },
      {
        title: 'Follow the duck calendar',
        text: 'From Thanksgiving to late January many of your regulars are in a blind at dawn. Send offers for the midday break and the weekend split.',
      },
      {
        title: 'Have a siren plan',
        text: 'Tornado warnings stop the phones. Decide who updates your profile to closed, and which message goes out when you reopen.',
      },
      {
        title: 'Ask for the neighborhood in a review',
        text: 'Hillcrest people trust Hillcrest people. A request that says, tell us your part of town, brings better words than stars alone.',
      },
    ],
    services: [
      'One plan for neighbors inside I-430 and another for visitors on a hospital or Capitol errand, each at its own hour.',
      'Clinic calls in the lunch hour pile up. The agent reschedules, gives directions from I-30 and leaves the nurse in peace.',
      'After a storm, intake forms, photos and adjuster emails sort themselves by street, and your crews see a route instead of a heap.',
      'Statewide searches end in Little Rock often. We prepare pages for the towns your customers actually drive from.',
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
      "Home of the state university, with Dickson Street for the evening and the square for the Saturday farmers' market. A paved greenway runs north through Springdale to Bentonville, so cyclists arrive without a car. Sales teams who supply the region's big retailer and poultry companies live here, and many Springdale households speak Spanish or Marshallese.",
    season:
      'Home football weekends decide the fall; dogwood time and graduation decide the spring. In July the students are away, the trails are hot by ten, and you live off families and travelers.',
    search:
      'Hills and one-way streets near campus make parking the usual question, and drivers say College Avenue or the bypass instead of route numbers.',
    tips: [
      {
        title: 'Publish the fall schedule as hours',
        text: 'Six or seven Saturdays are unlike the rest. Enter each one as special hours, with a note on parking or shuttle.',
      },
      {
        title: 'Be the stop on the greenway',
        text: 'Water, a pump, a rack and a bathroom are reasons to leave the trail. List them as attributes and name the nearest access point.',
      },
      {
        title: 'Separate the four cities',
        text: 'Fayetteville is not Bentonville, and customers mind. Describe your drive radius by town rather than claim the whole northwest corner.',
      },
      {
        title: 'Meet the relocating family',
        text: 'Corporate transfers arrive in summer and search by school. A newcomer page with three honest paragraphs is passed around in those groups.',
      },
      {
        title: 'Say it in Marshallese once',
        text: 'A greeting and your prices on one page will surprise families in Springdale who seldom see their language online.',
      },
    ],
    services: [
      'Student terms, football dates and transfer season become three separate pushes, so that money is not spent on an empty campus.',
      'Kickoff in an hour and the phone still rings: the agent quotes the wait, takes the pickup order and hangs up politely.',
      'Lease signings, deposits and move-out checks for student houses run as one chain, with parents copied where you want them.',
      'Trail, campus and Springdale audiences each find a page of their own, quick to open from a handlebar.',
    ],
  },
];
