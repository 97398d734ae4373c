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
      "Beer, motors and machinery built Milwaukee, and the old factories in Walker's Point and the Menomonee Valley now house small makers. Fridays mean fish fry, and the corner tavern is still a meeting room. National and Mitchell on the south side do business in Spanish, and Hmong families run market stalls, farms and shops.",
    season:
      'Lakefront festivals run from June into September and pull half the weekend business toward the water. Once the lake wind turns, indoor food, furnaces and plow drivers make the money until April.',
    search:
      'A map search starts with a side of town: East Side, South Side, Bay View or Tosa. Freeway exits matter more than bus lines.',
    tips: [
      {
        title: 'Post the Friday menu by Wednesday',
        text: "People plan fish fry midweek. Publish perch, cod and potato pancake choices with the wait you expect, and you'll get fewer table calls.",
      },
      {
        title: 'Advertise near the festivals',
        text: "You don't need a booth at the lakefront grounds. Buy ads within two miles for the hours before gates open and after the last set.",
      },
      {
        title: 'Translate the quote, not just the menu',
        text: 'On the south side, a roof estimate in Spanish closes the sale. Have someone on your crew check the wording.',
      },
      {
        title: 'Sell dry basements after storms',
        text: 'Heavy summer rain backs up into basements. Keep a page on sump pumps and drain tile, and turn up the ads for 48 hours when it pours.',
      },
      {
        title: 'Ask for reviews at the bar',
        text: 'A QR code on a coaster is the local way to ask for a review. Give each part of town its own code so you see where praise comes from.',
      },
    ],
    services: [
      'We tie your promotions to fish fry Fridays, festival weekends and the first snow, with one budget that moves between them.',
      "A friendly line takes table parties and pump emergencies in English or Spanish, and forwards only what can't wait.",
      'Every catering event needs the same answers: head count, hall, deposit. The workflow collects all three before you open the file.',
      'Bay View, West Allis and Tosa each get a page, with real job photos named by street.',
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
      "The isthmus between Lake Mendota and Lake Monona squeezes the Capitol, State Street and a big university into a strip where parking is scarce. Most student leases turn over in the same few days of mid-August. On Saturdays, the farmers' market circles the Capitol Square, and buyers expect to know who grew or made a thing.",
    season:
      'Late August through football and move-in is the busy time. Weeks around finals are steady for food and dead for appointments. From June to early August, the students are gone and the lakes and suburbs spend instead.',
    search:
      'Cyclists, bus riders and drivers want different answers, so put directions by bike path and by ramp on your page.',
    tips: [
      {
        title: 'Get ready in June for moving day',
        text: 'People search for movers, cleaners and mattresses weeks before the August lease turnover. Open booking early and post which dates are already full.',
      },
      {
        title: 'Say where your goods come from',
        text: "Market shoppers ask about the farm. One sentence on the source of your milk, wood or wool earns trust you'd otherwise pay for.",
      },
      {
        title: 'Post football Saturday hours',
        text: 'Set special hours for each home game, tell customers which streets near Camp Randall close, and offer Sunday slots instead.',
      },
      {
        title: 'Reach state workers on weekdays',
        text: 'Offices around the Square take lunch early. A quick-order page tested at 11 a.m. beats a billboard on the Beltline.',
      },
      {
        title: 'Win labs and startups',
        text: 'West side labs and software companies buy lunches, printing and repair on account. Add a purchase-order note to your contact page.',
      },
    ],
    services: [
      'Term dates, game days and market Saturdays go into one calendar, and every post or ad you run follows it.',
      'In the August lease rush, your phone never stops. The agent gives rates, holds a truck and texts the confirmation.',
      'Student subscriptions start in September and pause in May on their own, with the renewal note sent before exams start.',
      'Get an accessible, fast site with bike-path directions, honest sourcing notes and a page for each side of the isthmus.',
    ],
  },
];
