import { paths } from '#shared/paths.ts';
import { sampleNotes, samplePodcastClips } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Shown as a dialog that fills the screen; closing it goes to the home page. */
export const page: Page = {
  path: paths.podcast,
  title: 'Podcast clips for small-business owners',
  description:
    'Four short upright clips from our podcast: missed calls, fewer posts, spending you can stop, and prompts that sound like you.',
  keywords: ['podcast', 'small business marketing', 'short videos', 'AI marketing'],
  card: '/cards/podcast-journey.png',
  jsonLd: ['organization'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'videos',
      title: 'The podcast journey',
      lead: 'Four clips, upright, made for the minute between two customers. A video is fetched from its platform only when you press play.',
      aspect: '9:16',
      items: samplePodcastClips,
      note: sampleNotes.videos,
    },
  ],
};
