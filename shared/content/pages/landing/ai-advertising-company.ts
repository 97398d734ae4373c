import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-advertising-company',
  title: 'AI advertising company: see where your money goes',
  description:
    'Follow one ad dollar from your account to a new customer. See who takes a cut, where AI saves you money, and which numbers to ask for.',
  keywords: ['AI advertising company', 'cost per acquisition', 'return on ad spend', 'AI ad management'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-advertising-company.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI advertising company',
      title: 'An AI advertising company that shows what each new customer costs',
      lead: `You should always know where your ad budget goes. With ${brand.name}, the ad accounts are in your name and you set the spending cap. Your report puts cost per customer first.`,
      links: [
        { label: 'Review your numbers with us', href: paths.contact },
        { label: 'Campaign service', href: '/services/advertising-campaigns' },
      ],
      promises: ['Your accounts', 'Your spending cap'],
    },
    {
      kind: 'stats',
      title: 'AI advertising numbers to watch',
      stats: [stat('acquisition-cost-42'), stat('conversion-67'), stat('ad-return')],
      note: 'We quote these figures in our marketing. They’re not a promise. Your margin decides which one matters most.',
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Where AI cuts your advertising costs',
      cards: [
        {
          icon: 'target',
          title: 'Before the click',
          text: 'AI learns from your past customers who’s likely to buy. Then it stops showing your ads to people who are just browsing.',
        },
        {
          icon: 'document',
          title: 'After the click',
          text: 'The first line of your page changes to match the ad someone clicked. Fewer people leave right away.',
        },
        {
          icon: 'phone',
          title: 'On the phone',
          text: 'Every call you pay for gets answered and logged. If no one picks up, that ad money is wasted.',
        },
        {
          icon: 'gear',
          title: 'In your books',
          text: 'Your sales data goes back into the ad account. The platform learns to look for buyers, not just clicks.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What you pay for on each of the six ad platforms',
      lead: 'We’ve grouped them by what your money buys.',
      groups: [
        {
          title: 'People ready to buy',
          text: 'You get fewer clicks and pay more for each. These people are close to buying.',
          items: ['Google Ads', 'Amazon'],
        },
        {
          title: 'A certain type of person',
          text: 'You choose where they live, what they like or where they work. LinkedIn clicks cost the most of all six.',
          items: ['Facebook & Instagram', 'LinkedIn'],
        },
        {
          title: 'Video views',
          text: 'You get lots of cheap views from people who aren’t ready to buy yet.',
          items: ['TikTok', 'YouTube'],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we take over your ad account and stop the waste',
      steps: [
        {
          title: 'Pause changes',
          text: 'For three days, we don’t change anything. We look at what’s been running and what it brought in.',
        },
        {
          title: 'Cut',
          text: 'We pause campaigns that haven’t made a sale in 90 days. That’s where the first savings come from.',
        },
        {
          title: 'Connect',
          text: 'We link your forms, calls and invoices to your ads. Then you can trace each sale back to the click.',
        },
        {
          title: 'Rebuild',
          text: 'We build new campaigns around what sold, one at a time. Each one shuts off by itself at a set limit.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about ad costs, timing and leaving',
      entries: [
        {
          question: 'When will I see a difference?',
          answer:
            claimed('ads-timing', (times) => `Here’s what we usually quote: ${times}.`) +
            ' An account with little traffic takes longer, because there’s less data to learn from. No result is guaranteed.',
        },
        {
          question: 'Do you take a percentage of my ad budget?',
          answer:
            'No. A percentage would reward us for spending more of your money. You pay us a fixed monthly price, and the platforms bill you directly.',
        },
        {
          question: 'What if I want to leave?',
          answer:
            'You remove our login, and that’s it. Your campaigns, audiences and history are already in your own account, so you keep all of them.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get your real cost per customer in one call',
      lead: 'Bring last month’s ad bill. We’ll go through it with you by phone, in 20 minutes.',
      links: [
        { label: 'Schedule the call', href: paths.contact },
        { label: 'See how we run campaigns', href: '/services/advertising-campaigns' },
      ],
    },
  ],
};
