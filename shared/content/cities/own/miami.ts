import type { OwnCity } from './own-city.ts';

export const miami: OwnCity = {
  name: 'Miami',
  pageTitle: 'AI marketing agency in Miami, FL, in English and Spanish',
  description:
    'Our Miami office plans marketing, voice agents, automation and websites for firms from Brickell to Little Havana, in English and in Spanish.',
  keywords: ['AI marketing agency Miami', 'AI agency Miami', 'Miami voice agent', 'bilingual marketing Miami'],
  title: 'AI marketing in Miami, in the language your customer starts in',
  lead: 'We have an office in Miami. From here we plan campaigns, answer phones in English and Spanish, build automations and write websites for firms between the Upper Eastside and Coconut Grove, the airport and the bay.',
  office: 'In Miami, open Mon-Fri 9AM-6PM',
  moreTypes: [
    'import and export firms',
    'yacht and boat services',
    'hotels and short-stay rentals',
    'galleries and design studios',
    'private schools and tutors',
    'event and production companies',
  ],
  afterInsights: [
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Quarters we work in',
      lead: 'A plan for Brickell fails in Allapattah. We write for the streets you serve, and leave out those you do not.',
      cards: [
        {
          icon: 'compass',
          title: 'Brickell and downtown',
          text: 'Towers, lunch breaks, people who book between two meetings. Clinics, gyms and lunch places in office blocks, law and finance firms with clients abroad, building managers with hundreds of doors.',
        },
        {
          icon: 'compass',
          title: 'Little Havana, Flagami, West Flagler',
          text: 'Family firms, Spanish first, and a phone that rings all day. Cafeterias, bakeries and markets, tax, insurance and immigration desks, clinics where three generations are patients.',
        },
        {
          icon: 'compass',
          title: 'Wynwood, Edgewater, Little Haiti',
          text: 'Visitors for an evening, residents for the rest of the week. Galleries, studios and showrooms, kitchens and bars with a line at nine, shops whose customers write in Creole.',
        },
        {
          icon: 'compass',
          title: 'Coconut Grove, Coral Way, The Roads',
          text: 'Houses with gardens, schools, sailing, long-time owners. Contractors who know old houses, pediatric and dental practices, marine services at the bay.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'A Miami year, and what we prepare when',
      cards: [
        {
          icon: 'road',
          title: 'January to April',
          text: 'Three Kings, the marathon, boat show in February, Calle Ocho in March. Winter guests book early, so winter offers are ready by Thanksgiving.',
        },
        {
          icon: 'road',
          title: 'May and June',
          text: 'Graduations and weddings. Storm season opens on June 1: we check your storm hours and the message on your phone line.',
        },
        {
          icon: 'road',
          title: 'July to September',
          text: 'School breaks in South America bring families; locals have time to compare. A good season for websites and reviews.',
        },
        {
          icon: 'road',
          title: 'October to December',
          text: 'Carnival in October, art week at the start of December, then Nochebuena. Catering and gift orders need a form that works in two languages.',
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work in and around Miami',
      lead: 'Close enough to come by, plain enough to do without.',
      cards: [
        {
          icon: 'compass',
          title: 'We come to you',
          text: 'For a first look at a shop, a kitchen or a yard we drive out, from Miami Shores to Kendall. After that most of it runs by phone and video.',
        },
        {
          icon: 'chat',
          title: 'Two languages from the start',
          text: 'Spanish texts are written in Spanish, not translated at the end. Creole and Portuguese we have checked by people who grew up with them.',
        },
        {
          icon: 'document',
          title: 'One page before any contract',
          text: 'The task, the tool, the price and the day it should run. You can take that page to somebody else.',
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Asked in Miami',
      entries: [
        {
          question: 'Can the voice agent speak Spanish and English in one call?',
          answer:
            'Yes. It answers in the language the caller begins with and changes when the caller does. You hear both versions before it takes a real call.',
        },
        {
          question: 'Do you work with customers who use WhatsApp more than the phone?',
          answer:
            'Yes. Messages from WhatsApp, Instagram and your web form can arrive in one list, with one person responsible and a reply time you choose.',
        },
        {
          question: 'We serve Miami Beach and Doral as well. Do we need a page for each?',
          answer:
            'Only if you have something different to say there: another crew, other hours, a parking hint. Pages that swap the name of the town help nobody.',
        },
        {
          question: 'What happens to our phone line in a hurricane?',
          answer:
            'The agent does not run in our office. As long as the phone network stands it answers, with the storm message that we prepare together in May.',
        },
      ],
    },
  ],
};
