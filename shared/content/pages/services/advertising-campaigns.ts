import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/advertising-campaigns`,
  title: 'Advertising & Campaigns with a budget you set',
  description:
    'Search and social ads for small budgets. We focus on one offer in a small area, count calls instead of clicks and agree when to stop.',
  keywords: ['advertising', 'ad campaigns', 'Google Ads', 'social ads', 'small budget', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-advertising-campaigns.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Advertising & Campaigns',
      title: 'Advertising campaigns that get you calls, on a budget you set',
      lead: 'Your ad has one job: get the right person nearby to call you. That’s how we judge everything, from the radius to the headline.',
      chatLabel: 'Plan your first test',
      links: [
        { label: 'Start a campaign', href: paths.signup },
        { label: 'Talk about budgets', href: paths.contact },
      ],
      promises: ['Budget stays in your account', 'Stop rule agreed up front'],
    },
    {
      kind: 'groups',
      title: 'Three types of ad campaigns and when to use each',
      lead: 'Each one fits a different situation. Picking the wrong type is how most ad budgets get wasted.',
      groups: [
        {
          title: 'Catch',
          text: 'For people who are looking right now.',
          items: ['Search ads', 'Map listings', 'Best for repairs and emergencies'],
        },
        {
          title: 'Remind',
          text: 'For people who already know you.',
          items: ['Visitors to your website', 'Past customers', 'Best for seasonal work and rebooking'],
        },
        {
          title: 'Introduce',
          text: 'For people who’d be a good fit but don’t know you yet.',
          items: ['Short videos', 'Posts within a few miles', 'Best for openings and new offers'],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What’s included in our ad campaign service',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We set up the accounts in your name, write the ads and build the page they lead to. We connect your phone and forms, so you can see where every inquiry came from. We check the numbers several times a week. Software suggests dozens of headlines and adjusts bids by the hour. A person decides what you can claim and when to stop.',
        },
        {
          kind: 'paragraph',
          text: 'Before you spend a dollar, we write a stop rule: “If 40 clicks don’t bring a call, we pause and change the offer.” It keeps a small test from turning into a big loss.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we test your ads before you spend more',
      steps: [
        {
          title: 'Offer',
          text: 'We write one sentence a stranger can say yes to, with a reason to act this week. We try it on three of your customers first.',
        },
        {
          title: 'Setup',
          text: 'We set the radius, the hours, blocked search words, the landing page and call tracking. This is where most budgets get wasted.',
        },
        {
          title: 'First days',
          text: 'We spend a little and check every day. You’ll see movement in a day or two, but we don’t decide anything based on three clicks.',
        },
        {
          title: 'Scale or stop',
          text: 'Ads that bring inquiries under your limit get more budget. We stop the rest and write down what we learned.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What to think about before you pay for ads',
      cards: [
        {
          icon: 'target',
          title: 'Two separate costs',
          text: 'You pay the platform for the ads and you pay us for the work. Keep the two apart in your books.',
        },
        {
          icon: 'phone',
          title: 'Someone to pick up',
          text: 'If nobody picks up, you just paid for a missed call. Decide who’ll answer while your ads run.',
        },
        {
          icon: 'rocket',
          title: 'Your margin',
          text: 'If you make a $30 sale, you can’t pay $20 per inquiry, no matter how good the ad is. We’d advertise a bundle or not advertise at all.',
        },
        {
          icon: 'search',
          title: 'A testing budget',
          text: 'Some of your first spending buys information instead of customers. Set an amount you can afford to lose.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'When you shouldn’t run ads yet',
      items: [
        'You couldn’t take on five more customers next week',
        'Your reviews would scare people away',
        'You need to know today exactly what each customer will cost',
        'You don’t have a specific offer yet',
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about ad campaigns',
      entries: [
        {
          question: 'How much do I need to spend on ads?',
          answer:
            'Enough for about a hundred clicks, because fewer won’t tell you much. The price of a click varies a lot. A locksmith pays many times what a bakery does. We’ll look up your keywords and your town and give you a number. If it means you shouldn’t run ads, we’ll say so.',
        },
        {
          question: 'Which ad platform is right for me?',
          answer:
            'If people need you in a hurry, use search ads. If a picture sells it, use social media. If you sell to other businesses, LinkedIn sometimes works, and a letter often does. We start with one platform and only add another once the first one works.',
        },
        {
          question: 'How do you measure the return?',
          answer:
            'Once a week, you mark each inquiry in a list as good or useless. That gives us your cost per good inquiry. Add your closing rate and you get your cost per customer. The platforms’ own numbers look better, so we show you both.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Services that work well with ads',
      links: [
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'What happens after the click',
        },
        {
          label: 'AI Voice Agents',
          href: `${paths.services}/ai-voice-agents`,
          text: 'For the calls you can’t pick up',
        },
        {
          label: 'AI advertising agency',
          href: '/ai-advertising-agency',
          text: 'More about the platforms and the process',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Start with one offer and one small test',
      lead: `${brand.agency} sets the stop rule before your first ad runs. Tell us what you want to sell more of.`,
      chatLabel: 'Find my offer',
      links: [
        { label: 'Apply', href: paths.signup },
        { label: 'Ask about my business', href: paths.contact },
      ],
    },
  ],
};
