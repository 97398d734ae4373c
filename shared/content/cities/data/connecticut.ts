import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Hartford',
    county: 'Hartford County',
    state: 'CT',
    lat: 41.7658,
    lng: -72.6734,
    size: 'small city',
    neighbours: ['West Hartford', 'East Hartford', 'Wethersfield', 'Bloomfield'],
    trades: [
      'Caribbean bakeries',
      'insurance agencies',
      'barbershops',
      'medical offices',
      'caterers',
      'employment lawyers',
      'auto repair',
      'home health agencies',
    ],
    particular:
      "Insurance companies and state government fill downtown by day, and by six most of the cars have left for the suburbs. Park Street sells in Spanish to a Puerto Rican community that's been here for generations. Along Albany Avenue and Blue Hills, people come from Jamaica and other islands. Small businesses here choose to serve the office or the block.",
    season:
      "Office catering follows the fiscal quarters and the lawmakers' winter session. Residents own the West Indian parade in August and summer jazz. Snow cancels January evenings.",
    search: 'A rapid bus lane reaches New Britain. Most others arrive on 84 or 91, and they look for secure parking.',
    tips: [
      {
        title: 'Post baking times on Albany Avenue',
        text: 'Hard dough bread and patties sell out. Post what comes out of the oven at seven, noon and four.',
      },
      {
        title: 'Send caterer paperwork up front',
        text: 'Insurers want certificates, allergen sheets and invoices with order numbers. Send the packet before they ask.',
      },
      {
        title: 'Keep Park Street bilingual',
        text: 'Dominican, Peruvian and Puerto Rican Spanish use different words for the same fruit. Use the word your customer would say.',
      },
      {
        title: 'Publish your snow-day rules',
        text: 'When the city bans street parking, say where clients can leave their cars and how appointments shift.',
      },
      {
        title: 'Show your state registration',
        text: 'Connecticut home improvement contractors must be registered and say so in ads. Clients in Bloomfield check online.',
      },
    ],
    services: [
      'Reach office customers between nine and three and neighborhood customers from four on, each on separate channels.',
      "The agent understands callers in Spanish or in any island's English, and reads back each appointment.",
      'Certificates, allergen lists and order numbers attach themselves to every catering job.',
      'Get fast pages in two languages, with a parking map and your snow-day hours.',
    ],
  },
  {
    name: 'New Haven',
    county: 'New Haven County',
    state: 'CT',
    lat: 41.3083,
    lng: -72.9279,
    size: 'small city',
    neighbours: ['Hamden', 'West Haven', 'East Haven', 'Branford'],
    trades: [
      'pizzerias',
      'tutoring and language schools',
      'therapists',
      'bookshops and cafes',
      'bike repair',
      'rental agents',
      'biotech services',
      'tailors and formalwear',
    ],
    particular:
      'The university, hospital and labs bring scholars for two years at a time, often with a spouse who needs work and a child who needs care. Visitors wait in line for the coal-fired pizza of Wooster Square, and locals get takeout and argue about it. Fair Haven speaks Spanish, artists gather in Westville, and graduate students live in East Rock.',
    season:
      'Late August arrivals and May commencement are the two peaks. An arts festival livens up June, followed by two sleepy months around the colleges.',
    search:
      'Shuttle riders, cyclists and train commuters seldom own cars, so list the walk from the Green or Union Station.',
    tips: [
      {
        title: 'Welcome postdocs in July',
        text: 'A plain English checklist with dentist, SIM card, winter coat and notary gets shared on department mailing lists.',
      },
      {
        title: 'Manage the pizza line',
        text: 'Text guests when their table is ready and tell them what to see on the square. The wait becomes part of the visit.',
      },
      {
        title: 'Get ready for commencement',
        text: "People search for hoods, hems, flowers and dinner for eight in March. Show what's left by date.",
      },
      {
        title: 'Write for spouses in their language',
        text: 'Many households here speak Mandarin, Korean or German. A short FAQ in each brings loyal clients.',
      },
      {
        title: 'Offer indoor bike parking',
        text: "Theft worries students. If your cafe or shop has indoor racks and says so, they'll make it a habit.",
      },
    ],
    services: [
      'Reach new scholars, theater nights and Fair Haven families with small lists and well-timed emails.',
      'Jet-lagged callers at odd hours get slow, clear English and a written recap.',
      'Leases, guarantor letters and key dates for newcomers are handled before the plane lands.',
      'Get guides and booking pages that department offices will forward, with walking times from the Green.',
    ],
  },
];
