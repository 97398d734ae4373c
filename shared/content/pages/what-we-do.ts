import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { podcastClips, stories } from '../samples.ts';
import type { Link, Page } from '../schema.ts';

/** Opens the dialog at the end of the page. Without script, it links to the application. */
const toStartProfile = { href: paths.signup, dialog: 'start-profile' };
const learnMore: Link = { label: 'Learn More', ...toStartProfile };
const about = (id: string) => `${paths.services}/${id}`;

export const page: Page = {
  path: paths.whatWeDo,
  title: 'What we do: AI marketing, calls and automation',
  description: `See how ${brand.agency} turns a short profile into campaigns, phone agents and automations: four steps, eight services and a free profile to start with.`,
  keywords: ['what we do', 'AI solutions', 'marketing process', 'small business', brand.region],
  card: '/cards/what-we-do.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'What we do',
      title: "We find where you're losing customers and fix it with AI.",
      lead: "Maybe no one answers the phone, follows up on quotes or updates the website. Tell us how customers reach you, and we'll fix the problem that costs you the most.",
      chatLabel: 'Start the chat',
      links: [{ label: 'See case studies', href: '/case-studies' }],
      promises: ['Free profile', 'Built in your accounts', 'You can stop after any step'],
    },
    {
      kind: 'prose',
      title: 'Our mission',
      blocks: [
        {
          kind: 'paragraph',
          text: "We put AI to work in businesses that don't have time to study it. We choose tools for your shop and your crew and explain each one in a sentence. Then we count the calls, bookings and orders they bring in and the hours you get back.",
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works in four steps',
      lead: "Each step ends with something you can see, so you always know what you're paying for.",
      steps: [
        {
          title: 'Profile creation',
          text: "The assistant asks about your business and writes a profile. You fix anything it got wrong. It's yours to keep, no matter what you decide next.",
        },
        {
          title: 'Custom solution design',
          text: "We turn the profile into a one-page plan. The plan says what we'll build, which of your tools it uses, what it costs to run and which number it should improve.",
        },
        {
          title: 'Implementation and integration',
          text: 'We connect your phone, calendar, forms and customer list, and test everything with made-up customers. You try it all before a real customer does.',
        },
        {
          title: 'Optimization and results',
          text: "Every month, you get a short list of what came in, what it cost and what we changed. We turn off anything that doesn't pay.",
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'Services',
      title: 'Eight AI services for small businesses',
      lead: 'Pick the service that sounds like your problem. Your profile will show if you should start there.',
      cards: [
        {
          icon: 'compass',
          title: 'AI strategy',
          text: "Find out which jobs software should do, which it shouldn't and where to start.",
          link: learnMore,
          about: about('consulting-strategy'),
        },
        {
          icon: 'phone',
          title: 'Phone agents',
          text: 'A voice agent picks up on the second ring, books the visit and passes the tricky calls to you.',
          link: learnMore,
          about: about('ai-voice-agents'),
        },
        {
          icon: 'gear',
          title: 'Process automation',
          text: 'Quotes, reminders and review requests go out on time, so no one has to remember them.',
          link: learnMore,
          about: about('workflow-automation'),
        },
        {
          icon: 'document',
          title: 'Content production',
          text: 'We draft articles, product descriptions and emails in your voice. A person reads each one before it goes out.',
          link: learnMore,
          about: about('branding-content'),
        },
        {
          icon: 'search',
          title: 'Search and websites',
          text: 'Get pages that load fast on a phone and answer what people in your area really ask.',
          link: learnMore,
          about: about('seo-website-services'),
        },
        {
          icon: 'target',
          title: 'Paid campaigns',
          text: 'We start with small tests. We put the budget into the offer that brings in calls and stop the rest.',
          link: learnMore,
          about: about('advertising-campaigns'),
        },
        {
          icon: 'people',
          title: 'AI twins and video',
          text: 'Film yourself once, and your digital double can present new scripts. Every clip tells viewers what it is.',
          link: learnMore,
        },
        {
          icon: 'rocket',
          title: 'Sales follow-up',
          text: 'Every lead gets a reply within minutes and a next step until they say yes or no.',
          link: learnMore,
          about: about('lead-generation'),
        },
      ],
    },
    {
      kind: 'videos',
      title: 'Clips from our podcast',
      lead: 'Owners and our team answer one question at a time.',
      aspect: '9:16',
      ...podcastClips,
    },
    {
      kind: 'stories',
      title: 'Success stories',
      lead: 'Each story is about one weak spot, one fix and one thing that got easier.',
      ...stories,
    },
    {
      kind: 'link-list',
      title: 'More from our agency',
      links: [
        { label: 'Case studies', href: '/case-studies', text: 'How we make AI twins and websites' },
        { label: 'All nine services', href: paths.services, text: 'Read about each one' },
        { label: 'Where we work', href: '/locations', text: 'Find local tips for your city' },
        { label: 'One-day bootcamp', href: '/bootcamp', text: 'Build it with us, online or in the studio' },
        { label: 'Developer prompt packs', href: '/tools', text: 'For people who write software' },
        { label: 'Blog', href: '/blog', text: 'Learn to do one thing better, with numbers' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Where are you losing customers?',
      lead: "Start with the profile. It's free, needs no credit card and shows you what to fix first.",
      links: [
        { label: 'Start Your AI Transformation', ...toStartProfile },
        { label: 'Contact us', href: paths.contact },
      ],
    },
    {
      kind: 'start-profile',
      title: 'It starts with your profile',
      text: "Before we suggest anything, we want to know your business. Answer a few questions and get a written profile with what sets you apart, what to do first and 200+ prompts. It's free, with no credit card.",
      chat: { label: 'Start Chat', text: 'It takes about 2 minutes, and you can watch your profile being written.' },
      apply: { label: 'Apply', text: "Complete seven short steps, and we'll build it with you.", href: paths.signup },
    },
  ],
};
