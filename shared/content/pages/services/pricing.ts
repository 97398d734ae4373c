import { plans } from '#shared/domain/plans.ts';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

/** Without `service` data for search engines: the offers stated there differ from these tiers by a few dollars. */
export const page: Page = {
  path: `${paths.services}/pricing`,
  title: 'Pricing: three monthly plans for small businesses',
  description:
    'Starter $497, Growth $997 and Scale $1,997 per month. No contract, month to month. See what each plan includes and how to choose.',
  keywords: ['pricing', 'AI marketing prices', 'small business plans', 'no contract', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-pricing.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Pricing',
      title: 'Three prices, written where you can see them.',
      lead: 'Choose by how much you want off your desk. You can move up, down or out at the end of any month.',
      chatLabel: 'Help me choose',
      links: [{ label: 'Compare services', href: paths.services }],
      promises: ['Per month', 'No contract', 'Month to month'],
    },
    {
      kind: 'pricing',
      title: 'Small-business plans',
      note: 'Per month, no contract, month to month. Advertising budgets are paid by you to the platform and are not included.',
      tiers: [
        {
          name: 'Starter',
          priceUsd: 497,
          per: 'per month',
          text: 'For the owner who does everything and wants the basics to run by themselves.',
          features: ['Basic AI marketing automation', 'Social media management', 'Monthly performance report'],
          link: { label: 'Start with Starter', href: paths.signup },
        },
        {
          name: 'Growth',
          priceUsd: 997,
          per: 'per month',
          text: 'For a business with room for more customers and somebody to serve them.',
          features: [
            'Full AI marketing suite',
            'Lead generation system',
            'Weekly performance updates',
            '5 content pieces per month',
          ],
          link: { label: 'Choose Growth', href: paths.signup },
          featured: true,
        },
        {
          name: 'Scale',
          priceUsd: 1997,
          per: 'per month',
          text: 'For several crews or places, and one person at our end who knows all of them.',
          features: [
            'Advanced AI optimization',
            'Custom AI strategy',
            'Dedicated account manager',
            '15 content pieces per month',
          ],
          link: { label: 'Talk about Scale', href: paths.signup },
        },
      ],
    },
    {
      kind: 'groups',
      title: 'Which one?',
      lead: 'Three honest rules of thumb.',
      groups: [
        {
          title: 'Take Starter',
          items: [
            'You want order more than growth',
            'One location, few services',
            'This is your first try with an agency',
          ],
        },
        {
          title: 'Take Growth',
          items: [
            'You could serve more people tomorrow',
            'Inquiries come in and get lost',
            'You wish to see figures each week',
          ],
        },
        {
          title: 'Take Scale',
          items: [
            'Different towns need different messages',
            'You have staff who must be kept informed',
            'A plan off the shelf has failed you before',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Not in these prices',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you spend on ads, phone minutes, text messages, domains and tools of others. It is billed to you directly, so you see it.',
            'One-time projects such as a new website, a brand kit or a phone agent. You receive a fixed offer after the first call.',
            `The ${brand.name} membership, if you prefer to do the work yourself: ${plans.free.name} for ${plans.free.priceText}, or ${plans.pro.name} for ${plans.pro.priceText}.`,
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From here to the first month',
      steps: [
        { title: 'Profile', text: 'Free, by chat or application. It shows which plan would even make sense.' },
        { title: 'Call', text: 'Half an hour, also free. If a smaller plan does it, you will hear that.' },
        { title: 'First month', text: 'We connect what you have and begin with the item at the top of your list.' },
        { title: 'Your decision', text: 'You look at the report and stay, switch or leave.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about money',
      entries: [
        {
          question: 'What does “no contract” mean here?',
          answer:
            'You pay for a month at a time. Tell us before the next one begins, and it does not begin. There is no notice period, no fee for leaving, and nothing we built is taken away.',
        },
        {
          question: 'Can I switch plans?',
          answer:
            'At every turn of the month, in either direction. Content pieces that were not used up do not carry over.',
        },
        {
          question: 'What counts as a content piece?',
          answer:
            'An article, a short video, a newsletter or a set of posts on one topic. Replies, small corrections and translations into Spanish do not count.',
        },
        {
          question: 'Is that cheaper than hiring somebody?',
          answer:
            'Put the yearly sum of a plan beside a part-time salary and you see the difference. The fair comparison includes what you lose: an employee stands in your shop and notices things. Some owners do best with both, Starter and an assistant.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Look into the parts',
      links: [
        {
          label: 'AI Marketing Services',
          href: `${paths.services}/ai-marketing-services`,
          text: 'The core of every plan',
        },
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'A part of the Growth plan',
        },
        { label: 'For small businesses', href: '/ai-agency-for-small-business', text: 'The plans with an example' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Still between two?',
      lead: 'Describe a normal week to us. We name the smaller plan that would do, or none.',
      chatLabel: 'Describe it in the chat',
      links: [
        { label: 'Apply now', href: paths.signup },
        { label: 'Ask about a plan', href: paths.contact },
      ],
    },
  ],
};
