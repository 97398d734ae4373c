import { paths } from '#shared/paths.ts';
import { claimed } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-driven-digital-marketing-solutions',
  title: 'AI-driven digital marketing solutions, explained',
  description:
    'Three solutions for three different problems: too few inquiries, too many lost ones, too little time. Features, benefits and when they pay.',
  keywords: ['AI-driven digital marketing', 'digital marketing solutions', 'marketing automation solutions'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-driven-digital-marketing-solutions.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI-driven digital marketing',
      title: 'Start from the problem, then pick the software',
      lead: '“Solution” is a big word for what is usually three tools and a habit. These are the three combinations we set up most, and the problem each one answers.',
      links: [
        { label: 'Tell us your problem', href: paths.contact },
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three solutions',
      cards: [
        {
          icon: 'search',
          title: 'Too few inquiries',
          text: 'Pages for the questions buyers ask, ads for the most urgent of them, and a profile on the map that is kept current.',
        },
        {
          icon: 'chat',
          title: 'Inquiries that get lost',
          text: 'A first answer within minutes by call, text or mail, and three friendly reminders until somebody says yes or no.',
        },
        {
          icon: 'gear',
          title: 'No time for any of it',
          text: 'A month of posts and mails prepared in one sitting, approved by you on the phone, sent without further thought.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Key features, in the order you notice them',
      groups: [
        {
          title: 'It knows your business',
          text: 'Prices, opening hours, exceptions and tone are stored once.',
          items: ['Change a price in one place', 'Every text that uses it follows'],
        },
        {
          title: 'It asks before it acts',
          text: 'You set per channel what runs alone.',
          items: ['Approval by reply to a text message', 'Anything unusual is held back for you'],
        },
        {
          title: 'It keeps count',
          text: 'From the first view to the paid invoice.',
          items: ['Where each customer came from', 'What you paid to reach them'],
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you get out of it',
      items: [
        'Evenings without a half-finished newsletter',
        'Replies that go out before the next business has opened its inbox',
        'One list of customers instead of four',
        'A reason for every dollar in next month’s budget',
      ],
    },
    {
      kind: 'prose',
      title: 'What it will not solve',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Software makes a good offer easier to find and a slow office quicker. It does not repair an offer nobody wants, a price that is wrong for the street you are on, or reviews that complain about the same thing every month. If we see one of those, we tell you first and postpone the rest.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Does it pay?',
      entries: [
        {
          question: 'What do you say about return on investment?',
          answer:
            claimed(
              'roi-range',
              (range) => `We quote ${range}. Take it as the range other projects are compared by, not as a promise.`,
              'We quote no range.',
            ) + ' Before we start, you and we write down where you stand, so that there is something to compare.',
        },
        {
          question: 'Which of the three should come first?',
          answer:
            'Nearly always the lost inquiries. These people found you, liked you and asked. Winning more strangers before that is fixed means pouring into a bucket with a hole.',
        },
        {
          question: 'Do the solutions work with my software?',
          answer:
            'With common calendars, mail programs, registers and accounting systems, yes. Tell us the names and we check before you sign anything. Where no connection exists, we often find a simple export that will do.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Two sentences are enough',
      lead: 'What goes wrong, and how often. We reply within 24 hours with the combination we would try.',
      links: [
        { label: 'Write two sentences', href: paths.contact },
        { label: 'See the services behind it', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
