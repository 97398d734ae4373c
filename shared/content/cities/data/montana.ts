import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Billings',
    county: 'Yellowstone County',
    state: 'MT',
    lat: 45.7833,
    lng: -108.5007,
    size: 'small city',
    neighbours: ['Laurel', 'Lockwood', 'Hardin', 'Red Lodge'],
    trades: [
      'ranch and feed stores',
      'refinery welders and pipefitters',
      'medical specialists',
      'truck and trailer dealers',
      'western art and saddle shops',
      'casinos and bars',
      'freight brokers',
      'well and septic contractors',
    ],
    particular:
      'Buyers drive here from eastern Montana and northern Wyoming for surgery, tractors, school clothes and anything their own town lacks. Montana has no general sales tax, which is another reason. Refineries work below the Rimrocks, and Crow and Northern Cheyenne families come up I-90 to shop.',
    season:
      'Fair week in August and the livestock show in October fill motels. Calving and haying keep ranch people at home. A Chinook thaw can make a January week busy without warning.',
    search:
      "Ask people where they are, and they'll say Heights, West End, South Side or downtown. King Avenue and 24th Street West are shopping shorthand.",
    tips: [
      {
        title: "Promise it's in stock",
        text: 'No one forgives a wasted hundred-mile drive. Show live availability, or hold the item by phone with a name on it.',
      },
      {
        title: 'Bundle errands for a day in town',
        text: 'Dentist at ten, tires at noon, groceries iced for the road. Set up a shared errand page with two neighbors.',
      },
      {
        title: 'Remind Wyoming about the tax',
        text: 'Sheridan and Cody shoppers know, but a reminder with a sample price on furniture is fair and effective.',
      },
      {
        title: 'Plan for Crow Fair',
        text: 'Crow Fair in August changes both supply and demand. Stock camp goods ahead, and wish people a good gathering.',
      },
      {
        title: 'Photograph with the Rims behind you',
        text: "That sandstone line says Billings right away. It suits a contractor's truck better than any skyline.",
      },
    ],
    services: [
      'Plan your reach in hours, not miles. Towns that come weekly, monthly and once a year each hear something different.',
      'A rancher calls from a pickup with one bar left. The agent asks short questions, reads back the answers and confirms by text.',
      'Special orders are tracked from supplier to hitch, and customers hear from you before they leave Miles City.',
      'Show inventory, brands and trailer parking in search, so customers know the drive is worth it.',
    ],
  },
  {
    name: 'Bozeman',
    county: 'Gallatin County',
    state: 'MT',
    lat: 45.677,
    lng: -111.0429,
    size: 'small city',
    neighbours: ['Belgrade', 'Livingston', 'Four Corners', 'Big Sky'],
    trades: [
      'fly shops and guides',
      'custom home builders',
      'ski and bike tuners',
      'property managers',
      'photonics and software firms',
      'coffee and breakfast spots',
      'dog boarding kennels',
      'wildlife artists',
    ],
    particular:
      'Growth comes up at every counter: new houses, new neighbors, not enough help. Skiers split between the local hill and Big Sky, anglers fan out over the Gallatin and Madison, and Yellowstone travelers land at the Belgrade airport. Laser and optics companies grew up around the state university.',
    season:
      'There are two peaks: snow from December to March and rivers from June to September. The muddy weeks of April, and early November too, are for staff vacations and fixing the floor.',
    search:
      'Second-home owners search from other states weeks before they arrive. Residents ask for someone who can come at all.',
    tips: [
      {
        title: 'Be honest about the wait',
        text: "If you're booked into spring, say so and take deposits for a waiting list. People who've been ignored by three contractors will wait for the fourth.",
      },
      {
        title: 'Post river conditions',
        text: 'Post flow, clarity and the fly that worked, before 8 a.m. An angler who checks daily will buy leaders from you in July.',
      },
      {
        title: 'Recruit with your listing',
        text: 'Help is harder to find than customers. Add a jobs link, mention housing or a ski pass, and show the crew smiling in real weather.',
      },
      {
        title: 'Announce your mud season closing',
        text: 'Post your two weeks off with a return date and one phone contact. Visitors who have to guess leave bad reviews.',
      },
      {
        title: 'Set a fee for canyon jobs',
        text: 'Big Sky is an hour away in good weather. Put a travel fee and winter rule on the page for canyon jobs.',
      },
    ],
    services: [
      'Demand is above capacity, so we steer you to the jobs you want and let the rest down kindly.',
      'Out-of-state owners call at breakfast time on the East Coast. Their snowplow, groceries and gate code get arranged while you sleep.',
      'Guide schedules, waivers, licenses and tips line up by river and day, with a swap when the water blows out.',
      'Photos do the work here. We make them load on a trailhead signal and tie them to searches by drainage or lift.',
    ],
  },
];
