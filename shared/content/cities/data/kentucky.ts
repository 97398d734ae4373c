import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Louisville',
    county: 'Jefferson County',
    state: 'KY',
    lat: 38.2527,
    lng: -85.7585,
    size: 'big city',
    neighbours: ['Jeffersonville', 'New Albany', 'St. Matthews', 'Shively'],
    trades: [
      'bourbon tours and bars',
      'hat and dress shops',
      'caterers',
      'barbers',
      'trucking and warehouse services',
      'bakeries',
      'home remodelers',
      'pet services',
    ],
    particular:
      'Two days in early May bring hats, horses and houseguests, and the preparation keeps milliners, caterers and painters busy from February. Parcels pass through the airport all night. Merged with its county, the city still contains dozens of tiny home-rule towns, and across the bridges Indiana towns share its customers.',
    season:
      'Fireworks over the river in April start the Derby weeks, Lent brings parish fish fries, and bourbon visitors come thickest in fall. Late January is the time for repairs.',
    search:
      'Highlands, Germantown, Portland or St. Matthews: residents give the neighborhood or the parish, and river crossings are chosen by toll.',
    tips: [
      {
        title: 'Start Derby in February',
        text: 'Hats, hems, haircuts and porch paint need lead time. Publish the last order date and stick to it.',
      },
      {
        title: 'Post your Friday fish hours',
        text: 'In Lent even a pub competes with the parish hall. Cooperate: sponsor the raffle and get your name on the flyer.',
      },
      {
        title: 'Mention the toll',
        text: 'Indiana customers count the bridge fee. Crediting it on larger orders is a small gesture with good word of mouth.',
      },
      {
        title: 'Fill the gap between tastings',
        text: 'Distillery guests have an hour on Main Street. Snacks, shops and a place to leave bottles should state minutes on foot.',
      },
      {
        title: "Open for the airport's early shift",
        text: "Nurses' and loaders' shifts end before dawn. Bakeries and gyms with early doors can own that search.",
      },
    ],
    services: [
      'A Derby ladder of offers, then parish, neighborhood and bourbon plans for the other seasons.',
      'Hat fittings and tour seats are reserved while your hands are full of ribbon or glassware.',
      'Order cut-offs, fittings, pickups and thank-you notes run on a timetable you set once.',
      'Season pages that stay live all year and quarter pages for Bardstown Road, NuLu and Frankfort Avenue.',
    ],
  },
  {
    name: 'Lexington',
    county: 'Fayette County',
    state: 'KY',
    lat: 38.0406,
    lng: -84.5037,
    size: 'city',
    neighbours: ['Nicholasville', 'Georgetown', 'Versailles', 'Winchester'],
    trades: [
      'equine vets and farriers',
      'farm fencing and barn builders',
      'tack and saddle shops',
      'bourbon inns',
      'landscape firms',
      'medical clinics',
      'student housing',
      'barbecue and burger restaurants',
    ],
    particular:
      'An urban service line drawn decades ago keeps subdivisions in and horse pasture out, so ten minutes from Main Street you are among stallions. Buyers from Ireland, Japan and the Gulf come for yearling and breeding stock sales. The university, with its hospital and its basketball, is the other large employer, and Spanish is the language of many barns.',
    season:
      'Racing happens in April and October, the great yearling sale in September and foaling from January. Basketball nights run through winter; midsummer is quiet for students and loud for lawns.',
    search:
      'Roads leave the ring of New Circle like spokes and keep the name of the town they lead to, and people describe places by spoke.',
    tips: [
      {
        title: 'Tell them your spoke',
        text: 'Versailles Road, Tates Creek, Newtown Pike: add inside or outside New Circle. It answers the distance question.',
      },
      {
        title: 'Make a page for sale-week buyers',
        text: 'References, insurance and turnaround matter to overseas buyers. A short PDF in English and Japanese can be enough.',
      },
      {
        title: 'Hire and sell bilingually',
        text: 'Grooms and foremen choose boots, phones and doctors in Spanish. A Spanish Saturday builds a following on the farms.',
      },
      {
        title: 'Avoid tip-off',
        text: 'Program messages around the game. A shop can open an hour before and close an hour after, and say it proudly in blue.',
      },
      {
        title: 'Sell fences before the grass grows',
        text: 'Fence, gravel and seed firms sell in late winter. Before-and-after pictures from Paris Pike do the explaining.',
      },
    ],
    services: [
      'Farm managers, campus households and racing guests are addressed through separate, modest campaigns.',
      'At foaling time calls come at two in the morning; an agent wakes the right vet and tells the rest when you open.',
      'Coggins papers, vaccination dates and invoices are filed per horse and sent to the right agent.',
      'English and Spanish service pages sorted by spoke road, with sale-week hours marked.',
    ],
  },
];
