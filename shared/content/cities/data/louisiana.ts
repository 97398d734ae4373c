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
      'Food, music and parades are the business, and Carnival rules the calendar from Twelfth Night to Fat Tuesday. Directions go by river, lake, uptown and downtown instead of compass points. Houses sit on piers, and flood insurance is everyday talk. Vietnamese bakeries in New Orleans East sell as much king cake as anyone.',
    season:
      "Carnival, the spring festivals and fall conventions make the year. August and September are hot, slow and watched for storms. That's when kitchens make repairs and hotels offer deals.",
    search:
      'Visitors look within walking distance of the Quarter. Residents type Mid-City, Bywater, Gentilly or Algiers and check if a parade blocks the way.',
    tips: [
      {
        title: 'Post parade-day details',
        text: "Say when your street closes, which side of the neutral ground you're on and how late staff can reach you. People plan their whole day around it.",
      },
      {
        title: 'Make August worth a visit',
        text: "Locals have time when tourists don't come. A fixed-price lunch for residents with a zip code proof keeps cooks working.",
      },
      {
        title: 'Have your storm page ready by June',
        text: 'Explain how you handle deposits, cancellations and reopening after a hurricane. Link to it from confirmations before anyone asks.',
      },
      {
        title: 'Give directions the local way',
        text: 'Lakeside corner, two blocks toward the river: words like that sound local and save you a call from a lost guest.',
      },
      {
        title: 'Credit the band',
        text: 'Tag the brass band, the baker and the costume maker by name if they agree. Their followers become yours.',
      },
    ],
    services: [
      'Plan festival by festival, with a lean plan for late summer, so you never pay convention prices for an empty week.',
      'Reservations, bachelor parties and AC failures: the agent sorts them at one in the morning and knows which roads the parade has closed.',
      'Deposits, rain dates and band contracts follow one process, and a named storm sends every guest the right message.',
      "Visitors find you on foot, locals find you by faubourg, and both see today's hours.",
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
      'Refineries and chemical plants line the Mississippi below the Capitol. Two universities set the fall mood, LSU to the south and Southern to the north. Bridge traffic rules the clock, and no one crosses at five unless they have to. The flood of August 2016 taught every household what restoration costs.',
    season:
      'Crawfish runs from late winter into May, football starts in September, and plant turnarounds come in spring and fall. Midsummer is slow for shops and frantic for air conditioning.',
    search:
      "Which side of the bridge you're on, and before or after the I-10 split, matters more than miles. Mid City, Garden District and Bluebonnet are the usual landmarks.",
    tips: [
      {
        title: 'Post crawfish prices daily',
        text: "Customers call six places for the price per pound. Put yours at the top of your profile each morning and you won't have to take that call.",
      },
      {
        title: 'Serve the turnaround crews',
        text: 'Contractors on twelve-hour shifts want breakfast at four, laundry on Sunday and a company bill. Offer it in writing to the site office.',
      },
      {
        title: 'Book tailgates in July',
        text: 'Schedules are out by then. Publish trays, tents and pickup lanes, and require a deposit for the night games everyone wants.',
      },
      {
        title: 'Keep your flood photos public',
        text: 'Photos of studs dried and treated in 2016, with moisture readings, still convince an anxious homeowner.',
      },
      {
        title: 'Write drive times, not distances',
        text: 'Nine miles can mean fifty minutes here. Say what times you visit Prairieville, Central or across the river.',
      },
    ],
    services: [
      'Ads run before the bridge jams, and only on the side your crews can reach. Spring and fall are set aside for turnaround crews.',
      'Boil prices, game pickups and a flooded den are three kinds of calls. Each gets its own script and priority.',
      'Badges, safety cards and site paperwork for plant work renew from a single list, with a text to the right welder.',
      'Get found in the parish and beyond: Zachary, Central, Denham Springs and Gonzales have their own words and needs.',
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
      "Closer to Dallas than to New Orleans, this is the market town of the Ark-La-Tex, and customers drive in from three states. Casinos face each other across the Red River, and Barksdale's airmen live on the Bossier side. Gas leases in the Haynesville Shale make some years fat and others lean.",
    season:
      'Mardi Gras krewes parade here too. The State Fair of Louisiana fills the grounds in late October and November. Heat and lake vacations slow down July.',
    search:
      'People choose Bossier or Shreveport first, then Line Avenue, Youree Drive or the loop. Texans search from Marshall and Longview.',
    tips: [
      {
        title: 'Welcome callers from Texas',
        text: 'A 903 caller may be forty minutes away and ready to buy. Mention East Texas in your service area, and add the I-20 exit so no one has to ask.',
      },
      {
        title: 'Make it easy for base families',
        text: 'Airmen want late hours and no questions about short leases. Say how many minutes it takes from the Barksdale gates and honor the ID.',
      },
      {
        title: 'Smooth out the gas cycle',
        text: 'When rigs are busy, save the extra names. When they stop, write to those people with maintenance plans instead of discounts.',
      },
      {
        title: 'Run a State Fair offer',
        text: 'Keep it simple: bring your fair ticket, get something small for free. It tells you how far people came.',
      },
      {
        title: 'Use both city names',
        text: 'If you cross the river daily, make a real Bossier City page with jobs done there, not a copy with the name swapped.',
      },
    ],
    services: [
      'Get a three-state reach built on drive time instead of city limits, steady in lean gas years and bolder in good ones.',
      'Late-night calls from casino staff and travelers get rooms, tow trucks or tables arranged without waking you.',
      'Landmen, field crews and vendors send every kind of paperwork. The intake reads it, names it and files it by well or job.',
      'Texas, Arkansas and Louisiana searchers see your hours, directions from I-20 or I-49 and proof that you work on their side of the line.',
    ],
  },
];
