import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency',
  title: 'AI agency: what one does and when you need one',
  description:
    'What an AI agency does all day, how it differs from buying tools or hiring, and how to tell whether your business is ready for one.',
  keywords: ['AI agency', 'what is an AI agency', 'AI agency services'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI agency',
      title: 'An AI agency is a team that sets software to work for you',
      lead: `Anyone can open a chatbot. The work is deciding which of your tasks it should take, feeding it what it must know, and checking what comes out. ${brand.name} does that for small businesses.`,
      links: [
        { label: 'Ask us about your case', href: paths.contact },
        { label: 'See the services', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'prose',
      title: 'What the word means',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three kinds of firm call themselves an AI agency. Some build software products for large companies. Some sell courses. And some, like us, run marketing and office work for businesses with five or fifteen employees, with AI doing the repetitive share of it. If you have a shop, a practice or a crew, you are looking for the third kind.',
        },
        {
          kind: 'paragraph',
          text: 'The difference to a classic agency is not that no humans are involved. It is where their hours go: less typing and resizing, more listening, choosing and correcting.',
        },
        { kind: 'heading', text: 'You are probably ready if' },
        {
          kind: 'list',
          items: [
            'The same five questions reach you every week, by phone or by message.',
            'You know which customers you want more of, even if you cannot reach them yet.',
            'Leads go cold because nobody had ten minutes on that day.',
          ],
        },
        { kind: 'heading', text: 'Wait a little if' },
        {
          kind: 'list',
          items: [
            'You are still changing what you sell every month.',
            'You could not serve ten more customers if they called tomorrow.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What you hire it for',
      cards: [
        {
          icon: 'gear',
          title: 'Time back',
          text: 'Confirmations, follow-ups, review requests and first replies leave your to-do list and stay off it.',
        },
        {
          icon: 'megaphone',
          title: 'Being seen regularly',
          text: 'Posts, pages and ads appear in slow weeks and in full ones, because they no longer wait for you.',
        },
        {
          icon: 'people',
          title: 'Somebody who answers for it',
          text: 'A tool shrugs when the text is wrong. Here a named person fixes it and makes sure it does not happen twice.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The first month with us',
      steps: [
        {
          title: 'List',
          text: 'We write down what eats your week and what each item costs you in hours or lost customers.',
        },
        { title: 'Pick', text: 'One task goes first: the one that hurts most and can be checked most easily.' },
        {
          title: 'Run beside you',
          text: 'For two weeks the software drafts and you approve. We count how often you change something.',
        },
        {
          title: 'Let go',
          text: 'When you stop changing things, it runs alone, and we look at the next task on the list.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Figures you will hear in this trade, ours included',
      stats: [
        stat('roi-improvement', 'ROI improvement from AI-run campaigns'),
        stat('cost-reduction', 'cost reduction against doing it by hand'),
        stat('conversion-300', 'higher conversion of visitors'),
      ],
      note: 'Figures quoted in our marketing, not a promise. Ask every agency, this one too, what your own starting point is.',
    },
    {
      kind: 'faq',
      title: 'Agency, tool or employee?',
      entries: [
        {
          question: 'Why not just buy the tools myself?',
          answer:
            'Do, if you like setting things up. Most tools we use are open to anybody. You pay an agency for the weeks it takes to connect them, for the instructions inside them, and for someone who notices when one of them breaks.',
        },
        {
          question: 'Would a part-time marketing person be better?',
          answer:
            'Sometimes. If your marketing lives from being at events and taking photographs, hire the person. If it lives from quick replies and steady publishing, software with supervision does more hours for less money.',
        },
        {
          question: 'Does the AI talk to my customers without me knowing?',
          answer:
            'Only where you said so. You choose per task whether a message goes out by itself or waits for you, and you can read every one afterwards.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'How it sounds when it fits',
      items: [
        {
          quote:
            'They refused to automate my estimates because no two are alike. That is when I started to trust them with the rest.',
          name: 'Sample owner',
          business: 'Custom cabinet maker, Pompano Beach FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial with an invented business. Customers’ words will replace it.',
    },
    {
      kind: 'call-to-action',
      title: 'Tell us what eats your week',
      lead: 'Write three sentences. We answer within 24 hours and say honestly whether software can take it.',
      links: [
        { label: 'Write to us', href: paths.contact },
        { label: 'Browse the services', href: paths.services },
      ],
    },
  ],
};
