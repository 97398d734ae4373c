import type { OwnCity } from './own-city.ts';

export const bocaRaton: OwnCity = {
  name: 'Boca Raton',
  pageTitle: 'AI marketing agency in Boca Raton for practices and firms',
  description:
    'Our Boca Raton office helps practices, advisers, shops and club suppliers with careful marketing, calm phone agents, automation and clear websites.',
  keywords: ['AI marketing agency Boca Raton', 'Boca Raton medical marketing', 'AI agency Palm Beach County'],
  title: 'AI marketing in Boca Raton for people who read the small print',
  lead: 'Patients and clients here compare with care. From our Boca Raton office we write pages that stand up to it, set up phone agents that do not rush anybody, and take the forms off your front desk.',
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
      title: 'One name, several towns',
      lead: 'Who is the customer depends on which side of the Turnpike the gate is.',
      cards: [
        {
          icon: 'compass',
          title: 'Downtown and Mizner Park',
          text: 'People on foot, dinner before a concert, new apartments. Restaurants with an early and a late crowd, jewelers, galleries and boutiques, salons and studios that book by phone.',
        },
        {
          icon: 'compass',
          title: 'The beach side',
          text: 'Condo residents, second homes, hotel guests. Concierge doctors and home care, remodelers who deal with condo boards, rental and estate managers.',
        },
        {
          icon: 'compass',
          title: 'Around the university',
          text: 'Students and staff, research firms, a rail station. Late kitchens and copy shops, tutors and test preparation, young companies that hire.',
        },
        {
          icon: 'compass',
          title: 'West Boca',
          text: 'Clubs, synagogues, plazas on Glades Road, and county rules. Specialists with a second office, kosher kitchens and caterers, pool, roof and garden services at the gate.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Two calendars at once',
      cards: [
        {
          icon: 'road',
          title: 'August',
          text: 'Students arrive, and schools open. Short, cheap and quick to book wins until Labor Day.',
        },
        {
          icon: 'road',
          title: 'September and October',
          text: 'The High Holidays, then the first returning residents. Welcome letters go out before they land.',
        },
        {
          icon: 'road',
          title: 'November to April',
          text: 'Full waiting rooms, concerts, club dinners. We watch the phone lines and stop ads that nobody can serve.',
        },
        {
          icon: 'road',
          title: 'May to July',
          text: 'Quiet halls. Time for new treatment pages, cleaner intake forms and replies to a winter of reviews.',
        },
      ],
    },
  ],
  afterTips: [
    {
      kind: 'cards',
      layout: 'list',
      title: 'How we work with practices and firms here',
      lead: 'Careful trades need a careful agency.',
      cards: [
        {
          icon: 'document',
          title: 'Your rules first',
          text: 'Bar, board and franchise rules are read before a sentence is written. What you may not claim does not appear in a draft.',
        },
        {
          icon: 'people',
          title: 'Type that can be read',
          text: 'Large letters, strong contrast, forms that work with a keyboard. We lay pages out for a reader of seventy-five.',
        },
        {
          icon: 'compass',
          title: 'Meet us on this side',
          text: 'In Boca Raton, in Delray Beach or Deerfield Beach, or by video while you are up north for the summer.',
        },
      ],
    },
  ],
  beforeClosing: [
    {
      kind: 'faq',
      title: 'Asked in Boca Raton',
      entries: [
        {
          question: 'Will the phone agent give medical advice?',
          answer:
            'No. It books, explains how to prepare and takes messages, says that it is an assistant, and hands anything medical to your staff at once.',
        },
        {
          question: 'Are our patients’ data used to train a model?',
          answer:
            'We choose services whose contracts rule that out, and send no more than a task needs. For health data we agree on the terms with you before anything is connected.',
        },
        {
          question: 'Our address says Boca Raton but we are in the county. Does it matter?',
          answer:
            'For permits and for ads drawn by city name, yes. We set your area by zip code and distance, and state on the page where you really are.',
        },
        {
          question: 'Half of our clients leave in May. What then?',
          answer:
            'They get fewer letters, to the other address, and one in September that makes it easy to book the first week back. Summer campaigns go to residents.',
        },
      ],
    },
  ],
};
