import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/www-ai-marketing',
  title: 'AI marketing online: dashboard, studio and free account',
  description:
    'A tour of the AI marketing tools on this site: what the dashboard shows, what the content studio makes, and four steps to your first result.',
  keywords: ['www AI marketing', 'AI marketing online', 'AI marketing dashboard', 'AI content studio'],
  card: '/cards/www-ai-marketing.png',
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing on the web',
      title: 'The website you were looking for does the first draft',
      lead: `Open ${brand.name} in any browser and look around: what you would see each morning, what you could make with it, and where to read on.`,
      links: [
        { label: 'Create Free Account', href: paths.signup },
        { label: 'See services', href: paths.services },
      ],
      promises: ['Any browser', 'Free account'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Solutions',
      lead: 'Pick the sentence that sounds like you.',
      cards: [
        {
          icon: 'compass',
          title: '“I do not know where to begin”',
          text: 'Take the profile. It puts your next steps in order, and the first one is always small.',
        },
        {
          icon: 'spark',
          title: '“I know what to do but never get to it”',
          text: 'Take the prompts. Each turns an hour of writing into ten minutes of correcting.',
        },
        {
          icon: 'people',
          title: '“I want somebody else to do it”',
          text: 'Take a service. Tell us the result you want and we name a price per month.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Two rooms behind the login',
      groups: [
        {
          title: 'Dashboard',
          text: 'Answers one question: what do I do next?',
          items: [
            'Your next step, and only that, at the top',
            'How far you have come in the Marketing Machine',
            'News about your profile and your requests',
            'What you asked our team for, and where it stands',
          ],
        },
        {
          title: 'Content studio',
          text: 'Prompts for whatever you want to make today.',
          items: [
            'Posts and mails that mention real offers of yours',
            'Scripts for short videos, with what to film',
            'Picture ideas that fit your colors and your trade',
            'Texts for pages, listings and replies to reviews',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four steps to something you can use',
      steps: [
        { title: 'Sign Up', text: 'Your name, how to reach you, a few facts about your business. No card.' },
        {
          title: 'Connect',
          text: 'Say where you are online already: website, social pages, map listing. The plan then builds on what exists.',
        },
        {
          title: 'Analyze',
          text: 'Read what your profile says about your customers and your competition, and correct it where you know better.',
        },
        {
          title: 'Optimize',
          text: 'Publish one thing, see who reacts, adjust the next. That is the whole art, repeated.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Resources',
      lead: 'You do not need an account for these.',
      links: [
        {
          label: 'Articles',
          href: '/blog',
          text: 'Practical texts on automation, search, cost and time for small businesses',
        },
        {
          label: 'Marketing tools',
          href: '/tools/marketing-tools',
          text: 'Prompt packs to look through, sorted by purpose',
        },
        { label: 'Services', href: paths.services, text: 'Nine things our team can do in your place' },
        { label: 'Help', href: paths.contact, text: 'Write to a person; the answer comes within 24 hours' },
      ],
    },
    {
      kind: 'faq',
      title: 'Using the site',
      entries: [
        {
          question: 'Do I have to install anything?',
          answer:
            'No. It runs in the browser of your phone or computer. If you can read this page, everything else will work too.',
        },
        {
          question: 'What is in the free account?',
          answer:
            'Your profile, a 7-day preview of the member area with all platform prompts to look at, and 25 prompts per month to use. You are never moved into a paid plan automatically.',
        },
        {
          question: 'Can two people use one account?',
          answer:
            'An account belongs to one person and one business. If your bookkeeper or your daughter helps with marketing, copy the prompt and send it, or print the profile.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Look inside',
      lead: 'The account is free. Nothing is charged unless you choose a paid plan later.',
      links: [
        { label: 'Create Free Account', href: paths.signup },
        { label: 'Ask something first', href: paths.contact },
      ],
    },
  ],
};
