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
      "churches' suppliers",
      'barbers',
      'music and dance schools',
    ],
    particular:
      'Iron ore, coal and limestone lie close together here, which made a steel town; today the university hospital is the big employer downtown. Red Mountain separates the city from the suburbs people call Over the Mountain. On paper Birmingham has ninety-nine neighborhoods, each with its own association, and that is how residents organize.',
    season:
      "Saturdays in fall revolve around college football, wherever you stand. Storm crews watch two tornado periods, in spring and again in November, and restaurants count on Mother's Day and graduations.",
    search:
      'Customers cross Red Mountain for a specialist but rarely for a haircut, so list the side you are on and the exit from I-65 or US 280.',
    tips: [
      {
        title: 'Join an association meeting',
        text: 'Avondale, Ensley, Norwood and the rest meet monthly. Ask for two minutes and a line in the minutes; it carries further than a flyer.',
      },
      {
        title: 'Never promote against kickoff',
        text: 'Schedule mails for Friday morning or Sunday evening. During a big game, posts vanish, unless you sell wings.',
      },
      {
        title: 'Show a tornado plan on the site',
        text: 'Roofers, tree crews and vets can publish what to photograph and whom to call. When sirens stop, that page gets opened.',
      },
      {
        title: 'Write for the hospital visitor',
        text: 'Families come from all over Alabama for treatment. Lodging, food after eight and laundry near Southside are real searches.',
      },
      {
        title: 'Let Sunday lunch be seen',
        text: "After church, plates decide. Put the day's vegetables online by nine and the line begins by noon.",
      },
    ],
    services: [
      'Plans that treat Over the Mountain, the Southside and the western neighborhoods as three markets.',
      'After a storm the agent takes name, street, damage and insurer, and tells people truthfully when a crew can come.',
      'Referral letters, choir orders and team meals repeat every month without being typed again.',
      'Service pages with the neighborhood association names people use, checked for phones on hospital wifi.',
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
      'Carnival is older here than in New Orleans, and the mystic societies that parade keep seamstresses, bands, caterers and bead sellers employed for months. Shipyards and an aircraft assembly line stand by the water. Rain falls hard and often, so drainage, roofs and mold are everyday trades.',
    season:
      'Mardi Gras season, two to three weeks of parades before Lent, is the peak downtown, followed by azaleas in March. Hurricane months slow travel and speed up repairs.',
    search:
      'The tunnel and the Bayway decide what Eastern Shore people will do on a weekday, so they check opening hours before they commit to crossing.',
    tips: [
      {
        title: 'Publish your parade route hours',
        text: "Each night's route shuts different blocks. A small table by date, with the last time a car reaches you, saves many calls.",
      },
      {
        title: 'Sew for next year in Lent',
        text: 'Gown and costume shops can book fittings when the krewes are still excited. Send the form on Ash Wednesday.',
      },
      {
        title: 'Talk about rain as a service',
        text: 'Gutters, grading, crawl spaces: explain one per month with photos from Midtown or Spring Hill. People search during the downpour.',
      },
      {
        title: 'Reach Baldwin County on weekends',
        text: 'Fairhope and Daphne shoppers avoid weekday traffic. Saturday offers and a parking line bring them over the bay.',
      },
      {
        title: 'Court shipyard crews at shift end',
        text: 'Gates empty in the middle of the afternoon. Barbers, check cashers and sandwich counters should advertise for that hour.',
      },
    ],
    services: [
      'A carnival plan, a storm plan and a steady plan, each with its own budget and its own pictures.',
      'Society officers, wet homeowners and hungry welders reach a line that sorts them in seconds.',
      'Fittings, ball dates and deposits are kept per krewe, with access only for the people you name.',
      'A site that answers which parade, which street and when, and still sells gutters in July.',
    ],
  },
];
