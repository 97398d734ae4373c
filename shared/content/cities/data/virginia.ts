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
      'Rapids of the James run through the middle of town, so rafters and herons are visible from office windows. The city is independent of the surrounding counties, and an address that says Richmond may pay taxes to Henrico or Chesterfield. State government, a large arts school and rows of brick houses in the Fan keep both suits and paint-stained jackets on the same sidewalk.',
    season:
      'Legislators come in January and go in late winter; river days and porch concerts take over from April. Students empty the Fan in May and refill it in August.',
    search:
      "Buses have been free of fare, the Pulse line runs along Broad Street, and people say Carytown, Church Hill or Scott's Addition long before they say a number.",
    tips: [
      {
        title: 'Check which government you answer to',
        text: 'City, Henrico or Chesterfield: permits, meals tax and trash rules differ. Tell clients which apply and you will look like the careful one.',
      },
      {
        title: 'Paint your wall, then tag it',
        text: "Murals are landmarks here. If one is on your building, put the artist's credit and a photo on the listing so that walkers connect the two.",
      },
      {
        title: 'Set a river-level offer',
        text: 'When the gauge is high, guides cancel. A rainy-day plan for breweries, climbing and museums catches their guests.',
      },
      {
        title: 'Court old houses by decade',
        text: 'Plaster, slate and sash windows in the Fan and Northside need different hands. Sort your gallery by the year built.',
      },
      {
        title: 'Catch the session crowd on Grace Street',
        text: 'Delegates and aides eat early and pay with receipts. Put the invoice option in plain sight on your menu.',
      },
    ],
    services: [
      'Ad areas that stop at the James, with Southside and Church Hill written separately.',
      'Tattoo consultations, tax receipts and porch repairs are all sorted before you put down the brush.',
      'Deposit, design approval and aftercare notes reach the client on schedule.',
      'A portfolio that names decade, street and material, so a homeowner on Hanover Avenue finds a matching job.',
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
      "There is no old downtown: the Oceanfront, Town Center, Hilltop, Kempsville and farm country at Pungo are miles apart inside one city. Jets from the Navy's master base at Oceana fly low over houses and wedding toasts alike. Tunnels and bridges to Norfolk and the Peninsula decide how far a customer will come.",
    season:
      'Memorial Day with its strawberry fields opens a summer that ends with a late September beach festival. Transfers of military households also cluster in those months; the Oceanfront hibernates from November.',
    search:
      'Military spouses ask in base groups first, tourists search from the boardwalk, and everybody checks tunnel traffic.',
    tips: [
      {
        title: 'Offer a PCS fast lane',
        text: 'Orders come with short notice. Put transfer week slots, storage dates and a military clause right on the booking form.',
      },
      {
        title: 'Be honest about jet noise',
        text: 'Venues, inspectors and landlords should state the noise zone. Buyers ask anyway, and the candid answer gets quoted.',
      },
      {
        title: 'Invite people to Pungo',
        text: 'Pick-your-own fields bring families south in May and June. A farm-road stop with restrooms and shade should say both.',
      },
      {
        title: 'Keep the lights on after Labor Day',
        text: "Residents get the beach back in September. Launch locals' night the Tuesday the rental crowd leaves.",
      },
      {
        title: 'Write Filipino holidays into your calendar',
        text: 'Navy careers brought many families from the Philippines. Bakeries, halls and travel desks can plan Christmas novenas and summer reunions.',
      },
    ],
    services: [
      'Boardwalk visitors, base households and Kempsville families get three sets of words and three schedules.',
      'Spouses managing a move alone at ten in the evening reach an agent that knows weight limits and dates.',
      'Rental turnovers, linen counts and inspection slots follow the summer Saturday without phone chains.',
      'District pages with tunnel-free drive times and noise, parking and shower details that visitors look for.',
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
      'Rail shops built this valley town, and a hospital system with a medical school now leads it. Above it a lit star stands on Mill Mountain, and hikers set out for a famous ledge a short drive away. The downtown market has sold produce since the nineteenth century, and the city, Salem and Roanoke County keep separate governments.',
    season:
      'Leaf season and spring trail months bring out-of-towners; winter puts furnaces, brakes and knees on the list. Fridays in December bring families to the market square.',
    search:
      'People of the whole southwest corner drive in for specialists, so they judge by the exit from Interstate 581 and by whether parking costs money.',
    tips: [
      {
        title: 'Say how far patients come',
        text: 'Mention Rocky Mount, Covington and Blacksburg in your directions. A two-hour driver wants one visit, so offer test and talk on the same day.',
      },
      {
        title: 'Feed hikers at odd times',
        text: 'They come down at three, dusty and hungry. Late lunch, charging sockets and boot trays make a listing worth saving.',
      },
      {
        title: 'Let Grandin Village vouch for you',
        text: 'The theater, co-op and shops there know one another. A shared flyer or holiday walk costs little.',
      },
      {
        title: 'Check the furnace before the ridge turns white',
        text: 'Heating firms should write in early October with a date already proposed.',
      },
      {
        title: 'Describe the train weekend',
        text: 'The passenger train from the capital lets visitors come without a car. Show walking time from the platform to your door.',
      },
    ],
    services: [
      'A plan with two circles: near neighbors who come weekly and mountain counties that come once a quarter.',
      'Older callers get time, short questions and a callback when a nurse is needed.',
      'Referral faxes become tasks, and each patient hears when the next step is due.',
      'Directions, fees and forms up front, then trail and market pages for weekend guests.',
    ],
  },
];
