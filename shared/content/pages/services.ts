import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.services,
  title: 'AI marketing services for small businesses',
  description: `Nine services from one team in ${brand.region}: campaigns, voice agents, automation, content, SEO, ads, social media, lead generation and consulting.`,
  keywords: [
    'AI marketing services',
    'AI voice agents',
    'workflow automation',
    'SEO',
    'advertising',
    'lead generation',
    brand.region,
  ],
  card: '/cards/home.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Our services',
      title: 'Nine ways to hand us your marketing.',
      lead: 'Take one service or let us run all of it. We plan with AI, people check the work, and you see every month what it brought in.',
      chatLabel: 'Ask the assistant',
      links: [{ label: `Try ${brand.name}`, href: paths.signup }],
      promises: ['No long contract', 'One person to call', `Based in ${brand.region}`],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What we can do for you',
      lead: 'Each service starts from your marketing profile, so nobody asks you the same questions twice.',
      cards: [
        {
          icon: 'megaphone',
          title: 'AI Marketing Services',
          text: 'A plan for the quarter, campaigns written and tested with AI, and one report a month that a busy owner can read.',
        },
        {
          icon: 'phone',
          title: 'AI Voice Agents',
          text: 'Your phone is answered day and night. The agent takes the details, books the visit and passes on what needs you.',
        },
        {
          icon: 'gear',
          title: 'Workflow Automation & AI Systems',
          text: 'Follow-ups, reminders, invoices and review requests that go out by themselves, from the tools you already have.',
        },
        {
          icon: 'spark',
          title: 'Branding & Content Creation',
          text: 'A name people remember, pictures and video that look like you, and texts in the voice of your business.',
        },
        {
          icon: 'search',
          title: 'SEO & Website Services',
          text: 'A fast website that answers what customers type, with a page for every service and every town you work in.',
        },
        {
          icon: 'target',
          title: 'Advertising & Campaigns',
          text: 'Search and social ads with a budget you set. We stop what does not sell and put the money where it does.',
        },
        {
          icon: 'chat',
          title: 'Social Media Marketing',
          text: 'A calendar of posts worth reading, comments answered the same day, and regulars who bring their friends.',
        },
        {
          icon: 'rocket',
          title: 'Lead Generation & Sales Systems',
          text: 'From the first click to the signed order: forms, texts and a list that shows who is waiting for your call.',
        },
        {
          icon: 'compass',
          title: 'Consulting & Strategy Services',
          text: 'An hour or a quarter with somebody who reads your numbers and tells you what to do next, and what to leave.',
        },
      ],
      link: { label: 'Tell us which one you need', href: paths.signup },
    },
    {
      kind: 'steps',
      title: 'How we work together',
      lead: 'You can stop after each step and keep what was made so far.',
      steps: [
        {
          title: 'Profile',
          text: 'The chat or the form tells us what you sell, to whom, and what you have tried. It costs you minutes, not meetings.',
        },
        {
          title: 'Call',
          text: 'Thirty minutes on the phone, free. We go through the profile and agree on the one thing to do first.',
        },
        {
          title: 'Setup and results',
          text: 'We build it in your accounts, under your name, and you test it first. Once a month we look at calls, bookings and cost together.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you ask us',
      entries: [
        {
          question: 'What does a voice agent do when it cannot help?',
          answer:
            'It says so, takes the name, number and reason for the call, and sends them to you at once; urgent calls can be put through to your phone. You decide which questions it answers and what it never promises, such as prices. Callers are told that they are talking to an automated assistant.',
        },
        {
          question: 'Can AI replace a marketing team?',
          answer:
            'It replaces much of the typing: first drafts, variants of ads, sorting of inquiries, reports. It does not replace knowing your customers or deciding what you stand for. Small businesses usually get the work of a team from one person who checks and decides, and that person can be you or one of us.',
        },
        {
          question: 'When does this pay for itself?',
          answer:
            'Automation and a voice agent are felt first, often within weeks, because calls and follow-ups stop getting lost. Ads need about two months of data, and search results three to six. Before we start we write down what a customer is worth to you, so that the monthly report can say plainly whether it pays.',
        },
        {
          question: 'Do I have to take several services?',
          answer:
            'No. Most owners begin with one, usually the one their profile puts first. The services share your profile and your data, so a second one starts faster than the first.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which one comes first?',
      lead: `Answer the ${brand.assistant} for about 2 minutes. Your profile says where to start, with or without us.`,
      chatLabel: 'Start the chat',
      links: [{ label: 'Apply for a profile', href: paths.signup }],
    },
  ],
};
