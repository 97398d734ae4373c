import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { guideLinks } from '../related-pages.ts';
import type { Link, Page } from '../schema.ts';

const learnMore: Link = { label: 'Learn More', href: paths.signup };
const about = (id: string) => `${paths.services}/${id}`;

export const page: Page = {
  path: paths.services,
  title: 'AI marketing services for small businesses',
  description: `Get nine services from one team in ${brand.region}: campaigns, voice agents, automation, content, SEO, ads, social media, leads and consulting.`,
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
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Our services',
      title: 'AI marketing services that take work off your plate.',
      lead: 'Pick one service or let us run all of your marketing. We plan with AI, and people check the work. Every month, you see what it brought in.',
      chatLabel: 'Start the chat',
      links: [{ label: `Try ${brand.name}`, href: paths.signup }],
      promises: ['No long contract', 'One person to call', `Based in ${brand.region}`],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What we can do for you',
      lead: 'Each service starts with your marketing profile, so no one asks you the same questions twice.',
      cards: [
        {
          icon: 'megaphone',
          title: 'AI Marketing Services',
          text: 'Get a three-month plan, campaigns written and tested with AI, and one short report a month.',
          link: learnMore,
          about: about('ai-marketing-services'),
        },
        {
          icon: 'phone',
          title: 'AI Voice Agents',
          text: 'Your phone gets answered day and night. The agent takes the details, books the visit and passes along what needs you.',
          link: learnMore,
          about: about('ai-voice-agents'),
        },
        {
          icon: 'gear',
          title: 'Workflow Automation & AI Systems',
          text: 'Follow-ups, reminders, invoices and review requests go out on their own, from the tools you already use.',
          link: learnMore,
          about: about('workflow-automation'),
        },
        {
          icon: 'spark',
          title: 'Branding & Content Creation',
          text: 'Get a name people remember, photos and video that look like you, and copy that sounds like your business.',
          link: learnMore,
          about: about('branding-content'),
        },
        {
          icon: 'search',
          title: 'SEO & Website Services',
          text: 'Get a fast website that answers what customers search for, with a page for every service and every town you serve.',
          link: learnMore,
          about: about('seo-website-services'),
        },
        {
          icon: 'target',
          title: 'Advertising & Campaigns',
          text: "Run search and social ads on a budget you set. We stop the ads that don't sell and put your money behind those that do.",
          link: learnMore,
          about: about('advertising-campaigns'),
        },
        {
          icon: 'chat',
          title: 'Social Media Marketing',
          text: 'Get a calendar of posts worth reading, same-day replies to comments and reasons for regulars to bring friends.',
          link: learnMore,
          about: about('social-media-marketing'),
        },
        {
          icon: 'rocket',
          title: 'Lead Generation & Sales Systems',
          text: "Get forms, texts and a list that shows who's waiting for your call. We cover every step from first click to signed order.",
          link: learnMore,
          about: about('lead-generation'),
        },
        {
          icon: 'compass',
          title: 'Consulting & Strategy Services',
          text: "Work with a strategist for an hour or for three months. You'll find out what to do next and what to skip.",
          link: learnMore,
          about: about('consulting-strategy'),
        },
      ],
      link: { label: 'See pricing', href: about('pricing') },
    },
    {
      kind: 'steps',
      title: 'How we work together',
      lead: "You can stop after any step and keep everything we've made.",
      steps: [
        {
          title: 'Profile',
          text: "Tell us what you sell, who buys it and what you've tried, by chat or form. It only takes minutes, with no meetings.",
        },
        {
          title: 'Call',
          text: 'In a free 30-minute call, we go through your profile and agree on the one thing to do first.',
        },
        {
          title: 'Setup and results',
          text: 'We build it in your accounts, under your name, and you test it first. Once a month, we look at calls, bookings and costs together.',
        },
      ],
    },
    { kind: 'proof', topic: 'all', title: 'What changed for our customers' },
    {
      kind: 'faq',
      title: 'Questions about AI marketing services',
      entries: [
        {
          question: "What does a voice agent do when it can't help?",
          answer:
            "It says so, takes the caller's name, number and reason for calling, and sends them to you right away. It can put urgent calls through to your phone. You decide which questions it answers and what it never promises, such as prices. Callers are told they're talking to an automated assistant.",
        },
        {
          question: 'Can AI replace a marketing team?',
          answer:
            "It can take over a lot of the typing, such as first drafts, ad variations and reports, and it can sort leads. It can't know your customers or decide what you stand for. With AI, a small business can usually get a team's work from one person who checks and decides. That person can be you or one of us.",
        },
        {
          question: 'When does this pay for itself?',
          answer:
            "You'll notice automation and voice agents first, because you stop losing calls and follow-ups. Ads show within days if an offer works. SEO takes three to four months. Before we start, we write down what a customer is worth to you. Then the monthly report shows if your marketing is paying off.",
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Find an answer to your question',
      lead: 'Still comparing? Get answers before you talk to anyone.',
      anchor: 'guides',
      links: guideLinks,
    },
    {
      kind: 'call-to-action',
      title: 'Not sure where to start?',
      lead: `Chat with the ${brand.assistant} for about 2 minutes. Your profile will tell you where to start, with or without us.`,
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Contact us', href: paths.contact },
      ],
    },
  ],
};
