import { paths } from '#shared/paths.ts';
import { sampleNotes, samplePodcastClips } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Shown as a full-screen dialog. Closing it goes to the home page. */
export const page: Page = {
  path: paths.podcast,
  title: 'Podcast clips for small-business owners',
  description:
    'Watch four short vertical clips from our podcast: missed calls, fewer posts, spending you can stop and prompts that sound like you.',
  keywords: ['podcast', 'small business marketing', 'short videos', 'AI marketing'],
  card: '/cards/podcast-journey.png',
  jsonLd: ['organization'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'videos',
      title: 'The podcast journey',
      lead: 'Watch four vertical clips made for the minute between customers. A video loads from its platform only when you press play.',
      aspect: '9:16',
      items: samplePodcastClips,
      note: sampleNotes.videos,
    },
  ],
};
