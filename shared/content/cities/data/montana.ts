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
      'Buyers drive here from eastern Montana and northern Wyoming for surgery, tractors, school clothes and anything their own town lacks. Montana charges no general sales tax, which adds a reason. Refineries work below the Rimrocks, and Crow and Northern Cheyenne families come up I-90 to shop.',
    season:
      'Fair week in August and the livestock show in October fill motels; calving and haying keep ranch people away. Chinook thaws can make a January week busy without notice.',
    search:
      'Heights, West End, South Side and downtown are the four answers to where are you, with King Avenue and 24th Street West as shopping shorthand.',
    tips: [
      {
        title: 'Promise it is in stock',
        text: 'Nobody forgives a wasted hundred-mile drive. Show live availability or hold the item on a phone call with a name attached.',
      },
      {
        title: 'Bundle the big-town day',
        text: 'Dentist at ten, tires at noon, groceries iced for the road. Agree with two neighbors on a shared errand page.',
      },
      {
        title: 'Tell Wyoming about the tax',
        text: 'Sheridan and Cody shoppers know, but a reminder with a worked price on furniture is fair and effective.',
      },
      {
        title: 'Accept the powwow calendar',
        text: 'Crow Fair in August changes both supply and demand. Stock camp goods ahead, and wish people a good gathering.',
      },
      {
        title: 'Photograph with the Rims behind you',
        text: "That sandstone line says Billings at a glance. It suits a contractor's truck better than any skyline.",
      },
    ],
    services: [
      'Radius planning in hours, not miles: the towns that come weekly, monthly and once a year each hear something else.',
      'A rancher calls from a pickup with one bar left. Short questions, read-back, text confirmation: the agent is made for that.',
      'Special orders are tracked from supplier to hitch, and the customer gets word before leaving Miles City.',
      'Inventory, brands and trailer parking made visible in search, so the drive feels safe to begin.',
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
      'Growth is the subject at every counter: new houses, new neighbors, not enough hands. Skiers split between the local hill and Big Sky, anglers fan out over the Gallatin and Madison, and Yellowstone travelers land at the Belgrade airport. Laser and optics companies grew up around the state university.',
    season:
      'Two highs, snow from December to March and rivers from June to September. The muddy weeks of April, and early November too, are for staff holidays and fixing the floor.',
    search:
      'Second-home owners search from other states weeks before arrival, while residents ask for someone who can come at all.',
    tips: [
      {
        title: 'Be honest about the wait',
        text: 'If you are booked into spring, say so and take a deposit list. People who have been ignored by three contractors will wait for the fourth.',
      },
      {
        title: 'Post river conditions',
        text: 'Flow, clarity and the fly that worked, before 8 a.m. An angler who checks daily will buy leaders from you in July.',
      },
      {
        title: 'Recruit with your listing',
        text: 'Help is scarcer than customers. Add a jobs link, mention housing or a ski pass, and show the crew smiling in real weather.',
      },
      {
        title: 'Close well in mud season',
        text: 'Announce the two weeks off with a return date and one phone contact. Guessing visitors leave bad reviews.',
      },
      {
        title: 'Draw the canyon on your map',
        text: 'Big Sky is an hour in good weather. Put a travel fee and winter rule on the page for canyon jobs.',
      },
    ],
    services: [
      'With demand above capacity, we steer you to the jobs you want and let the rest know kindly.',
      'Out-of-state owners call at East Coast breakfast time. Their snowplow, groceries and gate code are arranged while you sleep.',
      'Guide schedules, waivers, licenses and tips line up by river and by day, with a swap when the water blows out.',
      'Photographs do the work here; we make them load on a trailhead signal and tie them to searches by drainage or lift.',
    ],
  },
];
