import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Indianapolis',
    county: 'Marion County',
    state: 'IN',
    lat: 39.7684,
    lng: -86.1581,
    size: 'big city',
    neighbours: ['Carmel', 'Fishers', 'Greenwood', 'Speedway'],
    trades: [
      'convention caterers and printers',
      'auto and racing shops',
      'trucking firms',
      'pharmacies and clinics',
      'breweries',
      'Burmese groceries',
      'amateur sports coaches',
      'home remodelers',
    ],
    particular:
      'Skywalks join hotels, the stadium and the convention halls, so a visitor may spend four days without a car or an umbrella. Freight crosses on several interstates, which is good for warehouses and drivers. The city and county merged long ago, but townships still matter. Perry Township on the south side has a large Chin community from Burma.',
    season:
      'May is racing, from practice to the long weekend. Gamers come in late summer, and farm families come for the state fair. Basketball fills March, and January has little besides trade shows.',
    search:
      'Convention visitors search within the skywalk. Residents search by township or by Broad Ripple, Fountain Square and Irvington.',
    tips: [
      {
        title: 'Tell people which skywalk door',
        text: 'Put the floor, hotel and closest hall in your directions. Photograph the sign people will pass.',
      },
      {
        title: 'Sell early for race month',
        text: 'Lawns, beds and coolers near the track all find takers, so set your price early. Publish when tickets go on sale.',
      },
      {
        title: 'Learn one Hakha Chin greeting',
        text: 'If your clinic or lending office around Southport Road adds an interpreter hour, word gets around by Sunday.',
      },
      {
        title: 'Serve amateur tournaments',
        text: 'Volleyball and swim families need breakfast at six and shoes by ten. Offer a bracket card with stamps.',
      },
      {
        title: 'List your interstate for truckers',
        text: 'Diners and tire shops should list 65, 69, 70 or 74 with truck parking. Dispatchers pass it along.',
      },
    ],
    services: [
      'Get convention ads by hall, a May push near the track and township marketing for everyone else.',
      'Exhibitors who lost a banner get a print time and a delivery door before breakfast.',
      'Booth orders, tournament rosters and pickup codes flow from a form to the shop floor.',
      'Get skywalk maps, township service pages and truck parking facts that search engines can read.',
    ],
  },
];
