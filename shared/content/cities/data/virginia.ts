import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Richmond',
    county: 'Independent city',
    state: 'VA',
    lat: 37.5407,
    lng: -77.436,
    size: 'city',
    neighbours: ['Henrico', 'Short Pump', 'Mechanicsville', 'Midlothian'],
    trades: [
      'tattoo studios',
      'restaurants',
      'breweries and cideries',
      'graphic and ad studios',
      'rowhouse renovators',
      'therapists',
      'vintage shops',
      'outdoor outfitters',
    ],
    particular:
      'The James River rapids run through the middle of town, so you can see rafters and herons from office windows. The city is independent of the counties around it, and a Richmond address may pay taxes to Henrico or Chesterfield. State government, a large arts school and rows of brick houses in the Fan keep both suits and paint-stained jackets on the same sidewalk.',
    season:
      'Legislators come in January and leave in late winter. River days and porch concerts take over from April. Students leave the Fan in May and refill it in August.',
    search:
      "Buses have been free, the Pulse line runs along Broad Street, and people say Carytown, Church Hill or Scott's Addition long before they say a number.",
    tips: [
      {
        title: 'Know which local government applies',
        text: "City, Henrico or Chesterfield: permits, meals tax and trash rules differ. Tell clients which apply, and you'll look like the careful one.",
      },
      {
        title: 'Show off your mural',
        text: "Murals are landmarks here. If your building has one, put the artist's credit and a photo on your listing so walkers make the connection.",
      },
      {
        title: 'Make a high-water offer',
        text: 'When the river is high, guides cancel. A rainy-day plan for breweries, climbing and museums catches their guests.',
      },
      {
        title: 'Show old-house work by decade',
        text: 'Plaster, slate and sash windows in the Fan and Northside need different skills. Sort your gallery by the year built.',
      },
      {
        title: 'Feed legislators on Grace Street',
        text: 'Delegates and aides eat early and pay with receipts. Show your invoice option clearly on the menu.',
      },
    ],
    services: [
      'Get ad areas that stop at the James, with Southside and Church Hill written separately.',
      'Tattoo consultations, tax receipts and porch repairs all get sorted before you put down the brush.',
      'Deposits, design approvals and aftercare notes reach the client on schedule.',
      'Get a portfolio that names the decade, street and material, so a homeowner on Hanover Avenue finds a job like theirs.',
    ],
  },
  {
    name: 'Virginia Beach',
    county: 'Independent city',
    state: 'VA',
    lat: 36.8529,
    lng: -75.978,
    size: 'city',
    neighbours: ['Norfolk', 'Chesapeake', 'Sandbridge', 'Portsmouth'],
    trades: [
      'hotels and beach rentals',
      'surf shops',
      'military moving and storage',
      'auto repair',
      'orthodontists',
      'landscapers',
      'seafood restaurants',
      'home inspectors',
    ],
    particular:
      "There's no old downtown. The Oceanfront, Town Center, Hilltop, Kempsville and farm country at Pungo are miles apart inside one city. Jets from the Navy's master base at Oceana fly low over houses and wedding toasts. Tunnels and bridges to Norfolk and the Peninsula decide how far a customer will come.",
    season:
      'Memorial Day and strawberry fields open a summer that ends with a late September beach festival. Military moves also cluster in those months. The Oceanfront goes quiet from November.',
    search:
      'Military spouses ask in base groups first, tourists search from the boardwalk, and everyone checks tunnel traffic.',
    tips: [
      {
        title: 'Offer fast PCS booking',
        text: 'Orders come on short notice. Put transfer week slots, storage dates and a military clause right on the booking form.',
      },
      {
        title: 'Be honest about jet noise',
        text: "Venues, inspectors and landlords should list the noise zone. Buyers ask anyway, and they'll repeat an honest answer.",
      },
      {
        title: 'Invite people to Pungo',
        text: 'Pick-your-own fields bring families south in May and June. If your farm stop has restrooms and shade, say so.',
      },
      {
        title: 'Stay busy after Labor Day',
        text: "Residents get the beach back in September. Launch locals' night the Tuesday the rental crowd leaves.",
      },
      {
        title: 'Plan for Filipino holidays',
        text: 'Navy careers brought many families from the Philippines. Bakeries, halls and travel desks can plan for Christmas novenas and summer reunions.',
      },
    ],
    services: [
      'Boardwalk visitors, base families and Kempsville families each get their own message and schedule.',
      'Spouses managing a move on their own at ten at night reach an agent that knows weight limits and dates.',
      'Rental turnovers, linen counts and inspection slots follow the summer Saturdays with no phone chains.',
      'Get district pages with tunnel-free drive times and the noise, parking and shower details visitors look for.',
    ],
  },
  {
    name: 'Roanoke',
    county: 'Independent city',
    state: 'VA',
    lat: 37.271,
    lng: -79.9414,
    size: 'small city',
    neighbours: ['Salem', 'Vinton', 'Cave Spring', 'Christiansburg'],
    trades: [
      'medical practices',
      'outdoor outfitters',
      'heating contractors',
      'diners',
      'antique dealers',
      'physical therapists',
      'auto body shops',
      'home health agencies',
    ],
    particular:
      'Rail shops built this valley town, and a hospital system with a medical school now leads it. A lit star stands above it on Mill Mountain, and hikers set out for a famous ledge a short drive away. The downtown market has sold produce since the nineteenth century. The city, Salem and Roanoke County have separate governments.',
    season:
      'Leaf season and spring trail months bring out-of-towners, and winter is for furnaces, brakes and knees. Fridays in December bring families to the market square.',
    search:
      'People from the whole southwest corner drive in for specialists. They go by the exit from Interstate 581 and whether parking costs money.',
    tips: [
      {
        title: 'Make it easy for faraway patients',
        text: 'Mention Rocky Mount, Covington and Blacksburg in your directions. People who drive two hours want one visit, so offer the test and the talk on the same day.',
      },
      {
        title: 'Feed hikers all afternoon',
        text: 'They come down at three, dusty and hungry. Late lunch, outlets and boot trays make a listing worth saving.',
      },
      {
        title: 'Team up in Grandin Village',
        text: 'The theater, co-op and shops there know each other. A shared flyer or holiday walk costs little.',
      },
      {
        title: 'Sell furnace checks in October',
        text: 'Heating companies should write in early October and suggest a date.',
      },
      {
        title: 'Welcome train weekenders',
        text: 'The passenger train from the capital lets visitors come without a car. Show the walking time from the platform to your door.',
      },
    ],
    services: [
      'Get a plan with two circles: near neighbors who come weekly and mountain counties that come a few times a year.',
      'Older callers get time, short questions and a callback when they need a nurse.',
      'Referral faxes become tasks, and each patient hears when the next step is due.',
      'Directions, fees and forms come first, then trail and market pages for weekend guests.',
    ],
  },
];
