import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/consulting-strategy`,
  title: 'Consulting & Strategy Services for small business',
  description:
    'We read your numbers, ask hard questions and give you a short list: what to do, what to stop and what can wait. The first 30 minutes are free.',
  keywords: ['AI consulting', 'marketing strategy', 'small business advice', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-consulting-strategy.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Consulting & Strategy Services',
      title: 'Marketing strategy and consulting with no vendor commissions',
      lead: 'Every week, someone wants to sell you a new tool. We go through your numbers with you and sort out what helps, what doesn’t and what can wait a year.',
      chatLabel: 'Ask a question',
      links: [{ label: 'Book the free call', href: paths.signup }],
      promises: ['First 30 minutes free', 'Advice in writing', 'No commission from vendors'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three ways to get marketing advice',
      cards: [
        {
          icon: 'chat',
          title: 'One question',
          text: 'We spend one session on one decision: this tool or that one, hire or automate, raise prices or advertise. You get a recommendation and the reasons for it.',
        },
        {
          icon: 'compass',
          title: 'A strategy',
          text: 'We take a few weeks to look, ask and run the numbers. You get a two-page strategy your staff can understand.',
        },
        {
          icon: 'people',
          title: 'Advice all year',
          text: 'We meet regularly through the year. You bring what’s bothering you, and we keep track of what you decided last time.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What’s in your marketing strategy document',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It’s short enough to read twice. It starts with your situation in five sentences, so you can tell us what we misunderstood. Next come the options we looked at, including doing nothing, and the downside of each. It ends with a list: the next step, who does it, by when, and how you’ll know if we were wrong.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How our consulting works, step by step',
      steps: [
        {
          title: 'We read',
          text: 'Send us what you have: last year’s sales, ad bills, the profile from our chat. A shoebox of receipts is fine.',
        },
        {
          title: 'We ask',
          text: 'We have one long conversation. Expect questions about customers you’d rather not have and work you only do out of habit.',
        },
        {
          title: 'We compare',
          text: 'We run two or three options with your numbers, first with cautious assumptions and then with a worst case.',
        },
        {
          title: 'You decide',
          text: 'The decision is yours. We write it down and check in after three months to see how it went.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Questions other owners ask a marketing consultant',
      items: [
        'Which of my five services should I stop offering?',
        'Is this AI subscription worth renewing?',
        'What can my staff type into a chatbot, and what can’t they?',
        'Why do people ask for quotes and then disappear?',
        'Should I open a second location or improve the first?',
      ],
    },
    {
      kind: 'prose',
      title: 'What consulting costs you in money and time',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You pay for hours we agree on up front. You also have to be honest. We need your real numbers, and looking at them isn’t always fun. Set aside one evening to collect them and another to go over the result. If your partner or spouse has a say, bring them in from the start.',
        },
        { kind: 'heading', text: 'When you shouldn’t hire us' },
        {
          kind: 'list',
          items: [
            'You’ve already decided and just want us to agree.',
            'Your business is in trouble today and needs extra hands right away.',
            'It’s a question for your accountant or attorney. We’ll tell you so within minutes.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about our consulting services',
      entries: [
        {
          question: 'Will you just recommend your own services?',
          answer:
            'Sometimes they’re a good fit. When they are, we’ll list them next to something you can buy elsewhere or do yourself. You keep the document, and plenty of owners take it to someone else.',
        },
        {
          question: 'Do I need a marketing hire once I have AI?',
          answer:
            'Look at your week first. If you spend ten hours writing and scheduling, AI tools can free up most of that. You don’t need to hire. If you spend those hours talking with customers and partners, that takes a person.',
        },
        {
          question: 'What return should I expect from AI?',
          answer:
            'A small return you can measure, first in time and later in sales. We find one task and count the minutes before and after. If the savings last three months, we move to the next task. If someone promises you a percentage before they’ve seen your books, they’re guessing.',
        },
        {
          question: 'Do you sign a confidentiality agreement?',
          answer: 'Yes, before you send us anything. When we’re done, we’ll delete your documents if you want us to.',
        },
        {
          question: 'Where do we meet?',
          answer: `At your business if you’re in ${brand.region}, or by video if you’re not. We like to see your counter. We learn more there in ten minutes than from a slide deck.`,
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Learn more before you book',
      links: [
        {
          label: 'AI marketing consultant',
          href: '/ai-marketing-consultant',
          text: 'What we advise on and how it works',
        },
        { label: 'About us', href: paths.about, text: 'Who we are and how we work' },
        { label: 'Articles', href: '/blog', text: 'Free advice from our team' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get marketing advice on a decision you keep putting off',
      lead: 'The first 30 minutes are free. That’s usually enough to tell if you need a second session.',
      chatLabel: 'Start with the profile',
      links: [
        { label: 'Request a time', href: paths.signup },
        { label: 'Email your question', href: paths.contact },
      ],
    },
  ],
};
