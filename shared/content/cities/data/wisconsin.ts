import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Milwaukee',
    county: 'Milwaukee County',
    state: 'WI',
    lat: 43.0389,
    lng: -87.9065,
    size: 'big city',
    neighbours: ['Wauwatosa', 'West Allis', 'Shorewood', 'Waukesha'],
    trades: [
      'taverns and fish fry kitchens',
      'brewers',
      'metal fabricators',
      'roofers and siding crews',
      'event caterers',
      'taquerias',
      'home health agencies',
      'basement waterproofers',
    ],
    particular:
      "Beer, motors and machinery built Milwaukee, and the old factories in Walker's Point and the Menomonee Valley now hold small makers. Fridays mean fish fry, and a tavern on the corner is still a meeting room. National and Mitchell on the south side do business in Spanish; Hmong families run market stalls, farms and shops.",
    season:
      'Lakefront festivals run from June into September and pull half the weekend trade toward the water. Once the lake wind turns, indoor food, furnaces and drivers with plows carry the books until April.',
    search:
      'The map search starts with a side of town: East Side, South Side, Bay View or Tosa, and freeway exits matter more than bus lines.',
    tips: [
      {
        title: 'Post the Friday menu by Wednesday',
        text: 'Fish fry plans are made midweek. Publish perch, cod and potato pancake choices with the wait you expect, and the table calls sort themselves.',
      },
      {
        title: 'Stand beside the festival, not in it',
        text: 'You need no booth at the lakefront grounds. Buy ads within two miles for the hours before gates open and after the last set.',
      },
      {
        title: 'Translate the quote, not only the menu',
        text: 'On the south side a roof estimate in Spanish closes the sale. Have someone from your crew check the wording.',
      },
      {
        title: 'Dry basements sell after the storm',
        text: 'Heavy summer rain backs up into cellars. Keep a page on sump pumps and drain tile, and turn the ads up for 48 hours when it pours.',
      },
      {
        title: 'Thank regulars at the bar',
        text: 'A QR code on a coaster is the local way to ask for a review. Give each quarter of the city its own code so that you see where praise comes from.',
      },
    ],
    services: [
      'We tie your promotions to fish fry Fridays, festival weekends and the first snow, with one budget that moves between them.',
      'A friendly line takes table parties and pump emergencies alike, in English or Spanish, and forwards only what truly cannot wait.',
      'Event catering asks for the same answers each time: head count, hall, deposit. The workflow collects all three before you open the file.',
      'Give Bay View, West Allis and Tosa a page apiece and let real job photos, named by street, do the persuading.',
    ],
  },
  {
    name: 'Madison',
    county: 'Dane County',
    state: 'WI',
    lat: 43.0731,
    lng: -89.4012,
    size: 'city',
    neighbours: ['Middleton', 'Fitchburg', 'Sun Prairie', 'Verona'],
    trades: [
      'coffee houses',
      'bike shops',
      'apartment movers',
      'therapists and counselors',
      'cheese and farm shops',
      'biotech suppliers',
      'tutors',
      'solar installers',
    ],
    particular:
      "The isthmus between Lake Mendota and Lake Monona squeezes the Capitol, State Street and a big university into a strip where parking is scarce. Most student leases turn over in the same few days of mid-August. On Saturdays the farmers' market circles the Capitol Square, and buyers expect to know who grew or made a thing.",
    season:
      'Late August through football and move-in is the loud time; weeks around finals are steady for food and dead for appointments. From June to early August the students are gone and the lakes and suburbs spend instead.',
    search:
      'Cyclists, bus riders and drivers want different answers, so directions by bike path and by ramp both belong on your page.',
    tips: [
      {
        title: 'Prepare for moving day in June',
        text: 'Movers, cleaners and mattress sellers are searched weeks before the August lease turnover. Open booking early and publish which dates are already full.',
      },
      {
        title: 'Say where it comes from',
        text: 'Market shoppers ask about the farm. One sentence on the source of your milk, wood or wool earns trust you would otherwise pay for.',
      },
      {
        title: 'Keep football Saturdays in the profile',
        text: 'Set special hours for each home game, tell customers which streets near Camp Randall close, and offer Sunday slots instead.',
      },
      {
        title: 'Talk to state employees on weekdays',
        text: 'Offices around the Square take lunch early. A quick-order page tested at 11 a.m. beats a billboard on the Beltline.',
      },
      {
        title: 'Invite the lab and the startup',
        text: 'West side labs and software firms buy lunches, printing and repair on account. Add a purchase-order note to your contact page.',
      },
    ],
    services: [
      'Term dates, game days and market Saturdays go into one calendar, and every post or ad you run hangs on it.',
      'In the lease crush of August your phone would never stop. Let the agent give rates, hold a truck and text the confirmation.',
      'Subscriptions for students start in September and pause in May by themselves, with the renewal note sent before exams begin.',
      'An accessible, quick site with bike-path directions, honest sourcing notes and a page for each side of the isthmus.',
    ],
  },
];
