import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-advertising-agency',
  title: 'AI advertising agency: ads on six platforms',
  description:
    'We run ads on Google, Facebook & Instagram, LinkedIn, TikTok, Amazon and YouTube. See which one fits your business and how AI keeps ads fresh.',
  keywords: ['AI advertising agency', 'AI ads', 'Google Ads with AI', 'social media advertising'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-advertising-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI advertising agency',
      title: 'An AI advertising agency that keeps your ads fresh',
      lead: 'An ad stops working once the same people have seen it too many times. We keep new versions coming on the platform your customers use.',
      links: [
        { label: 'Talk about your ads', href: paths.contact },
        { label: 'Advertising & campaigns', href: '/services/advertising-campaigns' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'How AI gets more out of your ad budget',
      cards: [
        {
          icon: 'spark',
          title: 'More versions to test',
          text: 'You get twenty headlines instead of two. Most will be average. We’re looking for the one that brings in calls.',
        },
        {
          icon: 'target',
          title: 'Bids that change by the hour',
          text: 'A plumber’s ad is worth more at 7:00 PM. We shift your spending hour by hour and stay inside your limit.',
        },
        {
          icon: 'search',
          title: 'Fewer wasted clicks',
          text: 'Some search terms never lead to a call. We find them and block them every week, not once a year.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Six ad platforms and who each one is for',
      lead: 'You only need one or two. Here’s how we choose.',
      cards: [
        {
          icon: 'search',
          title: 'Google Ads',
          text: 'Best for people who are already looking: repairs, dentists, lawyers, anything urgent.',
        },
        {
          icon: 'people',
          title: 'Facebook & Instagram',
          text: 'Best for things people want when they see them: food, beauty, events, remodels with great photos.',
        },
        {
          icon: 'document',
          title: 'LinkedIn',
          text: 'Best for selling to other businesses. Clicks cost more here, so it works for bigger contracts.',
        },
        {
          icon: 'rocket',
          title: 'TikTok',
          text: 'Best for owners who don’t mind being on camera. A phone video from your shop does better than a polished commercial.',
        },
        {
          icon: 'gear',
          title: 'Amazon',
          text: 'Best for products you already sell there. Ads help a good listing, but they won’t save a weak one.',
        },
        {
          icon: 'megaphone',
          title: 'YouTube',
          text: 'Best for explaining. Before surgery, a new roof or a big purchase, people will watch for several minutes.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we launch your ad campaign in four steps',
      steps: [
        {
          title: 'Set the limit',
          text: 'We figure out what you can spend to get one new customer. The number comes from your profit margin.',
        },
        {
          title: 'Build the landing page',
          text: 'The page repeats what the ad promised and has one button. We don’t run ads until it’s live.',
        },
        {
          title: 'Start small',
          text: 'We start with a low daily budget and several versions. Then we wait until there’s enough data to compare.',
        },
        {
          title: 'Put money behind the winner',
          text: 'We move your budget to the ads that bring in calls. New versions replace the old ones every other week.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI advertising results we quote',
      stats: [stat('roas-47'), stat('click-through-52'), stat('acquisition-cost-38')],
      note: 'We quote these figures in our marketing. They’re not a promise. ROAS means return on ad spend.',
    },
    {
      kind: 'testimonials',
      title: 'What owners say about spending less on ads',
      items: [
        {
          quote: 'They turned off two of our three platforms in the first week. I’d been paying for likes.',
          name: 'Sample owner',
          business: 'Dance school, Plantation FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Questions about AI advertising',
      entries: [
        {
          question: 'How soon will ads make a difference?',
          answer: claimed(
            'ads-timing',
            (times) =>
              `We quote ${times}. The early lift comes from cutting obvious waste. The bigger gains need enough clicks to compare versions. Neither is guaranteed.`,
            'We cut obvious waste first, and that shows up soon. Comparing versions takes more clicks. Nothing is guaranteed.',
          ),
        },
        {
          question: 'What’s the smallest ad budget that makes sense?',
          answer:
            'You’ll need enough for about ten clicks a day on the platform you choose. For a local business on Google, that can be a few hundred dollars a month. With less, you’ll learn too slowly. Put that money into your Google listing instead.',
        },
        {
          question: 'Do you use AI pictures of people?',
          answer:
            'We never use them to show your team, your customers or your work. We do use them for backgrounds and drafts. If an ad fakes it, people will call it out in the comments.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out which ad platform fits your business',
      lead: 'Tell us what you sell and what a customer is worth to you. We’ll recommend one platform and tell you why.',
      links: [
        { label: 'Ask us', href: paths.contact },
        { label: 'See what’s included', href: '/services/advertising-campaigns' },
      ],
    },
  ],
};
