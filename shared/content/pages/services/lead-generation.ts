import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/lead-generation`,
  title: 'Lead Generation & Sales Systems that follow up',
  description:
    'Turn more inquiries into orders. You get short forms, replies in minutes, follow-ups that know when to stop and one list of who’s waiting.',
  keywords: ['lead generation', 'sales systems', 'follow-up', 'CRM', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-lead-generation.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Lead Generation & Sales Systems',
      title: 'Lead generation that follows up, so you stop losing leads',
      lead: 'How many inquiries last month never got a second message from you? First, we build the system that answers them. Then we bring in more.',
      chatLabel: 'Find my gap',
      links: [
        { label: 'Build my system', href: paths.signup },
        { label: 'See monthly plans', href: `${paths.services}/pricing` },
      ],
      promises: ['One list', 'First answer in minutes', 'Consent recorded'],
    },
    {
      kind: 'prose',
      title: 'How our lead generation system works',
      blocks: [
        { kind: 'heading', text: 'It attracts new leads' },
        {
          kind: 'paragraph',
          text: 'You get a page with one promise and a form with four fields instead of eleven. You also get a calculator, a checklist or a short quiz that helps people even if they never buy. Each one asks for permission before it contacts anyone.',
        },
        { kind: 'heading', text: 'It follows up for you' },
        {
          kind: 'paragraph',
          text: 'Every inquiry goes into one list, with its source and a next step. The first reply goes out while the visitor still has your page open. If they don’t answer, they get a second message, then a third, and then it stops. Once they reply, the messages stop and you take over.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What’s included in your lead generation system',
      items: [
        'A landing page for your best offer',
        'A short form people can fill out with one thumb',
        'An instant reply that answers the most common question',
        'Three follow-ups in your tone, each with a way to opt out',
        'A list with stages: new, talking, quoted, won, lost',
        'A morning message: these four people are waiting on you',
        'A reason noted for every lost lead',
      ],
    },
    {
      kind: 'steps',
      title: 'How we set up your lead system',
      steps: [
        {
          title: 'Count',
          text: 'We look at your last 50 inquiries and mark where each one ended. We start where you lose the most.',
        },
        {
          title: 'Shorten',
          text: 'We only keep the questions you need in your form. Anything that can wait, you ask later.',
        },
        {
          title: 'Answer',
          text: 'We write the replies with you and connect them to your form, phone and email. You test it the way a customer would.',
        },
        {
          title: 'Review',
          text: 'Once a month, we go through 30 lost inquiries. If we see a pattern, we change a sentence, a price or a page.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What your lead system costs in tools and time',
      groups: [
        {
          title: 'Tools',
          items: [
            'A customer list, often one you already pay for',
            'Text messages, billed per message',
            'Registration of your texting number',
          ],
        },
        {
          title: 'Habits',
          items: [
            'Someone who moves leads through the stages',
            'Five minutes each morning',
            'No private lists on the side',
          ],
        },
        { title: 'Law', items: ['Consent for texts and calls', 'A working unsubscribe link', 'Quiet hours'] },
      ],
    },
    {
      kind: 'prose',
      title: 'Who doesn’t need a lead generation system',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If people walk in, pay and leave, you need a good sign and good coffee. If you only sell to six companies in the country, call them. If you plan to buy a list and email everyone on it, we can’t help you. It annoys people, it’s often illegal, and your own emails will start landing in spam.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about lead generation',
      entries: [
        {
          question: 'Do you sell leads?',
          answer:
            'No. Bought lists and shared leads go to your competitors too. Leads from your own page belong only to you.',
        },
        {
          question: 'Can a voice agent be part of it?',
          answer:
            'Yes. It picks up and asks the same four questions as your form. Then it adds the lead to your list and books the callback. We don’t use it to call strangers.',
        },
        {
          question: 'How many follow-ups are too many?',
          answer:
            'We stop after three with no reply, spread over about two weeks. The last one says it’s the last. It often gets more replies than the other two.',
        },
        {
          question: 'How do I know it’s paying off?',
          answer:
            'Two numbers tell you: how many inquiries turn into conversations, and how many of those turn into orders. Both are on the first screen, next to the same month before we started.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Services that work well with lead generation',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'To bring visitors to your page',
        },
        {
          label: 'Workflow Automation',
          href: `${paths.services}/workflow-automation`,
          text: 'For everything after they say yes',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out how many leads you’re losing',
      lead: `Open your inbox, count the people still waiting and tell us in the chat. ${brand.name} will start from there.`,
      chatLabel: 'Start with my number',
      links: [
        { label: 'Get my system', href: paths.signup },
        { label: 'Tell us what you need', href: paths.contact },
      ],
    },
  ],
};
