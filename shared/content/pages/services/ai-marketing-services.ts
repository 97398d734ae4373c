import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/ai-marketing-services`,
  title: 'AI Marketing Services for owners without a department',
  description:
    'A quarterly plan, campaigns drafted with AI and checked by people, and one monthly report: marketing handled for a business too small for a team.',
  keywords: ['AI marketing services', 'marketing plan', 'campaigns', 'small business', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-ai-marketing-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI Marketing Services',
      title: 'A marketing department that fits in one inbox.',
      lead: 'You have customers to look after. We decide with you what to say this quarter, make it, send it, and tell you on one page whether it worked.',
      chatLabel: 'Describe your business',
      links: [
        { label: 'Get started', href: paths.signup },
        { label: 'See prices', href: `${paths.services}/pricing` },
      ],
      promises: ['One plan per quarter', 'One report per month', 'You approve before it runs'],
    },
    {
      kind: 'prose',
      title: 'What it is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most small businesses do not lack ideas. They lack the third week: the one in which the newsletter was due, two people were sick and nobody posted. This service is that third week, done.',
        },
        {
          kind: 'paragraph',
          text: 'It is the broadest thing we offer. Search, ads, mail and posts follow one plan with one offer in the middle, so a person who sees you twice hears the same thing twice. Software writes the first versions and sorts the results; a person from our team edits and answers for them.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What you get, and how often',
      groups: [
        {
          title: 'Once',
          items: [
            'Your profile, corrected by you',
            'Tracking for calls, forms and bookings',
            'A list of offers worth testing',
          ],
        },
        {
          title: 'Every quarter',
          items: ['A plan of one page', 'Three campaigns with a date and a goal', 'A decision about what to drop'],
        },
        {
          title: 'Every month',
          items: [
            'Texts, pictures and mails, ready to approve',
            'A report you can read standing up',
            'A call of twenty minutes',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a quarter runs',
      steps: [
        {
          title: 'Choose the goal',
          text: 'More first visits, fuller Tuesdays, larger orders. One of them, written down, with today’s number beside it.',
        },
        {
          title: 'Draft and approve',
          text: 'You receive everything in one folder. Red pen welcome. What you do not like gets rewritten, not defended.',
        },
        {
          title: 'Run and watch',
          text: 'Campaigns start small. After the first days we keep the version people respond to and retire the rest.',
        },
        {
          title: 'Take stock',
          text: 'At the end we compare the number with the one we wrote down, and plan the next quarter from the difference.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What it costs to think about',
      lead: 'The fee is the smaller part of the decision. Ask yourself these three things first.',
      cards: [
        {
          icon: 'people',
          title: 'Your hours',
          text: 'Count on one hour a month for approving and twenty minutes for the call. Without it, the texts drift away from how you talk.',
        },
        {
          icon: 'target',
          title: 'Money for reach',
          text: 'Ads, print or sponsorships come on top and go straight to whoever sells them. You set the limit.',
        },
        {
          icon: 'gear',
          title: 'Room for more work',
          text: 'If you are booked out for six weeks, more inquiries will only annoy people. Then price or hiring comes first.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Who it is not for',
      items: [
        'You need customers by Friday: take a single ad campaign instead',
        'You already have a marketing person who has time; let us train them',
        'You want somebody to post anything at all, as long as it is daily',
        'You cannot say yet what you sell; consulting comes first',
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI marketing',
      entries: [
        {
          question: 'Do I still need a marketing team?',
          answer:
            'A company with one location rarely does. Drafting, scheduling and reporting shrink to a fraction of the time, so one editor of ours looks after work that used to be split among several people. What remains is judgment, and you should keep a share of that yourself.',
        },
        {
          question: 'How do I see whether the money comes back?',
          answer:
            'We agree on the worth of a new customer on day one, say $400 over a year. The report then shows new customers from each source, times that worth, minus fee and ad spend. If the line stays below zero longer than we planned, we tell you to stop.',
        },
        {
          question: 'Will people notice that a machine wrote it?',
          answer:
            'They notice when nobody checked. Every piece starts from things only you could say: a job from last week, a question from the counter, a price and the reason for it. The editor removes whatever any other shop could have printed.',
        },
        {
          question: 'Is there a contract?',
          answer:
            'The plans on the price page run month to month. Finished work and all accounts are yours when you go.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Goes well with',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'When reach has to be bought',
        },
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'When there is nothing to show yet',
        },
        { label: 'Prices', href: `${paths.services}/pricing`, text: 'Starter, Growth and Scale' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Give us one quarter to plan.',
      lead: 'Start with your profile. It already contains the first draft of the plan, and it costs nothing.',
      chatLabel: 'Start my profile',
      links: [
        { label: 'Apply', href: paths.signup },
        { label: 'Call or write', href: paths.contact },
      ],
    },
  ],
};
