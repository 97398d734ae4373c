import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-companies',
  title: 'AI marketing companies: how to choose one',
  description:
    'There are three kinds of AI marketing companies. See what each does best, what to look for in your industry and how to choose in four steps.',
  keywords: ['AI marketing companies', 'choose an AI marketing company', 'types of marketing agencies'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-marketing-companies.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing companies',
      title: 'AI marketing companies: find the right kind for your business',
      lead: 'They all use the same few AI models. What’s different is how much work they leave to you, and what you keep when you stop paying.',
      links: [
        { label: 'Tell us what you need', href: paths.contact },
        { label: 'See what we offer', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Three kinds of AI marketing companies',
      lead: `Each one links to how ${brand.name} does that kind of work, so you can compare us with others.`,
      cards: [
        {
          icon: 'document',
          title: 'The company that gives you a plan',
          text: 'You answer questions, get a strategy and prompts, and do the work. It’s cheap or free. Choose it if you have more time than money.',
          link: { label: 'Learn More', href: paths.profile },
        },
        {
          icon: 'megaphone',
          title: 'The company that runs your channels',
          text: 'This is a digital agency that uses AI for your website, email, ads and posts. Choose it if you know what you sell and want more people to see it.',
          link: { label: 'Learn More', href: '/ai-digital-marketing-agency' },
        },
        {
          icon: 'gear',
          title: 'The company that changes how you work',
          text: 'These AI marketing services connect to your phone, calendar and invoices. They take the longest. Choose this if leads come in but get lost.',
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
          text: 'Speed matters most. Find a company that can post tonight’s special before dinner service, with the right allergens listed.',
        },
        { kind: 'heading', text: 'Health and beauty' },
        {
          kind: 'paragraph',
          text: 'Ask how they keep what clients tell you out of ad systems. If the answer is vague, keep looking.',
        },
        { kind: 'heading', text: 'Contractors and home services' },
        {
          kind: 'paragraph',
          text: 'Getting your phone answered matters more than getting followers. Choose a company that asks about missed calls in the first five minutes.',
        },
        { kind: 'heading', text: 'Professional services' },
        {
          kind: 'paragraph',
          text: 'Lawyers and accountants sell trust, and rules limit what you can claim. The company should bring up those rules before you do.',
        },
        { kind: 'heading', text: 'Online stores' },
        {
          kind: 'paragraph',
          text: 'Make sure they use your stock data. Ads for sold-out sizes are the most common waste in this business.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to choose an AI marketing company in four steps',
      lead: 'Do them in this order. Each step makes the next one faster.',
      steps: [
        {
          title: 'Name the result you want',
          text: 'Maybe it’s ten more bookings a week, or Saturday mornings off. Choose one result and put a number on it.',
        },
        {
          title: 'Decide how much you’ll do yourself',
          text: 'Two hours a week, twenty minutes or nothing? Your answer tells you which kind of company you need.',
        },
        {
          title: 'Ask for a sample of their work',
          text: 'Have them write one post or one reply for your business during the call. You’ll see right away if they listened.',
        },
        {
          title: 'Check how the contract ends',
          text: 'Look for the notice period, who owns the accounts and what you can take with you. Good companies put that on page one.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Red flags: walk away if you hear this',
      items: [
        '“We guarantee you the #1 spot on Google.”',
        '“The AI handles everything.”',
        '“The price depends on your revenue.”',
        '“You’ll get access to the accounts after the contract ends.”',
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get a second opinion before you choose',
      lead: 'Tell us the result you named in step one. We’ll tell you which kind of company we’d hire, even if it’s not us.',
      links: [
        { label: 'Ask for our opinion', href: paths.contact },
        { label: 'See our nine services', href: paths.services },
      ],
    },
  ],
};
