import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-advertising-company',
  title: 'AI advertising company: where your ad money goes',
  description:
    'Follow one dollar from your account to a new customer: who takes a share, where AI saves some, and which figures you should ask to see.',
  keywords: ['AI advertising company', 'cost per acquisition', 'return on ad spend', 'AI ad management'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-advertising-company.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI advertising company',
      title: 'Know what one new customer costs you',
      lead: `If you hand your ad budget to a company, you should be able to follow it. With ${brand.name} the accounts are in your name, the ceiling is yours, and the report has one line that counts.`,
      links: [
        { label: 'Go through your numbers', href: paths.contact },
        { label: 'Campaign service', href: '/services/advertising-campaigns' },
      ],
      promises: ['Your accounts', 'Your ceiling'],
    },
    {
      kind: 'stats',
      title: 'The line that counts, in three versions',
      stats: [stat('acquisition-cost-42'), stat('conversion-67'), stat('ad-return')],
      note: 'Figures quoted in our marketing, not a promise. Your margin decides which of them matters.',
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Where AI saves money',
      cards: [
        {
          icon: 'target',
          title: 'Before the click',
          text: 'It learns from your past customers who is likely to buy and stops showing ads to the merely curious.',
        },
        {
          icon: 'document',
          title: 'After the click',
          text: 'The page changes its first sentence to match the ad somebody came from, so fewer people leave at once.',
        },
        {
          icon: 'phone',
          title: 'At the phone',
          text: 'Each paid call is answered and noted. Without that, you are buying rings in an empty room.',
        },
        {
          icon: 'gear',
          title: 'In the accounting',
          text: 'Sales flow back into the ad account, so that it looks for buyers and not for clickers.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What to expect on the six platforms',
      lead: 'Sorted by what you pay for.',
      groups: [
        {
          title: 'You pay for intent',
          text: 'Few clicks, dear, close to a purchase.',
          items: ['Google Ads', 'Amazon'],
        },
        {
          title: 'You pay for a kind of person',
          text: 'Where they live, what they like, whom they work for. LinkedIn is the dearest click of all six.',
          items: ['Facebook & Instagram', 'LinkedIn'],
        },
        {
          title: 'You pay for watching',
          text: 'Many views, cheap, further from the till.',
          items: ['TikTok', 'YouTube'],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we take over an account',
      steps: [
        {
          title: 'Freeze',
          text: 'For three days nothing is changed. We read what has been running and what it brought.',
        },
        {
          title: 'Cut',
          text: 'Campaigns without a single sale in ninety days are paused. This is where the first savings come from.',
        },
        {
          title: 'Connect',
          text: 'Forms, calls and invoices are linked to the ads, so that a sale can be traced to its click.',
        },
        {
          title: 'Rebuild',
          text: 'New campaigns start from what sold, one at a time, each with a limit at which it stops itself.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'About money and time',
      entries: [
        {
          question: 'When will I see a difference?',
          answer:
            claimed('ads-timing', (times) => `The usual course, as we quote it: ${times}.`) +
            ' An account with little traffic needs longer, because there is less to learn from, and no result is guaranteed.',
        },
        {
          question: 'Do you take a percentage of my ad budget?',
          answer:
            'No. A percentage would reward us for spending more. You pay a fixed monthly price for the work, and the platforms bill you directly.',
        },
        {
          question: 'What if I want to leave?',
          answer:
            'You remove our login. Campaigns, audiences and history stay in your account, because they were never anywhere else.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bring last month’s ad bill',
      lead: 'We work out your cost per customer with you, on the phone, in twenty minutes.',
      links: [
        { label: 'Arrange the call', href: paths.contact },
        { label: 'How campaigns are run', href: '/services/advertising-campaigns' },
      ],
    },
  ],
};
