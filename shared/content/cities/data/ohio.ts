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
      "Companies like to try new products on the people here, and retailers' design offices have trained buyers who open their own brands. A huge state university, the legislature and insurers give demand that does not swing much. On the north and east sides, Somali and Bhutanese Nepali merchants have filled malls others left.",
    season:
      'Home football Saturdays from September, a sports and fitness festival in March and the state fair around the end of July stand out. The weeks between terms feel half empty near High Street.',
    search:
      'Inside or outside 270, then Clintonville, German Village, Hilltop or Polaris: that is how an address is understood.',
    tips: [
      {
        title: 'Run a small test in public',
        text: 'Show two flavors, two prices or two window displays and let followers vote. The city is used to being asked.',
      },
      {
        title: 'Check the Ramadan dates first',
        text: 'For that month Cleveland Avenue eats late, and then it shops for Eid. Adjust hours and thank people in Somali.',
      },
      {
        title: 'Quote game day by kickoff',
        text: 'Noon and night games need different staff. Keep three ready-made schedules and swap them in.',
      },
      {
        title: "Pitch a retailer's alumni",
        text: 'Pattern makers, photographers and packers know one another. Send a portfolio with fabric weights and unit costs.',
      },
      {
        title: 'Show approved work in German Village',
        text: 'There, a commission reviews facades. Contractors should show approved windows and slate by street.',
      },
    ],
    services: [
      'Two-version campaigns measured week by week, so the better wording wins without debate.',
      'Somali, Nepali or English speakers can leave a full order, and the summary reaches you in English.',
      'Sample requests, size runs and reorder points move from inbox to a tidy queue.',
      'Test pages, outerbelt directions and product details that buyers at a desk expect.',
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
      'East Side and West Side are separated by the Cuyahoga and by habit, and freighters still turn corners between the bars of the Flats. Hospitals around University Circle draw patients from abroad, while theaters downtown light up a whole square. Slavic, Puerto Rican, Italian and Chinese quarters each keep a parish, a bakery and a date.',
    season:
      "Feast of the Assumption in August, St. Patrick's crowds in March and ballgames from April onward give landmarks. Eastern suburbs catch lake snow that western ones never see.",
    search:
      "Ohio City and Tremont draw the whole county for dinner, but daily errands stay on one's own side of the river.",
    tips: [
      {
        title: 'Speak to your side',
        text: 'A furnace firm in Old Brooklyn gains more from Parma than from Beachwood. Name six suburbs and leave the rest.',
      },
      {
        title: 'Cure the pre-theater rush',
        text: 'Offer five-fifteen plates, coat help and the walk to the marquee. Ask the box office to carry your card.',
      },
      {
        title: 'Fit metal to modern buyers',
        text: 'Third-generation shops should show machines, certificates and lead times. Younger engineers search before they phone.',
      },
      {
        title: 'Reserve the parish feast',
        text: 'In Little Italy the streets close for four days. Post what is sold out and how to reach your door.',
      },
      {
        title: 'Plow by snow belt',
        text: 'Price Mentor apart from Rocky River. A map with two colors explains it without a word.',
      },
    ],
    services: [
      'Campaigns that stay on your side of the river, with theater nights and parish feasts budgeted one at a time.',
      "International patients' families, curtain-time diners and shop buyers are told apart from the first question.",
      'Quote, drawing, heat number and delivery note stay with each metal part.',
      'Service maps for East Side and West Side, capability sheets and feast-week notices that open on old phones.',
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
      'hillside and retaining contractors',
      'Catholic school tutors',
      'caterers',
      'Italianate row restorers',
      'river cruise and event firms',
    ],
    particular:
      'Consumer brands grew up here and left behind designers, researchers and label printers who work for anyone. Hills divide the basin from the heights, and people place you by high school and by East or West Side. Kentucky is a bridge away, holds the airport and collects different taxes.',
    season:
      "Baseball's opening parade, parish festivals on summer weekends and a German beer weekend in September mark the months. Around New Year, brand budgets reset and studios wait.",
    search:
      'A streetcar loops between the riverfront, Over-the-Rhine and the market, while the hills are driven, parked and judged for stairs.',
    tips: [
      {
        title: 'Book the parish lots',
        text: 'Summer festivals sell booths, raffles and beer. A sponsor with a fryer and a banner is remembered in school pickup lines.',
      },
      {
        title: 'Fix your own label first',
        text: 'Many neighbors work in packaging and notice poor print. Repair photo, type and color before you spend on ads.',
      },
      {
        title: 'Answer in both states',
        text: 'Covington and Newport customers want tax, alcohol and license facts. A small table spares an email.',
      },
      {
        title: 'Stage the parade breakfast',
        text: 'Opening Day starts downtown at dawn. Sell seats by ticket and mention the restroom.',
      },
      {
        title: 'Tell the age of the brick',
        text: 'Over-the-Rhine buyers love cornices and hate surprises. Show the year built, the structural work and the permit.',
      },
    ],
    services: [
      'Brand-quality materials at neighborhood scale, with parish and ballpark dates built in.',
      'Caller from Kentucky or from Westwood: tax, bridge, parking and table are clear in a minute.',
      'Proofs, approvals and print deadlines stop hiding in email threads.',
      'Well-set pages with restored-row galleries, stairs noted, and two states handled cleanly.',
    ],
  },
];
