import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/advertising-campaigns`,
  title: 'Advertising & Campaigns with a budget you set',
  description:
    'Search and social ads for small budgets: one offer, a tight radius, calls counted instead of clicks, and a fixed point at which we stop.',
  keywords: ['advertising', 'ad campaigns', 'Google Ads', 'social ads', 'small budget', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-advertising-campaigns.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Advertising & Campaigns',
      title: 'Buy attention by the call, not by the hope.',
      lead: 'An ad has one job: the right person nearby picks up the phone. Everything we do, from the radius to the headline, is judged by that.',
      chatLabel: 'Plan a first test',
      links: [
        { label: 'Start a campaign', href: paths.signup },
        { label: 'Talk budgets', href: paths.contact },
      ],
      promises: ['Budget stays in your account', 'Stop rule agreed beforehand'],
    },
    {
      kind: 'groups',
      title: 'Three kinds of campaigns',
      lead: 'They answer different situations, and confusing them is the usual way to lose money.',
      groups: [
        {
          title: 'Catch',
          text: 'People who are looking now.',
          items: ['Search ads', 'Map listings', 'Best for repairs and emergencies'],
        },
        {
          title: 'Remind',
          text: 'People who have met you.',
          items: ['Visitors of your site', 'Former customers', 'Best for seasons and rebooking'],
        },
        {
          title: 'Introduce',
          text: 'People who fit but do not know you.',
          items: ['Short videos', 'Posts in a radius of a few miles', 'Best for openings and new offers'],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you are buying',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We set up the accounts in your name, write the ads, build the page they lead to, connect phone and form so that every inquiry shows where it came from, and look at the numbers several times a week. Software proposes dozens of headlines and shifts bids by the hour. A person decides what you may claim and when enough is enough.',
        },
        {
          kind: 'paragraph',
          text: 'Before the first dollar runs, we write a stop rule: “If forty clicks bring no call, we pause and change the offer.” It sounds strict. It is what keeps a test a test.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A campaign in four moves',
      steps: [
        {
          title: 'Offer',
          text: 'One sentence a stranger can say yes to, with a reason to act this week. We test it on three of your customers before we test it on the public.',
        },
        {
          title: 'Setup',
          text: 'Radius, hours, excluded words, landing page, call tracking. Dull work, and the place where most budgets leak.',
        },
        {
          title: 'First days',
          text: 'Small spending, daily look. Movement shows within a day or two; we resist deciding anything on three clicks.',
        },
        {
          title: 'Scale or stop',
          text: 'What brings inquiries below your limit gets more. The rest ends, with a note on what it taught us.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What it costs to think about',
      cards: [
        {
          icon: 'target',
          title: 'Two amounts',
          text: 'The platform is paid by your card, we are paid for the work. Keep them apart in your head and in your books.',
        },
        {
          icon: 'phone',
          title: 'Someone to pick up',
          text: 'An ad that leads to a ringing phone is a donation. Plan for who answers during the hours it runs.',
        },
        {
          icon: 'rocket',
          title: 'Margin',
          text: 'With a $30 sale, a $20 inquiry cannot work, however good the ad is. Then we advertise a bundle, or not at all.',
        },
        {
          icon: 'search',
          title: 'Learning money',
          text: 'Part of the first spending buys knowledge instead of customers. Set an amount you can shrug off.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Leave it, if',
      items: [
        'You could not serve five more customers next week',
        'Your reviews would talk people out of the click',
        'You need to know today exactly what each customer will cost',
        'The offer is “we also exist”',
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about ads',
      entries: [
        {
          question: 'What is the smallest sensible budget?',
          answer:
            'Enough for about a hundred clicks in your trade, since fewer say little. What a click costs differs a lot: a locksmith pays many times what a bakery does. We look it up for your words and town and tell you the sum, even if it means you should keep it.',
        },
        {
          question: 'Which platform is right for me?',
          answer:
            'Where the need is sudden, search. Where a picture sells, social. Where other businesses buy, sometimes LinkedIn, often a letter. We begin with one platform and add another only after the first works.',
        },
        {
          question: 'How is the return measured?',
          answer:
            'By inquiries you mark as good or useless, once a week, in a list. From that comes cost per good inquiry and, with your closing rate, cost per customer. Platforms report nicer numbers; we show both side by side.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Useful together',
      links: [
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'What happens after the click',
        },
        { label: 'AI Voice Agents', href: `${paths.services}/ai-voice-agents`, text: 'If nobody can pick up' },
        { label: 'AI advertising agency', href: '/ai-advertising-agency', text: 'Platforms and process in detail' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'One offer, one radius, one test.',
      lead: `${brand.agency} writes the stop rule before the ad. Tell us what you want to sell more of.`,
      chatLabel: 'Find my offer',
      links: [
        { label: 'Apply', href: paths.signup },
        { label: 'Ask about my trade', href: paths.contact },
      ],
    },
  ],
};
