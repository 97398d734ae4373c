import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency-for-small-business',
  title: 'AI agency for small business: plans from $497',
  description:
    'AI marketing for small businesses from $497 per month, no contract. See what each plan includes, who it’s for and what to try for free first.',
  keywords: ['AI agency for small business', 'small business AI marketing', 'AI marketing prices'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-agency-for-small-business.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'For teams of 1 to 20',
      title: 'An AI agency for small business, with fixed monthly prices',
      lead: 'You do the books at night and never get to the marketing. Choose from three plans with a fixed monthly price and no contract. You’ll see exactly what each one includes.',
      links: [
        { label: 'See pricing', href: '/services/pricing' },
        { label: 'Ask which plan fits', href: paths.contact },
      ],
      promises: ['No contract', 'Month to month'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'AI marketing services sized for a small business',
      cards: [
        {
          icon: 'megaphone',
          title: 'Social media',
          text: 'We make posts from your own photos. Send us three pictures on Friday and we’ll do the rest.',
        },
        {
          icon: 'chat',
          title: 'Replies',
          text: 'Messages and reviews get an answer the same day, in words you’ve approved.',
        },
        {
          icon: 'target',
          title: 'Leads',
          text: 'A form, a call or a chat asks the two questions that matter. You only hear from people who are a good fit.',
        },
        {
          icon: 'document',
          title: 'Content',
          text: 'You get a page or a newsletter about something your customers asked this month.',
        },
      ],
    },
    {
      kind: 'pricing',
      title: 'Small business AI marketing plans and prices',
      lead: 'Start with the smallest plan that solves your problem. You can move up or down with one message.',
      note: 'Per month, no contract, month to month. Ad spend isn’t included. You pay the ad platform directly.',
      tiers: [
        {
          name: 'Starter',
          priceUsd: 497,
          per: 'per month',
          text: 'For owners who want to stay visible without having to think about it.',
          features: ['Basic AI marketing automation', 'Social media management', 'Monthly performance report'],
          link: { label: 'Choose Starter', href: paths.contact },
        },
        {
          name: 'Growth',
          priceUsd: 997,
          per: 'per month',
          text: 'For businesses that can take on more customers in the next three months.',
          features: [
            'Full AI marketing suite',
            'Lead generation system',
            'Weekly performance updates',
            '5 content pieces per month',
          ],
          link: { label: 'Choose Growth', href: paths.contact },
          featured: true,
        },
        {
          name: 'Scale',
          priceUsd: 1997,
          per: 'per month',
          text: 'For a second location, a second van or a sales team.',
          features: [
            'Advanced AI optimization',
            'Custom AI strategy',
            'Dedicated account manager',
            '15 content pieces per month',
          ],
          link: { label: 'Choose Scale', href: paths.contact },
        },
      ],
    },
    {
      kind: 'stories',
      title: 'How the Starter plan can pay for itself',
      items: [
        {
          name: 'Two Herons Tailoring',
          category: 'Alterations, Wilton Manors FL',
          description:
            'A tailor with one assistant wanted more wedding work and fewer hems. Posts showed wedding dresses in progress. The chat asked for the wedding date first. Hems moved to a drop-off day.',
          results: [
            'Fittings for 14 weddings booked in the first spring',
            'Two evenings a week with no messages to answer',
          ],
        },
      ],
      sample: true,
    },
    {
      kind: 'faq',
      title: 'Small business pricing questions',
      entries: [
        {
          question: 'What does month to month mean?',
          answer:
            'You pay for one month, then decide about the next. There’s no term to finish and no cancellation letter to send. Work outside your plan, like a new website, gets its own price. You can always say no.',
        },
        {
          question: 'What if I have a bad month and need to pause?',
          answer:
            'Just tell us before the next month starts. We’ll keep your copy, settings and plans, so you can pick up where you left off.',
        },
        {
          question: 'I can’t afford any of this. What can I do?',
          answer:
            'Get the free profile and use one prompt a week. It’s the same plan we’d start with. Come back when the extra customers cover the cost.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which plan fits your business?',
      lead: 'Give us a rough idea of your sales and the hours you spend on marketing. We’ll recommend one plan, or tell you it’s too early.',
      links: [
        { label: 'Send us a message', href: paths.contact },
        { label: 'Compare the plans', href: '/services/pricing' },
      ],
    },
  ],
};
