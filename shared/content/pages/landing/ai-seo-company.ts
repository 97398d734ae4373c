import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-seo-company',
  title: 'AI SEO company: how we work and how long it takes',
  description:
    'Choosing an AI SEO company: what we look after month by month, why businesses pick us, and the honest timetable from first change to results.',
  keywords: ['AI SEO company', 'SEO company', 'AI search optimization', 'organic traffic'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'SEO & Website Services', href: '/services/seo-website-services' },
  ],
  card: '/cards/ai-seo-company.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI SEO company',
      title: 'Be the answer when somebody in your town asks',
      lead: 'Search is slow, and that is its charm: once a page of yours is the best answer, it keeps bringing people while you sleep. We do the slow part with you, month after month.',
      links: [
        { label: 'Request a first look', href: paths.contact },
        { label: 'SEO & website services', href: '/services/seo-website-services' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What we look after',
      cards: [
        {
          icon: 'search',
          title: 'Questions',
          text: 'We follow what people around you type and ask their assistants, and tell you each month which new question deserves a page.',
        },
        {
          icon: 'document',
          title: 'Pages',
          text: 'Written with AI from an interview with you, checked line by line, with photographs from your work. Old pages are renewed before new ones are added.',
        },
        {
          icon: 'gear',
          title: 'The machine room',
          text: 'Speed, structure, markup for opening hours and services, redirects that still lead somewhere. Dull, and the reason the rest works.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Stats we quote for search',
      stats: [stat('organic-traffic'), stat('first-page-rankings'), stat('organic-conversions')],
      note: 'Figures quoted in our marketing, not a promise. A new website and an old one do not start level.',
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: `Why ${brand.name}`,
      cards: [
        {
          icon: 'chat',
          title: 'We interview you',
          text: 'Twenty minutes on the phone give us sentences no competitor can copy, because they come from your work.',
        },
        {
          icon: 'target',
          title: 'We count inquiries',
          text: 'A first place for a phrase nobody buys from is vanity. Your report starts with calls and forms.',
        },
        {
          icon: 'compass',
          title: 'We say when to stop',
          text: 'Some markets belong to big portals. If ads or partnerships would serve you better, that is our advice.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The four stages',
      steps: [
        { title: 'Analysis', text: 'Where you stand, for which questions, and who stands above you and why.' },
        {
          title: 'Strategy',
          text: 'A plan for six months with no more than twelve pages in it, sorted by what they may earn.',
        },
        {
          title: 'Implementation',
          text: 'Repairs, then pages, two or three a month, so that you have time to read them.',
        },
        {
          title: 'Refinement',
          text: 'Pages that almost made it get a better opening, a photo, an example. Those that never will are folded into others.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Three questions everybody should ask an SEO company',
      entries: [
        {
          question: 'How long does SEO take?',
          answer: claimed(
            'seo-timing',
            (times) =>
              `Plan with ${times}. The first changes are small: more impressions, a few new phrases. This is the timetable we quote, not a guarantee.`,
            'The first changes are small: more impressions, a few new phrases. How long the rest takes depends on where your website stands, and nobody can guarantee it.',
          ),
        },
        {
          question: 'What exactly is done with AI?',
          answer:
            'Reading and sorting: search phrases, competing pages, your own site. Drafting, too. Choosing the topics, checking facts and deciding what carries your name is done by people.',
        },
        {
          question: 'What happens to my rankings if I cancel?',
          answer:
            'The pages and repairs are yours and stay. Rankings fade slowly if nobody keeps the pages current. We leave you a list of which to look at, and when.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Ask what people type before they find somebody else',
      lead: 'Name your trade and your town. In the free consultation we go through ten questions worth answering.',
      links: [
        { label: 'Get the ten questions', href: paths.contact },
        { label: 'Everything in the service', href: '/services/seo-website-services' },
      ],
    },
  ],
};
