import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Columbus',
    county: 'Franklin County',
    state: 'OH',
    lat: 39.9612,
    lng: -82.9988,
    size: 'big city',
    neighbours: ['Dublin', 'Westerville', 'Grove City', 'Bexley'],
    trades: [
      'fashion and design studios',
      'insurance agencies',
      'Somali and Nepali restaurants',
      'student services',
      'breweries',
      'home builders',
      'fitness studios',
      'logistics firms',
    ],
    particular:
      "Companies like to test new products on the people here, and retailers' design offices have trained buyers who go on to open their own brands. A huge state university, the legislature and insurers keep demand steady. On the north and east sides, Somali and Bhutanese Nepali merchants have filled malls that others left.",
    season:
      'The big dates are home football Saturdays from September, a sports and fitness festival in March and the state fair around the end of July. Between terms, High Street feels half empty.',
    search: 'People place an address inside or outside 270, then by Clintonville, German Village, Hilltop or Polaris.',
    tips: [
      {
        title: 'Run a small test in public',
        text: 'Show two flavors, two prices or two window displays and let followers vote. The city is used to being asked.',
      },
      {
        title: 'Plan for Ramadan',
        text: 'For that month, Cleveland Avenue eats late, and then it shops for Eid. Adjust your hours and thank people in Somali.',
      },
      {
        title: 'Set game-day staff by kickoff',
        text: 'Noon and night games need different staff. Keep three ready-made schedules and swap them in.',
      },
      {
        title: 'Pitch former retail designers',
        text: 'Pattern makers, photographers and packers know each other. Send a portfolio with fabric weights and unit costs.',
      },
      {
        title: 'Show approved work in German Village',
        text: 'A commission reviews facades there. Contractors should show approved windows and slate by street.',
      },
    ],
    services: [
      'Get two-version campaigns measured week by week, so the better wording wins.',
      'Callers can leave a full order in Somali, Nepali or English, and you get the summary in English.',
      'Sample requests, size runs and reorder points move from your inbox to a tidy list.',
      'Get test pages, outerbelt directions and the product details that buyers at a desk expect.',
    ],
  },
  {
    name: 'Cleveland',
    county: 'Cuyahoga County',
    state: 'OH',
    lat: 41.4993,
    lng: -81.6944,
    size: 'city',
    neighbours: ['Lakewood', 'Parma', 'Shaker Heights', 'Euclid'],
    trades: [
      'pierogi and sausage makers',
      'machine shops',
      'home health and medical suppliers',
      'taverns',
      'marine services',
      'snow contractors',
      'theater restaurants',
      'brick and porch repair firms',
    ],
    particular:
      'The Cuyahoga and old habits separate the East Side from the West Side, and freighters still turn corners between the bars of the Flats. Hospitals around University Circle draw patients from abroad, and theaters downtown light up a whole square. Slavic, Puerto Rican, Italian and Chinese neighborhoods each have a parish, a bakery and a feast day.',
    season:
      "The big dates are the Feast of the Assumption in August, St. Patrick's crowds in March and ballgames from April on. Eastern suburbs get lake snow that western ones never see.",
    search:
      'Ohio City and Tremont draw the whole county for dinner, but people run daily errands on their own side of the river.',
    tips: [
      {
        title: 'Advertise on your side of the river',
        text: 'A furnace company in Old Brooklyn gains more from Parma than from Beachwood. Name six suburbs and skip the rest.',
      },
      {
        title: 'Serve the pre-theater rush',
        text: 'Offer 5:15 plates, coat help and walking time to the marquee. Ask the box office to carry your card.',
      },
      {
        title: 'Show your metalwork to younger buyers',
        text: 'Third-generation shops should show machines, certificates and lead times. Younger engineers search before they call.',
      },
      {
        title: 'Plan for parish feasts',
        text: "In Little Italy, the streets close for four days. Post what's sold out and how to reach your door.",
      },
      {
        title: 'Price plowing by snow belt',
        text: 'Price Mentor apart from Rocky River. A two-color map explains it without a word.',
      },
    ],
    services: [
      'Get campaigns that stay on your side of the river, with a separate budget for each theater night and parish feast.',
      "International patients' families, theater diners and shop buyers are told apart from the first question.",
      'The quote, drawing, heat number and delivery note stay with each metal part.',
      'Get service maps for East Side and West Side, capability sheets and feast-week notices that open on old phones.',
    ],
  },
  {
    name: 'Cincinnati',
    county: 'Hamilton County',
    state: 'OH',
    lat: 39.1031,
    lng: -84.512,
    size: 'city',
    neighbours: ['Covington, Kentucky', 'Newport, Kentucky', 'Norwood', 'Blue Ash'],
    trades: [
      'chili parlors',
      'packaging and brand studios',
      'brewers',
      'hillside and retaining wall contractors',
      'Catholic school tutors',
      'caterers',
      'Italianate rowhouse restorers',
      'river cruise and event firms',
    ],
    particular:
      'Consumer brands grew up here and left behind designers, researchers and label printers who work for anyone. Hills separate the basin from the heights, and people place you by high school and by East or West Side. Kentucky is a bridge away, has the airport and collects different taxes.',
    season:
      "The year runs on baseball's opening parade, parish festivals on summer weekends and a German beer weekend in September. Around New Year's, brand budgets reset and studios wait.",
    search:
      'A streetcar loops between the riverfront, Over-the-Rhine and the market. People drive in the hills, and they check parking and stairs.',
    tips: [
      {
        title: 'Sponsor parish festivals',
        text: 'Summer festivals sell booths, raffles and beer. People in school pickup lines remember a sponsor with a fryer and a banner.',
      },
      {
        title: 'Fix your own packaging first',
        text: 'Many neighbors work in packaging and notice poor print. Fix your photos, type and color before you spend on ads.',
      },
      {
        title: 'Answer in both states',
        text: 'Covington and Newport customers want tax, alcohol and license facts. A small table saves an email.',
      },
      {
        title: 'Sell an Opening Day breakfast',
        text: 'Opening Day starts downtown at dawn. Sell seats by ticket and mention the restroom.',
      },
      {
        title: "Tell the building's history",
        text: 'Over-the-Rhine buyers love cornices and hate surprises. Show the year built, the structural work and the permit.',
      },
    ],
    services: [
      'Get brand-quality materials at a neighborhood scale, with parish and ballpark dates built in.',
      'Whether the call is from Kentucky or Westwood, tax, bridge, parking and table are settled in a minute.',
      'Proofs, approvals and print deadlines stop hiding in email threads.',
      'Get well-designed pages with restored-row galleries, stairs noted and both states handled cleanly.',
    ],
  },
];
