import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Link, Page } from '../schema.ts';

const learnMore: Link = { label: 'Learn More', href: paths.signup };
const about = (id: string) => `${paths.services}/${id}`;

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
  card: '/cards/services.png',
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
      lead: 'Each service starts from your marketing profile, so nobody asks you the same questions twice. The name of a service opens its page.',
      cards: [
        {
          icon: 'megaphone',
          title: 'AI Marketing Services',
          text: 'A plan for the quarter, campaigns written and tested with AI, and one report a month that a busy owner can read.',
          link: learnMore,
          titleLink: about('ai-marketing-services'),
        },
        {
          icon: 'phone',
          title: 'AI Voice Agents',
          text: 'Your phone is answered day and night. The agent takes the details, books the visit and passes on what needs you.',
          link: learnMore,
          titleLink: about('ai-voice-agents'),
        },
        {
          icon: 'gear',
          title: 'Workflow Automation & AI Systems',
          text: 'Follow-ups, reminders, invoices and review requests that go out by themselves, from the tools you already have.',
          link: learnMore,
          titleLink: about('workflow-automation'),
        },
        {
          icon: 'spark',
          title: 'Branding & Content Creation',
          text: 'A name people remember, pictures and video that look like you, and texts in the voice of your business.',
          link: learnMore,
          titleLink: about('branding-content'),
        },
        {
          icon: 'search',
          title: 'SEO & Website Services',
          text: 'A fast website that answers what customers type, with a page for every service and every town you work in.',
          link: learnMore,
          titleLink: about('seo-website-services'),
        },
        {
          icon: 'target',
          title: 'Advertising & Campaigns',
          text: 'Search and social ads with a budget you set. We stop what does not sell and put the money where it does.',
          link: learnMore,
          titleLink: about('advertising-campaigns'),
        },
        {
          icon: 'chat',
          title: 'Social Media Marketing',
          text: 'A calendar of posts worth reading, comments answered the same day, and regulars who bring their friends.',
          link: learnMore,
          titleLink: about('social-media-marketing'),
        },
        {
          icon: 'rocket',
          title: 'Lead Generation & Sales Systems',
          text: 'From the first click to the signed order: forms, texts and a list that shows who is waiting for your call.',
          link: learnMore,
          titleLink: about('lead-generation'),
        },
        {
          icon: 'compass',
          title: 'Consulting & Strategy Services',
          text: 'An hour or a quarter with somebody who reads your numbers and tells you what to do next, and what to leave.',
          link: learnMore,
          titleLink: about('consulting-strategy'),
        },
      ],
      link: { label: 'See monthly plans and prices', href: about('pricing') },
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
            'Automation and a voice agent are felt first, because calls and follow-ups stop getting lost. Ads show within days whether an offer works at all; search takes three to four months. Before we start we write down what a customer is worth to you, so that the monthly report can say plainly whether it pays.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Start from your question',
      lead: 'Pages for people who compare, and who want an answer before they talk to anybody.',
      links: [
        { label: 'What is an AI agency?', href: '/ai-agency', text: 'And when do I need one' },
        { label: 'How does AI marketing work?', href: '/ai-marketing-agency', text: 'The process and its results' },
        {
          label: 'Who does all channels?',
          href: '/ai-digital-marketing-agency',
          text: 'Digital marketing from one team',
        },
        { label: 'Where does the ad money go?', href: '/ai-advertising-company', text: 'Six platforms, step by step' },
        { label: 'How long does search take?', href: '/ai-seo-company', text: 'Analysis to refinement' },
        { label: 'What can agents do?', href: '/ai-marketing-agents', text: 'Conversation, content, social media' },
        {
          label: 'Which solutions are there?',
          href: '/ai-driven-digital-marketing-solutions',
          text: 'Three, explained',
        },
        { label: 'Is there a platform?', href: '/ai-marketing-com', text: 'Profile, prompts, next steps' },
        { label: 'What do I get online?', href: '/www-ai-marketing', text: 'Dashboard, studio, free account' },
        {
          label: 'How do companies differ?',
          href: '/ai-marketing-companies',
          text: 'Three kinds, four steps to choose',
        },
        { label: 'Who is near me?', href: '/ai-agency-near-me', text: 'Three offices' },
        { label: 'Who knows the local market?', href: '/ai-marketing-agency-near-me', text: 'Miami to Boca Raton' },
        { label: 'Who helps with listings?', href: '/ai-digital-marketing-near-me', text: 'Digital marketing nearby' },
        { label: 'Which agency is best?', href: '/best-ai-marketing-agency-near-me', text: 'What to check first' },
        {
          label: 'Who automates best?',
          href: '/best-ai-marketing-automation-agencies-near-me',
          text: 'A comparison, and six tests',
        },
        { label: 'Who is in Fort Lauderdale?', href: '/ai-company-fort-lauderdale', text: 'For local businesses' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which one comes first?',
      lead: `Answer the ${brand.assistant} for about 2 minutes. Your profile says where to start, with or without us.`,
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a profile', href: paths.signup },
        { label: 'Talk to us', href: paths.contact },
      ],
    },
  ],
};
