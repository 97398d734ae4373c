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
      "Most of the Strip is outside the city, in unincorporated Clark County, so a license for one side of Sahara may not count on the other. Dealers, cooks and nurses work around the clock and want a dentist at nine at night. Downtown has Fremont Street, the Arts District and the county's marriage license bureau.",
    season:
      'Conventions make Tuesdays expensive, and January is one of the fullest months. Holiday weekends belong to drivers from California. Midsummer is for cooling calls, and the last days before Christmas are quiet enough for residents to book.',
    search:
      "Tourists search by hotel name. Residents search by Summerlin, Centennial Hills or the east side. Neither wants the other's results.",
    tips: [
      {
        title: 'Choose visitors or residents',
        text: "A page that tries to reach both convinces no one. Build two, with locals' prices on one and walking time from a tower on the other.",
      },
      {
        title: 'Work swing-shift hours',
        text: 'Advertise at 2 a.m. when casino staff get home. Mention appointments at noon and after nine.',
      },
      {
        title: 'Check the jurisdiction first',
        text: 'Las Vegas mailing addresses cover the county, the city and the edge of Henderson. Look up each job before you quote a permit.',
      },
      {
        title: 'Read the convention calendar',
        text: 'Builders, printers and caterers are hired in the ninety days before move-in. Contact exhibitors from the booth list, politely, once.',
      },
      {
        title: 'Reach last-minute couples',
        text: "Couples land without plans. Show tonight's open times, the license bureau's hours and what's included on one screen.",
      },
    ],
    services: [
      'Locals get local pricing and steady ads, and the visitor side follows the convention calendar.',
      "At 3 a.m. someone needs a chapel, a locksmith or a cold room. The phone gets answered like it's noon.",
      'Show orders, drayage forms and crew calls repeat for each event. Templates fill in the hall, booth and deadline.',
      'Jurisdiction notes, hotel landmarks and resident pages by master plan bring the right people to the right page.',
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
      "Warehouses and battery plants east of town have turned a casino economy into a shift-work one, and Midtown's small shops feed the people who moved for the jobs. The Truckee carries Tahoe's water through downtown. Once a summer, burners headed for the Black Rock Desert buy every bicycle, tarp and gallon jug.",
    season:
      'Classic cars open August, dust-covered campers close it, and balloons rise in September. Snow over Donner Pass can cut off California customers for days.',
    search:
      'Midtown, Spanish Springs, South Meadows and Sparks count as separate trips. Tahoe guests look for the last stop before the climb.',
    tips: [
      {
        title: 'Stock up for Burning Man',
        text: "Sell goggles, tape, lights and water from August 1, and car washes from Labor Day. Say what you'll take back clean and what you won't.",
      },
      {
        title: 'Post chain control updates',
        text: 'Skiers decide at breakfast. If I-80 is restricted, offer lockers, brunch or tire chains, and post when it clears.',
      },
      {
        title: 'Reach the twelve-hour shift',
        text: 'Crews from the industrial park drive home along I-80 at six, morning and evening. Save pickup and chair time for them.',
      },
      {
        title: 'Welcome classic cars in August',
        text: 'Cruisers love chrome, shade and oldies. Let owners park at your curb and take a photo they can share.',
      },
      {
        title: 'Explain Nevada filings honestly',
        text: "Out-of-state founders believe myths about taxes. A straightforward page on what a Nevada company does and doesn't save brings better clients.",
      },
    ],
    services: [
      "From desert campers to ski families, we sort audiences by where they're driving and when.",
      "Pass closed, flight late, kids hungry: the agent changes the reservation and suggests what's open on this side.",
      'Staffing sheets, shift texts and badge renewals for warehouse clients update without you touching your phone.',
      'Get pages built around exits and neighborhoods, with smoke and snow notices and separate pages for Tahoe visitors.',
    ],
  },
];
