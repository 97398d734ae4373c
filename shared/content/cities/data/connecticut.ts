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
      'Insurance firms and state government rule downtown by day, and by six most of the cars have left for the suburbs. Park Street sells in Spanish to a Puerto Rican community that has been here for generations, and along Albany Avenue and Blue Hills people come from Jamaica and other islands. Small firms here choose whether to serve the desk or the block.',
    season:
      "Office catering follows the fiscal quarters and the lawmakers' winter session. The West Indian parade in August and summer jazz belong to residents; snow cancels January evenings.",
    search: 'A rapid bus lane reaches New Britain, most others arrive on 84 or 91, and they filter by secure parking.',
    tips: [
      {
        title: 'Bake to the clock on Albany Avenue',
        text: 'Hard dough bread and patties sell out. Post what comes from the oven at seven, noon and four.',
      },
      {
        title: 'Cater for compliance',
        text: 'Insurers want certificates, allergen sheets and invoices with order numbers. Send the packet before you are asked.',
      },
      {
        title: 'Keep Park Street bilingual',
        text: 'Dominican, Peruvian and Puerto Rican words differ for the same fruit. Use the word your customer would say.',
      },
      {
        title: 'Publish the snow rule',
        text: 'When the city bans street parking, say where clients leave cars and how appointments shift.',
      },
      {
        title: 'Register and show it',
        text: 'Connecticut home improvement contractors must be registered and say so in advertisements. Clients in Bloomfield verify online.',
      },
    ],
    services: [
      'Desk customers between nine and three, block customers from four onward, each on separate channels.',
      "Callers in Spanish or in any island's English are understood, and each appointment is read back.",
      'Certificates, allergen lists and order numbers attach themselves to every catering job.',
      'Fast pages in two languages with a lot map and hours for snow days.',
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
      'University, hospital and laboratories bring scholars for two years at a time, often with a spouse who needs work and a child who needs care. The coal-fired pizza of Wooster Square makes visitors queue; locals argue quietly over takeout. Fair Haven speaks Spanish, artists gather in Westville and graduate students in East Rock.',
    season:
      'Late August arrivals and May commencement are the twin peaks. An arts festival animates June, followed by two sleepy months around the colleges.',
    search:
      'Shuttle riders, cyclists and train commuters seldom own cars, so the walk from the Green or Union Station says it all.',
    tips: [
      {
        title: 'Welcome postdocs in July',
        text: 'A checklist in plain English, with dentist, SIM card, winter coat and notary, will be passed along on department mailing lists.',
      },
      {
        title: 'Manage the pizza queue',
        text: 'Text when the table is ready and tell guests what to see on the square. Waiting becomes part of the visit.',
      },
      {
        title: 'Dress the ceremony',
        text: 'Hoods, hems, flowers and dinner for eight are searched in March. Show remaining places by date.',
      },
      {
        title: 'Translate for spouses',
        text: 'Mandarin, Korean and German speakers run many households here. A short FAQ in each brings loyal clients.',
      },
      {
        title: 'Give bicycles a safe place',
        text: 'Theft worries students. A cafe or shop that has indoor racks and says so gains a habit.',
      },
    ],
    services: [
      'Scholar arrivals, theater nights and Fair Haven families: small lists, well-timed notes.',
      'Jet-lagged callers at odd hours get slow, clear English and a written recap.',
      'Lease papers, guarantor letters and key dates for newcomers are handled before the plane lands.',
      'Guides and booking pages that department secretaries will forward, with walking times from the Green.',
    ],
  },
];
