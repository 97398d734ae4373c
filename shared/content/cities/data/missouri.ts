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
      'A state line runs through the metro, and with it go taxes, licenses and even which side a plumber may work on. Barbecue is a serious subject from 18th and Vine to the Northland. The Crossroads opens its studios on First Fridays, and rail yards and warehouses keep freight firms busy at all hours.',
    season:
      'Barbecue, ball games and weddings stretch April through October; hail in May sends people to roofers. Lights on the Plaza bring a shopping wave after Thanksgiving, then January is for catching up.',
    search:
      'Search results blend two states and five counties, so customers look for Northland, Brookside, Waldo or JoCo to narrow it down.',
    tips: [
      {
        title: 'Say which side of State Line',
        text: 'Put MO and KS into separate service lists with the license you hold in each. It answers the first question a careful homeowner asks.',
      },
      {
        title: 'Take First Friday seriously',
        text: 'Crossroads foot traffic comes one evening a month. Prepare a card, a signup sheet and one thing to buy under twenty dollars.',
      },
      {
        title: 'Let the smoke speak',
        text: 'Barbecue guests post pictures before they eat. Repost the ones with your name in the caption, and reply to the picky ones with detail rather than pride.',
      },
      {
        title: 'Do not forget the Northland',
        text: 'Clay and Platte County families rarely cross the river for errands. A page with Northland drive times wins them from your southern rivals.',
      },
      {
        title: 'Game days move the city',
        text: 'Stadium traffic on I-70 can cost you an afternoon. Text customers the day before a home game and offer the slot before kickoff.',
      },
    ],
    services: [
      'Two-state planning: budgets, claims and offers are split where the rules are split, and joined again where your customers do not care.',
      'Rib orders for forty and hail calls from a whole cul-de-sac both get taken down correctly, with the state and county noted.',
      'Permits differ from one suburb to the next. The checklist that goes with each job knows which city hall it belongs to.',
      'Landing pages for the Northland, Waldo and Independence, plus markup that keeps Kansas and Missouri apart for the map.',
    ],
  },
  {
    name: 'Saint Louis',
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
      "Soulard's Mardi Gras starts the year early, ballpark evenings follow, and humid Julys make cooling the call of the day. Ice, when it comes, shuts the hills and bridges for a short while.",
    search:
      'Locals ask which neighborhood, and the county side asks which municipality; a business address that says only St. Louis leaves both guessing.',
    tips: [
      {
        title: 'Separate city from county',
        text: 'State on your contact page whether you hold a city license, a county one or both. It spares a wasted estimate trip.',
      },
      {
        title: 'Teach people about mortar',
        text: 'Hard cement ruins soft old brick. A short guide with pictures from Tower Grove or Lafayette Square marks you as the careful one.',
      },
      {
        title: 'Get ready for the Soulard crowds',
        text: 'Parade Saturday fills every block. Landlords, bars and shops nearby need posted parking rules, restroom policies and an early closing time.',
      },
      {
        title: 'Free museums, paying lunches',
        text: "Forest Park's museums charge no entrance fee, which leaves money for lunch. Offer a family table within ten minutes of the park and say so.",
      },
      {
        title: 'Mind the Bosnian and Spanish pages',
        text: 'Bevo and Cherokee Street households still prefer their first language for contracts. One well-made page in it is rare, and remembered.',
      },
    ],
    services: [
      'Neighborhood by neighborhood: the message for a Central West End condo is not the one for a Dutchtown two-family.',
      'Your agent asks, city or county? before anything else, then quotes the right trip fee and sets the visit.',
      'Historic review, permit, scaffold, invoice: rehab paperwork moves step by step with a nudge to whoever is holding it up.',
      'Old-house searches are long and specific. Articles about box gutters, limestone cellars and flat roofs bring you the owners who have them.',
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
      "A small Ozark town that hosts theater audiences by the busload lives on tickets, beds and breakfasts. Highway 76 carries the shows, Table Rock Lake the boats, and Lake Taneycomo the trout. Church groups, veterans' reunions and tour coaches plan months ahead, while families with kids decide in the car.",
    season:
      'Trade opens with spring break, runs through summer and peaks again with the Christmas shows that begin in early November. Many doors shut in January and February.',
    search:
      'Visitors ask for a color-coded back route around the strip when 76 is full, and they compare by distance from a theater or a cove.',
    tips: [
      {
        title: 'Court the group leader',
        text: 'One church secretary fills forty seats. Put group prices, bus parking, step-free access and a direct phone number on a printable sheet.',
      },
      {
        title: 'Give Veterans week its due',
        text: "November's reunions fill the town. If you discount or host, describe who qualifies and what to bring, and keep it up year after year.",
      },
      {
        title: 'Use the dark months to fix reviews',
        text: 'January is for answering every summer complaint with what you changed. Travelers read those replies in March while booking.',
      },
      {
        title: 'Direct them off the strip',
        text: 'Explain the yellow, red or blue route to your door with a photo of the turn. Guests who arrive relaxed tip and rate better.',
      },
      {
        title: 'Write for the lake separately',
        text: 'Trout people and bass people read different words. Give Taneycomo and Table Rock each a page with water, season and gear notes.',
      },
    ],
    services: [
      'Early-bird offers for coach groups in winter, same-day deals for families in July, Christmas shows from the first cool evening.',
      "Questions about wheelchair rows, kids' prices and refunds never end. Let the phone agent take them through curtain time.",
      'A group hold turns into a deposit, then a head count, then a seating list, without a single forwarded email.',
      'Your page should win the phrase a grandmother types: shows tonight, near the hotel, easy parking. We write it that way.',
    ],
  },
];
