import { paths } from '#shared/paths.ts';
import { sampleAiTwins, sampleNotes, sampleWebsites } from '../samples.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '/case-studies',
  title: 'Case studies: AI twins and websites we built',
  description:
    'Watch six short videos with digital doubles of business owners, and open fifteen small business websites to judge our work for yourself.',
  keywords: ['case studies', 'AI twin videos', 'website examples', 'small business websites'],
  card: '/cards/case-studies.png',
  jsonLd: ['organization'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Case studies',
      title: 'See our AI twin videos and websites for yourself.',
      lead: "Press play on a twin. Open a website on your phone and see how fast you find the business hours. You'll learn more than from a slide.",
      links: [{ label: 'How we work', href: paths.whatWeDo }],
      promises: ['6 videos', '15 websites', 'Videos load only when you ask'],
    },
    {
      kind: 'videos',
      title: 'AI twins on camera',
      lead: "We make a twin from one recording session, with the owner's written consent. After that, a new script becomes a new clip, with no more days on camera.",
      aspect: '9:16',
      items: sampleAiTwins,
      note: sampleNotes.videos,
    },
    {
      kind: 'websites',
      title: 'Websites',
      lead: "They're in no particular order. Each one opens in a new tab.",
      items: sampleWebsites,
      note: sampleNotes.websites,
    },
    {
      kind: 'call-to-action',
      title: 'Want yours to be next?',
      lead: 'Tell us what your business does and who it serves. We start with your profile, so even the first draft is about you.',
      links: [
        { label: 'Get started', href: paths.signup },
        { label: 'Ask about a project', href: paths.contact },
      ],
    },
  ],
};
