import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-digital-marketing-near-me',
  title: 'AI digital marketing near me: listings, pages, ads',
  description: `Digital marketing that brings people from nearby through your door: listings, neighborhood pages, ads by distance. From three ${brand.region} offices.`,
  keywords: ['AI digital marketing near me', 'local digital marketing', 'local SEO'],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-digital-marketing-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Digital marketing, close to home',
      title: 'Online marketing for a business with a parking lot',
      lead: 'Clicks from Oregon do not buy your empanadas. Everything here is aimed at people who can be with you today.',
      links: [
        { label: 'How we do it', href: '/services/ai-marketing-services' },
        { label: 'Tell us where you are', href: paths.contact },
      ],
      promises: ['Offices in three cities'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Local services',
      lead: 'Six pieces. Take one or all.',
      cards: [
        {
          icon: 'compass',
          title: 'Listings',
          text: 'Map and directory entries with the same name, number and hours everywhere, checked by software each night.',
        },
        {
          icon: 'document',
          title: 'Neighborhood pages',
          text: 'A page per area you serve, with streets, parking and jobs from there. No copies with swapped town names.',
        },
        {
          icon: 'target',
          title: 'Ads by distance',
          text: 'Shown to phones within reach, louder at lunch if you serve lunch, silent when you are closed.',
        },
        {
          icon: 'megaphone',
          title: 'Local posts',
          text: 'The school fair, the road work, the first cool day: occasions your neighbors talk about, turned into posts.',
        },
        {
          icon: 'chat',
          title: 'Messages',
          text: 'Questions from the map, Instagram and text messages arrive in one inbox, with a draft reply attached.',
        },
        {
          icon: 'people',
          title: 'Neighbors as partners',
          text: 'We find the businesses on your street whose customers are also yours, and write the first note to them.',
        },
      ],
      link: { label: 'More about AI marketing services', href: '/services/ai-marketing-services' },
    },
    {
      kind: 'stories',
      title: 'One street further',
      lead: 'What a few weeks of local work can look like.',
      items: [
        {
          name: 'Casa Jacaranda',
          category: 'Café, Miami FL',
          description:
            'Tourists found the café, office workers two blocks away did not. A page for the lunch break, a posted wait time and ads within a ten-minute walk changed who came at noon.',
          results: [
            'Lunch tables filled on four days instead of two',
            'Half of the new guests said they had worked nearby for years',
            'Ad spending stayed under $10 a day',
          ],
        },
      ],
      note: 'Sample story. Café and figures are invented; an owner’s own case will replace it.',
    },
    {
      kind: 'groups',
      title: 'Half an hour of your own work first',
      lead: 'Do this tonight, free of charge. It shows you where you stand.',
      groups: [
        {
          title: 'On your phone',
          items: [
            'Turn location on and search for your trade',
            'Note the first three names that are not you',
            'Tap “directions” to your shop and see where it sends you',
          ],
        },
        {
          title: 'On your listing',
          items: [
            'Read your hours as if you had never been there',
            'Look for a photo older than two years',
            'Answer the oldest review without a reply',
          ],
        },
        {
          title: 'At the counter',
          items: [
            'Ask five customers how they found you',
            'Write down their words exactly',
            'Put the best one on your home page',
          ],
        },
      ],
    },
    {
      kind: 'offices',
      title: 'Our own doors',
      lead: 'We practice what we sell: you find each of these on a map.',
    },
    {
      kind: 'call-to-action',
      title: 'What do people nearby see?',
      lead: 'Send us your street. We look you up before the free consultation and show you what we found.',
      links: [
        { label: 'Send your street', href: paths.contact },
        { label: 'Read about the service', href: '/services/ai-marketing-services' },
      ],
    },
  ],
};
