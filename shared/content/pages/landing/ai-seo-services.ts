import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-seo-services',
  title: 'AI SEO services: audit, content, link building',
  description:
    'Buy AI SEO services one at a time: technical audit, content optimization or link building. See what you get and when you’ll see it work.',
  keywords: ['AI SEO services', 'technical SEO audit', 'content optimization', 'link building'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'SEO & Website Services', href: '/services/seo-website-services' },
  ],
  card: '/cards/ai-seo-services.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI SEO services',
      title: 'AI SEO services you can buy one at a time',
      lead: 'Can’t find your site on Google? Usually, the site’s broken, the pages are too thin, or nobody links to it. We have a package for each problem.',
      links: [
        { label: 'Ask for an audit', href: paths.contact },
        { label: 'SEO & website services', href: '/services/seo-website-services' },
      ],
      promises: [],
    },
    {
      kind: 'checklist',
      title: 'How AI makes your SEO faster',
      items: [
        'Reads every page of your site in one afternoon, and again next month',
        'Groups thousands of search phrases by what people wanted',
        'Finds pages on your site that compete for the same question',
        'Drafts titles and descriptions that fit in search results',
        'Notices within a day when one of your top pages breaks',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'AI SEO packages for the three most common problems',
      cards: [
        {
          icon: 'gear',
          title: 'Technical SEO Audit',
          text: 'We check speed on a cheap phone, broken links, duplicate pages and what search engines can read. You get a list sorted by impact, with a fix for each item.',
        },
        {
          icon: 'document',
          title: 'Content Optimization',
          text: 'We rewrite the ten pages that are closest to ranking. They’ll answer the question in the first lines and show why people can trust you.',
        },
        {
          icon: 'people',
          title: 'Link Building Strategy',
          text: 'We list who could honestly link to you: suppliers, associations, local press, the club you sponsor. You’ll know who to ask first and what to offer. We don’t buy links.',
        },
      ],
      link: { label: 'See our other website services', href: '/services/seo-website-services' },
    },
    {
      kind: 'steps',
      title: 'How our AI SEO services work, step by step',
      steps: [
        {
          title: 'Crawl',
          text: 'Software goes through your site and saves a copy, so we can compare later.',
        },
        {
          title: 'Choose',
          text: 'We pick questions that buyers ask. Visitors who’ll never buy don’t help you.',
        },
        {
          title: 'Change',
          text: 'We fix problems first and rewrite second. You read each new page before it goes live.',
        },
        {
          title: 'Check',
          text: 'Every two weeks, we compare rankings, visits and inquiries with the copy we saved.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI SEO results we quote',
      stats: [stat('story-traffic'), stat('story-rankings'), stat('story-bounce-rate')],
      note: 'We quote these figures in our marketing. They’re not a promise.',
    },
    {
      kind: 'stories',
      title: 'How SEO helped a dental site get found',
      items: [
        {
          name: 'Lantern Key Dental',
          category: 'Dental practice',
          description:
            'Fourteen treatments were on one long page that took nine seconds to load on a phone. We split it up by question and fixed the menu. The dentist corrected every medical sentence.',
          results: ['Each treatment has its own page', 'The pages load in under two seconds on a phone'],
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Questions about AI SEO',
      entries: [
        {
          question: 'How long does AI SEO take to work?',
          answer:
            claimed('ai-seo-timing', (times) => `We quote ${times}.`, 'That depends on where your website is today.') +
            ' It’s faster when technical problems were holding good pages back. It’s slower on a new domain. No one can promise you a ranking.',
        },
        {
          question: 'Does Google penalize AI-written content?',
          answer:
            'Search engines say they judge if a page helps people, no matter how it was made. Mass-produced pages that say nothing new do get pushed down. That’s why a person who knows your business edits every page we write.',
        },
        {
          question: 'Will I show up in AI answers too?',
          answer:
            'The same work helps: clear answers near the top, facts with a source, and the same business info everywhere. There’s no shortcut, and we can’t sell you a spot.',
        },
        {
          question: 'Can I order just the audit?',
          answer: 'Yes. It’s complete by itself, and your own web person can use it to make the fixes.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out which SEO service your site needs',
      lead: 'Send us your web address. We’ll look at it before your free consultation and tell you which package you need, if any.',
      links: [
        { label: 'Send your website', href: paths.contact },
        { label: 'Learn about the service', href: '/services/seo-website-services' },
      ],
    },
  ],
};
