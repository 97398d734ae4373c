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
      'Skywalks join hotels, stadium and convention halls, so a visitor may spend four days without needing a car or an umbrella. Freight crosses on several interstates, which suits warehouses and drivers. City and county merged long ago but townships still matter, and Perry Township on the south side has a large Chin community from Burma.',
    season:
      "May is racing from practice to the long weekend; gamers come in late summer and farmers' families at the state fair. Basketball fills March, and January books little beyond trade shows.",
    search:
      'Badge wearers search within the skywalk, residents by township or by Broad Ripple, Fountain Square and Irvington.',
    tips: [
      {
        title: 'Mark the skywalk door',
        text: 'Floor, hotel and closest hall belong in your directions. Photograph the sign people will pass.',
      },
      {
        title: 'Rent out May',
        text: 'Lawns, beds and coolers near the track all find takers, so name your price early. Publish when tickets go on sale.',
      },
      {
        title: 'Learn one Hakha Chin greeting',
        text: 'Clinics and lenders around Southport Road that add an interpreter hour hear about it by Sunday.',
      },
      {
        title: 'Cheer amateur tournaments',
        text: 'Volleyball and swim families need breakfast at six and shoes by ten. Offer a bracket card with stamps.',
      },
      {
        title: 'Sort drivers by interstate',
        text: 'Diners and tire bays should list 65, 69, 70 or 74 with truck parking. Dispatchers pass it along.',
      },
    ],
    services: [
      'Hall-by-hall convention ads, a May push near the track and township notes for everyone else.',
      'Exhibitors whose banner was lost get a print time and a delivery door before breakfast.',
      'Booth orders, tournament rosters and pickup codes flow from a form to the shop floor.',
      'Skywalk maps, township service pages and truck parking facts that search engines can read.',
    ],
  },
];
