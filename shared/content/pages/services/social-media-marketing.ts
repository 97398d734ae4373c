import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/social-media-marketing`,
  title: 'Social Media Marketing for small businesses',
  description:
    'Get fewer, better posts from your real workweek and same-day answers to comments. Your content calendar holds up in the busy season, too.',
  keywords: ['social media marketing', 'content calendar', 'community', 'short video', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-social-media-marketing.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Social Media Marketing',
      title: 'Social media marketing with posts your regulars look forward to',
      lead: 'Nobody needs another happy-Friday picture. People like the cake that almost fell, the engine before and after, the answer to a question they had too. You have moments like these every week. We collect them.',
      chatLabel: 'Get post ideas',
      links: [{ label: 'Have us run it', href: paths.signup }],
      promises: ['You send a photo', 'We do the rest', 'You see every post first'],
    },
    {
      kind: 'steps',
      title: 'How we run your social media each week',
      lead: 'It takes less than 15 minutes of your time.',
      steps: [
        {
          title: 'Monday: two questions',
          text: 'We text you two questions, like “What surprised a customer last week?” Answer with a voice message on your way to work.',
        },
        {
          title: 'Tuesday: drafts',
          text: 'We turn your answer into posts and clips. Each one is made for the platform it’s on.',
        },
        {
          title: 'Wednesday: your approval',
          text: 'Tap to approve, or reply with three words to change it. If we don’t hear from you, the post waits.',
        },
        {
          title: 'Every day: replies',
          text: 'Comments and messages get an answer the same day. We send you anything sensitive, with a suggested reply.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What social media marketing can do for you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Social media rarely makes strangers call you tomorrow. It does two other things well. It reminds people who already like you to come back and bring someone. And it gives people who’ve heard your name a place to see that you’re for real.',
        },
        {
          kind: 'paragraph',
          text: 'That’s why we measure saves, replies, visits to your booking page and “I saw your post” at the counter. Follower counts are nice, but they don’t pay the rent.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What’s included in our social media service',
      items: [
        'Two platforms that fit your customers, and a polite note on the ones you don’t use',
        'A calendar four weeks ahead, based on your season and stock',
        'Posts, stories and short clips with captions',
        'Replies in your tone, in English and Spanish',
        'Wording ready for bad days: complaints, accidents, storms',
        'A monthly note on what people liked and what you can stop',
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What to think about before you start',
      cards: [
        {
          icon: 'people',
          title: 'People on camera',
          text: 'Posts with people do better. Ask your crew in writing who’s willing, and respect a no.',
        },
        {
          icon: 'spark',
          title: 'Consistency',
          text: 'Six steady months are better than one great one. If you might stop after three, put the money into your website.',
        },
        {
          icon: 'megaphone',
          title: 'A small ad budget',
          text: 'Platforms show unpaid posts to only a few people. A small amount behind your best post each month often does more than ten extra posts.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Is social media marketing right for your business?',
      groups: [
        {
          title: 'A good fit',
          items: [
            'Something to show: food, hair, gardens, boats',
            'Customers who come back',
            'An owner who likes people',
          ],
        },
        {
          title: 'Not a good fit',
          items: [
            'Work that has to stay private',
            'Customers who only need you once in a lifetime',
            'Owners who read comments at 2:00 AM and can’t sleep',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about social media marketing',
      entries: [
        {
          question: 'Can’t AI do all of this without people?',
          answer:
            'It could, but your posts would sound like a machine wrote them. We use AI for captions, cuts and finding the best line in your voice message. People decide who to show and how to answer an angry comment.',
        },
        {
          question: 'How often should I post?',
          answer:
            'As often as something worth sharing happens. For most shops, that’s one to three times a week. If you post every day with nothing new, people learn to scroll past you.',
        },
        {
          question: 'Do I have to dance?',
          answer:
            'No. Your hands at work, a before and after, or your voice over a picture is enough. If you love being on camera, go ahead.',
        },
        {
          question: 'Who has the passwords?',
          answer: 'You do. We use the team roles each platform offers, and you can remove us with one click.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'More ways to fill your social media calendar',
      links: [
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'One photo day fills your calendar',
        },
        { label: 'Podcast', href: paths.podcast, text: 'Short answers to four questions owners ask' },
        { label: 'All services', href: paths.services, text: 'See all nine' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Get post ideas from your own week, for free',
      lead: `Tell the assistant what happened in your shop. ${brand.name} gives you post prompts about it that you can copy.`,
      chatLabel: 'Tell us now',
      links: [
        { label: 'Sign up for help', href: paths.signup },
        { label: 'Send us a message', href: paths.contact },
      ],
    },
  ],
};
