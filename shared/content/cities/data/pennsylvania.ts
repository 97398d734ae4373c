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
      'Life happens on the block: stoops, block captains, corner stores and a street closed for a July party. Wine rules made bring-your-own dining rooms a habit, and market halls, the Italian Market and Chinatown feed the rest. Hospitals and campuses in University City and North Broad are huge customers for small suppliers.',
    season:
      "Parades on New Year's Day and the Fourth frame the year, late August brings students, and playoff runs change everyone's mood. Shore weekends empty many blocks in July.",
    search:
      "It's El, trolley or bus first, and parking last. People search Fishtown, Point Breeze, Mayfair or West Oak Lane and read what the block says.",
    tips: [
      {
        title: 'Get to know block captains',
        text: 'They have the contact list for cleanups and street parties. A donated tray and a flyer beat a month of ads.',
      },
      {
        title: 'Publish your BYOB policy',
        text: "If you're BYOB, say so, name the closest wine store and mention glasses. If you serve wine, say that.",
      },
      {
        title: 'Show your state contractor number',
        text: 'Pennsylvania home improvement ads must include it. South Philly owners do look it up.',
      },
      {
        title: 'Serve the Northeast in its languages',
        text: "You'll hear Russian, Ukrainian, Portuguese and Mandarin along Bustleton and Castor. One translated page per service is a start.",
      },
      {
        title: 'Plan around game days',
        text: 'The morning after is slow, win or lose. Book tastings on Tuesday and keep Sunday trays on preorder.',
      },
    ],
    services: [
      'Get a block-first plan: flyers, street parties and search ads cut by neighborhood line.',
      'Burst pipe in a shared wall? The agent asks which side, gets both names and calls your on-call plumber.',
      'Permit photos, party wall letters and payment stages stay together for each house.',
      'Get pages for the blocks you work, with rowhome terms, SEPTA stops and real photos of stoops.',
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
      'hospital suppliers',
      'taverns',
      'hair studios',
      'driving schools',
    ],
    particular:
      'Rivers, tunnels and ridges cut the city into ninety neighborhoods, and many residents hesitate to cross two bridges for an errand. Hillsides move, cellars sweat and walls lean, which is steady work for masons and drainage crews. Universities in Oakland turned steel money into hospitals, robots and software.',
    season:
      'Cookie tables keep bakers running through the May to October wedding months, and black and gold rules fall weekends. Freeze and thaw in February breaks pavement and walls.',
    search:
      "Ask for directions, and you'll hear where something used to be. Give a landmark that's still there along with the street.",
    tips: [
      {
        title: 'List the bridges you cross',
        text: 'Offer free estimates on your side of the tunnel and a small charge beyond it. People here see that as common sense.',
      },
      {
        title: 'Bake for the cookie table',
        text: 'Weddings here need dozens of kinds. Offer flats by the hundred, with pickup after five on Friday and freezer tips.',
      },
      {
        title: 'Explain one retaining wall a month',
        text: 'A drawing of drain, footing and permit, with a Beechview or Troy Hill address, helps you get found and calms owners.',
      },
      {
        title: 'Ask before you record calls',
        text: 'Pennsylvania requires everyone on the line to agree. Say so in the first sentence and no one minds.',
      },
      {
        title: 'Reach new graduates first',
        text: 'New engineers around Lawrenceville and the Strip need dentists, tailors and gyms. Reach them in July, after the signing bonus.',
      },
    ],
    services: [
      'Your campaigns follow rivers and tunnels, and your calendar respects Sundays at one.',
      'Every call starts with the consent line, then gets to the wet wall quickly.',
      'The soil report, permit, wall drawing and invoice stay in one thread for each slope.',
      'Get directions by landmark, the neighborhood names people really use, and project pages with slope photos.',
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
      'A covered market from the 1800s stands in the center, with farm families and newer cooks behind the counters. Around the brick city are Plain communities whose shops close on Sundays and may not have a website. Refugees from several continents and Puerto Rican families in the southeast have widened what people eat and speak.',
    season:
      'Visitors peak from June through October and again for Christmas shopping. First Friday lights up the galleries all year. January is for inventory and mending.',
    search:
      'Market shoppers come on foot on Tuesday, Friday and Saturday, and bus tours follow Route 30. Many Amish suppliers answer only a shared phone.',
    tips: [
      {
        title: 'Post market-day notes before seven',
        text: "Put the morning's produce, breads and sold-out items in one post. Regulars decide over coffee.",
      },
      {
        title: 'Promote Sunday hours',
        text: 'With so much closed, an open brunch, museum or garden should say so in its profile for Saturday searches.',
      },
      {
        title: 'Be the website for a maker who has none',
        text: "With their consent, list a neighbor's furniture, lead times and directions. You earn a commission and their goodwill.",
      },
      {
        title: 'Describe world dishes exactly',
        text: 'Name the country, the dish and the family method. People who moved here from Nepal, Congo or Cuba deserve the exact words.',
      },
      {
        title: 'Bring in day guests by train',
        text: 'Trains from Philadelphia stop north of downtown. Show the bus, the walk and the last train.',
      },
    ],
    services: [
      'We space out market days, First Fridays and bus tour months so small stalls can keep up.',
      "You can't talk and slice at the same time. Callers learn today's hours, cuts and how to reserve.",
      'Preorders close on Thursday night and print as a packing list at dawn.',
      'Get product pages that read like recipes, a Spanish version and Sunday hours that show up on maps.',
    ],
  },
];
