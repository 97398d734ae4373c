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
      'Ferry Street in the Ironbound does business in Portuguese, Spanish and English, often in one sentence. An airport and container docks give work to brokers, drivers and night kitchens, and several colleges share the hill above downtown. People talk about the five wards and know which one you mean by the street.',
    season:
      'Cherry trees in Branch Brook Park draw walkers in April, Portugal Day fills June, and big soccer matches fill any room with a screen. College streets are quiet in July.',
    search:
      'Trains, PATH and buses meet at Penn Station. A listing that shows the walk from its exits reaches people without cars.',
    tips: [
      {
        title: 'Put three languages on one menu',
        text: 'European and Brazilian Portuguese differ, so ask a speaker of each. Put Spanish next to them and English below.',
      },
      {
        title: 'Put the match schedule on your listing',
        text: 'Match-day customers look for kickoff, cover charge and reservations. Update by Wednesday.',
      },
      {
        title: 'Reach airport layovers',
        text: 'Crew and stranded travelers have four hours. List minutes to the airport, luggage space and last order.',
      },
      {
        title: 'Put your registration in every ad',
        text: 'New Jersey wants home improvement contractors to display it. Use the same number on your truck, flyer and website.',
      },
      {
        title: 'Collect reviews ward by ward',
        text: 'A North Ward customer trusts a North Ward name. Ask reviewers to mention the street or the park.',
      },
    ],
    services: [
      'Get Portuguese for the Ironbound, Spanish for the North Ward and English for Halsey Street, all from one calendar.',
      "Brokers' clients call with container numbers. The agent takes down all eleven characters and reads them back.",
      'Customs papers, pickup windows and driver messages get matched without another spreadsheet.',
      'Get menus as real text in three languages, so a search for caldo verde finds you and you can change prices yourself.',
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
      'Towers at the waterfront fill with commuters who reach Manhattan in minutes. Journal Square, the Heights, Greenville and Bergen-Lafayette keep their own shops. Newark Avenue has a stretch of Indian groceries and jewelers, and Filipino families gave bakeries and churches to the West Side. A new renter may speak Gujarati, Tagalog, Arabic or Spanish at home.',
    season:
      'Leases turn over from May to September, and Navratri and Diwali brighten the fall. Weekday evenings after six are when commuters become customers.',
    search: 'Your PATH station tells others who you are, and most shopping happens within ten minutes of it.',
    tips: [
      {
        title: 'Open when the trains come home',
        text: 'Six to nine at night is the real business day for a groomer, dentist or dry cleaner. Staff for it and make those hours the first line.',
      },
      {
        title: 'Work with the buildings',
        text: "Residents' apps and concierges control the bulletin board. Offer one tower a fixed weekday for cleaning or dog baths.",
      },
      {
        title: 'Get each holiday right',
        text: 'Diwali, Simbang Gabi, Eid and Three Kings need different foods and hours. Ask a neighbor before you print.',
      },
      {
        title: 'List elevator and loading details',
        text: 'Movers and sofa sellers should list elevator booking, insurance certificate and dock height. Managers will recommend you.',
      },
      {
        title: 'Give the Heights its own page',
        text: 'No one on the cliff says they live Downtown. Use a separate page and separate photos, with Central Avenue in the heading.',
      },
    ],
    services: [
      'Get ads by PATH stop and by tower, changed as soon as a building starts renting.',
      'Commuters call from the platform with two bars of signal. Short questions and a text confirmation are all they need.',
      'Move-in cleaning, insurance certificates and elevator slots are arranged with building staff by email.',
      'Get a fast page for each station, with festival hours in the structured data.',
    ],
  },
];
