import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Kansas City',
    county: 'Jackson County',
    state: 'MO',
    lat: 39.0997,
    lng: -94.5786,
    size: 'big city',
    neighbours: ['Overland Park', 'Independence', 'Kansas City, Kansas', "Lee's Summit"],
    trades: [
      'barbecue restaurants',
      'roofing and gutter firms',
      'galleries and studios',
      'trucking and logistics firms',
      'animal health suppliers',
      'jazz clubs and bars',
      'HVAC contractors',
      'wedding venues',
    ],
    particular:
      'A state line runs through the metro. Taxes and licenses change there, and so does which side a plumber may work on. Barbecue is a serious subject from 18th and Vine to the Northland. The Crossroads opens its studios on First Fridays, and rail yards and warehouses keep freight companies busy at all hours.',
    season:
      'Barbecue, ball games and weddings run April through October, and hail in May sends people to roofers. The lights on the Plaza bring a shopping wave after Thanksgiving. January is for catching up.',
    search:
      'Search results mix two states and five counties, so customers add Northland, Brookside, Waldo or JoCo to narrow it down.',
    tips: [
      {
        title: "Say which side of State Line you're on",
        text: 'Put MO and KS into separate service lists with the license you have in each. It answers the first question a careful homeowner asks.',
      },
      {
        title: 'Plan for First Fridays',
        text: 'Crossroads foot traffic comes one evening a month. Prepare a card, a signup sheet and one thing to buy under twenty dollars.',
      },
      {
        title: 'Let barbecue photos do the talking',
        text: 'Barbecue guests post pictures before they eat. Repost the ones that name you in the caption, and answer the picky ones with detail instead of pride.',
      },
      {
        title: "Don't forget the Northland",
        text: 'Clay and Platte County families rarely cross the river for errands. A page with Northland drive times wins them from your southern rivals.',
      },
      {
        title: 'Plan around game days',
        text: 'Stadium traffic on I-70 can cost you an afternoon. Text customers the day before a home game and offer a slot before kickoff.',
      },
    ],
    services: [
      "Get two-state planning: budgets, claims and offers split where the rules split, and stay together where your customers don't care.",
      'Rib orders for forty and hail calls from a whole cul-de-sac all get taken down right, with the state and county noted.',
      'Permits differ from one suburb to the next. The checklist on each job knows which city hall it belongs to.',
      'Get landing pages for the Northland, Waldo and Independence, plus markup that keeps Kansas and Missouri apart on the map.',
    ],
  },
  {
    name: 'St. Louis',
    county: 'Independent city',
    state: 'MO',
    lat: 38.627,
    lng: -90.1994,
    size: 'city',
    neighbours: ['Clayton', 'University City', 'Kirkwood', 'East St. Louis'],
    trades: [
      'brick and tuckpointing crews',
      'Italian delis and restaurants',
      'music bars',
      'medical and lab suppliers',
      'architects and rehabbers',
      'corner bakeries',
      'locksmiths',
      'Bosnian cafes',
    ],
    particular:
      'The city left its county in the 1870s, so St. Louis and St. Louis County are two governments with two sets of licenses. Red brick is everywhere and needs repointing. Soulard, the Hill, Cherokee Street and Bevo each cook differently, and the hospitals at Forest Park bring patients and researchers from several states.',
    season:
      "Soulard's Mardi Gras starts the year early, and ballpark evenings follow. In humid Julys, most calls are for cooling. Ice, when it comes, shuts the hills and bridges for a short while.",
    search:
      'City people ask which neighborhood, and county people ask which municipality. An address that just says St. Louis leaves both guessing.',
    tips: [
      {
        title: 'Separate the city from the county',
        text: 'Say on your contact page if you have a city license, a county one or both. It saves a wasted estimate trip.',
      },
      {
        title: 'Teach people about mortar',
        text: "Hard cement ruins soft old brick. A short guide with pictures from Tower Grove or Lafayette Square shows you're the careful one.",
      },
      {
        title: 'Get ready for the Soulard crowds',
        text: 'Parade Saturday fills every block. Landlords, bars and shops nearby need to post parking rules, restroom policies and an early closing time.',
      },
      {
        title: 'Sell lunch near the free museums',
        text: "Forest Park's museums don't charge admission, which leaves money for lunch. Offer a family table within ten minutes of the park and say so.",
      },
      {
        title: 'Add a page in Bosnian or Spanish',
        text: 'Bevo and Cherokee Street households still prefer their first language for contracts. One well-made page in it is rare, and people remember it.',
      },
    ],
    services: [
      'Market neighborhood by neighborhood. A Central West End condo needs a different message than a Dutchtown two-family.',
      'Your agent first asks if the caller is in the city or the county, then quotes the right trip fee and sets the visit.',
      "Historic review, permit, scaffold, invoice: rehab paperwork moves step by step, with a reminder to the person who's holding it up.",
      'Old-house searches are long and specific. Articles about box gutters, limestone cellars and flat roofs reach the owners who have them.',
    ],
  },
  {
    name: 'Branson',
    county: 'Taney County',
    state: 'MO',
    lat: 36.6437,
    lng: -93.2185,
    size: 'town',
    neighbours: ['Hollister', 'Forsyth', 'Kimberling City', 'Springfield'],
    trades: [
      'live show theaters',
      'motels and lake resorts',
      'buffets and diners',
      'fishing guides',
      'go-kart and mini golf parks',
      'fudge and craft shops',
      'dock and boat repair shops',
      'vacation rental cleaners',
    ],
    particular:
      "This small Ozark town hosts theater audiences by the busload and lives on tickets, beds and breakfasts. Highway 76 has the shows, Table Rock Lake the boats and Lake Taneycomo the trout. Church groups, veterans' reunions and tour coaches plan months ahead, and families with kids decide in the car.",
    season:
      'Business starts with spring break, runs through summer and peaks again with the Christmas shows in early November. Many places close in January and February.',
    search:
      'Visitors ask for a color-coded back route around the strip when 76 is full. They compare places by distance from a theater or a cove.',
    tips: [
      {
        title: 'Win over group leaders',
        text: 'One church secretary fills forty seats. Put group prices, bus parking, step-free access and a direct phone number on a printable sheet.',
      },
      {
        title: 'Get ready for Veterans week',
        text: "November's reunions fill the town. If you offer a discount or host, say who qualifies and what to bring, and keep it up year after year.",
      },
      {
        title: 'Answer reviews in the slow months',
        text: 'Use January to answer every summer complaint with what you changed. Travelers read those replies in March when they book.',
      },
      {
        title: 'Direct them off the strip',
        text: 'Explain the yellow, red or blue route to your door with a photo of the turn. Guests who arrive relaxed tip and rate better.',
      },
      {
        title: 'Give each lake its own page',
        text: 'Trout anglers and bass anglers search for different words. Give Taneycomo and Table Rock each a page with water, season and gear notes.',
      },
    ],
    services: [
      'Get early-bird offers for coach groups in winter, same-day deals for families in July, and Christmas shows from the first cool evening.',
      "Questions about wheelchair rows, kids' prices and refunds never end. Let the phone agent take them until curtain time.",
      'A group hold turns into a deposit, then a head count, then a seating list, and no one forwards an email.',
      "Your page targets what a grandmother types: shows tonight, near the hotel, easy parking. That's how we write it.",
    ],
  },
];
