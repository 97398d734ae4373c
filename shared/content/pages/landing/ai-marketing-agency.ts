import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agency',
  title: 'AI marketing agency: how it works, what you get',
  description:
    'See how an AI marketing agency works, from discovery to optimization. Plus the results we quote and when you can expect to see your own.',
  keywords: ['AI marketing agency', 'AI marketing', 'marketing agency for small business'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-marketing-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing agency',
      title: 'An AI marketing agency that improves your campaigns every week',
      lead: `${brand.name} plans, creates and adjusts your marketing week by week. AI does the fast work, and our people decide what to try next.`,
      links: [
        { label: 'Get in touch', href: paths.contact },
        { label: 'See the service', href: '/services/ai-marketing-services' },
      ],
      promises: ['Free consultation', 'No long contract'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'How AI marketing works',
      lead: 'Every campaign we run has three parts.',
      cards: [
        {
          icon: 'people',
          title: 'A clear picture of your customer',
          text: 'We use your own sales, calls and reviews. They show who buys, what held them back and which words won them over.',
        },
        {
          icon: 'spark',
          title: 'Lots of small tests',
          text: 'Instead of one big campaign, you get ten small ones, each with a different reason to buy. Software writes and places them.',
        },
        {
          icon: 'target',
          title: 'A decision every week',
          text: 'We turn off the weak half and put the money behind the strong half. You see which was which, and why.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Why weekly marketing works better than quarterly',
      items: [
        'A mistake costs you a week’s budget instead of a season’s',
        'You learn which words your customers use, and you can use them again',
        'You spot slow weeks while there’s still time to fill them',
        'You test a new offer on 50 people before 5,000 see it',
        'Reports are written from the data, so they arrive on time',
        'Your staff won’t keep getting asked for “something for social media”',
      ],
    },
    {
      kind: 'stats',
      title: 'AI marketing results we quote',
      stats: [stat('conversion-230'), stat('acquisition-cost-45'), stat('roi-185')],
      note: 'We quote these figures in our marketing. They’re not a promise. How much you gain depends on where you start.',
    },
    {
      kind: 'steps',
      title: 'Our four-step AI marketing process',
      steps: [
        {
          title: 'Discovery',
          text: 'We find out what makes you money, what you’d like to drop and what you’ve tried. Your free profile does half of this.',
        },
        {
          title: 'Strategy',
          text: 'You get one page: who to reach, with what, where, and the most you should pay per customer.',
        },
        {
          title: 'Execution',
          text: 'Copy, pictures, pages, ads and follow-ups go out. You see the first of each kind before anyone else does.',
        },
        {
          title: 'Optimization',
          text: 'We make small fixes every week and a bigger review every month. Every quarter, we talk honestly about what’s working.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Industries our AI marketing agency knows well',
      cards: [
        {
          icon: 'rocket',
          title: 'E-Commerce',
          text: 'You get product copy in your voice and reminders for abandoned carts. Ads pause when something’s out of stock.',
        },
        {
          icon: 'people',
          title: 'Healthcare',
          text: 'Patients get clear answers before the first visit and reminders that cut no-shows. Patient data stays out of ad systems.',
        },
        {
          icon: 'compass',
          title: 'Real Estate',
          text: 'We write listings the day the photos arrive and neighborhood pages with real detail. Every inquiry gets a reply in minutes.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI marketing ROI, approvals and data',
      entries: [
        {
          question: 'What return should I expect, and when?',
          answer: claimed(
            'roi-range',
            (range) =>
              `In our marketing, we quote ${range}. Use that to plan, but don’t take it as a promise. Businesses that answer the phone and have room for more customers land higher in that range.`,
            'We don’t quote a range. Businesses that answer the phone and have room for more customers gain more than the rest.',
          ),
        },
        {
          question: 'Who’s responsible for what the AI writes?',
          answer:
            'We are. A person reads anything new before it goes out in your name. Repeat messages only run on their own after you approve the template.',
        },
        {
          question: 'Can I see the raw numbers?',
          answer:
            'Yes. We open your ad accounts, analytics and email lists in your name. Look anytime, and take them with you if you leave.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get a free second look at a campaign that didn’t work',
      lead: 'Bring it to a free consultation. We’ll go through it with you and tell you what we’d have changed in week two.',
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'AI marketing services', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
