import type { OwnCity } from './own-city.ts';

export const fortLauderdale: OwnCity = {
  name: 'Fort Lauderdale',
  pageTitle: 'AI agency in Fort Lauderdale: marketing, phones, websites',
  description:
    'Your local AI agency in Fort Lauderdale. Marketing, voice agents, automation and websites for marine businesses, hotels, clinics and offices in Broward.',
  keywords: [
    'AI agency Fort Lauderdale',
    'AI solutions Fort Lauderdale',
    'AI marketing Fort Lauderdale',
    'Broward marketing agency',
  ],
  aliases: ['/ai-agency-fort-lauderdale', '/ai-solutions-fort-lauderdale'],
  title: 'Your AI marketing agency in Fort Lauderdale',
  lead: 'Fort Lauderdale is our home base. We know which bridge is up at five, why September is slow and what the boat show does to your calendar. We plan your marketing, phones and website around it.',
  office: 'Our main office, open Mon-Fri 9AM-6PM',
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
      title: 'Your Fort Lauderdale neighborhood shapes your plan',
      lead: 'Five minutes away on the map can mean waiting at a drawbridge.',
      cards: [
        {
          icon: 'compass',
          title: 'Las Olas and downtown',
          text: "Courthouse mornings, walk-in lunches and dinner reservations. You'll find law and title offices near the courthouse, restaurants and boutiques on the boulevard, and apartment towers along the New River.",
        },
        {
          icon: 'compass',
          title: '17th Street and Marina Mile',
          text: 'Your customers are captains, crew, owners abroad and cruise passengers with an hour to spare. They need yards, riggers, divers and upholsterers, provisions, uniforms and crew housing, and pharmacies and barbers near the port.',
        },
        {
          icon: 'compass',
          title: 'Flagler Village, Progresso, Victoria Park',
          text: "New apartments sit next to old cottages, and breweries fill the warehouses. It's home to studios, cafes and taprooms, vets, groomers and dog walkers, and contractors who work on small old houses.",
        },
        {
          icon: 'compass',
          title: 'The beach and Galt Ocean Mile',
          text: 'Hotel guests stay a week, and condo residents stay for decades. That keeps boutique hotels and rental managers busy, along with practices with patients from Quebec and vendors to condo boards.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Your Fort Lauderdale marketing calendar',
      cards: [
        {
          icon: 'road',
          title: 'August and September',
          text: "These are the slowest weeks, with storms around. It's the time for new pages, new phone scripts and staff training.",
        },
        {
          icon: 'road',
          title: 'October and November',
          text: 'The boat show comes as October ends, along with the first winter residents. We get your rates and hours online by October 1.',
        },
        {
          icon: 'road',
          title: 'December to March',
          text: "The boat parade, cruise weekends and spring break. Your phone agent earns its keep, and we pause ads when you're full.",
        },
        {
          icon: 'road',
          title: 'April to July',
          text: 'Guests leave, refits begin and residents have time. We ask your winter customers for reviews and rebook them for fall.',
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work with you in Broward',
      lead: 'Broward is our backyard: Wilton Manors, Oakland Park, Plantation, Dania Beach and everywhere in between.',
      cards: [
        {
          icon: 'people',
          title: 'At your counter',
          text: 'We sit with you for an hour, listen to the phone and write down what people ask. Most plans start with that list.',
        },
        {
          icon: 'compass',
          title: 'At our office',
          text: "Bring your laptop and any logins you can find. We'll sort out who owns your domain, your listing and your photos.",
        },
        {
          icon: 'phone',
          title: 'On a test line',
          text: "We'll set up a voice agent for your industry on a test number. Call it, interrupt it and ask it something odd. Then decide.",
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Questions from Fort Lauderdale business owners',
      entries: [
        {
          question: 'Can we meet before we decide?',
          answer:
            'Yes, at your place or our office, Monday to Friday from 9AM to 6PM. The first conversation is free and takes about half an hour.',
        },
        {
          question: 'Do you know the marine industry?',
          answer:
            'We know the questions: haul-out, draft, bridge height and who pays for the slip. Your own people check every answer before the phone agent uses it.',
        },
        {
          question: 'Is a business with three employees too small for this?',
          answer:
            "No. Most start with one thing, usually the phone or following up on quotes. If you need less than we sell, we'll tell you.",
        },
        {
          question: 'Which parts of Broward do you serve from here?',
          answer:
            'All of it, from Hallandale Beach to Deerfield Beach and west to Weston and Parkland. Our Miami and Boca Raton offices cover Miami-Dade and Palm Beach counties.',
        },
        {
          question: 'Who owns the website and the listings afterward?',
          answer:
            'You do. We open accounts in your name and work in them as guests. If you leave us, just change the password.',
        },
      ],
    },
  ],
  last: [
    {
      kind: 'newsletter',
      title: 'Fort Lauderdale marketing tips by email',
      lead: 'Twice a month, get one idea that worked on this coast and one date to plan for. No sales talk. Unsubscribe with one click.',
      source: 'location_fort_lauderdale',
    },
  ],
};
