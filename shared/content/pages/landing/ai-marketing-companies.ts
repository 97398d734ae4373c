import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-companies',
  title: 'AI marketing companies: three kinds and how to choose',
  description:
    'AI marketing companies fall into three kinds. What each is good for, what your industry should look for, and a guide to choosing in four steps.',
  keywords: ['AI marketing companies', 'choose an AI marketing company', 'types of marketing agencies'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-marketing-companies.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing companies',
      title: 'Which kind of AI marketing company do you need?',
      lead: 'They all use the same handful of models. What differs is how much they leave to you, and what you are left with when you stop paying.',
      links: [
        { label: 'Describe your case', href: paths.contact },
        { label: 'What we offer', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Three companies you will meet',
      lead: `Each links to how ${brand.name} does that kind of work, so you can compare it with others of its sort.`,
      cards: [
        {
          icon: 'document',
          title: 'The one that gives you a plan',
          text: 'You answer questions, you receive a strategy and prompts, you do the work. Cheap or free, and right if you have more time than money.',
          link: { label: 'Learn More', href: paths.profile },
        },
        {
          icon: 'megaphone',
          title: 'The one that runs your channels',
          text: 'A digital agency with AI in its workshop: website, mail, ads, posts. Right if you know what you sell and want it seen.',
          link: { label: 'Learn More', href: '/ai-digital-marketing-agency' },
        },
        {
          icon: 'gear',
          title: 'The one that changes how you work',
          text: 'AI marketing services that reach into phone, calendar and invoices. Takes longest, and right if leads arrive but get lost.',
          link: { label: 'Learn More', href: '/ai-marketing-services' },
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What to look for in your industry',
      blocks: [
        { kind: 'heading', text: 'Restaurants and hospitality' },
        {
          kind: 'paragraph',
          text: 'Speed beats beauty. Look for a company that can have tonight’s special online before the evening service, with the right allergens in it.',
        },
        { kind: 'heading', text: 'Health and beauty' },
        {
          kind: 'paragraph',
          text: 'Ask how they keep what clients tell you out of advertising systems. A vague answer is an answer.',
        },
        { kind: 'heading', text: 'Trades and home services' },
        {
          kind: 'paragraph',
          text: 'You need the phone covered more than you need followers. Prefer whoever talks about missed calls in the first five minutes.',
        },
        { kind: 'heading', text: 'Professional services' },
        {
          kind: 'paragraph',
          text: 'Lawyers and accountants sell trust, and rules limit what you may claim. The company should ask about those rules before you do.',
        },
        { kind: 'heading', text: 'Online stores' },
        {
          kind: 'paragraph',
          text: 'Demand that they work with your stock data. Ads for sold-out sizes are the most common waste in this trade.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'A guide to choosing',
      lead: 'In this order, because each step makes the next one shorter.',
      steps: [
        {
          title: 'Name the result',
          text: 'Ten more bookings a week, or Saturday mornings off. One result, with a number in it.',
        },
        {
          title: 'Decide how much you do yourself',
          text: 'Two hours a week, twenty minutes, nothing. That picks the kind of company for you.',
        },
        {
          title: 'Ask for work, not for references',
          text: 'Have them write one post or one reply for your business, on the spot. You will see at once whether they listened.',
        },
        {
          title: 'Read how it ends',
          text: 'Notice period, who owns the accounts, what you may take along. Good companies put that on page one.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Walk away when you hear',
      items: [
        '“We guarantee you the first place on Google.”',
        '“The AI handles everything.”',
        '“The price depends on your revenue.”',
        '“You will get access to the accounts after the contract ends.”',
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Still between two kinds?',
      lead: 'Tell us the result you named in step one. We say which kind we would take, even if it is not ours.',
      links: [
        { label: 'Ask for an opinion', href: paths.contact },
        { label: 'Our nine services', href: paths.services },
      ],
    },
  ],
};
