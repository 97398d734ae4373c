import { paths } from '#shared/paths.ts';
import { claimed } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-seo-services',
  title: 'AI SEO services: technical audit, content, links',
  description:
    'Three AI SEO packages you can order one by one: technical audit, content optimization, link building. What each delivers and when it shows.',
  keywords: ['AI SEO services', 'technical SEO audit', 'content optimization', 'link building'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'SEO & Website Services', href: '/services/seo-website-services' },
  ],
  card: '/cards/ai-seo-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI SEO services',
      title: 'Search work you can order in three parts',
      lead: 'Is the site broken, is it thin, or does nobody vouch for it? Most pages that cannot be found have one of these three problems. We sell a package for each.',
      links: [
        { label: 'Ask for an audit', href: paths.contact },
        { label: 'SEO & website services', href: '/services/seo-website-services' },
      ],
      promises: [],
    },
    {
      kind: 'checklist',
      title: 'What AI does better here than a tired human',
      items: [
        'Reads every page of your site on one afternoon, and again next month',
        'Groups thousands of search phrases by what the person wanted',
        'Spots two pages of yours that compete for one question',
        'Drafts titles and descriptions that fit the space they get',
        'Notices within a day when a ranking page breaks',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Packages',
      cards: [
        {
          icon: 'gear',
          title: 'Technical SEO Audit',
          text: 'Speed on a cheap phone, broken links, duplicate pages, what search engines may and may not read. You get a list sorted by effect, with the fix next to each item.',
        },
        {
          icon: 'document',
          title: 'Content Optimization',
          text: 'We rewrite the ten pages closest to being found, so that they answer the question in the first lines and show why you may answer it.',
        },
        {
          icon: 'people',
          title: 'Link Building Strategy',
          text: 'Suppliers, associations, local press, the club you sponsor: who could honestly link to you, in which order, and with what to offer them. We buy no links.',
        },
      ],
      link: { label: 'What else we do for websites', href: '/services/seo-website-services' },
    },
    {
      kind: 'steps',
      title: 'From order to ranking',
      steps: [
        {
          title: 'Crawl',
          text: 'Software walks through your site and keeps a copy of how it was, so that changes can be judged later.',
        },
        {
          title: 'Choose',
          text: 'We pick questions with buyers behind them. Many visitors who want nothing are of no use to you.',
        },
        { title: 'Change', text: 'Fixes first, texts second. You read each new page before it goes live.' },
        {
          title: 'Check',
          text: 'Positions, visits and inquiries, every two weeks, against the copy from the beginning.',
        },
      ],
    },
    {
      kind: 'stories',
      title: 'A site that was hidden by its own menu',
      items: [
        {
          name: 'Lantern Key Dental',
          category: 'Dental practice',
          description:
            'Fourteen treatments lived on one long page that phones loaded in nine seconds. We split it by question, fixed the menu and let the dentist correct every medical sentence.',
          results: [
            claimed('story-traffic', (figure) => figure),
            claimed('story-rankings', (figure) => figure),
            claimed('story-bounce-rate', (figure) => figure),
          ],
        },
      ],
      note: 'Sample story with an invented practice. The figures are quoted in our marketing, not a promise.',
    },
    {
      kind: 'faq',
      title: 'SEO with AI: what people ask',
      entries: [
        {
          question: 'How long until AI SEO shows?',
          answer:
            claimed('ai-seo-timing', (times) => `We quote ${times}.`, 'That depends on where your website stands.') +
            ' It goes faster where technical faults held good pages back, and slower on a new domain. Nobody can promise you a position.',
        },
        {
          question: 'Does Google punish texts written by AI?',
          answer:
            'Search engines say they judge whether a page helps, however it was made. Mass-produced pages that say nothing new do get demoted. That is why a person who knows your trade edits each of ours.',
        },
        {
          question: 'Do I show up in AI answers as well?',
          answer:
            'The same work helps: clear answers near the top, facts with a source, and the same business data everywhere. There is no button for it and no paid place to buy from us.',
        },
        {
          question: 'Can I order just the audit?',
          answer: 'Yes. It is complete on its own, and written so that your own web person can act on it.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Which of the three is your problem?',
      lead: 'Send your address on the web. We look at it before the free consultation and tell you which package, if any.',
      links: [
        { label: 'Send your site', href: paths.contact },
        { label: 'About the service', href: '/services/seo-website-services' },
      ],
    },
  ],
};
