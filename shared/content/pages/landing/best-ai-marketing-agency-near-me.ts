import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/best-ai-marketing-agency-near-me',
  title: 'Best AI marketing agency near me: what to check',
  description: `Awards, stars and big percentages: how to read them, what ${brand.name} claims, and three offices in ${brand.region} where you can ask.`,
  keywords: ['best AI marketing agency near me', 'top AI marketing agency', '5-star marketing agency'],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/best-ai-marketing-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Best AI marketing agency near you',
      title: 'Best for whom? Four things to check before you believe it',
      lead: 'Everybody who ranks for “best” wrote that word about themselves. Here are our own claims, each with what you should ask about it.',
      links: [
        { label: 'Ask us in person', href: paths.contact },
        { label: 'What we do', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Sample claims',
      title: 'Award-winning, with 5 stars',
      lead: 'These two stand here as samples until an award with a year and reviews with a source replace them. This is how to test such claims anywhere.',
      cards: [
        {
          icon: 'rocket',
          title: 'Award-winning AI marketing',
          text: 'Ask who gave the award, in which year, and whether winners paid to enter. Many badges on agency sites can be bought.',
        },
        {
          icon: 'spark',
          title: '5-star service',
          text: 'Ask where the reviews are published and read the three worst. How an agency answers a complaint tells you about month six.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'The percentages',
      lead: 'Ask of each: compared with what, over how long, for what kind of business?',
      stats: [stat('leads-275'), stat('lead-cost-58'), stat('return-320')],
      note: 'Figures quoted in our marketing, not a promise. A business that starts from zero reaches such numbers more easily.',
    },
    {
      kind: 'offices',
      title: 'Where you can look us in the eye',
      lead: 'A fourth thing to check: is there a door? Ours are in Miami, Fort Lauderdale and Boca Raton.',
    },
    {
      kind: 'testimonials',
      title: 'What praise should sound like',
      lead: 'A useful review names a problem, a date and something that was not perfect.',
      items: [
        {
          quote:
            'Started in May. By July the phone agent had booked 41 visits I would have missed. It took three rounds until it pronounced our street right.',
          name: 'Sample owner',
          business: 'Veterinary clinic, Doral FL',
          stars: 5,
        },
        {
          quote:
            'Our ads did nothing for a month and they said so before I did. The second attempt went to neighbors instead of the whole county and paid for itself.',
          name: 'Sample manager',
          business: 'Pilates studio, Boca Raton FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonials. Both businesses are invented; real reviews will replace them.',
    },
    {
      kind: 'checklist',
      title: 'Services to compare us by',
      lead: 'Put another agency’s list next to it. Gaps are fine, as long as somebody admits them.',
      items: [
        'AI marketing: planning, production and weekly correction',
        'Voice agents that answer and book',
        'Workflow automation between the systems you have',
        'Branding and content',
        'Search and website work',
        'Advertising with a fixed ceiling',
        'Social media upkeep',
        'Lead generation and follow-up',
        'Consulting and strategy',
      ],
      link: { label: 'All services', href: paths.services },
    },
    {
      kind: 'call-to-action',
      title: 'Make us prove it on one task',
      lead: 'Choose the smallest thing that annoys you. If we cannot improve it within a month, you have your answer about “best”.',
      links: [
        { label: 'Name the task', href: paths.contact },
        { label: 'Choose from the services', href: paths.services },
      ],
    },
  ],
};
