import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-consultant',
  title: 'AI marketing consultant: advice before you spend',
  description:
    'What an AI marketing consultant does in a day, a project or a standing arrangement, and how to tell whether you need advice or hands.',
  keywords: ['AI marketing consultant', 'AI consulting', 'marketing strategy consultant'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'Consulting & Strategy Services', href: '/services/consulting-strategy' },
  ],
  card: '/cards/ai-marketing-consultant.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing consultant',
      title: 'Somebody to ask before you buy the next tool',
      lead: 'You have trials running, an agency offer on the desk and a nephew who knows a good app. Before you add to the pile, have someone look at it who asks about your numbers first.',
      links: [
        { label: 'Book a conversation', href: paths.contact },
        { label: 'Consulting & strategy', href: '/services/consulting-strategy' },
      ],
      promises: ['First 30 minutes free'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Three ways to work with one',
      cards: [
        {
          icon: 'search',
          title: 'A second opinion',
          text: 'You send the offer, the report or the contract. We read it and tell you what is missing, what is too dear and what to ask.',
        },
        {
          icon: 'road',
          title: 'A plan',
          text: 'Two to three weeks, interviews with you and your staff, numbers from your books. At the end: what to do for twelve months, with prices.',
        },
        {
          icon: 'people',
          title: 'A standing call',
          text: 'An hour every other week. You decide, your people do, we ask the uncomfortable questions and remember what was agreed.',
        },
      ],
      link: { label: 'Scope of the consulting service', href: '/services/consulting-strategy' },
    },
    {
      kind: 'testimonials',
      title: 'What good advice is worth',
      items: [
        {
          quote:
            'We had six subscriptions and no plan. ' +
            claimed(
              'marketing-roi',
              (figure) => `We kept two, moved the money into follow-ups and saw a ${figure} over the year.`,
              'We kept two and moved the money into follow-ups.',
            ) +
            ' Mostly I sleep better.',
          name: 'Sample managing partner',
          business: 'Insurance agency, Coral Springs FL',
          stars: 5,
        },
      ],
      note:
        'Sample testimonial of an invented agency.' +
        claimed('marketing-roi', () => ' The figure is quoted in our marketing, not a promise.'),
    },
    {
      kind: 'steps',
      title: 'How we approach it',
      steps: [
        {
          title: 'Ask',
          text: 'What should be different in a year? If it cannot be said in one sentence, we stay here until it can.',
        },
        {
          title: 'Count',
          text: 'Customers, margins, hours. Most owners know two of the three; the third usually holds the surprise.',
        },
        {
          title: 'Choose',
          text: 'Three measures at most, one of them free. Everything else goes on a list called “not now”.',
        },
        {
          title: 'Return',
          text: 'After ninety days we look at what happened. Advice that nobody checks is conversation.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What we can judge',
      lead: 'And where we would send you to somebody else: law, taxes and anything to do with your employees’ contracts.',
      groups: [
        {
          title: 'Tools',
          items: ['Which AI tools earn their price', 'What your current software can already do', 'Where data ends up'],
        },
        {
          title: 'Markets',
          items: [
            'Which customers are worth winning',
            'What competitors nearby really do',
            'When in the year to spend',
          ],
        },
        {
          title: 'Teams',
          items: [
            'Who should own marketing in a firm of eight',
            'What to teach, what to hand out',
            'Rules for using AI at work',
          ],
        },
        {
          title: 'Numbers',
          items: ['What a customer may cost', 'Which report to stop reading', 'How to test without fooling yourself'],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Advice or hands?',
      blocks: [
        {
          kind: 'paragraph',
          text: `If you know what to do and lack the time, you need hands, and a service of ${brand.name} or another agency is the better buy. If you have time and money but everyone tells you something different, you need a consultant. If you have neither yet, begin with the free profile and come back with questions.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bring the decision you are putting off',
      lead: 'Half an hour, free. You leave with an opinion and the reasons behind it.',
      links: [
        { label: 'Find a time', href: paths.contact },
        { label: 'How consulting works here', href: '/services/consulting-strategy' },
      ],
    },
  ],
};
