import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-consultant',
  title: 'AI marketing consultant: advice before you spend',
  description:
    'Work with an AI marketing consultant for one session, a project or all year. See how it works and whether you need advice or hands-on help.',
  keywords: ['AI marketing consultant', 'AI consulting', 'marketing strategy consultant'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'Consulting & Strategy Services', href: '/services/consulting-strategy' },
  ],
  card: '/cards/ai-marketing-consultant.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing consultant',
      title: 'An AI marketing consultant to ask before you buy another tool',
      lead: 'You have free trials running, an agency proposal on your desk and a nephew who knows a great app. Before you add more, talk to someone who looks at your numbers first.',
      links: [
        { label: 'Book a conversation', href: paths.contact },
        { label: 'Consulting & strategy', href: '/services/consulting-strategy' },
      ],
      promises: ['First 30 minutes free'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Three ways to work with an AI marketing consultant',
      cards: [
        {
          icon: 'search',
          title: 'A second opinion',
          text: 'Send us the proposal, the report or the contract. We’ll tell you what’s missing, what costs too much and what to ask.',
        },
        {
          icon: 'road',
          title: 'A plan',
          text: 'We take two to three weeks, interview you and your staff, and use numbers from your books. You get a 12-month plan with prices.',
        },
        {
          icon: 'people',
          title: 'A regular call',
          text: 'We talk for an hour every other week. You decide and your team does the work. We ask hard questions and keep track of decisions.',
        },
      ],
      link: { label: 'See what consulting includes', href: '/services/consulting-strategy' },
    },
    {
      kind: 'stats',
      title: 'The return on marketing advice we quote',
      stats: [stat('marketing-roi')],
      note: 'We quote this figure in our marketing. It’s not a promise.',
    },
    {
      kind: 'testimonials',
      title: 'What good marketing advice can save you',
      items: [
        {
          quote:
            'We had six subscriptions and no plan. ' +
            claimed(
              'marketing-roi',
              (figure) => `We kept two, moved the money into follow-ups and saw a ${figure} over the year.`,
              'We kept two and moved the money into follow-ups.',
            ) +
            ' Most of all, I sleep better.',
          name: 'Sample managing partner',
          business: 'Insurance agency, Coral Springs FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'steps',
      title: 'How our AI marketing consulting works',
      steps: [
        {
          title: 'Ask',
          text: 'What should be different a year from now? We work on this until you can say it in one sentence.',
        },
        {
          title: 'Count',
          text: 'We look at customers, margins and hours. Most owners know two of the three, and the third is usually a surprise.',
        },
        {
          title: 'Choose',
          text: 'You get three actions at most, and one of them is free. Everything else goes on a “not now” list.',
        },
        {
          title: 'Check back',
          text: 'After 90 days, we look at what worked and what didn’t.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What an AI marketing consultant can help you decide',
      lead: 'For law, taxes and your employees’ contracts, we’ll send you to someone else.',
      groups: [
        {
          title: 'Tools',
          items: [
            'Which AI tools are worth the price',
            'What your current software can already do',
            'Where your data ends up',
          ],
        },
        {
          title: 'Markets',
          items: [
            'Which customers are worth going after',
            'What your local competitors really do',
            'What time of year to spend',
          ],
        },
        {
          title: 'Teams',
          items: [
            'Who should own marketing in a company of eight',
            'What to teach and what to outsource',
            'Rules for using AI at work',
          ],
        },
        {
          title: 'Numbers',
          items: [
            'What you can afford to pay for a customer',
            'Which reports you can stop reading',
            'How to run a test you can trust',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Do you need marketing advice or hands-on help?',
      blocks: [
        {
          kind: 'paragraph',
          text: `If you know what to do but don’t have time, you need hands-on help. A service from ${brand.name} or another agency is the better buy. If you have time and money but everyone tells you something different, you need a consultant. If you don’t have either yet, start with the free profile and come back with questions.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Talk to an AI marketing consultant for free',
      lead: 'Bring a decision you’ve been putting off. In half an hour, you’ll have our opinion and the reasons behind it.',
      links: [
        { label: 'Find a time', href: paths.contact },
        { label: 'See how consulting works', href: '/services/consulting-strategy' },
      ],
    },
  ],
};
