import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/consulting-strategy`,
  title: 'Consulting & Strategy Services: a second pair of eyes',
  description:
    'Somebody who reads your numbers, asks awkward questions and leaves you with a short list: do this, stop that, ignore the rest until spring.',
  keywords: ['AI consulting', 'marketing strategy', 'small business advice', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-consulting-strategy.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Consulting & Strategy Services',
      title: 'Decide once, calmly, with somebody who has no stake in the answer.',
      lead: 'Every week brings a new tool and a salesman for it. We sit down with your figures and sort: what moves your business, what is a toy, what can wait a year.',
      chatLabel: 'Put a question',
      links: [{ label: 'Book the free call', href: paths.signup }],
      promises: ['First 30 minutes free', 'Advice in writing', 'No commission from vendors'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three ways to use us',
      cards: [
        {
          icon: 'chat',
          title: 'One question',
          text: 'A single session on a single decision: this tool or that, hire or automate, raise prices or advertise. You leave with a recommendation and its reasons.',
        },
        {
          icon: 'compass',
          title: 'A direction',
          text: 'Some weeks of looking, asking and calculating, then a strategy on two pages that your staff understands.',
        },
        {
          icon: 'people',
          title: 'Company on the way',
          text: 'A standing appointment through the year. You bring what bothers you, we keep track of what you decided last time.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you hold in your hands afterwards',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A document, short enough to reread. On top the situation in five sentences, so that you can tell us where we misunderstood you. Then the options we considered, including doing nothing, each with what speaks against it. Finally the list: next step, person, date, and the sign by which you will notice that we were wrong.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How an engagement goes',
      steps: [
        {
          title: 'Reading',
          text: 'You send what you have: last year’s sales, ad bills, the profile from our chat. Shoeboxes accepted.',
        },
        {
          title: 'Asking',
          text: 'One long conversation. Expect questions about customers you would rather not have and work you do out of habit.',
        },
        {
          title: 'Weighing',
          text: 'We calculate two or three routes with your numbers, cautiously and then pessimistically.',
        },
        { title: 'Deciding', text: 'You decide, not we. We write it down and ask again after a quarter how it went.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Questions owners have brought',
      items: [
        'Which of my five services should I stop offering?',
        'Is this AI subscription worth renewing?',
        'What may my staff type into a chatbot, and what not?',
        'Why do people ask for quotes and then disappear?',
        'Second location, or a better first one?',
      ],
    },
    {
      kind: 'prose',
      title: 'What it costs to think about',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The invoice is for hours, agreed beforehand. The real price is candor: we can only work with true numbers, and looking at them together is not always pleasant. Reserve an evening for collecting them and another for the result. If a partner or spouse has a say, they should sit at the table from the start.',
        },
        { kind: 'heading', text: 'Keep your money, if' },
        {
          kind: 'list',
          items: [
            'you have decided already and want applause;',
            'the shop burns and needs hands, not opinions;',
            'the question is one for your accountant or attorney. We will say so within minutes.',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about consulting',
      entries: [
        {
          question: 'Will you just recommend your own services?',
          answer:
            'Sometimes they fit, and then we name them next to an alternative you can buy elsewhere or do alone. The paper is yours; plenty of owners carry it to somebody else.',
        },
        {
          question: 'Do I need a marketing hire once I have AI?',
          answer:
            'Look at your week first. If ten hours of it go into writing and scheduling, tools will free most of them and nobody has to be hired. If the hours go into talking with customers and partners, that is a person’s work, and software only gives them a better desk.',
        },
        {
          question: 'What return should I expect from AI?',
          answer:
            'A modest and measurable one, first in time and later in sales. We look for one task where minutes can be counted before and after. When that holds for three months, the next task follows. Anyone who names a percentage before seeing your books is guessing.',
        },
        {
          question: 'Do you sign a confidentiality agreement?',
          answer: 'Yes, before you send the first document. Your papers are deleted at the end if you wish.',
        },
        {
          question: 'Where do we meet?',
          answer: `At your place if it lies in ${brand.region}, otherwise on video. Seeing the counter helps; we learn more there in ten minutes than from a slide deck.`,
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'If you would rather read first',
      links: [
        {
          label: 'AI marketing consultant',
          href: '/ai-marketing-consultant',
          text: 'Fields of advice and how a mandate works',
        },
        { label: 'About us', href: paths.about, text: 'Who would be sitting across from you' },
        { label: 'Articles', href: '/blog', text: 'What we think, for free' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bring the question you keep postponing.',
      lead: 'Thirty minutes cost nothing and usually suffice to see whether it is worth a second session.',
      chatLabel: 'Start with the profile',
      links: [
        { label: 'Request a date', href: paths.signup },
        { label: 'Email the question', href: paths.contact },
      ],
    },
  ],
};
