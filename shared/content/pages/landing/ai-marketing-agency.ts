import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agency',
  title: 'AI marketing agency: how it works and what it brings',
  description:
    'How an AI marketing agency works from discovery to optimization, what results are quoted, and when you may expect to see your own.',
  keywords: ['AI marketing agency', 'AI marketing', 'marketing agency for small business'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-marketing-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing agency',
      title: 'Marketing that is measured on Friday and better on Monday',
      lead: `${brand.name} plans, produces and corrects your marketing in short rounds. AI makes the rounds short; people decide what the next one is about.`,
      links: [
        { label: 'Get in touch', href: paths.contact },
        { label: 'The service in detail', href: '/services/ai-marketing-services' },
      ],
      promises: ['Free consultation', 'No long contract'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'How it works',
      lead: 'Underneath every campaign we run are three things.',
      cards: [
        {
          icon: 'people',
          title: 'A picture of your customer',
          text: 'Built from your own sales, calls and reviews. It says who buys, what held them back, and which sentence convinced them.',
        },
        {
          icon: 'spark',
          title: 'Many small versions',
          text: 'Instead of one big campaign, ten small ones with a different reason to buy. Software writes and places them; nobody could by hand.',
        },
        {
          icon: 'target',
          title: 'A decision every week',
          text: 'The weak half is switched off. The strong half gets the money. You see which was which and why.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'The advantage over doing it once a quarter',
      items: [
        'Mistakes cost a week’s budget and not a season’s',
        'You learn which words your customers use, and keep that knowledge',
        'Slow weeks are noticed while there is still time to fill them',
        'New offers are tested on fifty people before five thousand see them',
        'Reports are written from the data, so they arrive on time',
        'Your staff stops being asked for “something for social media”',
      ],
    },
    {
      kind: 'stats',
      title: 'Results',
      stats: [stat('conversion-230'), stat('acquisition-cost-45'), stat('roi-185')],
      note: 'Figures quoted in our marketing, not a promise. Where you begin decides how far you can move.',
    },
    {
      kind: 'steps',
      title: 'Process',
      steps: [
        {
          title: 'Discovery',
          text: 'What you earn money with, what you would like to drop, what has been tried. Your free profile does half of this.',
        },
        {
          title: 'Strategy',
          text: 'One page: whom to reach, with what, where, and at which cost per customer it is worth it.',
        },
        {
          title: 'Execution',
          text: 'Texts, pictures, pages, ads and follow-ups go out. You have seen the first of each kind before.',
        },
        {
          title: 'Optimization',
          text: 'Weekly small corrections, a larger look each month, and a frank talk each quarter.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Industries we know the questions of',
      cards: [
        {
          icon: 'rocket',
          title: 'E-Commerce',
          text: 'Product texts in your voice, carts that are remembered, and ads that pause when something is out of stock.',
        },
        {
          icon: 'people',
          title: 'Healthcare',
          text: 'Clear answers before the first visit, reminders that cut no-shows, and patient data that stays out of ad systems.',
        },
        {
          icon: 'compass',
          title: 'Real Estate',
          text: 'Listings written the day the photos arrive, neighborhood pages with substance, and a reply to every inquiry in minutes.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Return, time, responsibility',
      entries: [
        {
          question: 'What return should I expect, and when?',
          answer: claimed(
            'roi-range',
            (range) =>
              `In our marketing we quote ${range}. That is a range to plan with, not a promise: a business that answers its phone and has room for more customers sits higher in it than one that does not.`,
            'We quote no range. A business that answers its phone and has room for more customers gains more than one that does not.',
          ),
        },
        {
          question: 'Who is responsible for what the AI writes?',
          answer:
            'We are. A person reads what is published in your name for the first time, and recurring messages only run on their own after you have approved the pattern.',
        },
        {
          question: 'Can I see the raw numbers?',
          answer:
            'Yes. Ad accounts, analytics and mail lists are opened in your name. You can look at any time, and take them along if you leave.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bring one campaign that disappointed you',
      lead: 'We take it apart with you in a free consultation and say what we would have done in week two.',
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
