import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Birmingham',
    county: 'Jefferson County',
    state: 'AL',
    lat: 33.5186,
    lng: -86.8104,
    size: 'city',
    neighbours: ['Homewood', 'Hoover', 'Vestavia Hills', 'Bessemer'],
    trades: [
      'medical and dental offices',
      'barbecue and meat-and-three restaurants',
      'law firms',
      'tree and storm repair crews',
      'breweries',
      'church suppliers',
      'barbers',
      'music and dance schools',
    ],
    particular:
      "Iron ore, coal and limestone lie close together here, which made Birmingham a steel town. Today the university hospital is the big employer downtown. Red Mountain separates the city from the suburbs people call Over the Mountain. Officially, Birmingham has ninety-nine neighborhoods, each with its own association, and that's how residents organize.",
    season:
      "Fall Saturdays revolve around college football, no matter where you are. Storm crews watch two tornado seasons, in spring and again in November. Restaurants count on Mother's Day and graduations.",
    search:
      "Customers cross Red Mountain for a specialist but rarely for a haircut. List which side you're on and your exit from I-65 or US 280.",
    tips: [
      {
        title: 'Join an association meeting',
        text: 'Avondale, Ensley, Norwood and the rest meet monthly. Ask for two minutes and a line in the minutes. It goes further than a flyer.',
      },
      {
        title: 'Never promote against kickoff',
        text: 'Schedule emails for Friday morning or Sunday evening. During a big game, no one sees your posts, unless you sell wings.',
      },
      {
        title: 'Post a tornado plan on your site',
        text: 'Roofers, tree crews and vets can publish what to photograph and who to call. When the sirens stop, people open that page.',
      },
      {
        title: 'Write for hospital visitors',
        text: 'Families come from all over Alabama for treatment. They search for lodging, food after eight and laundry near Southside.',
      },
      {
        title: 'Show your Sunday lunch',
        text: "People choose lunch right after church. Put the day's vegetables online by nine, and the line starts by noon.",
      },
    ],
    services: [
      'Get plans that treat Over the Mountain, the Southside and the western neighborhoods as three markets.',
      'After a storm, the agent takes the name, street, damage and insurer, and tells people honestly when a crew can come.',
      'Referral letters, choir orders and team meals repeat every month, and no one has to retype them.',
      'Get service pages with the neighborhood association names people use, tested on phones with hospital Wi-Fi.',
    ],
  },
  {
    name: 'Mobile',
    county: 'Mobile County',
    state: 'AL',
    lat: 30.6954,
    lng: -88.0399,
    size: 'city',
    neighbours: ['Daphne', 'Fairhope', 'Saraland', 'Prichard'],
    trades: [
      'seafood restaurants',
      'ship repair and welding shops',
      'float builders and costume makers',
      'roofers',
      'mold and drainage contractors',
      'bakeries',
      'landscape nurseries',
      'hotels',
    ],
    particular:
      'Carnival is older here than in New Orleans. The mystic societies that parade keep seamstresses, bands, caterers and bead sellers busy for months. Shipyards and an aircraft assembly line are on the water. It rains hard and often, so drainage, roofs and mold are everyday work.',
    season:
      'Mardi Gras season, two to three weeks of parades before Lent, is the peak downtown. Azaleas follow in March. Hurricane months slow travel and speed up repairs.',
    search:
      'Traffic at the tunnel and the Bayway decides what Eastern Shore people will do on a weekday. They check your hours before they commit to crossing.',
    tips: [
      {
        title: 'Publish your parade route hours',
        text: "Each night's parade closes different blocks. A small table by date, with the last time a car can reach you, saves you a lot of calls.",
      },
      {
        title: "Book next year's gowns during Lent",
        text: 'Gown and costume shops can book fittings while the krewes are still excited. Send the form on Ash Wednesday.',
      },
      {
        title: 'Sell rain protection as a service',
        text: 'Gutters, grading and crawl spaces: explain one a month with photos from Midtown or Spring Hill. People search during the downpour.',
      },
      {
        title: 'Reach Baldwin County on weekends',
        text: 'Fairhope and Daphne shoppers avoid weekday traffic. Saturday offers and a line about parking bring them across the bay.',
      },
      {
        title: 'Reach shipyard crews at shift end',
        text: 'The gates empty in the middle of the afternoon. Barbers, check cashers and sandwich counters should advertise for that hour.',
      },
    ],
    services: [
      'Get a carnival plan, a storm plan and a steady plan, each with its own budget and pictures.',
      'Society officers, homeowners with leaks and hungry welders all call one line, and it sorts them in seconds.',
      'Fittings, ball dates and deposits are kept by krewe, and only the people you name can see them.',
      'Get a site that answers which parade, which street and when, and still sells gutters in July.',
    ],
  },
];
