import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Chicago',
    county: 'Cook County',
    state: 'IL',
    lat: 41.8781,
    lng: -87.6298,
    size: 'big city',
    neighbours: ['Evanston', 'Oak Park', 'Cicero', 'Oak Lawn'],
    trades: [
      'restaurants and taverns',
      'boiler and furnace mechanics',
      'masons and tuckpointers',
      'nail and hair salons',
      'law offices',
      'dentists',
      'moving companies',
      'bakeries',
    ],
    particular:
      'Chicagoans shop by neighborhood, and each one has its own rhythm: Spanish on 26th Street in Little Village, Hindi and Urdu on Devon Avenue, Polish along Milwaukee and Belmont. Brick bungalows, two-flats and graystones keep masons, roofers and boiler crews working. Downtown business follows the convention calendar at McCormick Place as much as the weather.',
    season:
      'Patios, street festivals and lakefront crowds fill June through September. January and February are for burst pipes, dead batteries and soup to go, while walk-in retail waits for the thaw.',
    search:
      "People type the neighborhood or the nearest L stop into their phones instead of Chicago, and many decide by whether there's parking.",
    tips: [
      {
        title: 'Put your L stop in the first line',
        text: "Write the line color, the stop and the walking minutes into your profile. A Brown Line rider in Lincoln Square won't cross to the Blue Line for a haircut.",
      },
      {
        title: 'Reply in Spanish, Polish or Hindi',
        text: "If you're in Pilsen or Little Village, a Spanish page and Spanish review replies do more than a second ad. On Devon, say which languages your counter speaks.",
      },
      {
        title: 'Be ready for cold snaps',
        text: "Keep a frozen-pipe, no-heat or dead-battery post drafted. Publish it the night of a wind chill warning, with the hours you'll really answer.",
      },
      {
        title: 'Work with summer street festivals',
        text: 'Nearly every commercial strip closes its street for a weekend. Post directions, extra hours and one festival-only offer a few days before, so regulars still find the door.',
      },
      {
        title: 'Photograph the building, not just the work',
        text: 'Owners of a 1920s two-flat want to see another two-flat. Name the building type and the ward in your before-and-after captions.',
      },
    ],
    services: [
      'Get a plan for the few neighborhoods you can reach before traffic eats the day, with offers timed to festivals, first frost and lease changes.',
      'No-heat calls at two in the morning get a calm voice and a place in line. The agent notes the address and boiler model in English, Spanish or Polish.',
      "Estimates for two-flats, condo boards and landlords use one template, and reminders chase the signature while you're on a roof in Portage Park.",
      "We build pages by neighborhood, each with its own photos and parking notes, so a search from Bronzeville doesn't land on a page about Wicker Park.",
    ],
  },
  {
    name: 'Rockford',
    county: 'Winnebago County',
    state: 'IL',
    lat: 42.2711,
    lng: -89.094,
    size: 'small city',
    neighbours: ['Loves Park', 'Machesney Park', 'Belvidere', 'Beloit'],
    trades: [
      'machine shops',
      'tool and die makers',
      'auto repair shops',
      'freight and delivery firms',
      'heating contractors',
      'family restaurants',
      'dental offices',
      'lawn and snow services',
    ],
    particular:
      "Metal is the local industry: fasteners, machine tools and aircraft parts have been made along the Rock River for generations. The airport now moves a lot of air cargo, so night shifts shape when people eat, shop and call. Youth tournaments at the sports complexes bring in families who don't know anyone in town.",
    season:
      "Tournament weekends from spring to early fall fill hotels and pizzerias, and gardens peak in June. After New Year's, most business is snow removal, furnaces and cars that won't start.",
    search:
      'Almost everyone drives, so people use East State Street, Perryville Road and the bypass as landmarks. The Wisconsin line is close enough that Beloit results mix in.',
    tips: [
      {
        title: 'Keep hours for the second shift',
        text: 'Cargo and plant workers get off at odd times. If you serve breakfast at 5 a.m. or fix cars until 9 p.m., put it in your profile hours and in one review reply a week.',
      },
      {
        title: 'Sell to machine shops, too',
        text: 'A machine shop needs a caterer, an electrician and a van mechanic. Give business buyers their own page with invoice terms and a contact name.',
      },
      {
        title: 'Welcome tournament parents',
        text: 'Before a soccer or basketball weekend, post how far you are from the fields, how fast you serve a team of fifteen and how to order ahead.',
      },
      {
        title: "Say you're not in Chicago",
        text: 'The airport has Chicago in its name and confuses maps. Put your Rockford street and zip on every page, so no supplier or guest drives ninety miles the wrong way.',
      },
      {
        title: 'Mention the gardens',
        text: 'Anderson Japanese Gardens draws visitors who then look for lunch. A short page on what to eat nearby helps them find you.',
      },
    ],
    services: [
      'Advertise to two audiences: households on the east side, and plant buyers who sign purchase orders on weekday mornings.',
      'Shift workers call at midnight. The agent books their brake job or crown fitting, and you get a written summary with your morning coffee.',
      'Quote requests with a drawing attached are sorted, confirmed and sent to the right estimator instead of sitting in a shared inbox.',
      'Your website gets a capabilities list that a purchasing clerk can print, plus local pages for Loves Park, Belvidere and Machesney Park.',
    ],
  },
  {
    name: 'Naperville',
    county: 'DuPage County',
    state: 'IL',
    lat: 41.7508,
    lng: -88.1535,
    size: 'small city',
    neighbours: ['Aurora', 'Lisle', 'Bolingbrook', 'Wheaton'],
    trades: [
      'orthodontists',
      'tutoring centers',
      'home remodelers',
      'pediatric clinics',
      'Indian restaurants and grocers',
      'dance and music schools',
      'financial planners',
      'landscapers',
    ],
    particular:
      'Family life and two school districts set the calendar here, and parents plan lessons, braces and kitchens around it. The BNSF line takes commuters to Chicago each morning, and the Riverwalk along the DuPage River brings them downtown in the evening. Many households have roots in India or China and compare services carefully before they call.',
    season:
      'August and September make the year for tutors, dentists and activity schools, and remodelers book from February. Spring break and the last weeks of December are quiet, because families travel.',
    search:
      'Parents ask in school and subdivision groups first, then check the map. People on the south side say 95th Street, and people in the north say Ogden.',
    tips: [
      {
        title: 'Name the school district',
        text: 'District 203 and District 204 have different days off. Offer camps, checkups and makeup lessons by district calendar and say so in the headline.',
      },
      {
        title: 'Show prices before the first call',
        text: 'Careful shoppers fill in a spreadsheet. A page with price ranges for a kitchen, a year of piano or braces gets you onto it.',
      },
      {
        title: 'Catch commuters at the station',
        text: 'Trains empty in a short window after work. Pickup by 6:30 p.m. near the downtown platform is worth its own ad hours.',
      },
      {
        title: 'Plan for Diwali and Lunar New Year',
        text: 'Sweets, clothing, catering and photography sell weeks before both. Post your order deadline early and greet customers by the name of their holiday.',
      },
      {
        title: 'Ask for a review with the second child',
        text: 'A family that returns with a younger sibling has the best story. Ask for the review then, and suggest they mention the subdivision.',
      },
    ],
    services: [
      "Campaigns start when school registration does, with separate messages for toddlers' parents and for parents filling out college forms.",
      "While you teach or treat, the agent answers, notes the child's age and grade, and puts a trial lesson on your calendar.",
      "From first question to waiver to invoice, it's all paperless. Forms reach parents' phones before the first class, and reminders skip school holidays.",
      'Search pages for Route 59, downtown and the south side give honest drive times and load fast for a parent in a pickup line.',
    ],
  },
];
