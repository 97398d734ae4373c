import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Philadelphia',
    county: 'Philadelphia County',
    state: 'PA',
    lat: 39.9526,
    lng: -75.1652,
    size: 'big city',
    neighbours: ['Camden', 'Upper Darby', 'Cheltenham', 'Cherry Hill'],
    trades: [
      'rowhome plumbers and roofers',
      'cheesesteak and hoagie shops',
      'BYOB restaurants',
      'hair salons',
      'therapists',
      'law offices',
      'daycare centers',
      'print shops',
    ],
    particular:
      'Life happens on the block: stoops, block captains, corner stores and a street closed for a party in July. Wine rules made bring-your-own dining rooms a habit, and market halls, the Italian Market and Chinatown feed the rest. Hospitals and campuses in University City and North Broad are huge customers of small suppliers.',
    season:
      "Parades on New Year's Day and the Fourth bracket the year; late August brings students, and playoff runs sway everybody's mood. Shore weekends empty many blocks in July.",
    search:
      'El, trolley or bus first, parking last; people search Fishtown, Point Breeze, Mayfair or West Oak Lane and read what the block says.',
    tips: [
      {
        title: 'Befriend the block captain',
        text: 'They hold the contact list for cleanups and street parties. A donated tray and a flyer beat a month of ads.',
      },
      {
        title: 'Publish the corkage line',
        text: 'If you are BYOB, state it, name the closest wine store and mention glasses. If you pour, say that.',
      },
      {
        title: 'Keep your state contractor number visible',
        text: 'Home improvement advertising in Pennsylvania must carry it. South Philly owners do look it up.',
      },
      {
        title: 'Serve Northeast in its languages',
        text: 'Russian, Ukrainian, Portuguese and Mandarin are heard along Bustleton and Castor. One translated page per service is a start.',
      },
      {
        title: 'Plan green for game days',
        text: 'The morning after is slow either way. Book tastings on Tuesday and keep Sunday trays on preorder.',
      },
    ],
    services: [
      'A block-first plan: flyers, street parties and search ads cut by neighborhood line.',
      'Burst pipe in a shared wall? The agent asks which side, gets both names and rings your on-call plumber.',
      'Permit photos, party wall letters and payment stages travel together for each house.',
      'Pages for the blocks you work, with rowhome terms, SEPTA stops and real pictures of stoops.',
    ],
  },
  {
    name: 'Pittsburgh',
    county: 'Allegheny County',
    state: 'PA',
    lat: 40.4406,
    lng: -79.9959,
    size: 'city',
    neighbours: ['Mt. Lebanon', 'Bethel Park', 'Monroeville', 'Cranberry Township'],
    trades: [
      'basement waterproofers',
      'retaining wall builders',
      'wedding halls and cookie bakers',
      'robotics and software firms',
      "hospitals' suppliers",
      'taverns',
      'hair studios',
      'driving schools',
    ],
    particular:
      'Rivers, tunnels and ridges cut the city into ninety neighborhoods, and many residents hesitate to cross two bridges for an errand. Hillsides move, cellars sweat, and walls lean, which is steady work for masons and drainage crews. Universities in Oakland turned steel money into hospitals, robots and software.',
    season:
      "Cookie tables make the May to October wedding months a bakers' marathon; black and gold governs autumn weekends. Freeze and thaw in February breaks pavements and walls.",
    search:
      'Ask the route and you hear where something used to be, so give a landmark that still stands along with the street.',
    tips: [
      {
        title: 'List the bridges you cross',
        text: 'Free estimates on your side of the tunnel, a small charge beyond it: candor here is common sense.',
      },
      {
        title: 'Bake for the cookie table',
        text: "Weddings here need dozens of kinds. Offer flats by the hundred, with pick-up after Friday five o'clock and freezer advice.",
      },
      {
        title: 'Explain one wall a month',
        text: 'A drawing of drain, footing and permit, with a Beechview or Troy Hill address, ranks well and calms owners.',
      },
      {
        title: 'Ask before recording calls',
        text: 'Pennsylvania wants everyone on the line to agree. Say so in the first sentence and nobody minds.',
      },
      {
        title: 'Recruit graduates as first customers',
        text: 'New engineers around Lawrenceville and the Strip need dentists, tailors and gyms. Reach them in July, after the signing bonus.',
      },
    ],
    services: [
      'Campaign borders that follow rivers and tunnels, and a calendar that respects Sundays at one.',
      'Every call opens with the consent line, then gets to the wet wall quickly.',
      'Soil report, permit, wall drawing and invoice gather in one thread per slope.',
      'Landmark-based directions, the neighborhood names people really use, and project pages with slope photos.',
    ],
  },
  {
    name: 'Lancaster',
    county: 'Lancaster County',
    state: 'PA',
    lat: 40.0379,
    lng: -76.3055,
    size: 'small city',
    neighbours: ['Lititz', 'Ephrata', 'Columbia', 'Strasburg'],
    trades: [
      'market stand holders',
      'quilt and furniture shops',
      'farm-to-table restaurants',
      'bed and breakfasts',
      'remodelers',
      'refugee-owned cafes',
      'galleries',
      'buggy and bus tours',
    ],
    particular:
      'A covered market from the eighteen hundreds stands in the center, with farm families and newer cooks behind the counters. Around the brick city lie Plain communities whose shops shut on Sundays and may have no website. Refugees from several continents and Puerto Rican families in the southeast quarter have widened what is eaten and spoken.',
    season:
      'Visitors crest from June through October and again for Christmas shopping; First Friday lights up the galleries all year. January suits inventory and mending.',
    search:
      'Market people come on foot on Tuesday, Friday and Saturday, coach visitors follow Route 30, and many Amish suppliers answer only a shared telephone.',
    tips: [
      {
        title: 'Market-day notes before seven',
        text: "Put the morning's produce, breads and sold-out items in one post. Regulars decide over coffee.",
      },
      {
        title: 'Sell Sunday',
        text: 'With so much closed, an open brunch, museum or garden should say so in its profile title for Saturday searches.',
      },
      {
        title: 'Be the website for a maker who has none',
        text: "With consent, list a neighbor's furniture, lead times and directions. You earn a commission and their good will.",
      },
      {
        title: 'Cook across borders',
        text: 'Name the country, the dish and the family method. People who moved here from Nepal, Congo or Cuba deserve exact words.',
      },
      {
        title: 'Bring day guests by rail',
        text: 'Trains from Philadelphia stop north of downtown. Show the bus, the walk and the last train.',
      },
    ],
    services: [
      'Market days, First Fridays and coach months arranged so small stalls can keep up.',
      "Stand holders cannot talk and slice; callers learn today's hours, cuts and how to reserve.",
      'Pre-orders close on Thursday night and print as a packing list at dawn.',
      'Product pages that read like recipes, a Spanish version, and Sunday hours that maps display.',
    ],
  },
];
