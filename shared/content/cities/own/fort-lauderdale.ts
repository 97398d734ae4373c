import type { OwnCity } from './own-city.ts';

export const fortLauderdale: OwnCity = {
  name: 'Fort Lauderdale',
  pageTitle: 'AI agency in Fort Lauderdale: marketing, phones, websites',
  description:
    'The AI agency at home in Fort Lauderdale. Marketing, voice agents, automation and websites for marine trades, hotels, clinics and offices in Broward.',
  keywords: [
    'AI agency Fort Lauderdale',
    'AI solutions Fort Lauderdale',
    'AI marketing Fort Lauderdale',
    'Broward marketing agency',
  ],
  aliases: ['/ai-agency-fort-lauderdale', '/ai-solutions-fort-lauderdale'],
  title: 'Your AI marketing agency in Fort Lauderdale',
  lead: 'This is our home office. We know which bridge is up at five, why September is quiet and what the boat show does to a calendar, and we plan your marketing, phones and website around it.',
  office: 'Our home office, open Mon-Fri 9AM-6PM',
  zoom: 15,
  moreTypes: [
    'marine contractors and dock builders',
    'crew agencies and provisioners',
    'dental and family practices',
    'charter and tour operators',
    'insurance agencies',
    'fitness studios',
    'event and wedding suppliers',
  ],
  afterInsights: [
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Where in Fort Lauderdale you are changes the plan',
      lead: 'Five minutes on the map can be a drawbridge apart.',
      cards: [
        {
          icon: 'compass',
          title: 'Las Olas and downtown',
          text: 'Courthouse mornings, lunch on foot, dinner by reservation. Law and title offices near the courthouse, restaurants and boutiques on the boulevard, apartment towers along the New River.',
        },
        {
          icon: 'compass',
          title: '17th Street and Marina Mile',
          text: 'Captains, crew, owners abroad and cruise passengers with an hour to spare. Yards, riggers, divers and upholsterers, provisioning, uniforms, crew housing, pharmacies and barbers near the port.',
        },
        {
          icon: 'compass',
          title: 'Flagler Village, Progresso, Victoria Park',
          text: 'New apartments beside old cottages, and breweries in warehouses. Studios, cafes and taprooms, vets, groomers and dog walkers, contractors for small old houses.',
        },
        {
          icon: 'compass',
          title: 'The beach and Galt Ocean Mile',
          text: 'Hotel guests by the week, condo residents by the decade. Boutique hotels and rental managers, practices with patients from Quebec, condo boards and their suppliers.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'The local calendar we plan with',
      cards: [
        {
          icon: 'road',
          title: 'August and September',
          text: 'The quietest weeks, with storms about. New pages, new phone scripts and staff training belong here.',
        },
        {
          icon: 'road',
          title: 'October and November',
          text: 'Boat show around the turn of the month, first winter residents. Rates and hours are online by October 1.',
        },
        {
          icon: 'road',
          title: 'December to March',
          text: 'The boat parade, cruise weekends, spring break. The phone agent earns its keep; ads pause where you are full.',
        },
        {
          icon: 'road',
          title: 'April to July',
          text: 'Guests leave, refits begin, residents have time. We ask the winter’s customers for reviews and rebook their fall.',
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work nearby',
      lead: 'Broward is our backyard: Wilton Manors, Oakland Park, Plantation, Dania Beach and everything between.',
      cards: [
        {
          icon: 'people',
          title: 'At your counter',
          text: 'We sit with you for an hour, listen to the phone and write down what people ask. Most plans begin with that sheet.',
        },
        {
          icon: 'compass',
          title: 'At our office',
          text: 'Bring your laptop and the logins you can find. We sort out who owns your domain, your listing and your photos.',
        },
        {
          icon: 'phone',
          title: 'On a line you can try',
          text: 'Ask us to set the voice agent on a test number for your trade. Call it, interrupt it, ask it something odd, and decide after that.',
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Asked in Fort Lauderdale',
      entries: [
        {
          question: 'Can we meet before we decide?',
          answer:
            'Yes, at your place or at our office, Monday to Friday between 9AM and 6PM. The first conversation is free and takes about half an hour.',
        },
        {
          question: 'Do you understand the marine trades?',
          answer:
            'We know the questions: haul-out, draft, bridge height, who pays for the slip. Your own people check every answer before the phone agent may give it.',
        },
        {
          question: 'Is a firm with three employees too small for this?',
          answer:
            'No. Most begin with one thing, usually the phone or the follow-up on quotes. If you need less than we sell, we say so.',
        },
        {
          question: 'Which parts of Broward do you serve from here?',
          answer:
            'All of it, from Hallandale Beach to Deerfield Beach and west to Weston and Parkland. For Miami-Dade and Palm Beach counties there are our offices in Miami and Boca Raton.',
        },
        {
          question: 'Who owns the website and the listings afterward?',
          answer:
            'You do. Accounts are opened in your name and we work in them as guests, so leaving us takes a password change and nothing more.',
        },
      ],
    },
  ],
  last: [
    {
      kind: 'newsletter',
      title: 'Fort Lauderdale by mail',
      lead: 'Twice a month: one idea that worked on this coast, one date you should plan for, and no sales talk. You can leave with one click.',
      source: 'location_fort_lauderdale',
    },
  ],
};
