import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agency-near-me',
  title: 'AI marketing agency near me: Miami to Boca Raton',
  description:
    'Local marketing run with AI in Miami-Dade, Broward and Palm Beach: how customers nearby find you, what we do about it and what it costs.',
  keywords: ['AI marketing agency near me', 'local AI marketing', `marketing agency ${brand.region}`],
  breadcrumb: [{ label: 'Locations', href: '/locations' }],
  card: '/cards/ai-marketing-agency-near-me.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Local AI marketing',
      title: 'Marketing for the people within twenty minutes of you',
      lead: 'Most of your customers live or work close by. They look on a map, read three reviews and call one number. We work on all three moments.',
      links: [
        { label: 'What we would do', href: '/services/ai-marketing-services' },
        { label: 'What it costs', href: '/services/pricing' },
        { label: 'Talk to us', href: paths.contact },
      ],
      promises: ['Month to month', 'Free first consultation'],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'The three moments',
      lead: 'If one of them fails, the other two cannot save the sale.',
      cards: [
        {
          icon: 'search',
          title: 'The map',
          text: 'Your profile needs the right category, real photographs and hours that are true on holidays too. We keep it that way every week.',
        },
        {
          icon: 'spark',
          title: 'The reviews',
          text: 'Every finished job triggers one polite request. Answers to reviews are drafted for you, in your tone, and wait for your okay.',
        },
        {
          icon: 'phone',
          title: 'The call',
          text: 'When nobody can pick up, a voice agent does: it gives prices you approved and puts the appointment into your calendar.',
        },
      ],
      link: { label: 'AI marketing services in detail', href: '/services/ai-marketing-services' },
    },
    {
      kind: 'link-list',
      title: 'Start with your city',
      lead: 'What works in Brickell does not work on Las Olas. Each page says what is different there.',
      links: [
        {
          label: 'Miami',
          href: '/locations/miami',
          text: 'Bilingual from the first line, neighborhood by neighborhood',
        },
        {
          label: 'Fort Lauderdale',
          href: '/locations/fort-lauderdale',
          text: 'Boats, canals and a season that starts in fall',
        },
        {
          label: 'Boca Raton',
          href: '/locations/boca-raton',
          text: 'Practices and services with customers who compare',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'What you can count on',
      stats: [
        { value: '3', label: `offices between Miami and Boca Raton` },
        { value: '24 hours', label: 'until somebody answers your message' },
        { value: '30 minutes', label: 'of consultation without a bill' },
      ],
      note: 'These say how we work. They are figures of our own offer, not results anyone is promised.',
    },
    {
      kind: 'steps',
      title: 'Your first sixty days',
      steps: [
        {
          title: 'Look from the street',
          text: 'We search for your trade from five points around you and note who shows up before you do.',
        },
        {
          title: 'Repair',
          text: 'Wrong hours, old photos, two listings with different numbers: fixed before any money goes into ads.',
        },
        {
          title: 'Publish',
          text: 'One page for each service people ask for in your area, and a post a week that shows local work.',
        },
        {
          title: 'Count calls',
          text: 'After two months you see how many calls, routes and bookings came in, next to the same months last year.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Local questions',
      entries: [
        {
          question: 'How far around my address should I advertise?',
          answer:
            'As far as people drive for what you sell. For a haircut that is perhaps fifteen minutes, for a wedding dress an hour. We start from the zip codes of your last fifty customers and not from a circle on a map.',
        },
        {
          question: 'I have no storefront. Does local marketing still work?',
          answer:
            'Yes. You set up a service area instead of an address, and the pages name the towns you really go to. Do not list twenty places you would turn down.',
        },
        {
          question: 'What would I pay?',
          answer:
            'There are three monthly packages without a contract, all on the pricing page. If your budget is smaller, take the free profile and do the first steps yourself.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'Around the corner',
      items: [
        {
          quote: 'Two listings had my old number for three years. They found that on the first afternoon.',
          name: 'Sample manager',
          business: 'Shoe repair, Coral Gables FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial. The shop is invented and stands in for a customer to come.',
    },
    {
      kind: 'call-to-action',
      title: 'Find out who shows up before you',
      lead: 'Send us your address and your trade. In the free consultation we run that search together.',
      links: [
        { label: 'Send your address', href: paths.contact },
        { label: 'Compare packages', href: '/services/pricing' },
      ],
    },
  ],
};
