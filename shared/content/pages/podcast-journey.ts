import { paths } from '#shared/paths.ts';
import { podcastClips } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Shown as a full-screen dialog. Closing it goes to the home page. Reads well with or without clips. */
export const page: Page = {
  path: paths.podcast,
  title: 'Podcast: short answers for small business owners',
  description:
    'Get short answers to four questions owners ask us about missed calls, how often to post, what to stop paying for and AI that sounds like you.',
  keywords: ['podcast', 'small business marketing', 'short answers', 'AI marketing'],
  card: '/cards/podcast-journey.png',
  label: 'The podcast journey',
  jsonLd: ['organization'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'videos',
      title: 'The podcast journey',
      lead: 'Watch a clip between two customers. Videos load only when you press play.',
      aspect: '9:16',
      ...podcastClips,
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: 'The podcast journey',
      title: 'Four questions owners ask us, answered in a minute',
      lead: 'Read the short answer here. Follow the link for the numbers and the exact wording.',
      cards: [
        {
          icon: 'phone',
          title: 'What does a missed call cost me?',
          text: 'Multiply what an average job brings in by how many missed callers would have booked. For most owners, one saved job a week is worth more than another ad.',
          link: { label: 'Do the math', href: '/blog/cost-of-a-new-customer' },
        },
        {
          icon: 'megaphone',
          title: 'How often do I have to post?',
          text: 'Once a week is enough if it shows real work. One finished job gives you a month of posts. Show it before, during and after, and share what you learned.',
          link: { label: 'Get a month from one job', href: '/blog/one-job-month-of-posts' },
        },
        {
          icon: 'target',
          title: 'What can I stop paying for?',
          text: "Stop paying for anything you can't connect to a call, a booking or a sale. Ask every new customer how they found you for four weeks, then look at the list.",
          link: { label: 'Plan two hours a week', href: '/blog/two-hour-marketing-week' },
        },
        {
          icon: 'spark',
          title: 'How do I get AI to sound like me?',
          text: "Give it ten messages you wrote yourself and the words you'd never use. Then read every draft out loud before it goes out.",
          link: { label: 'Answer messages with AI', href: '/blog/comments-messages-automation' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Have a question of your own?',
      lead: "Send it to us and a person will answer. Or start with your free profile, and you'll see what to fix first.",
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'Apply for a free profile', href: paths.signup },
      ],
    },
  ],
};
