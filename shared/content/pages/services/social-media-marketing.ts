import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/social-media-marketing`,
  title: 'Social Media Marketing that regulars look forward to',
  description:
    'Fewer, better posts from your real working week, comments answered the same day, and a calendar that survives your busy season.',
  keywords: ['social media marketing', 'content calendar', 'community', 'short video', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-social-media-marketing.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Social Media Marketing',
      title: 'Post what happened, not what day it is.',
      lead: 'Nobody needs another happy-Friday picture. They like the cake that nearly fell, the engine before and after, the answer to a question they had too. You have these every week. We collect them.',
      chatLabel: 'Get post ideas',
      links: [{ label: 'Let us run it', href: paths.signup }],
      promises: ['You send a photo', 'We do the rest', 'Nothing goes out unseen'],
    },
    {
      kind: 'steps',
      title: 'Your week with us',
      lead: 'Built so that it costs you less than a quarter of an hour.',
      steps: [
        {
          title: 'Monday: a nudge',
          text: 'You get one text with two questions, such as “What surprised a customer last week?” Answer by voice on the way to work.',
        },
        {
          title: 'Tuesday: drafts',
          text: 'From your answer we write and cut the posts, each for the place it is meant for, none simply copied across.',
        },
        {
          title: 'Wednesday: your yes',
          text: 'A tap approves. A reply with three words changes it. Silence means it waits.',
        },
        {
          title: 'Every day: replies',
          text: 'Comments and messages get an answer the same day. Anything delicate comes to you with a suggestion.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What it is good for, soberly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Social media seldom makes strangers call tomorrow. It does two other things well. It keeps you in mind with people who already like you, so that they come back and bring somebody. And it gives those who heard your name a place to check whether you are for real.',
        },
        {
          kind: 'paragraph',
          text: 'That is why we measure saves, replies, visits to your booking page and “I saw your post” at the counter. Follower counts are pleasant and pay no rent.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you get',
      items: [
        'Two platforms chosen for your customers, the others parked politely',
        'A calendar four weeks ahead, tied to your season and stock',
        'Posts, stories and short clips with captions',
        'Answers in your tone, in English and Spanish',
        'A written line for bad days: complaints, accidents, storms',
        'A monthly note on what people liked and what you can stop',
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What it costs to think about',
      cards: [
        {
          icon: 'people',
          title: 'Faces',
          text: 'Posts with people do better. Ask your crew who is willing, in writing, and respect a no.',
        },
        {
          icon: 'spark',
          title: 'Consistency',
          text: 'Six modest months beat one brilliant one. If you might stop in three, put the money into your website.',
        },
        {
          icon: 'megaphone',
          title: 'A little boost',
          text: 'Platforms show posts to few people for free. A small amount behind the best post of the month often does more than ten extra posts.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Right for some, wasted on others',
      groups: [
        {
          title: 'A good fit',
          items: ['Something to see: food, hair, gardens, boats', 'Customers who return', 'An owner who likes people'],
        },
        {
          title: 'A poor fit',
          items: [
            'Work that must stay private',
            'Customers who need you once in a lifetime',
            'Anyone who reads comments at 2 AM and cannot sleep',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about social media',
      entries: [
        {
          question: 'Could software do all of this without people?',
          answer:
            'It could post, and it would read like it. Machines help us with captions, cuts and finding the good sentence in your voice note. Deciding what to show of your neighbors, and how to answer an angry one, we leave to humans.',
        },
        {
          question: 'How often should I post?',
          answer:
            'As often as something worth telling happens. For most shops that is one to three times a week. Daily posts without news teach people to scroll past you.',
        },
        {
          question: 'Do I have to dance?',
          answer:
            'No. Hands at work, a before and after, or your voice over a picture are enough. If you enjoy the camera, we will not stop you.',
        },
        {
          question: 'Who has the passwords?',
          answer: 'You. We work with the roles the platforms provide and are removed with one click.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Next to this',
      links: [
        {
          label: 'Branding & Content Creation',
          href: `${paths.services}/branding-content`,
          text: 'A day of shooting fills the calendar',
        },
        { label: 'Podcast clips', href: paths.podcast, text: 'How short video can sound' },
        { label: 'All services', href: paths.services, text: 'The nine at a glance' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'What happened in your shop this week?',
      lead: `Tell the assistant. ${brand.name} hands you post prompts that mention it, free to copy.`,
      chatLabel: 'Tell it now',
      links: [
        { label: 'Sign up for help', href: paths.signup },
        { label: 'Send us a message', href: paths.contact },
      ],
    },
  ],
};
