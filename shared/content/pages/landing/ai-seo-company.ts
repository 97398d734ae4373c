import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-seo-company',
  title: 'AI SEO company: what we do and how long it takes',
  description:
    'Looking for an AI SEO company? See what we do each month, why businesses choose us and how long it takes from the first change to results.',
  keywords: ['AI SEO company', 'SEO company', 'AI search optimization', 'organic traffic'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'SEO & Website Services', href: '/services/seo-website-services' },
  ],
  card: '/cards/ai-seo-company.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI SEO company',
      title: 'An AI SEO company that helps local customers find you',
      lead: 'SEO takes time. But once your page is the best answer, it keeps bringing in customers. We do the work with you, month after month.',
      links: [
        { label: 'Get a first look', href: paths.contact },
        { label: 'SEO & website services', href: '/services/seo-website-services' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What our AI SEO service covers each month',
      cards: [
        {
          icon: 'search',
          title: 'Questions',
          text: 'We track what people around you type into Google and ask AI assistants. Each month, we tell you which new question deserves a page.',
        },
        {
          icon: 'document',
          title: 'Pages',
          text: 'We interview you, write with AI, check every line and use photos of your work. We update old pages before we add new ones.',
        },
        {
          icon: 'gear',
          title: 'Technical SEO',
          text: 'We take care of speed, structure, redirects and markup for your hours and services. It’s what makes the rest work.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'SEO results we quote',
      stats: [stat('organic-traffic'), stat('first-page-rankings'), stat('organic-conversions')],
      note: 'We quote these figures in our marketing. They’re not a promise. A new website starts further back than an old one.',
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: `Why choose ${brand.name} as your SEO company`,
      cards: [
        {
          icon: 'chat',
          title: 'We interview you',
          text: 'In 20 minutes by phone, you tell us things about your work that no competitor can copy.',
        },
        {
          icon: 'target',
          title: 'We count inquiries',
          text: 'A #1 ranking doesn’t help if nobody buys from it. Your report starts with calls and forms.',
        },
        {
          icon: 'compass',
          title: 'We tell you when to stop',
          text: 'In some markets, big portals take the top spots. If ads or partnerships would work better for you, we’ll say so.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Our AI SEO process in four steps',
      steps: [
        {
          title: 'Analysis',
          text: 'We find out where you rank, for which questions, who ranks above you and why.',
        },
        {
          title: 'Strategy',
          text: 'You get a six-month plan with 12 pages at most, sorted by how much they could earn.',
        },
        {
          title: 'Implementation',
          text: 'We make repairs first, then add two or three pages a month. That leaves you time to read them.',
        },
        {
          title: 'Refinement',
          text: 'Pages that almost rank get a better opening, a photo or an example. We merge the ones that won’t make it.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Three questions to ask any SEO company',
      entries: [
        {
          question: 'How long does SEO take?',
          answer: claimed(
            'seo-timing',
            (times) =>
              `Plan on ${times}. The first changes are small: more impressions and a few new phrases. That’s the timeline we quote, but it’s not a guarantee.`,
            'The first changes are small: more impressions and a few new phrases. How long the rest takes depends on where your website is today. No one can guarantee it.',
          ),
        },
        {
          question: 'What exactly do you do with AI?',
          answer:
            'AI reads and sorts search phrases, competing pages and your own site. It also writes drafts. People choose the topics, check the facts and decide what gets your name on it.',
        },
        {
          question: 'What happens to my rankings if I cancel?',
          answer:
            'You keep the pages and the repairs. Rankings slowly drop if nobody keeps the pages up to date. We’ll leave you a list of which pages to check, and when.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out what your customers search for',
      lead: 'Tell us what you do and which town you’re in. In your free consultation, we’ll go over ten questions your site should answer.',
      links: [
        { label: 'Get the ten questions', href: paths.contact },
        { label: 'See everything included', href: '/services/seo-website-services' },
      ],
    },
  ],
};
