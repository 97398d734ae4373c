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
      'Chicagoans shop by neighborhood, and each one keeps its own rhythm: Spanish on 26th Street in Little Village, Hindi and Urdu on Devon Avenue, Polish along Milwaukee and Belmont. Brick bungalows, two-flats and graystones keep masons, roofers and boiler crews in work. Downtown trade follows the convention calendar at McCormick Place as much as the weather.',
    season:
      'Patios, street festivals and lakefront crowds fill June through September. January and February go to burst pipes, dead batteries and soups to go, while walk-in retail waits for the thaw.',
    search:
      'People type the neighborhood or the nearest L stop into their phones rather than the word Chicago, and many decide by whether there is parking.',
    tips: [
      {
        title: 'Put your L stop in the first line',
        text: 'Write the line color, the stop and the walking minutes into your profile description. A Brown Line rider in Lincoln Square will not cross to the Blue Line for a haircut.',
      },
      {
        title: 'Reply in Spanish, Polish or Hindi',
        text: 'If you trade in Pilsen or Little Village, a Spanish page and Spanish review replies do more than a second ad. On Devon, say which languages your counter speaks.',
      },
      {
        title: 'Own the cold snap',
        text: 'Keep a frozen-pipe, no-heat or dead-battery post drafted. Publish it the evening a wind chill warning is announced, with your real answering hours.',
      },
      {
        title: 'Work the summer festival map',
        text: 'Nearly every commercial strip closes its street for a weekend. Post directions, extra hours and one festival-only offer a few days before yours, so that regulars still find the door.',
      },
      {
        title: 'Photograph the building, not only the work',
        text: 'Owners of a 1920s two-flat want to see another two-flat. Name the building type and the ward in your before-and-after captions.',
      },
    ],
    services: [
      'A plan drawn around the few neighborhoods you can reach before traffic eats the day, with offers timed to festivals, first frost and lease changes.',
      'No-heat calls at two in the morning get a calm voice, an address, a boiler model and a place in the queue, in English, Spanish or Polish.',
      'Estimates for two-flats, condo boards and landlords go out from one template, and reminders chase the signature while you are on a roof in Portage Park.',
      'We build pages by neighborhood, each with its own photos and parking notes, so a search from Bronzeville does not land on a page about Wicker Park.',
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
      'Metal is the local trade: fasteners, machine tools and aircraft parts have been made along the Rock River for generations. The airport now moves a great deal of air cargo, so night shifts shape when people eat, shop and call. Youth tournaments at the sports complexes bring families who know nobody in town.',
    season:
      'Tournament weekends from spring to early fall fill hotels and pizzerias, and gardens peak in June. After New Year most trade is snow removal, furnaces and cars that will not start.',
    search:
      'Almost everyone drives, so East State Street, Perryville Road and the bypass are the landmarks people use; the Wisconsin line is close enough that Beloit results mix in.',
    tips: [
      {
        title: 'Keep hours for the second shift',
        text: 'Cargo and plant workers come off at odd times. If you serve breakfast at 5 a.m. or fix cars until 9 p.m., state it in your profile hours and in one review reply a week.',
      },
      {
        title: 'Sell to the shops, too',
        text: 'A machine shop needs a caterer, an electrician and a van mechanic. Give business buyers their own page with invoice terms and a named contact.',
      },
      {
        title: 'Greet the tournament parents',
        text: 'Before a soccer or basketball weekend, post how far you are from the fields, how fast you serve a team of fifteen, and whether they can order ahead.',
      },
      {
        title: 'Say you are not in Chicago',
        text: 'The airport carries Chicago in its name and confuses maps. Put the Rockford street and zip on every page, so that a supplier or a guest does not drive ninety miles wrong.',
      },
      {
        title: 'Mention the gardens when you can',
        text: 'Anderson Japanese Gardens draws visitors who then look for lunch. A short page on what to eat nearby is a fair way to be found by them.',
      },
    ],
    services: [
      'Advertise to two audiences at once: households on the east side and the plant buyers who sign purchase orders on weekday mornings.',
      'Shift workers ring at midnight. Let the agent book their brake job or crown fitting, and hand over a written summary with the first coffee.',
      'Quote requests with a drawing attached are sorted, acknowledged and put before the right estimator, instead of resting in a shared inbox.',
      'Your website gets a capabilities list a purchasing clerk can print, plus plain local pages for Loves Park, Belvidere and Machesney Park.',
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
      'Family life and two school districts set the calendar here; parents plan lessons, braces and kitchens around it. The BNSF line carries commuters to Chicago each morning, and the Riverwalk along the DuPage River brings them downtown in the evening. Many households have roots in India or China and compare services carefully before they call.',
    season:
      'August and September decide the year for tutors, dentists and activity schools; remodelers book from February. Spring break and the last weeks of December are quiet, because families travel.',
    search:
      'Parents ask in school and subdivision groups first, then verify on the map; those on the south side say 95th Street, those in the north say Ogden.',
    tips: [
      {
        title: 'Name the school district',
        text: 'District 203 and District 204 keep different days off. Offer camps, checkups and makeup lessons by district calendar and say so in the headline.',
      },
      {
        title: 'Show prices before the first call',
        text: 'Careful comparers fill a spreadsheet. A page with ranges for a kitchen, a year of piano or a set of braces gets you onto it.',
      },
      {
        title: 'Catch the commuter at the station',
        text: 'Trains empty in a short window after work. Pickup by 6:30 p.m. near the downtown platform is a promise worth its own ad hours.',
      },
      {
        title: 'Plan for Diwali and Lunar New Year',
        text: 'Sweets, clothing, catering and photography sell weeks before both. Post your order deadline early and greet customers by the name of the holiday they keep.',
      },
      {
        title: 'Collect reviews from the second child',
        text: 'A family that returns with a younger sibling has the best story. Ask for the review then, and suggest that they mention the subdivision.',
      },
    ],
    services: [
      "Campaigns open when school registration does, with separate messages for toddlers' parents and for those who are filling out college forms.",
      "While you teach or treat, the line is answered, the child's age and grade are noted, and a trial lesson goes straight onto your calendar.",
      "From inquiry to waiver to invoice without paper: the forms find the parents' phones before the first class and reminders skip school holidays.",
      'Search pages for Route 59, downtown and the south side explain drive times honestly, and load fast for a parent in a pickup line.',
    ],
  },
];
