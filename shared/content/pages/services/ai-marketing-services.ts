import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/ai-marketing-services`,
  title: 'AI Marketing Services: plan, campaigns, report',
  description:
    'Get a marketing plan every quarter, campaigns drafted with AI and checked by people, and one report a month. For owners without a marketing team.',
  keywords: ['AI marketing services', 'marketing plan', 'campaigns', 'small business', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-ai-marketing-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI Marketing Services',
      title: 'AI marketing services for owners without a marketing team',
      lead: 'You’ve got customers to take care of. We plan the next three months with you, create the campaigns and send them out. One page shows you what worked.',
      chatLabel: 'Describe your business',
      links: [
        { label: 'Get started', href: paths.signup },
        { label: 'See prices', href: `${paths.services}/pricing` },
      ],
      promises: ['One plan per quarter', 'One report per month', 'You approve before it runs'],
    },
    {
      kind: 'prose',
      title: 'How AI marketing services help a small business',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most small businesses have plenty of ideas. Then comes the week when the newsletter’s due, two people are out sick and nobody posts. That’s the week we handle for you.',
        },
        {
          kind: 'paragraph',
          text: 'This is our broadest service. Search, ads, email and posts all follow one plan built around one offer, so people hear the same thing everywhere. Software writes the first drafts and sorts the results. A person on our team edits the work and is responsible for it.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What you get from our AI marketing services',
      groups: [
        {
          title: 'Once',
          items: [
            'Your profile, with your corrections',
            'Tracking for calls, forms and bookings',
            'A list of offers worth testing',
          ],
        },
        {
          title: 'Every quarter',
          items: ['A one-page plan', 'Three campaigns, each with a date and a goal', 'A decision about what to drop'],
        },
        {
          title: 'Every month',
          items: [
            'Copy, pictures and emails, ready for your approval',
            'A report you can read in a few minutes',
            'A 20-minute call',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we run your marketing each quarter',
      steps: [
        {
          title: 'Choose the goal',
          text: 'It could be more first visits, busier Tuesdays or bigger orders. Choose one, and we’ll write it down next to today’s number.',
        },
        {
          title: 'Draft and approve',
          text: 'You get everything in one folder. Mark it up. If you don’t like something, we’ll rewrite it.',
        },
        {
          title: 'Run and watch',
          text: 'Campaigns start small. After the first few days, we keep the version people respond to and drop the rest.',
        },
        {
          title: 'Review the results',
          text: 'We compare the new number with the one we wrote down. Then we use the difference to plan the next quarter.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What to think about before you sign up for AI marketing',
      lead: 'Our fee is the smaller part of the decision. Ask yourself these three things first.',
      cards: [
        {
          icon: 'people',
          title: 'Your time',
          text: 'Plan on an hour a month for approvals and 20 minutes for the call. Without it, the copy stops sounding like you.',
        },
        {
          icon: 'target',
          title: 'Your ad budget',
          text: 'Ads, print and sponsorships cost extra. You pay the seller directly, and you set the limit.',
        },
        {
          icon: 'gear',
          title: 'Room for more work',
          text: 'If you’re booked for six weeks, more inquiries will only frustrate people. Look at your prices or hire someone first.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Who this service isn’t for',
      items: [
        'You need customers by Friday. A single ad campaign is a better fit.',
        'You already have a marketing person with time. Let us train them instead.',
        'You want someone to post every day, no matter what it says.',
        'You can’t say yet what you sell. Start with consulting.',
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI marketing services',
      entries: [
        {
          question: 'Do I still need a marketing team?',
          answer:
            'With one location, you probably don’t. Drafting, scheduling and reporting take a fraction of the time they used to. One of our editors can do work that used to take several people. The judgment calls are still yours.',
        },
        {
          question: 'How do I know if it’s paying off?',
          answer:
            'On day one, we agree on what a new customer is worth, say $400 over a year. Your report multiplies that by the new customers from each source, then subtracts our fee and your ad spend. If the result stays below zero longer than planned, we’ll tell you to stop.',
        },
        {
          question: 'Will people notice that AI wrote it?',
          answer:
            'They notice when nobody checked it. Every piece starts with something only you could say: a job from last week, a customer’s question, a price and the reason for it. Our editor takes out anything another shop could have written.',
        },
        {
          question: 'Is there a contract?',
          answer:
            'No. The plans on the pricing page are month to month. You keep the finished work and every account if you leave.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Services that go well with AI marketing',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'When you need to pay to reach more people',
        },
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'When you don’t have anything to show yet',
        },
        { label: 'Prices', href: `${paths.services}/pricing`, text: 'Starter, Growth and Scale' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'See the first draft of your marketing plan',
      lead: 'It’s in your free profile. Start there, and we’ll plan your first quarter together.',
      chatLabel: 'Start my profile',
      links: [
        { label: 'Apply', href: paths.signup },
        { label: 'Call or write', href: paths.contact },
      ],
    },
  ],
};
