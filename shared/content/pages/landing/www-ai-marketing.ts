import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/www-ai-marketing',
  title: 'AI marketing online: dashboard and free account',
  description:
    'Take a tour of our online AI marketing tools. See what’s on the dashboard, what the content studio makes and how to get started in four steps.',
  keywords: ['www AI marketing', 'AI marketing online', 'AI marketing dashboard', 'AI content studio'],
  card: '/cards/www-ai-marketing.png',
  jsonLd: ['organization', 'website', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing on the web',
      title: 'AI marketing online that writes your first draft',
      lead: `Open ${brand.name} in any browser and look around. See what’s waiting for you each morning, what you can make and where to learn more.`,
      links: [
        { label: 'Create Free Account', href: paths.signup },
        { label: 'See services', href: paths.services },
      ],
      promises: ['Any browser', 'Free account'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'AI marketing solutions for where you are now',
      lead: 'Which one sounds like you?',
      cards: [
        {
          icon: 'compass',
          title: '“I don’t know where to start”',
          text: 'Start with the profile. It puts your next steps in order, and the first one is always small.',
        },
        {
          icon: 'spark',
          title: '“I know what to do, but I never get to it”',
          text: 'Use the prompts. Each one turns an hour of writing into ten minutes of editing.',
        },
        {
          icon: 'people',
          title: '“I want someone else to do it”',
          text: 'Choose a service. Tell us the result you want and we’ll give you a monthly price.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What you get when you sign in',
      groups: [
        {
          title: 'Dashboard',
          text: 'It shows you what to do next.',
          items: [
            'Just your next step, right at the top',
            'Your progress in the Marketing Machine',
            'Updates on your profile and your requests',
            'The status of anything you’ve asked our team to do',
          ],
        },
        {
          title: 'Content studio',
          text: 'It has prompts for whatever you want to make today.',
          items: [
            'Posts and emails about your real offers',
            'Short video scripts that tell you what to film',
            'Picture ideas that match your colors and your business',
            'Copy for pages, listings and review replies',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Start AI marketing online in four steps',
      steps: [
        {
          title: 'Sign Up',
          text: 'Give us your name, how to reach you and a few facts about your business. You don’t need a card.',
        },
        {
          title: 'Connect',
          text: 'Tell us where you’re already online: website, social pages, map listing. Your plan builds on what you have.',
        },
        {
          title: 'Analyze',
          text: 'Read what your profile says about your customers and competitors. Correct anything that’s wrong.',
        },
        {
          title: 'Optimize',
          text: 'Publish one thing, see who responds and adjust the next one. Then repeat.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Free AI marketing resources',
      lead: 'You don’t need an account for these.',
      links: [
        {
          label: 'Articles',
          href: '/blog',
          text: 'Practical tips on automation, search, costs and time for small businesses',
        },
        {
          label: 'Marketing tools',
          href: '/tools/marketing-tools',
          text: 'Prompt packs you can browse, sorted by purpose',
        },
        { label: 'Services', href: paths.services, text: 'Nine things our team can do for you' },
        { label: 'Help', href: paths.contact, text: 'Write to us and a person will answer within 24 hours' },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about your free account',
      entries: [
        {
          question: 'Do I have to install anything?',
          answer:
            'No. It runs in the browser on your phone or computer. If you can read this page, everything else will work too.',
        },
        {
          question: 'What’s in the free account?',
          answer:
            'You get your profile, 25 prompts per month and a 7-day preview of the member area. In the preview, you can look at every platform prompt. We never move you to a paid plan automatically.',
        },
        {
          question: 'Can two people use one account?',
          answer:
            'Each account is for one person and one business. If your bookkeeper or your daughter helps with marketing, copy the prompt and send it, or print your profile.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Create your free AI marketing account',
      lead: 'You won’t pay anything unless you choose a paid plan later.',
      links: [
        { label: 'Create Free Account', href: paths.signup },
        { label: 'Ask a question first', href: paths.contact },
      ],
    },
  ],
};
