import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Las Vegas',
    county: 'Clark County',
    state: 'NV',
    lat: 36.1699,
    lng: -115.1398,
    size: 'big city',
    neighbours: ['Henderson', 'North Las Vegas', 'Paradise', 'Boulder City'],
    trades: [
      'wedding chapels',
      'convention exhibit builders',
      'AC and pool services',
      'limousine and shuttle firms',
      'costume and uniform tailors',
      'Filipino and Mexican restaurants',
      '24-hour pharmacies and gyms',
      'antique and neon art dealers',
    ],
    particular:
      "Most of the Strip lies outside the city, in unincorporated Clark County, so a license for one side of Sahara may not hold on the other. Dealers, cooks and nurses work around the clock and want a dentist at nine in the evening. Downtown has Fremont Street, the Arts District and the county's marriage license bureau.",
    season:
      'Conventions make Tuesdays expensive, with January among the fullest; holiday weekends belong to drivers from California. Midsummer is for cooling calls, and the last days before Christmas are quiet enough for residents to book.',
    search:
      "Tourists search by hotel name, residents by Summerlin, Centennial Hills or the east side, and neither wants the other's results.",
    tips: [
      {
        title: 'Choose visitors or residents',
        text: "A page that tries both convinces nobody. Build two, with locals' prices on one and walking time from a tower on the other.",
      },
      {
        title: 'Work swing-shift hours',
        text: 'Advertise at 2 a.m. when casino staff get home. Appointments at noon and after nine are worth naming.',
      },
      {
        title: 'Check the jurisdiction',
        text: 'Las Vegas mailing addresses cover county, city and Henderson edges. Look up each job before you quote a permit.',
      },
      {
        title: 'Read the convention calendar',
        text: 'Builders, printers and caterers are hired in the ninety days before move-in. Contact exhibitors by booth list, politely, once.',
      },
      {
        title: 'Marry the off hour',
        text: "Couples land without plans. Show tonight's open times, the license bureau's hours and what is included in one screen.",
      },
    ],
    services: [
      "Locals' trade gets local pricing and steady ads; the visitor side breathes with the convention calendar.",
      'At 3 a.m. somebody needs a chapel, a locksmith or a cold room. The phone is answered as if it were noon.',
      'Show orders, drayage forms and crew calls repeat each event; templates fill in hall, booth and deadline.',
      'Jurisdiction notes, hotel-based landmarks and resident pages by master plan keep the right people landing in the right spot.',
    ],
  },
  {
    name: 'Reno',
    county: 'Washoe County',
    state: 'NV',
    lat: 39.5296,
    lng: -119.8138,
    size: 'city',
    neighbours: ['Sparks', 'Carson City', 'Truckee', 'Incline Village'],
    trades: [
      'warehouse staffing firms',
      'dive bars and breweries',
      'RV and camping outfitters',
      'ski and paddle shops',
      'classic car restorers',
      'midtown boutiques',
      'defensible space crews',
      'business incorporation services',
    ],
    particular:
      "Warehouses and battery plants east of town have changed a casino economy into a shift-work one, and Midtown's small shops feed those who moved for the jobs. The Truckee carries Tahoe's water through downtown. Once a summer, burners bound for the Black Rock Desert buy every bicycle, tarp and gallon jug.",
    season:
      'Classic cars open August, dust-covered campers close it, and balloons rise in September. Snow over Donner Pass can cut off California customers for days.',
    search:
      'Midtown, Spanish Springs, South Meadows and Sparks count as separate trips, and Tahoe guests look for the last stop before the grade.',
    tips: [
      {
        title: 'Ready the playa aisle',
        text: 'Goggles, tape, lights and water from the first of August, car washes from Labor Day. Say what you take back clean and what you do not.',
      },
      {
        title: 'Post chain controls',
        text: 'Skiers decide at breakfast. If I-80 is restricted, offer lockers, brunch or tire chains, and note when it clears.',
      },
      {
        title: 'Catch the twelve-hour shift',
        text: 'Crews from the industrial park drive home along I-80 at six, morning and evening. Reserve pickup and chair time then.',
      },
      {
        title: 'Polish something in August',
        text: 'Cruisers love chrome, shade and oldies. Let owners park at your curb and take a portrait they can share.',
      },
      {
        title: 'Explain Nevada filings honestly',
        text: 'Out-of-state founders believe myths about taxes. A sober page on what a Nevada company does and does not save brings better clients.',
      },
    ],
    services: [
      'From desert campers to ski families, we sort audiences by which way they are driving and when.',
      'Pass closed, flight late, kids hungry: the agent changes the reservation and suggests what is open on this side.',
      'Staffing sheets, shift texts and badge renewals for warehouse clients update without your thumb on the phone.',
      'Expect pages built around exits and neighborhoods, smoke and snow notices included, with Tahoe visitors handled apart.',
    ],
  },
];
