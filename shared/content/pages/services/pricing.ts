import { plans } from '#shared/domain/plans.ts';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

/** Has no `service` structured data, because the offers listed there differ from these plans by a few dollars. */
export const page: Page = {
  path: `${paths.services}/pricing`,
  title: 'Pricing: three monthly plans for small businesses',
  description:
    'Starter is $497, Growth $997 and Scale $1,997 per month. No contract, month to month. See what each plan includes and which one fits you.',
  keywords: ['pricing', 'AI marketing prices', 'small business plans', 'no contract', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-pricing.png',
  jsonLd: ['organization', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Pricing',
      title: 'AI marketing pricing: three monthly plans, no contract',
      lead: 'Choose a plan by how much you want to hand off. You can move up, move down or leave at the end of any month.',
      chatLabel: 'Help me choose',
      links: [{ label: 'Compare services', href: paths.services }],
      promises: ['Per month', 'No contract', 'Month to month'],
    },
    {
      kind: 'pricing',
      title: 'Marketing plans and prices for small businesses',
      note: 'Per month, no contract, month to month. Your ad budget isn’t included. You pay the ad platform yourself.',
      tiers: [
        {
          name: 'Starter',
          priceUsd: 497,
          per: 'per month',
          text: 'For owners who do everything and want the basics to run on their own.',
          features: ['Basic AI marketing automation', 'Social media management', 'Monthly performance report'],
          link: { label: 'Start with Starter', href: paths.signup },
        },
        {
          name: 'Growth',
          priceUsd: 997,
          per: 'per month',
          text: 'For businesses that have room for more customers and someone to serve them.',
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
          text: 'For businesses with several crews or locations. One person here knows them all.',
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
      title: 'Which marketing plan is right for you?',
      lead: 'Here’s a quick way to decide.',
      groups: [
        {
          title: 'Choose Starter if',
          items: [
            'You need to get organized more than you need to grow',
            'You have one location and just a few services',
            'This is your first time with an agency',
          ],
        },
        {
          title: 'Choose Growth if',
          items: [
            'You could take on more customers tomorrow',
            'Inquiries come in and get lost',
            'You want to see numbers every week',
          ],
        },
        {
          title: 'Choose Scale if',
          items: [
            'Different towns need different messages',
            'You have staff you need to keep in the loop',
            'You’ve tried a standard plan and it didn’t work',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What our prices don’t include',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you spend on ads, phone minutes, text messages, domains and other tools. You’re billed directly, so you see every charge.',
            'One-time projects like a new website, a brand kit or a phone agent. You’ll get a fixed price after the first call.',
            `The ${brand.name} membership, if you’d rather do the work yourself. It’s ${plans.free.priceText} for ${plans.free.name} or ${plans.pro.priceText} for ${plans.pro.name}.`,
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to get started with a plan',
      steps: [
        {
          title: 'Get your profile',
          text: 'It’s free, by chat or application. It shows which plan makes sense for you.',
        },
        {
          title: 'Talk to us',
          text: 'The call takes half an hour, and it’s free too. If a smaller plan is enough, we’ll say so.',
        },
        {
          title: 'Start your first month',
          text: 'We connect what you have and start with the first item on your list.',
        },
        { title: 'Decide what’s next', text: 'Read your report, then stay, switch or leave.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about pricing',
      entries: [
        {
          question: 'What does “no contract” mean?',
          answer:
            'You pay for one month at a time. If you tell us before the next month starts, you won’t be charged for it. There’s no notice period and no cancellation fee, and you keep everything we built.',
        },
        {
          question: 'Can I switch plans?',
          answer: 'Yes, at the start of any month, up or down. Content pieces you didn’t use don’t carry over.',
        },
        {
          question: 'What counts as a content piece?',
          answer:
            'An article, a short video, a newsletter or a set of posts on one topic. Replies, small fixes and Spanish translations don’t count.',
        },
        {
          question: 'Is it cheaper than hiring someone?',
          answer:
            'Compare a year of any plan with a part-time salary and you’ll see the difference. But an employee is in your shop and notices things we can’t. Some owners do best with both: the Starter plan and an assistant.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'See what’s in each plan',
      links: [
        {
          label: 'AI Marketing Services',
          href: `${paths.services}/ai-marketing-services`,
          text: 'The core of every plan',
        },
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'Part of the Growth plan',
        },
        {
          label: 'For small businesses',
          href: '/ai-agency-for-small-business',
          text: 'The three plans, with an example',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Can’t decide between two plans?',
      lead: 'Tell us about a normal week. We’ll recommend the smaller plan that does the job, or tell you that you don’t need one.',
      chatLabel: 'Describe it in the chat',
      links: [
        { label: 'Apply now', href: paths.signup },
        { label: 'Ask about a plan', href: paths.contact },
      ],
    },
  ],
};
