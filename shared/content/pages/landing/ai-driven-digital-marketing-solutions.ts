import { paths } from '#shared/paths.ts';
import { claimed } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-driven-digital-marketing-solutions',
  title: 'AI-driven digital marketing solutions explained',
  description:
    'Three AI marketing solutions: get more inquiries, stop losing them, or save time. See the features, the benefits and when each one pays off.',
  keywords: ['AI-driven digital marketing', 'digital marketing solutions', 'marketing automation solutions'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-driven-digital-marketing-solutions.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI-driven digital marketing',
      title: 'AI-driven digital marketing solutions for three common problems',
      lead: 'Most “solutions” are just three tools and a good habit. Here are the three setups we build most often, and the problem each one solves.',
      links: [
        { label: 'Tell us your problem', href: paths.contact },
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Which AI marketing solution do you need?',
      cards: [
        {
          icon: 'search',
          title: 'You don’t get enough inquiries',
          text: 'We build pages for the questions buyers ask and run ads for the most urgent ones. We also keep your map profile up to date.',
        },
        {
          icon: 'chat',
          title: 'You lose inquiries',
          text: 'Every inquiry gets a first answer within minutes by call, text or email. Three friendly reminders follow until you get a yes or a no.',
        },
        {
          icon: 'gear',
          title: 'You don’t have time',
          text: 'We prepare a month of posts and emails in one sitting. You approve them on your phone, and they go out on schedule.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Key features of our AI marketing solutions',
      groups: [
        {
          title: 'It knows your business',
          text: 'You enter your prices, hours, exceptions and tone once.',
          items: ['Change a price in one place', 'It updates in every text that uses it'],
        },
        {
          title: 'It asks before it acts',
          text: 'For each channel, you decide what runs on its own.',
          items: ['Approve by replying to a text', 'Anything unusual waits for you'],
        },
        {
          title: 'It tracks results',
          text: 'You can follow each customer from the first view to the paid invoice.',
          items: ['See where each customer came from', 'See what you paid to reach them'],
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What your business gets out of it',
      items: [
        'No more half-finished newsletters at night',
        'Replies that go out before your competitor opens the inbox',
        'One customer list instead of four',
        'A reason for every dollar in next month’s budget',
      ],
    },
    {
      kind: 'prose',
      title: 'What AI marketing can’t fix',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Software helps people find a good offer and helps a slow office move faster. It can’t fix an offer no one wants or a price that’s wrong for your area. It also can’t fix reviews with the same complaint every month. If we see one of those problems, we’ll tell you first and hold off on the rest.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Does AI-driven marketing pay off?',
      entries: [
        {
          question: 'What return on investment can I expect?',
          answer:
            claimed(
              'roi-range',
              (range) => `We quote ${range}. Use that range to compare offers. It’s not a promise.`,
              'We don’t quote a range.',
            ) + ' Before we start, we write down your numbers with you, so there’s something to compare against.',
        },
        {
          question: 'Which of the three should I start with?',
          answer:
            'Almost always the lost inquiries. Those people found you, liked you and asked. Fix that before you pay to bring in new ones.',
        },
        {
          question: 'Do these solutions work with my software?',
          answer:
            'They work with common calendars, email programs, registers and accounting systems. Send us the names and we’ll check before you sign anything. If there’s no direct connection, a simple export often does the job.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find the right AI marketing solution for you',
      lead: 'Tell us in two sentences what goes wrong and how often. We’ll reply within 24 hours with the setup we’d try.',
      links: [
        { label: 'Write two sentences', href: paths.contact },
        { label: 'See the services', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
