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
      'Two days in early May bring hats, horses and houseguests. Getting ready keeps milliners, caterers and painters busy from February. Packages pass through the airport all night. The city merged with its county but still contains dozens of tiny home-rule towns, and across the bridges, Indiana towns share its customers.',
    season:
      'Fireworks over the river in April start the Derby weeks. Lent brings parish fish fries, and most bourbon visitors come in fall. Late January is the time for repairs.',
    search:
      'Highlands, Germantown, Portland or St. Matthews: residents go by neighborhood or parish. They choose a river crossing by its toll.',
    tips: [
      {
        title: 'Start Derby marketing in February',
        text: 'Hats, hems, haircuts and porch paint need lead time. Publish your last order date and stick to it.',
      },
      {
        title: 'Post your Friday fish hours',
        text: 'In Lent, even a bar competes with the parish hall. Work together: sponsor the raffle and get your name on the flyer.',
      },
      {
        title: 'Mention the toll',
        text: 'Indiana customers count the bridge toll. Crediting it on larger orders is a small gesture that gets people talking.',
      },
      {
        title: 'Fill the gap between tastings',
        text: 'Distillery guests have an hour on Main Street. Snacks, shops and a place to leave bottles should list minutes on foot.',
      },
      {
        title: 'Open early for the airport shift',
        text: "Nurses' and loaders' shifts end before dawn. Bakeries and gyms that open early can own that search.",
      },
    ],
    services: [
      'Get a ladder of Derby offers, then parish, neighborhood and bourbon plans for the other seasons.',
      'Hat fittings and tour seats get booked while your hands are full of ribbon or glassware.',
      'Order cutoffs, fittings, pickups and thank-you notes run on a schedule you set once.',
      'Get season pages that stay live all year, and neighborhood pages for Bardstown Road, NuLu and Frankfort Avenue.',
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
      "A service boundary drawn decades ago keeps subdivisions in and horse pasture out, so ten minutes from Main Street you're among stallions. Buyers from Ireland, Japan and the Gulf come for yearling and breeding stock sales. The university, with its hospital and its basketball, is the other big employer. Spanish is the language of many barns.",
    season:
      'Racing is in April and October, the big yearling sale in September and foaling from January. Basketball nights run through winter. Midsummer is quiet for students and busy for lawn crews.',
    search:
      'Roads leave New Circle like spokes and take the name of the town they lead to. People describe places by spoke.',
    tips: [
      {
        title: 'Name your spoke road',
        text: 'Say Versailles Road, Tates Creek or Newtown Pike, and add inside or outside New Circle. It answers the distance question.',
      },
      {
        title: 'Make a page for sale-week buyers',
        text: 'References, insurance and turnaround matter to overseas buyers. A short PDF in English and Japanese can be enough.',
      },
      {
        title: 'Hire and sell bilingually',
        text: 'Grooms and foremen choose boots, phones and doctors in Spanish. A Spanish-speaking Saturday builds a following on the farms.',
      },
      {
        title: 'Avoid tip-off times',
        text: 'Schedule messages around the game. A shop can open an hour before, close an hour after and say it proudly in blue.',
      },
      {
        title: 'Sell fences before the grass grows',
        text: 'Fence, gravel and seed companies sell in late winter. Before-and-after pictures from Paris Pike do the explaining.',
      },
    ],
    services: [
      'Reach farm managers, campus households and racing guests through separate, modest campaigns.',
      'At foaling time, calls come at two in the morning. An agent wakes the right vet and tells you about the rest when you open.',
      'Coggins papers, vaccination dates and invoices are filed by horse and sent to the right agent.',
      'Get English and Spanish service pages sorted by spoke road, with sale-week hours marked.',
    ],
  },
];
