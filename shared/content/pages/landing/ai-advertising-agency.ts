import { paths } from '#shared/paths.ts';
import { claimed, stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-advertising-agency',
  title: 'AI advertising agency for six ad platforms',
  description:
    'Ads on Google, Facebook & Instagram, LinkedIn, TikTok, Amazon and YouTube: which one suits your business and how AI keeps them fresh.',
  keywords: ['AI advertising agency', 'AI ads', 'Google Ads with AI', 'social media advertising'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-advertising-agency.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI advertising agency',
      title: 'Ads that get tired later',
      lead: 'An ad works until the same people have seen it too often. We keep a supply of new versions coming, on the platform where your customers really are.',
      links: [
        { label: 'Discuss your ads', href: paths.contact },
        { label: 'Advertising & campaigns', href: '/services/advertising-campaigns' },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What AI adds to advertising',
      cards: [
        {
          icon: 'spark',
          title: 'More attempts',
          text: 'Twenty headlines instead of two. Most are ordinary; the point is to find the one that is not.',
        },
        {
          icon: 'target',
          title: 'Bids that follow the day',
          text: 'A plumber’s ad is worth more at seven in the evening. Spending shifts by the hour, inside your limit.',
        },
        {
          icon: 'search',
          title: 'Fewer wasted clicks',
          text: 'Search terms that never lead to a call are found and excluded every week, not once a year.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Six platforms, and who belongs on them',
      lead: 'You need one or two. Here is how we choose.',
      cards: [
        {
          icon: 'search',
          title: 'Google Ads',
          text: 'For people who already look for it: repairs, dentists, lawyers, anything urgent.',
        },
        {
          icon: 'people',
          title: 'Facebook & Instagram',
          text: 'For what one likes when one sees it: food, beauty, events, renovations with pictures.',
        },
        {
          icon: 'document',
          title: 'LinkedIn',
          text: 'For selling to companies. Clicks are dear, so the offer has to be worth a signature.',
        },
        {
          icon: 'rocket',
          title: 'TikTok',
          text: 'For owners who do not mind a camera. A phone video from the workshop beats a polished spot.',
        },
        {
          icon: 'gear',
          title: 'Amazon',
          text: 'For products that are listed there already. Ads lift good listings and expose poor ones.',
        },
        {
          icon: 'megaphone',
          title: 'YouTube',
          text: 'For explaining: before an operation, a roof or a big purchase people watch for minutes.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a campaign comes about',
      steps: [
        {
          title: 'Set the limit',
          text: 'What may a new customer cost? We calculate it from your margin, not from your mood.',
        },
        {
          title: 'Make the landing place',
          text: 'The page behind the ad repeats its promise and has one button. Before that exists, no ad runs.',
        },
        {
          title: 'Start small',
          text: 'A low daily amount and several versions. We wait until there is enough to compare.',
        },
        {
          title: 'Feed the winner',
          text: 'Money moves to what brings calls. New versions replace the tired ones every second week.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Results we quote',
      stats: [stat('roas-47'), stat('click-through-52'), stat('acquisition-cost-38')],
      note: 'Figures quoted in our marketing, not a promise. ROAS is the return on what you spend for ads.',
    },
    {
      kind: 'testimonials',
      title: 'On spending less',
      items: [
        {
          quote: 'They turned off two of our three platforms in the first week. I had been paying for applause.',
          name: 'Sample owner',
          business: 'Dance school, Plantation FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial, written by us. The dance school is not a real one.',
    },
    {
      kind: 'faq',
      title: 'Advertising questions',
      entries: [
        {
          question: 'How soon do ads change anything?',
          answer: claimed(
            'ads-timing',
            (times) =>
              `We quote ${times}. The first is what a platform shows after obvious waste is removed; the second needs enough clicks to compare versions. Neither is guaranteed.`,
            'Obvious waste is removed first, which a platform shows soon. Comparing versions takes enough clicks. Nothing is guaranteed.',
          ),
        },
        {
          question: 'What is the smallest sensible budget?',
          answer:
            'Enough for about ten clicks a day on the platform in question. For a local trade on Google that can be a few hundred dollars a month. Below that you learn too slowly, and the money is better spent on your listing.',
        },
        {
          question: 'Do you use AI pictures of people?',
          answer:
            'Not to show your team, your customers or your work. For backgrounds and drafts yes. An ad that pretends is found out in the comments.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Which platform would be yours?',
      lead: 'Tell us what you sell and what a customer is worth to you. We name one platform and the reason.',
      links: [
        { label: 'Ask us', href: paths.contact },
        { label: 'What the service includes', href: '/services/advertising-campaigns' },
      ],
    },
  ],
};
