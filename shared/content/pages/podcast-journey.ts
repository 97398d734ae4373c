import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { podcastClips } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Shown as a full-screen dialog. Closing it goes to the home page. Reads well with or without clips. */
export const page: Page = {
  path: paths.podcast,
  title: 'Podcast: one chat, a month of answers',
  description:
    'Talk with us for half an hour and get a clip, a post, an email and an FAQ answer. See how an episode works, read four short answers and be a guest.',
  keywords: ['podcast', 'small business marketing', 'short answers', 'AI marketing'],
  card: '/cards/podcast-journey.png',
  label: 'Podcast',
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
      kind: 'outputs',
      title: 'Turn one conversation into a month of answers',
      lead: 'You talk for half an hour about what customers ask you every week. We turn it into a clip, a post, an email and an answer for your website.',
      source: { title: 'One recorded conversation', text: 'You, a microphone and the questions your customers ask.' },
      items: [
        {
          form: 'clip',
          title: 'A clip',
          text: 'One question, answered on camera in under a minute. Vertical, with captions.',
          words: '“Will a repair hold, or do I need a new one?”',
        },
        {
          form: 'post',
          title: 'A post',
          text: 'The same answer as three short lines under a photo of your work.',
          words: 'Three signs it can wait until spring.',
        },
        {
          form: 'email',
          title: 'An email',
          text: 'For customers you already have, with one thing to do this week.',
          words: 'Subject: A five-minute check before the rain',
        },
        {
          form: 'faq',
          title: 'An answer on your site',
          text: 'Written out as question and answer, so people and AI assistants can quote it.',
          words: 'How long does a repair take? Most take a morning.',
        },
      ],
      note: 'The examples in the pictures are made up. Yours come from your own recording.',
    },
    {
      kind: 'steps',
      title: 'How an episode works',
      steps: [
        {
          title: 'You send three questions',
          text: 'The ones you answer over and over at the counter or on the phone.',
        },
        { title: 'We talk', text: 'In our studio or by video. You answer the way you do with a customer.' },
        {
          title: 'We edit and write',
          text: 'Software makes the first drafts. A person checks every line against what you said.',
        },
        { title: 'You approve', text: 'Nothing goes out without your OK. If a clip is edited with AI, it says so.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
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
      kind: 'groups',
      title: 'Be a guest',
      lead: `You don't need a following. You need a business in or near ${brand.region} and something people ask you all the time.`,
      groups: [
        {
          title: 'A good fit',
          items: [
            'You own the business or run it day to day',
            "You can say what doesn't work, too",
            'You have half an hour to talk',
          ],
        },
        {
          title: 'What you bring',
          items: [
            'Three questions your customers ask',
            'One job you like to tell people about',
            'No script or slides needed',
          ],
        },
        {
          title: 'What you keep',
          items: ['The recording', 'The clip, post, email and answer', 'The right to say no to any of them'],
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'What do your customers keep asking?',
      lead: 'Send us three questions and a line about your business. A person reads it and writes back. Not ready to talk? Start with your free profile.',
      links: [
        { label: 'Apply to be a guest', href: paths.contact },
        { label: 'Apply for a free profile', href: paths.signup },
      ],
    },
  ],
};
