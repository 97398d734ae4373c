import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-digital-marketing-near-me',
  title: 'AI digital marketing near me: local customers',
  description: `Digital marketing that brings nearby customers through your door: listings, neighborhood pages and local ads. From three ${brand.region} offices.`,
  keywords: ['AI digital marketing near me', 'local digital marketing', 'local SEO'],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-digital-marketing-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Digital marketing, close to home',
      title: 'AI digital marketing that brings nearby customers to your door',
      lead: 'Someone in Oregon isn’t going to buy your empanadas. We focus on people who can get to you today.',
      links: [
        { label: 'See how we do it', href: '/services/ai-marketing-services' },
        { label: 'Tell us where you are', href: paths.contact },
      ],
      promises: ['Offices in three cities'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Local digital marketing services',
      lead: 'There are six. Take one or all of them.',
      cards: [
        {
          icon: 'compass',
          title: 'Listings',
          text: 'Your name, number and hours match on every map and directory. Software checks them every night.',
        },
        {
          icon: 'document',
          title: 'Neighborhood pages',
          text: 'Each area you serve gets its own page, with its streets, parking and jobs you’ve done there. We never just swap the town name.',
        },
        {
          icon: 'target',
          title: 'Ads by distance',
          text: 'Your ads show on phones nearby. They run more at lunch if you serve lunch, and stop when you’re closed.',
        },
        {
          icon: 'megaphone',
          title: 'Local posts',
          text: 'We post about what your neighbors are talking about: the school fair, the road work, the first cool day.',
        },
        {
          icon: 'chat',
          title: 'Messages',
          text: 'Questions from maps, Instagram and texts land in one inbox, each with a draft reply.',
        },
        {
          icon: 'people',
          title: 'Neighborhood partners',
          text: 'We find businesses on your street that share your customers, and we write the first note to them.',
        },
      ],
      link: { label: 'More about AI marketing services', href: '/services/ai-marketing-services' },
    },
    {
      kind: 'stories',
      title: 'What local marketing can do for a café',
      lead: 'Here’s what a few weeks of local work can look like.',
      items: [
        {
          name: 'Casa Jacaranda',
          category: 'Café, Miami FL',
          description:
            'Tourists found the café, but office workers two blocks away didn’t. We added a lunch page, a posted wait time and ads within a ten-minute walk. That changed who came in at noon.',
          results: [
            'Lunch tables full four days a week instead of two',
            'Half the new guests said they’d worked nearby for years',
            'Ad spend stayed under $10 a day',
          ],
        },
      ],
      sample: true,
    },
    {
      kind: 'groups',
      title: 'Check your local marketing yourself in 30 minutes',
      lead: 'Do this tonight for free. It shows you where you stand.',
      groups: [
        {
          title: 'On your phone',
          items: [
            'Turn on location and search for your type of business',
            'Write down the first three names that aren’t yours',
            'Tap “directions” to your shop and see where it sends you',
          ],
        },
        {
          title: 'On your listing',
          items: [
            'Read your hours the way a new customer would',
            'Look for photos more than two years old',
            'Reply to the oldest review that has no answer',
          ],
        },
        {
          title: 'At the counter',
          items: [
            'Ask five customers how they found you',
            'Write down exactly what they say',
            'Put the best answer on your home page',
          ],
        },
      ],
    },
    {
      kind: 'offices',
      title: 'Visit a digital marketing office near you',
      lead: 'Look us up on the map, the way your customers should find you.',
    },
    {
      kind: 'call-to-action',
      title: 'See what nearby customers find when they search',
      lead: 'Send us your street. We’ll look you up before your free consultation and show you what we found.',
      links: [
        { label: 'Send your street', href: paths.contact },
        { label: 'See what’s included', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
