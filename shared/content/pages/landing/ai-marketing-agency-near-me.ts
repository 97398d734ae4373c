import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agency-near-me',
  title: 'AI marketing agency near me: Miami to Boca Raton',
  description:
    'Local AI marketing in Miami-Dade, Broward and Palm Beach. See how nearby customers find you, how we help and what it costs.',
  keywords: ['AI marketing agency near me', 'local AI marketing', `marketing agency ${brand.region}`],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-marketing-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Local AI marketing',
      title: 'An AI marketing agency near you that helps local customers find you',
      lead: 'Most of your customers live or work within 20 minutes of you. They check the map, read three reviews and call one business. We help you win at each step.',
      links: [
        { label: 'See what we do', href: '/services/ai-marketing-services' },
        { label: 'See prices', href: '/services/pricing' },
        { label: 'Talk to us', href: paths.contact },
      ],
      promises: ['Month to month', 'Free first consultation'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Three places local customers choose you or leave',
      lead: 'You need all three. If one lets people down, you lose the sale.',
      cards: [
        {
          icon: 'search',
          title: 'The map',
          text: 'Your profile needs the right category, real photos and correct hours, holidays included. We check it every week.',
        },
        {
          icon: 'spark',
          title: 'The reviews',
          text: 'Every finished job triggers one polite review request. We draft replies in your tone, and you approve them.',
        },
        {
          icon: 'phone',
          title: 'The call',
          text: 'When no one can pick up, a voice agent does. It gives prices you’ve approved and books the appointment on your calendar.',
        },
      ],
      link: { label: 'See AI marketing services', href: '/services/ai-marketing-services' },
    },
    {
      kind: 'link-list',
      title: 'Local AI marketing by city',
      lead: 'What works in Brickell doesn’t work on Las Olas. See what’s different in your city.',
      links: [
        {
          label: 'Miami',
          href: '/locations/miami',
          text: 'English and Spanish from the first line, one neighborhood at a time',
        },
        {
          label: 'Fort Lauderdale',
          href: '/locations/fort-lauderdale',
          text: 'Boats, canals and a busy season that starts in fall',
        },
        {
          label: 'Boca Raton',
          href: '/locations/boca-raton',
          text: 'Practices and services whose customers compare before they buy',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What you can count on from a local agency',
      stats: [
        { value: '3', label: `offices between Miami and Boca Raton` },
        { value: '24 hours', label: 'or less until someone answers your message' },
        { value: '30 minutes', label: 'of free consultation' },
      ],
      note: 'These numbers describe how we work. They aren’t results we promise to anyone.',
    },
    {
      kind: 'steps',
      title: 'Your first 60 days of local marketing',
      steps: [
        {
          title: 'See who ranks first',
          text: 'We search for your type of business from five spots around you and note who shows up ahead of you.',
        },
        {
          title: 'Fix',
          text: 'We fix wrong hours, old photos and duplicate listings before you spend anything on ads.',
        },
        {
          title: 'Publish',
          text: 'You get a page for each service people look for in your area. You also get one post a week about local work.',
        },
        {
          title: 'Count calls',
          text: 'After two months, you see your calls, direction requests and bookings next to the same months last year.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about local AI marketing',
      entries: [
        {
          question: 'How far from my address should I advertise?',
          answer:
            'As far as people will drive for what you sell. That might be 15 minutes for a haircut and an hour for a wedding dress. We start with the zip codes of your last 50 customers.',
        },
        {
          question: 'I don’t have a storefront. Does local marketing still work?',
          answer:
            'Yes. You set a service area instead of an address, and your pages name the towns you really go to. Don’t list twenty places where you’d turn down the job.',
        },
        {
          question: 'How much would I pay?',
          answer:
            'There are three monthly plans with no contract, and you’ll find them all on the pricing page. If your budget is smaller, get the free profile and do the first steps yourself.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'What local businesses say',
      items: [
        {
          quote: 'Two listings had my old number for three years. They found that on the first afternoon.',
          name: 'Sample manager',
          business: 'Shoe repair, Coral Gables FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'call-to-action',
      title: 'See which local businesses show up before you',
      lead: 'Send us your address and what you do. We’ll run that search with you in your free consultation.',
      links: [
        { label: 'Send your address', href: paths.contact },
        { label: 'Compare plans', href: '/services/pricing' },
      ],
    },
  ],
};
