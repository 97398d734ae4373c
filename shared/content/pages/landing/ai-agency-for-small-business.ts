import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-agency-for-small-business',
  title: 'AI agency for small business: services and prices',
  description:
    'AI marketing for small businesses from $497 per month, no contract. What each tier includes, who it suits and what to try before you pay.',
  keywords: ['AI agency for small business', 'small business AI marketing', 'AI marketing prices'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/ai-agency-for-small-business.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'For businesses of one to twenty',
      title: 'An AI agency that fits a small budget',
      lead: 'You do the books at night and the marketing never. Three fixed monthly prices, no contract, and a list of what you get for each.',
      links: [
        { label: 'See pricing', href: '/services/pricing' },
        { label: 'Ask what suits you', href: paths.contact },
      ],
      promises: ['No contract', 'Month to month'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Services in a size you can use',
      cards: [
        {
          icon: 'megaphone',
          title: 'Social media',
          text: 'Posts from your own photos. You send three pictures on Friday, we do the rest.',
        },
        {
          icon: 'chat',
          title: 'Replies',
          text: 'Messages and reviews answered the same day, in words you have approved.',
        },
        {
          icon: 'target',
          title: 'Leads',
          text: 'A form, a call or a chat that asks the right two questions and passes on only what fits.',
        },
        {
          icon: 'document',
          title: 'Content',
          text: 'A page or a newsletter about something your customers asked this month.',
        },
      ],
    },
    {
      kind: 'pricing',
      title: 'Three tiers',
      lead: 'Begin with the smallest one that covers your problem. Moving up or down takes one message.',
      note: 'Per month, no contract, month to month. Money for ads is not included and goes to the platform directly.',
      tiers: [
        {
          name: 'Starter',
          priceUsd: 497,
          per: 'per month',
          text: 'For owners who want to be visible without thinking about it.',
          features: ['Basic AI marketing automation', 'Social media management', 'Monthly performance report'],
          link: { label: 'Choose Starter', href: paths.contact },
        },
        {
          name: 'Growth',
          priceUsd: 997,
          per: 'per month',
          text: 'For businesses with room for more customers this quarter.',
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
          text: 'For a second location, a second van, or a sales team.',
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
      title: 'How Starter can pay for itself',
      items: [
        {
          name: 'Two Herons Tailoring',
          category: 'Alterations, Wilton Manors FL',
          description:
            'A tailor with one assistant wanted more wedding work and fewer hems. Posts showed dresses in progress, the chat asked for the date first, and hems were sent to a drop-off day.',
          results: [
            'Fittings for 14 weddings booked in the first spring',
            'Two evenings a week without answering messages',
          ],
        },
      ],
      note: 'Sample story. The tailor and the results are invented to show the kind of change.',
    },
    {
      kind: 'faq',
      title: 'Money questions',
      entries: [
        {
          question: 'What does month to month mean?',
          answer:
            'You pay for a month and decide about the next. There is no term to serve out and nothing to cancel by registered mail. Work outside a tier, such as a new website, gets its own price, and you can say no to it.',
        },
        {
          question: 'What if a month is bad and I have to pause?',
          answer:
            'You pay month to month, so tell us before the next one starts. We keep your texts, settings and plans, and you pick up where you left off.',
        },
        {
          question: 'I cannot afford any of this. What now?',
          answer:
            'Take the free profile and do one prompt a week. It is the same plan we would begin with. Come back when the extra customers pay for help.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not sure which tier?',
      lead: 'Tell us your turnover in round numbers and the hours you spend on marketing. We answer with one tier, or with “none yet”.',
      links: [
        { label: 'Write to us', href: paths.contact },
        { label: 'Compare the tiers', href: '/services/pricing' },
      ],
    },
  ],
};
