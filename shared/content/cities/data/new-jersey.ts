import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Newark',
    county: 'Essex County',
    state: 'NJ',
    lat: 40.7357,
    lng: -74.1724,
    size: 'city',
    neighbours: ['East Orange', 'Irvington', 'Harrison', 'Belleville'],
    trades: [
      'Portuguese and Brazilian restaurants',
      'bakeries',
      'freight and customs brokers',
      'auto glass and body shops',
      'immigration lawyers',
      'barbershops',
      'contractors',
      'event halls',
    ],
    particular:
      'Ferry Street in the Ironbound does business in Portuguese, Spanish and English, often in one sentence. An airport and container docks give work to brokers, drivers and night kitchens, and several colleges share the hill above downtown. People speak of the five wards and know which one you mean by a street.',
    season:
      'Cherry trees in Branch Brook Park draw walkers in April, Portugal Day fills June, and big soccer matches fill any room with a screen. College streets rest in July.',
    search:
      'Trains, PATH and buses meet at Penn Station, and a listing that shows the walk from its exits gets those without cars.',
    tips: [
      {
        title: 'Set three languages on one menu',
        text: 'European and Brazilian Portuguese differ; ask a speaker of each. Keep Spanish beside them and English below.',
      },
      {
        title: 'Put the screen schedule on your listing',
        text: 'Match day customers look for kickoff, cover charge and reservations. Update by Wednesday.',
      },
      {
        title: 'Chase the layover',
        text: 'Crew and stranded travelers have four hours. State airport minutes, luggage space and last order.',
      },
      {
        title: 'Carry your registration in the ad',
        text: 'New Jersey wants home improvement contractors to display it. Truck, flyer, website: the same number everywhere.',
      },
      {
        title: 'Collect reviews ward by ward',
        text: 'A North Ward customer trusts a North Ward name. Ask reviewers to mention the street or the park.',
      },
    ],
    services: [
      'Portuguese for the Ironbound, Spanish for the North Ward, English for Halsey Street, all from one calendar.',
      "Brokers' clients call with container numbers; the agent takes all eleven characters and reads them back.",
      'Customs papers, pick-up windows and driver messages are matched without another spreadsheet.',
      'Menus as real text in three languages, so that a search for caldo verde finds you and you can change the price yourself.',
    ],
  },
  {
    name: 'Jersey City',
    county: 'Hudson County',
    state: 'NJ',
    lat: 40.7178,
    lng: -74.0431,
    size: 'city',
    neighbours: ['Hoboken', 'Bayonne', 'Union City', 'Secaucus'],
    trades: [
      'pediatric and dental offices',
      'grocery and sari shops',
      'dog walkers',
      'pilates and dance studios',
      'cafes',
      'apartment cleaners',
      'tax preparers',
      'movers',
    ],
    particular:
      'Towers at the waterfront fill with commuters who reach Manhattan in minutes, while Journal Square, the Heights, Greenville and Bergen-Lafayette keep their own shops. Newark Avenue has a stretch of Indian groceries and jewelers, and Filipino families gave bakeries and churches to the West Side. A new renter may speak Gujarati, Tagalog, Arabic or Spanish at home.',
    season:
      'Leases turn over from May to September, Navratri and Diwali brighten the autumn, and weekday evenings after six are when commuters become customers.',
    search:
      'The PATH station you use tells others who you are, and most shopping happens within ten minutes of that turnstile.',
    tips: [
      {
        title: 'Open when the train returns',
        text: 'Six to nine is the real business day for a groomer, dentist or dry cleaner. Shift staff and make it the first line.',
      },
      {
        title: 'Talk to buildings',
        text: "Residents' apps and concierges control the notice board. Offer one tower a fixed weekday for cleaning or dog baths.",
      },
      {
        title: 'Honor each festival properly',
        text: 'Diwali, Simbang Gabi, Eid and Three Kings need different foods and hours. Ask a neighbor before you print.',
      },
      {
        title: 'Give lift and loading details',
        text: 'Movers and sofa sellers should name elevator booking, certificate of insurance and dock height. Managers will recommend you.',
      },
      {
        title: 'Climb to the Heights',
        text: 'Nobody on the cliff says they live Downtown. Separate page, separate photos, Central Avenue in the heading.',
      },
    ],
    services: [
      'Ads by PATH stop and by tower, changed as soon as a building starts renting.',
      'Commuters ring from the platform with two bars of signal; short questions and a text confirmation solve it.',
      'Move-in cleaning, insurance certificates and elevator slots are arranged with building staff by email.',
      'A quick page per station and festival hours in the structured data.',
    ],
  },
];
