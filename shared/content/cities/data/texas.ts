import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Houston',
    county: 'Harris County',
    state: 'TX',
    lat: 29.7604,
    lng: -95.3698,
    size: 'big city',
    neighbours: ['Pasadena', 'Sugar Land', 'Katy', 'Pearland'],
    trades: [
      'AC and duct contractors',
      'taquerias and pho kitchens',
      'oilfield suppliers',
      'freight forwarders',
      'clinics and home health agencies',
      'flood remodelers',
      'auto body shops',
      'nail salons',
    ],
    particular:
      "With no zoning, a welding yard may sit next to a bakery, so a good sign and a good map pin matter. Work comes from the Ship Channel, the Energy Corridor and the Texas Medical Center, each on its own clock. You'll hear Spanish, Vietnamese, Mandarin, Hindi and Urdu across counters from Bellaire Boulevard to Hillcroft.",
    season:
      'The Rodeo lifts business through most of March, and air conditioning carries the six hot months after it. From June to November, everyone watches the Gulf. When a storm gets a name, people buy water, wood and generators.',
    search:
      'Drivers think inside the Loop, inside the Beltway or outside both. They trust minutes at rush hour more than miles.',
    tips: [
      {
        title: 'Choose your side of the loop',
        text: "Pick the ring you can serve on a wet Friday and build reviews there. A Katy customer won't believe a Pasadena number that promises one hour.",
      },
      {
        title: 'Fix your map pin',
        text: 'Shopping centers here hide forty doors. Drop the pin on your own door, add a photo of the monument sign and name the anchor store.',
      },
      {
        title: 'Show the languages you speak',
        text: 'If your staff speaks Vietnamese or Spanish, put it in your profile, your voicemail and your window, and reply to reviews in it.',
      },
      {
        title: 'Be the calm voice in storm week',
        text: "Share your closing time, then the gauge and road sources you trust, then your reopening. Customers follow people who don't shout.",
      },
      {
        title: 'Plan for rodeo season',
        text: 'Rodeo season fills offices with barbecue orders and western wear. Offer a pickup lane near the trail ride routes and say which days schools are off.',
      },
    ],
    services: [
      'The metro is too wide for one budget. We test two or three rings, keep the one that pays and move outward from there.',
      'Flooded garage in Meyerland, warm clinic in the Medical Center: urgent calls are ranked by what the caller says, in four languages.',
      "Insurance certificates, vendor portals and plant access forms keep coming. They're filled in from your records before they hold up payment.",
      'Get bilingual pages with pins on the right door, and storm notices you can switch on from your phone.',
    ],
  },
  {
    name: 'Dallas',
    county: 'Dallas County',
    state: 'TX',
    lat: 32.7767,
    lng: -96.797,
    size: 'big city',
    neighbours: ['Irving', 'Garland', 'Mesquite', 'Richardson'],
    trades: [
      'foundation repair firms',
      'interior designers and showrooms',
      'roofers',
      'steakhouses and Tex-Mex restaurants',
      'law and accounting offices',
      'medical spas',
      'staffing firms',
      'event planners',
    ],
    particular:
      'Buyers from shops all over the country come to the wholesale market weeks, and corporate offices keep designers, caterers and couriers busy. Black clay swells and shrinks under the houses, so the whole city talks about cracked walls. Koreatown on Royal Lane, Bishop Arts and Deep Ellum each pull their own crowd.',
    season:
      'Fall is full: the State Fair at Fair Park, conventions, then parties in December. Hail can start in March. Dry Augusts open the foundation cracks customers call about in September.',
    search:
      'Tollway, Central and LBJ divide the map. Residents add Oak Cliff, Lakewood or Preston Hollow and expect valet or parking details.',
    tips: [
      {
        title: 'Explain the clay in plain words',
        text: 'A page with your own crack photos, a watering schedule and the cost of a level survey turns a worried August search into an inspection.',
      },
      {
        title: 'Know the market dates',
        text: 'When wholesale buyers are in town, hotels and dinner tables fill early. Put a late-table offer and a phone number in front of them.',
      },
      {
        title: 'Help Fair Park neighbors get to you',
        text: 'From late September, the east side parks cars on lawns. Give locals back-door directions, or move their visits before noon.',
      },
      {
        title: 'Write for executive assistants',
        text: 'Executives delegate. Office managers forward a one-page menu with delivery windows, allergens and invoice terms.',
      },
      {
        title: 'Add Korean on Royal Lane',
        text: 'Korean shoppers rely on their own apps and papers. A Korean name on your listing and a bilingual price list cost little.',
      },
    ],
    services: [
      'Corporate calendars, market weeks and storm season are planned on one sheet, so the showroom and the roof crew never compete for your money.',
      "After hail, the line keeps up: address, roof age, insurer, preferred morning. You come back to a list that's already in order.",
      'Proposals, deposits and swatch approvals for design clients move along with dates attached, even when the client is traveling.',
      'Oak Cliff, Lake Highlands and Uptown each get a page that shows jobs done within a mile instead of a stock skyline.',
    ],
  },
  {
    name: 'Austin',
    county: 'Travis County',
    state: 'TX',
    lat: 30.2672,
    lng: -97.7431,
    size: 'big city',
    neighbours: ['Round Rock', 'Cedar Park', 'Pflugerville', 'Georgetown'],
    trades: [
      'food trailers',
      'live music rooms',
      'software consultancies',
      'swimming hole and paddle outfitters',
      'allergists',
      'home builders',
      'tattoo and vintage shops',
      'dog trainers',
    ],
    particular:
      'Festivals, the university and the Legislature overlap downtown. In odd-numbered years, the session adds months of lunches and hotel nights. Tech workers moved in, rents followed, and many kitchens started as trailers. Winter brings cedar pollen, and half the office will tell you about it.',
    season:
      'March and October are festival months, and football evenings and spring wildflowers fill the rest. Summer sends people to Barton Springs and the lakes, so schedule errands for mornings.',
    search:
      'North, South, East and West are lifestyles here as much as directions. MoPac or I-35 traffic decides if anyone will come.',
    tips: [
      {
        title: 'Offer locals a break from South by',
        text: "If badge holders aren't your customers, offer residents a refuge: reserved parking, quiet hours, delivery north of the river.",
      },
      {
        title: 'Get found in cedar season',
        text: 'From December to February, searches for relief spike. Pharmacies, cleaners, filter sellers and clinics should have one helpful page ready by Thanksgiving.',
      },
      {
        title: 'Keep your trailer easy to find',
        text: 'Moved lots? Change the map pin the same day, pin a post with the new cross street, and leave the old photo with an arrow.',
      },
      {
        title: 'Plan for the legislative session',
        text: 'From January to May in odd years, publish early breakfast, private tables and late dry cleaning near the Capitol.',
      },
      {
        title: 'Win over skeptics',
        text: 'People who work in software read the one-star reviews first. Answer those with facts and what changed, and leave out the adjectives.',
      },
    ],
    services: [
      'You spend in quiet weeks and hold back in festival weeks. We plan your year in that order.',
      'Is the patio dog friendly, is there a line, where do I park? Your agent knows, and it can tell a band booker from a table of six.',
      'We connect your booking tool, your point of sale and your inbox, so you can see it all on one screen.',
      'Get structured menus, session-time pages and fast mobile code, tested on East Sixth with the network jammed.',
    ],
  },
  {
    name: 'San Antonio',
    county: 'Bexar County',
    state: 'TX',
    lat: 29.4241,
    lng: -98.4936,
    size: 'big city',
    neighbours: ['New Braunfels', 'Schertz', 'Converse', 'Boerne'],
    trades: [
      'Tex-Mex restaurants and panaderias',
      'party and quinceañera halls',
      'hotel suppliers',
      'tire and muffler shops',
      'orthodontists',
      'moving and storage firms',
      'stone masons',
      'party rental firms',
    ],
    particular:
      'Military families arrive on orders and need everything within a month, from a crib to a mechanic. The missions and the River Walk bring conventions downtown, and family parties fill halls on the south and west sides. Spanish and English share one sentence, and shoppers notice when a page gets that wrong.',
    season:
      'Fiesta takes over about ten days in April, and summer vacation and the December river lights follow. Trainee graduations at Lackland bring relatives nearly every week of the year.',
    search:
      'Every search is framed by Loop 410 and Loop 1604, then by side of town. Visitors only know the river and the Alamo.',
    tips: [
      {
        title: "Welcome graduates' families",
        text: 'They land on a weekday, hungry, with a uniform to admire. Offer a table, a haircut or a room package that fits the base pass schedule.',
      },
      {
        title: 'Write a PCS page',
        text: 'List what you can do in the first two weeks after orders: school physicals, storage, utilities, tires. Military spouses will share the link.',
      },
      {
        title: 'Sell Fiesta supplies early',
        text: 'Fiesta medals, cascarones and party food sell from February. Put order deadlines next to each product and repeat them in Spanish.',
      },
      {
        title: 'Mix languages the way you do in the shop',
        text: 'Record a greeting that starts in English and offers Spanish without a phone menu. Test it with a grandmother.',
      },
      {
        title: 'Look beyond the river',
        text: 'Stone Oak, Alamo Ranch and Brooks are growing away from downtown. Build reviews there by naming the subdivision in your thank-you text.',
      },
    ],
    services: [
      'From quinceañera season to Fiesta to river lights, we set offers by family event first and tourist traffic second.',
      'You get one number, two languages and no hold music. Hall dates, deposits and menu questions are settled on the first ring.',
      'New-in-town families get a welcome series timed to their move date, and it stops when they reply.',
      'Our pages have Spanish written here, not run through a translator, and service maps loop by loop.',
    ],
  },
  {
    name: 'Fort Worth',
    county: 'Tarrant County',
    state: 'TX',
    lat: 32.7555,
    lng: -97.3308,
    size: 'big city',
    neighbours: ['Arlington', 'Keller', 'Burleson', 'Benbrook'],
    trades: [
      'boot and hat makers',
      'steak and barbecue houses',
      'horse trainers and farriers',
      'aircraft parts suppliers',
      'warehouse contractors',
      'pool builders',
      'museum district cafes',
      'fence companies',
    ],
    particular:
      'Cattle built the Stockyards, aircraft and freight pay the bills now, and the Alliance airport area north of town keeps adding warehouses. Museums, a university and Magnolia Avenue bring a different crowd within a few miles. People will correct anyone who files them under Dallas.',
    season:
      'The Stock Show and Rodeo runs from mid-January into February, when most places are empty. Fall football and spring art festivals are good. August is too hot.',
    search:
      'Customers far north say Alliance or Keller, and those south say Burleson. Visitors want the Stockyards gate and the Sundance Square garage.',
    tips: [
      {
        title: 'Drop the word Dallas',
        text: 'Your metro label may say DFW, but headlines should say Fort Worth and the part of town. People here notice, and say so in reviews.',
      },
      {
        title: 'Use rodeo weeks to beat the January lull',
        text: 'Exhibitors stay for days with animals and children. Laundry, feed, dental and breakfast businesses can all offer a barn-pass price.',
      },
      {
        title: 'Show people at work',
        text: 'A hatter steaming a brim or a farrier at work holds attention. Thirty seconds filmed on a phone beats an animated logo.',
      },
      {
        title: 'Sell to Alliance warehouses',
        text: 'Warehouse managers need forklifts fixed, floors striped and lunches at 10 p.m. Put response time and insurance on one sheet.',
      },
      {
        title: 'Serve the museum crowd',
        text: 'Exhibitions in the Cultural District run for months. Pair a menu, print or bouquet with the show and keep it modest.',
      },
    ],
    services: [
      'Get three messages that never mix: western business in winter, home improvement in spring and warehouse accounts all year.',
      "A rancher, a logistics manager and a bride call the same number. The agent can tell who's who and asks each one the right questions.",
      'Feed orders, stall dates and recurring shop supplies repeat on schedule. Change one with a simple text.',
      'We register your business as Fort Worth in every directory and give the far north its own page with realistic arrival times.',
    ],
  },
  {
    name: 'El Paso',
    county: 'El Paso County',
    state: 'TX',
    lat: 31.7619,
    lng: -106.485,
    size: 'big city',
    neighbours: ['Ciudad Juárez', 'Sunland Park', 'Socorro', 'Horizon City'],
    trades: [
      'customs brokers',
      'Mexican restaurants',
      'evaporative cooler and roof services',
      'boot and western stores',
      'dental and eye clinics',
      'trucking firms',
      'tax and immigration offices',
      'window tint shops',
    ],
    particular:
      'Mountain Time, a river border and the Franklin Mountains in the middle make this unlike the rest of Texas. Shoppers and workers cross the bridges from Ciudad Juárez every day, factories there buy services here, and Fort Bliss adds soldiers from everywhere. Spanish is a first language for much of the city.',
    season:
      "Cross-border shoppers peak before Three Kings, Easter, Mother's Day and the Buen Fin weekend in November. Spring winds carry dust, and people switch on cooling the moment April warms up.",
    search:
      'Westside, Northeast, Central, Lower Valley or Far East says more than a zip code. Bridge wait times decide when people come.',
    tips: [
      {
        title: 'List your time zone',
        text: 'National booking tools assume Central Time for Texas. Set Mountain Time everywhere and put it in confirmations, or people will show up an hour off.',
      },
      {
        title: 'Sell to Juárez by WhatsApp',
        text: 'Many customers south of the river write instead of calling. List your number, answer with prices in dollars, and say what documents they need.',
      },
      {
        title: 'Plan for May 10',
        text: "Mexican Mother's Day is always on the tenth, whatever the weekday. Restaurants and florists should take orders for both dates.",
      },
      {
        title: 'Sell after dust storms',
        text: 'After a windy week, people want filters, tint, car washes and roof checks. Schedule the post when the advisory comes out.',
      },
      {
        title: 'Ask soldiers for referrals',
        text: 'Fort Bliss families leave after a few years and recommend you to the next. Ask at the last appointment, not the first.',
      },
    ],
    services: [
      "Two countries' holidays go into one plan, and ads pause when the bridges back up for hours.",
      "Contesta en español o inglés. The agent stays in the caller's language and sends you the summary in yours.",
      'Customs papers, pickup times and peso questions for shippers are handled ahead of the truck instead of at the gate.',
      'Get pages by side of the mountain and real Spanish copy, so a search in Juárez can find you too.',
    ],
  },
  {
    name: 'Corpus Christi',
    county: 'Nueces County',
    state: 'TX',
    lat: 27.8006,
    lng: -97.3964,
    size: 'city',
    neighbours: ['Port Aransas', 'Portland', 'Robstown', 'Rockport'],
    trades: [
      'fishing charters',
      'seafood restaurants',
      'refinery maintenance crews',
      'beach rental managers',
      'marine canvas and boat shops',
      'windstorm inspectors and roofers',
      'surf shops',
      'mobile home park services',
    ],
    particular:
      'Salt and wind eat anything metal, which is good for painters and AC people. Crude oil leaves through the port, refineries line the ship channel, and naval aviators train overhead. Over the causeway, Padre Island lives on weekenders from San Antonio and retirees who winter in the Coastal Bend.',
    season:
      'Spring break and summer Saturdays are island time. Winter Texans stay from November to March and come in on weekdays. Late summer is for watching hurricanes.',
    search:
      'Island, Flour Bluff, Southside and Calallen are separate worlds to residents, so they skip a result on the wrong end of SPID.',
    tips: [
      {
        title: 'Serve Winter Texans before noon',
        text: 'They shop early, pay on time and talk at the park hall. A weekday breakfast price and a large-print card are all you need.',
      },
      {
        title: 'Show photos of rust',
        text: 'Show a two-year-old coil next to a coated one. Salt damage is the best argument a coastal contractor has.',
      },
      {
        title: 'Post the wind and the catch',
        text: "Anglers check conditions at dawn. A charter captain who posts bay wind and yesterday's catch gets saved as a contact.",
      },
      {
        title: 'Explain windstorm certificates',
        text: 'Coastal insurance needs inspections that inland roofers never heard of. Explain the form, who signs it and how long it takes.',
      },
      {
        title: 'Say Portland, Texas',
        text: 'Map tools and callers confuse it with Oregon. Write Portland, TX 78374 and mention the bridge.',
      },
    ],
    services: [
      "Weekend offers go to San Antonio on Wednesday, and weekday ones go to the RV parks in winter. Neither sees the other's price.",
      "You're offshore and the office is closed. The agent still books four for Saturday, explains the license and takes the card.",
      "Storm prep lists, boat haul-outs and unit shutdowns start with one button, and every owner gets a picture when it's done.",
      'From Flour Bluff to the Island, your pages give the tide, parking and permit facts visitors need, and they hold up on a weak signal.',
    ],
  },
];
