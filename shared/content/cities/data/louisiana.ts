import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'New Orleans',
    county: 'Orleans Parish',
    state: 'LA',
    lat: 29.9511,
    lng: -90.0715,
    size: 'city',
    neighbours: ['Metairie', 'Gretna', 'Kenner', 'Chalmette'],
    trades: [
      'restaurants and bars',
      'musicians and event bands',
      'tour guides',
      'guest houses',
      'house raisers and shotgun renovators',
      'costume makers',
      'snowball stands',
      'AC contractors',
    ],
    particular:
      'Food, music and parades are the trade, and Carnival rules the calendar from Twelfth Night to Fat Tuesday. Directions go by river, lake, uptown and downtown instead of compass points. Houses stand on piers, flood insurance is everyday talk, and Vietnamese bakeries in New Orleans East sell as much king cake as anyone.',
    season:
      'Carnival, the spring festivals and fall conventions carry the year. August and September are hot, storm-watched and thin, which is when kitchens repair and hotels deal.',
    search:
      'Visitors look within walking distance of the Quarter; residents type Mid-City, Bywater, Gentilly or Algiers and check whether a parade blocks the way.',
    tips: [
      {
        title: 'Post the parade-day truth',
        text: 'Say when your street closes, which side of the neutral ground you are on and until when staff can reach you. People plan their whole day on it.',
      },
      {
        title: 'Make August worth a visit',
        text: 'Local guests have time when tourists do not come. A fixed-price lunch for residents with a zip code proof keeps cooks employed.',
      },
      {
        title: 'Have the storm page ready by June',
        text: 'Write how you handle deposits, cancellations and reopening after a hurricane. Link it from confirmations before anybody asks.',
      },
      {
        title: 'Use our directions',
        text: 'Lakeside corner, two blocks toward the river: those words on your page sound like here and save the call from a lost guest.',
      },
      {
        title: 'Credit the band',
        text: 'Tag the brass band, the baker and the costume maker by name when they agree. Their followers become yours.',
      },
    ],
    services: [
      'Festival by festival planning with a lean plan for late summer, so you never pay convention prices for an empty week.',
      'Reservations, bachelor parties, AC failures: the agent sorts them at one in the morning and knows which roads the parade has shut.',
      'Deposits, rain dates and band contracts follow one track, and a named storm switches every guest to the right message.',
      "We make sure a visitor finds you on foot, a local finds you by faubourg, and both see today's hours.",
    ],
  },
  {
    name: 'Baton Rouge',
    county: 'East Baton Rouge Parish',
    state: 'LA',
    lat: 30.4515,
    lng: -91.1871,
    size: 'city',
    neighbours: ['Denham Springs', 'Zachary', 'Gonzales', 'Port Allen'],
    trades: [
      'industrial contractors',
      'crawfish and po-boy shops',
      'tailgate caterers',
      'flood restoration firms',
      'lobbyists and attorneys',
      'staffing agencies',
      'lawn crews',
      'urgent care clinics',
    ],
    particular:
      'Refineries and chemical plants line the Mississippi, the Capitol stands above it, and two universities set the fall mood, LSU to the south and Southern to the north. Bridge traffic rules the clock: nobody crosses at five unless they must. The flood of August 2016 taught every household what restoration costs.',
    season:
      'Crawfish from late winter into May, football from September, plant turnarounds in spring and fall. Midsummer is slow for shops and frantic for air conditioning.',
    search:
      'Which side of the bridge, and before or after the I-10 split, matters more than miles; Mid City, Garden District and Bluebonnet are the usual pins.',
    tips: [
      {
        title: 'Price crawfish daily',
        text: 'Customers call six places for the price per pound. Put yours at the top of the profile each morning and take that call off your line.',
      },
      {
        title: 'Serve the turnaround crews',
        text: 'Contractors on twelve-hour shifts want breakfast at four, laundry on Sunday and a bill by company. Offer it in writing to the site office.',
      },
      {
        title: 'Book tailgates in July',
        text: 'Schedules are out by then. Publish trays, tents and pickup lanes, and require a deposit for the night games everybody wants.',
      },
      {
        title: 'Keep the flood file public',
        text: 'Pictures of studs dried and treated in 2016, with moisture readings, still convince an anxious homeowner.',
      },
      {
        title: 'Write drive times, not distances',
        text: 'Nine miles can mean fifty minutes here. Say which hours you visit Prairieville, Central or across the river.',
      },
    ],
    services: [
      'Ads run before the bridge jams and only on the bank your crews can reach, with spring and fall set aside for turnaround crews.',
      'Boil prices, game pickups and a flooded den are three kinds of calls. Each gets its own script and its own urgency.',
      'Badges, safety cards and site paperwork for plant work renew from a single list, with a text to the welder concerned.',
      'Rank for the parish and the towns beyond it: Zachary, Central, Denham Springs and Gonzales have their own words and needs.',
    ],
  },
  {
    name: 'Shreveport',
    county: 'Caddo Parish',
    state: 'LA',
    lat: 32.5252,
    lng: -93.7502,
    size: 'city',
    neighbours: ['Bossier City', 'Keithville', 'Greenwood', 'Marshall'],
    trades: [
      'oilfield service firms',
      'soul food restaurants',
      'riverfront hotels',
      'medical practices',
      'bail and law offices',
      'bait and boat shops',
      'pawn and jewelry shops',
      'plumbers',
    ],
    particular:
      "Closer to Dallas than to New Orleans, this is the market town of the Ark-La-Tex, and customers drive in from three states. Casinos face each other across the Red River, Barksdale's airmen live on the Bossier bank, and gas leases in the Haynesville Shale make some years fat and others thin.",
    season:
      'Mardi Gras krewes parade here as well, then the State Fair of Louisiana fills the grounds in late October and November. Heat and vacations to the lakes soften July.',
    search:
      'Bossier or Shreveport is the first filter, then Line Avenue, Youree Drive or the loop; Texans search from Marshall and Longview.',
    tips: [
      {
        title: 'Answer Texas numbers',
        text: 'A 903 caller may be forty minutes away and ready to buy. Mention East Texas in your service area, and add the I-20 exit so that nobody has to ask.',
      },
      {
        title: 'Offer base-gate convenience',
        text: 'Airmen want late hours and no questions about short leases. Say what minutes it takes from the Barksdale gates and honor the ID.',
      },
      {
        title: 'Smooth out the gas cycle',
        text: 'When rigs are busy, save the surplus names. When they stop, write to those people with maintenance plans instead of discounts.',
      },
      {
        title: 'Fair time is family time',
        text: 'Run a modest stub offer: bring the fair ticket, get a small thing free. It tells you how far people came.',
      },
      {
        title: 'Claim both city names',
        text: 'If you cross the river daily, create a true Bossier City page with jobs done there, not a copy with the name swapped.',
      },
    ],
    services: [
      'A three-state reach built from drive time instead of city limits, steady in lean gas years and bolder in good ones.',
      'Late-night calls from casino staff and travelers get rooms, tow trucks or tables arranged without waking the owner.',
      'Landmen, field crews and vendors send papers in all shapes; the intake reads them, names them and files them by well or job.',
      'Texas, Arkansas and Louisiana searchers see hours, directions from I-20 or I-49, and proof that you work on their side of the line.',
    ],
  },
];
