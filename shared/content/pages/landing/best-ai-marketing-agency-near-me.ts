import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/best-ai-marketing-agency-near-me',
  title: 'Best AI marketing agency near me: what to check',
  description: `How to check an agency’s awards, stars and big percentages. See what ${brand.name} claims and where to visit us in ${brand.region}.`,
  keywords: ['best AI marketing agency near me', 'top AI marketing agency', '5-star marketing agency'],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/best-ai-marketing-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Best AI marketing agency near you',
      title: 'How to find the best AI marketing agency near you: four checks',
      lead: 'Every agency that ranks for “best” wrote that word itself. Here are our own claims, with the questions you should ask about each one.',
      links: [
        { label: 'Ask us in person', href: paths.contact },
        { label: 'See what we do', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Two common claims',
      title: 'How to check “award-winning” and “5-star” claims',
      lead: 'You’ll see these two on most agency sites. Here’s how to check them, on ours too.',
      cards: [
        {
          icon: 'rocket',
          title: 'Award-winning AI marketing',
          text: 'Ask who gave the award, what year it was and if winners paid to enter. Many badges on agency sites are for sale.',
        },
        {
          icon: 'spark',
          title: '5-star service',
          text: 'Ask where the reviews are posted and read the three worst. How an agency answers a complaint shows how it will treat you in month six.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI marketing results we quote, and what to ask',
      lead: 'For each one, ask: compared with what, over how long, and for what kind of business?',
      stats: [stat('leads-275'), stat('lead-cost-58'), stat('return-320')],
      note: 'We quote these figures in our marketing. They’re not a promise. It’s easier to reach numbers like these if you start from zero.',
    },
    {
      kind: 'offices',
      title: 'Meet a local AI marketing agency face to face',
      lead: 'The fourth check: does the agency have an office you can visit? Ours are in Miami, Fort Lauderdale and Boca Raton.',
    },
    {
      kind: 'testimonials',
      title: 'What a helpful agency review looks like',
      lead: 'Look for a problem, a date and something that didn’t go perfectly.',
      items: [
        {
          quote:
            'We started in May. By July, the phone agent had booked 41 visits I would’ve missed. It took three tries before it said our street name right.',
          name: 'Sample owner',
          business: 'Veterinary clinic, Doral FL',
          stars: 5,
        },
        {
          quote:
            'Our ads did nothing for a month, and they told me before I brought it up. The second try targeted our neighbors instead of the whole county, and it paid for itself.',
          name: 'Sample manager',
          business: 'Pilates studio, Boca Raton FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'checklist',
      title: 'AI marketing services to compare',
      lead: 'Put another agency’s list next to ours. Gaps are fine, as long as they’re honest about them.',
      items: [
        'AI marketing: planning, production and weekly fixes',
        'Voice agents that answer calls and book',
        'Workflow automation between the systems you have',
        'Branding and content',
        'SEO and website work',
        'Advertising with a fixed cap',
        'Social media management',
        'Lead generation and follow-up',
        'Consulting and strategy',
      ],
      link: { label: 'See all services', href: paths.services },
    },
    {
      kind: 'call-to-action',
      title: 'Try us on one small marketing task',
      lead: 'Pick the smallest thing that bugs you. If we can’t make it better in a month, you’ll know we’re not the best for you.',
      links: [
        { label: 'Tell us the task', href: paths.contact },
        { label: 'Browse our services', href: paths.services },
      ],
    },
  ],
};
