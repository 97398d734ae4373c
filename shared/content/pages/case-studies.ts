import { paths } from '#shared/paths.ts';
import { sampleAiTwins, sampleNotes, sampleWebsites } from '../samples.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '/case-studies',
  title: 'Case studies: AI twins and websites we built',
  description:
    'Six short videos presented by digital doubles of business owners, and fifteen small-business websites you can open and judge for yourself.',
  keywords: ['case studies', 'AI twin videos', 'website examples', 'small business websites'],
  card: '/cards/case-studies.png',
  jsonLd: ['organization'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Case studies',
      title: 'Look at the work, not at our adjectives.',
      lead: 'Press play on a twin. Open a website on your phone and time how long it takes to find the opening hours. That tells you more than a slide would.',
      links: [{ label: 'How we work', href: paths.whatWeDo }],
      promises: ['6 videos', '15 websites', 'Videos load only when you ask'],
    },
    {
      kind: 'videos',
      title: 'AI twins on camera',
      lead: 'A twin is made from one recording session with the owner’s written consent. After that, a new text becomes a new clip without another day in front of a lens.',
      aspect: '9:16',
      items: sampleAiTwins,
      note: sampleNotes.videos,
    },
    {
      kind: 'websites',
      title: 'Websites',
      lead: 'Sorted by nothing in particular. Every one opens in a new tab.',
      items: sampleWebsites,
      note: sampleNotes.websites,
    },
    {
      kind: 'call-to-action',
      title: 'Yours could be the sixteenth.',
      lead: 'Tell us what your business does and whom it serves. The profile comes first, so that even a first draft talks about you.',
      links: [
        { label: 'Get started', href: paths.signup },
        { label: 'Ask about a project', href: paths.contact },
      ],
    },
  ],
};
