import type { OwnCity } from './own-city.ts';

export const miami: OwnCity = {
  name: 'Miami',
  pageTitle: 'AI marketing agency in Miami, FL, in English and Spanish',
  description:
    'Our Miami office runs marketing, voice agents, automation and websites for businesses from Brickell to Little Havana, in English and Spanish.',
  keywords: ['AI marketing agency Miami', 'AI agency Miami', 'Miami voice agent', 'bilingual marketing Miami'],
  title: 'AI marketing for Miami businesses, in English and Spanish',
  lead: 'From our Miami office, we run campaigns, answer phones in English and Spanish, set up automations and build websites. We work with businesses from the Upper Eastside to Coconut Grove, and from the airport to the bay.',
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
      title: 'Miami neighborhoods we work in',
      lead: "A plan for Brickell won't work in Allapattah. We write for the streets you serve and skip the ones you don't.",
      cards: [
        {
          icon: 'compass',
          title: 'Brickell and downtown',
          text: "Your customers work in towers and book between meetings. You'll find clinics, gyms and lunch spots in office buildings, law and finance firms with clients abroad, and property managers with hundreds of doors.",
        },
        {
          icon: 'compass',
          title: 'Little Havana, Flagami, West Flagler',
          text: 'Family businesses, Spanish first, and a phone that rings all day. Think cafeterias, bakeries and markets, tax, insurance and immigration offices, and clinics that treat three generations.',
        },
        {
          icon: 'compass',
          title: 'Wynwood, Edgewater, Little Haiti',
          text: 'Visitors come for the evening, and residents are here all week. There are galleries, studios and showrooms, restaurants and bars with a line at nine, and shops whose customers write in Creole.',
        },
        {
          icon: 'compass',
          title: 'Coconut Grove, Coral Way, The Roads',
          text: 'Houses with yards, schools, sailing and longtime owners. That means work for contractors who know old houses, pediatric and dental practices, and marine services on the bay.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Your Miami marketing calendar',
      cards: [
        {
          icon: 'road',
          title: 'January to April',
          text: 'Three Kings, the marathon, the boat show in February and Calle Ocho in March. Winter guests book early, so we have your winter offers ready by Thanksgiving.',
        },
        {
          icon: 'road',
          title: 'May and June',
          text: 'Graduations and weddings. Hurricane season starts June 1, so we check your storm hours and your phone message.',
        },
        {
          icon: 'road',
          title: 'July to September',
          text: "School breaks in South America bring families, and locals have time to compare. It's a good time to work on your website and reviews.",
        },
        {
          icon: 'road',
          title: 'October to December',
          text: 'Carnival in October, art week in early December, then Nochebuena. Your catering and gift order form needs to work in both languages.',
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work in and around Miami',
      lead: 'Meet us in person, or handle everything by phone and video.',
      cards: [
        {
          icon: 'compass',
          title: 'We come to you',
          text: 'We drive out for a first look at your shop, kitchen or yard, from Miami Shores to Kendall. After that, we mostly talk by phone and video.',
        },
        {
          icon: 'chat',
          title: 'Two languages from the start',
          text: 'We write Spanish copy in Spanish instead of translating it at the end. People who grew up with Creole and Portuguese check those versions.',
        },
        {
          icon: 'document',
          title: 'One page before any contract',
          text: "It lists the task, the tool, the price and the launch date. You're free to take that page to someone else.",
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Questions from Miami business owners',
      entries: [
        {
          question: 'Can the voice agent speak Spanish and English in one call?',
          answer:
            "Yes. It answers in the caller's language and switches when they do. You'll hear both versions before it takes a real call.",
        },
        {
          question: 'Do you work with customers who use WhatsApp more than the phone?',
          answer:
            'Yes. Messages from WhatsApp, Instagram and your web form can all go to one list. You pick who handles them and how fast they reply.',
        },
        {
          question: 'We also serve Miami Beach and Doral. Do we need a page for each?',
          answer:
            "Only if you have something different to say there, like a different crew, different hours or parking tips. Pages that just swap the city name don't help anyone.",
        },
        {
          question: 'What happens to our phone line in a hurricane?',
          answer:
            "The agent doesn't run in our office. As long as the phone network is up, it answers with the storm message we write together in May.",
        },
      ],
    },
  ],
};
