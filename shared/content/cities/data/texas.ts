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
      'Without zoning, a welding yard may sit beside a bakery, so a good sign and a good pin matter. Work comes from the Ship Channel, the Energy Corridor and the Texas Medical Center, each with its own clock. Spanish, Vietnamese, Mandarin, Hindi and Urdu are spoken across counters from Bellaire Boulevard to Hillcroft.',
    season:
      'The Rodeo lifts trade through most of March, and air conditioning carries the six hot months after it. From June to November one eye stays on the Gulf; when a storm is named, purchases shift to water, wood and generators.',
    search:
      'Inside the Loop, inside the Beltway or outside both is how drivers think, and they trust minutes at rush hour over miles.',
    tips: [
      {
        title: 'Choose your loop',
        text: 'Pick the ring you can serve on a wet Friday and build reviews there. A Katy customer will not believe a Pasadena number that promises one hour.',
      },
      {
        title: 'Fix the pin behind the strip',
        text: 'Centers here hide forty doors. Drop the pin on your own door, add a photo of the monument sign and name the anchor store.',
      },
      {
        title: 'Hire for the second language first',
        text: 'If your staff speaks Vietnamese or Spanish, put it in the profile description, the voicemail and the window, and reply to reviews in it.',
      },
      {
        title: 'Be the calm account in storm week',
        text: 'Share your closing time, then the gauge and road sources you trust, then your reopening. Customers follow people who do not shout.',
      },
      {
        title: 'Wear boots in March',
        text: 'Rodeo season fills offices with barbecue orders and western wear. Offer a pickup lane near the trail ride routes and say which days schools are off.',
      },
    ],
    services: [
      'Because the metro is too wide for one budget, we test two or three rings, keep the one that pays and move outward from it.',
      'Flooded garage in Meyerland, warm clinic in the Medical Center: urgent calls are ranked by what the caller says, in four languages.',
      'Certificates of insurance, vendor portals and plant access forms keep coming. They are filled from your records before they hold up payment.',
      'Bilingual pages with pins that land on the right door, and storm notices you can switch on from your phone.',
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
      'Buyers from shops all over the country come to the wholesale market weeks, and corporate offices keep designers, caterers and couriers on call. Black clay swells and shrinks under the houses, so cracked walls are a citywide conversation. Koreatown on Royal Lane, Bishop Arts and Deep Ellum each pull their own crowd.',
    season:
      'Fall is full: the State Fair at Fair Park, conventions, then parties in December. Hail can start in March, and dry Augusts open the foundation cracks that customers call about in September.',
    search:
      'Tollway, Central and LBJ divide the map; residents add Oak Cliff, Lakewood or Preston Hollow and expect valet or parking details.',
    tips: [
      {
        title: 'Explain the clay in plain words',
        text: 'A page with your own crack photos, a watering schedule and what a level survey costs turns a worried August search into an inspection.',
      },
      {
        title: 'Know the market dates',
        text: 'When wholesale buyers are in town, hotels and dinner rooms go early. Put a late-table offer and a phone number in front of them.',
      },
      {
        title: 'Look after Fair Park neighbors',
        text: 'From late September the east side parks cars on lawns. Give locals back-door directions, or move their visits before noon.',
      },
      {
        title: 'Write for the assistant',
        text: 'Executives delegate. A one-page menu with delivery windows, allergens and invoice terms is what an office manager forwards.',
      },
      {
        title: 'Go beyond English on Royal Lane',
        text: 'Korean shoppers rely on their own apps and papers. A Korean name on your listing and a bilingual price list cost little.',
      },
    ],
    services: [
      'Corporate calendars, market weeks and storm season are planned on one sheet, so the showroom and the roof crew never compete for your money.',
      'After hail the line holds steady: address, roof age, insurer, preferred morning. You return to a queue that is already in order.',
      'Proposals, deposits and swatch approvals for design clients pass along with dates attached, even when the client is traveling.',
      'Part by part: Oak Cliff, Lake Highlands, Uptown. Each page shows jobs done within a mile instead of a stock skyline.',
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
      'Festivals, the university and the Legislature overlap downtown, and in odd-numbered years the session adds months of lunches and hotel nights. Tech workers moved in, rents followed, and many kitchens began as trailers. Winter brings cedar pollen, and half the office will tell you about it.',
    season:
      'March and October are festival months; football evenings and spring wildflowers fill the rest. Summer sends people to Barton Springs and the lakes, so schedule errands for mornings.',
    search:
      'North, South, East and West are lifestyles as much as directions here; MoPac or I-35 traffic decides whether anyone will come.',
    tips: [
      {
        title: 'Plan around South by, do not chase it',
        text: 'If badge holders are not your customers, offer residents a refuge: reserved parking, quiet hours, delivery north of the river.',
      },
      {
        title: 'Own cedar season',
        text: 'From December to February searches for relief spike. Pharmacies, cleaners, filter sellers and clinics should have one helpful page ready by Thanksgiving.',
      },
      {
        title: 'Keep a trailer findable',
        text: 'Moved lots? Change the pin the same day, pin a post with the new cross street, and leave the old photo with an arrow.',
      },
      {
        title: 'Count the session',
        text: 'From January to May in odd years, publish early breakfast, private tables and late dry cleaning near the Capitol.',
      },
      {
        title: 'Earn the skeptics',
        text: 'People who work in software read the one-star reviews first. Answer those with facts and what changed, and leave out the adjectives.',
      },
    ],
    services: [
      'Quiet weeks get the spend and festival weeks get the guard rails: that is the order we plan your year in.',
      'Is the patio dog friendly, is there a line, where do I park? Your agent knows, and it can tell a band booker from a table of six.',
      'We join your booking tool, your point of sale and your inbox, so a tech-minded owner can read the flow on one screen.',
      'Structured menus, session-time pages and fast mobile code, tested on East Sixth with the network jammed.',
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
      'Military families arrive on orders and need everything within a month, from a crib to a mechanic. The missions and the River Walk bring conventions downtown, while family parties fill halls on the south and west sides. Spanish and English share one sentence, and shoppers notice when a page gets that wrong.',
    season:
      'Fiesta takes over ten or so days in April; summer vacations and the December river lights follow. Trainee graduations at Lackland bring relatives nearly every week of the year.',
    search:
      'Loop 410 and Loop 1604 frame every search, followed by side of town; visitors only know the river and the Alamo.',
    tips: [
      {
        title: "Make graduates' families welcome",
        text: 'They land on a weekday, hungry, with a uniform to admire. Offer a table, a haircut or a room package that fits the base pass schedule.',
      },
      {
        title: 'Write a PCS page',
        text: 'List what you can do in the first two weeks after orders: school physicals, storage, utilities, tires. Military spouses will pass the link on.',
      },
      {
        title: 'Hang papel picado early',
        text: 'Fiesta medals, cascarones and party food sell from February. Put order deadlines beside each product and repeat them in Spanish.',
      },
      {
        title: 'Mix languages like your counter does',
        text: 'Record a greeting that begins in English and offers Spanish without a menu tree. Test it with a grandmother.',
      },
      {
        title: 'Think past the river',
        text: 'Stone Oak, Alamo Ranch and Brooks grow away from downtown. Build reviews there by naming the subdivision in your thank-you text.',
      },
    ],
    services: [
      'From quinceañera season to Fiesta to river lights, we set offers by family event first and by tourist traffic second.',
      'One number, two languages, no waiting music. Hall dates, deposits and menu questions get settled on the first ring.',
      'New-in-town families receive a welcome series keyed to their move date, and it stops when they reply.',
      'Our pages carry Spanish written here, not run through a converter, together with loop-by-loop service maps.',
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
      'Cattle built the Stockyards, aircraft and freight pay the bills now, and the Alliance airport area north of town keeps adding warehouses. Museums, a university and Magnolia Avenue supply a different public within a few miles. People will correct anyone who files them under Dallas.',
    season:
      'The Stock Show and Rodeo runs from mid-January into February, a month that is empty elsewhere. Fall football and spring art festivals are good; August asphalt is not.',
    search:
      'Customers far north say Alliance or Keller, those south say Burleson, and visitors want the Stockyards gate and the Sundance Square garage.',
    tips: [
      {
        title: 'Drop the word Dallas',
        text: 'Your metro label may say DFW, but headlines should say Fort Worth and the part of it. People here notice, and say so in reviews.',
      },
      {
        title: 'Use rodeo weeks against the January lull',
        text: 'Exhibitors stay for days with animals and children. Laundry, feed, dentistry and breakfast can all run a barn-pass price.',
      },
      {
        title: 'Show the hands',
        text: 'A hatter steaming a brim or a farrier at work holds attention. Thirty seconds filmed on a phone beats a logo animation.',
      },
      {
        title: 'Sell to the docks at Alliance',
        text: 'Warehouse managers need forklifts fixed, floors striped and lunches at 10 p.m. Put response time and insurance on one sheet.',
      },
      {
        title: 'Host the museum crowd',
        text: 'Exhibitions in the Cultural District run for months. Pair a menu, print or bouquet with the show and keep it modest.',
      },
    ],
    services: [
      'Western trade in winter, home improvement in spring, warehouse accounts all year: three messages that never get mixed.',
      'A rancher, a logistics manager and a bride call the same number. The agent hears which, and asks what that person needs to be asked.',
      'Feed orders, stall dates and recurring shop supplies repeat on schedule, with changes by a simple text.',
      'We register the business properly as Fort Worth in every directory and give the far north its own page with realistic arrival times.',
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
      "Cross-border shoppers come strongest before Three Kings, Easter, Mother's Day and the Buen Fin weekend in November. Spring winds carry dust, and cooling conversions begin the moment April warms.",
    search:
      'Westside, Northeast, Central, Lower Valley or Far East says more than a zip code, and bridge wait times steer when people come.',
    tips: [
      {
        title: 'State your time zone',
        text: 'National booking tools assume Central for Texas. Set Mountain Time everywhere and write it in confirmations, or people will arrive an hour off.',
      },
      {
        title: 'Sell to Juárez by WhatsApp',
        text: 'Many customers south of the river write rather than call. List the number, answer prices in dollars, and say what papers they need.',
      },
      {
        title: 'Greet May 10',
        text: "Mexican Mother's Day stays on the tenth whatever the weekday. Restaurants and florists should take orders for both dates.",
      },
      {
        title: 'Turn dust into a service',
        text: 'After a windy week filters, tint, car washes and roof checks are wanted. Schedule the post when the advisory is issued.',
      },
      {
        title: 'Keep soldiers past one tour',
        text: 'Fort Bliss families leave after a few years and recommend you to the next. Ask at the farewell appointment, not at the first.',
      },
    ],
    services: [
      "Two countries' holidays in one plan, and ads that pause when the bridges back up for hours.",
      'Contesta en español o inglés: whichever the caller begins with, the agent stays in it, and sends the summary to you in yours.',
      'Customs papers, pickup times and peso questions for shippers are collected ahead of the truck instead of at the gate.',
      'Side-of-mountain pages and true Spanish copy, set up so that a search made in Juárez finds you as well.',
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
      'Salt and wind eat everything that is metal, which is good for painters and AC people. Crude oil leaves through the port, refineries stand along the ship channel, and naval aviators train overhead. Over the causeway, Padre Island lives on weekenders from San Antonio and on retirees who winter in the Coastal Bend.',
    season:
      'Spring break and summer Saturdays are island time; Winter Texans stay from November to March and come on weekdays. Late summer belongs to hurricane watching.',
    search:
      'Island, Flour Bluff, Southside and Calallen are separate worlds to residents, so a result on the wrong end of SPID is skipped.',
    tips: [
      {
        title: 'Serve Winter Texans before noon',
        text: 'They shop early, pay on time and talk at the park hall. A weekday breakfast price and a large-print card suffice.',
      },
      {
        title: 'Photograph rust',
        text: 'Show a two-year-old coil beside a coated one. Salt damage is the best argument a coastal contractor has.',
      },
      {
        title: 'Publish the wind and the bite',
        text: 'Anglers check conditions at dawn. A charter captain who posts bay wind and what was caught yesterday gets saved as a contact.',
      },
      {
        title: 'Know windstorm certificates',
        text: 'Coastal insurance needs inspections that inland roofers never heard of. Explain the paper, who signs it and how long it takes.',
      },
      {
        title: 'Separate Portland, Texas',
        text: 'Map tools and callers confuse it with Oregon. Write Portland, TX 78374 and mention the bridge.',
      },
    ],
    services: [
      "Weekend offers go to San Antonio on Wednesday; weekday ones go to the RV parks in winter. Neither sees the other's price.",
      'Captain offshore, office closed: the agent still books four for Saturday, explains the license and takes the card.',
      'Storm prep lists, boat haul-outs and unit shutdowns start from one button, and every owner gets a picture when it is done.',
      'From Flour Bluff to the Island, your pages tell tide, parking and permit facts a visitor needs, and they hold up on weak signal.',
    ],
  },
];
