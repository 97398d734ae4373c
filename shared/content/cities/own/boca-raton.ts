import type { OwnCity } from './own-city.ts';

export const bocaRaton: OwnCity = {
  name: 'Boca Raton',
  pageTitle: 'AI marketing agency in Boca Raton for practices and firms',
  description:
    'Our Boca Raton office helps practices, advisers, shops and club suppliers with careful marketing, patient phone agents, automation and clear websites.',
  keywords: ['AI marketing agency Boca Raton', 'Boca Raton medical marketing', 'AI agency Palm Beach County'],
  title: 'AI marketing for Boca Raton practices, firms and shops',
  lead: "Patients and clients here read the fine print. From our Boca Raton office, we write pages that hold up. We set up phone agents that don't rush anyone and take forms off your front desk.",
  office: 'In Boca Raton, open Mon-Fri 9AM-6PM',
  moreTypes: [
    'dental and eye care practices',
    'home health and senior services',
    'interior designers and remodelers',
    'real estate and title offices',
    'caterers and event planners',
    'private schools and camps',
    'software and research firms',
  ],
  afterInsights: [
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Which side of Boca are your customers on?',
      lead: "East and west of the Turnpike, you're selling to different people.",
      cards: [
        {
          icon: 'compass',
          title: 'Downtown and Mizner Park',
          text: "People on foot, dinner before a concert and new apartments. You'll find restaurants with an early and a late crowd, jewelers, galleries and boutiques, and salons and studios that book by phone.",
        },
        {
          icon: 'compass',
          title: 'The beach side',
          text: 'Condo residents, second homes and hotel guests. They hire concierge doctors and home care, remodelers who deal with condo boards, and rental and estate managers.',
        },
        {
          icon: 'compass',
          title: 'Around the university',
          text: 'Students and staff, research firms and a train station. Look for late-night kitchens and copy shops, tutors and test prep, and young companies that are hiring.',
        },
        {
          icon: 'compass',
          title: 'West Boca',
          text: 'Clubs, synagogues, plazas on Glades Road and county rules. Business here means specialists with a second office, kosher kitchens and caterers, and pool, roof and yard services in gated communities.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Your Boca Raton marketing calendar',
      cards: [
        {
          icon: 'road',
          title: 'August',
          text: "Students arrive and schools open. Until Labor Day, sell what's short, affordable and quick to book.",
        },
        {
          icon: 'road',
          title: 'September and October',
          text: 'The High Holidays come first, then the first returning residents. Your welcome letters go out before they land.',
        },
        {
          icon: 'road',
          title: 'November to April',
          text: 'Full waiting rooms, concerts and club dinners. We watch your phone lines and stop ads for work you have no time for.',
        },
        {
          icon: 'road',
          title: 'May to July',
          text: "Things are quiet. It's time for new treatment pages, simpler intake forms and replies to your winter reviews.",
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work with Boca Raton practices and firms',
      lead: 'Your industry has rules. We follow them.',
      cards: [
        {
          icon: 'document',
          title: 'Your rules first',
          text: "We read your bar, board and franchise rules before we write a sentence. If you can't claim it, it won't be in a draft.",
        },
        {
          icon: 'people',
          title: 'Easy-to-read pages',
          text: 'You get large type, strong contrast and forms that work with a keyboard. We design for a 75-year-old reader.',
        },
        {
          icon: 'compass',
          title: 'Meet us nearby',
          text: "We'll meet in Boca Raton, Delray Beach or Deerfield Beach, or by video while you're up north for the summer.",
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Questions from Boca Raton practices and firms',
      entries: [
        {
          question: 'Will the phone agent give medical advice?',
          answer:
            "No. It books visits, explains how to prepare and takes messages. It says it's an assistant and passes anything medical to your staff right away.",
        },
        {
          question: "Is our patients' data used to train AI?",
          answer:
            'We choose services whose contracts rule that out, and we send only what a task needs. For health data, we agree on the terms with you before we connect anything.',
        },
        {
          question: "Our address says Boca Raton, but we're in the county. Does that matter?",
          answer:
            'Yes, for permits and for ads that target the city name. We set your area by zip code and distance, and your page says where you really are.',
        },
        {
          question: 'Half of our clients leave in May. What do we do then?',
          answer:
            'We send them fewer letters, to their summer address. In September, they get one that makes it easy to book their first week back. Summer campaigns go to year-round residents.',
        },
      ],
    },
  ],
};
