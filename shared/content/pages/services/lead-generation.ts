import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/lead-generation`,
  title: 'Lead Generation & Sales Systems that follow up',
  description:
    'From a stranger’s first question to a signed order: forms people finish, answers in minutes, follow-ups that stop in time, one list of who waits.',
  keywords: ['lead generation', 'sales systems', 'follow-up', 'CRM', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-lead-generation.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Lead Generation & Sales Systems',
      title: 'You do not need more leads. You need fewer forgotten ones.',
      lead: 'Count last month’s inquiries that never got a second message from you. We build the system that answers them, and only then the one that brings more.',
      chatLabel: 'Find my gap',
      links: [
        { label: 'Build my system', href: paths.signup },
        { label: 'Monthly plans', href: `${paths.services}/pricing` },
      ],
      promises: ['One list', 'First answer in minutes', 'Consent recorded'],
    },
    {
      kind: 'prose',
      title: 'Two halves of one machine',
      blocks: [
        { kind: 'heading', text: 'The half that attracts' },
        {
          kind: 'paragraph',
          text: 'A page with one promise. A form with four fields in place of eleven. A calculator, a checklist or a short quiz that is useful even to somebody who never buys. Each asks permission before it writes to anyone.',
        },
        { kind: 'heading', text: 'The half that remembers' },
        {
          kind: 'paragraph',
          text: 'Each inquiry lands in one list with its source and a next step. A first reply goes out while the visitor still has your tab open. If nothing comes back, a second message follows, then a third, and then it ends. When the customer answers, the machine falls silent and you take over.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you get',
      items: [
        'A landing page for your best offer',
        'A short form that also works with one thumb',
        'An instant reply that answers the obvious question',
        'Three follow-ups in your tone, with a way out in each',
        'A list with stages: new, talking, quoted, won, lost',
        'A morning message: these four people wait for you',
        'A reason noted for every lost one',
      ],
    },
    {
      kind: 'steps',
      title: 'How we set it up',
      steps: [
        {
          title: 'Count',
          text: 'We take your last fifty inquiries and mark where each one ended. The largest pile is where we begin.',
        },
        {
          title: 'Shorten',
          text: 'Every question in your form has to earn its place. What you can ask later, you ask later.',
        },
        {
          title: 'Answer',
          text: 'We write the replies with you and connect them to form, phone and mail. You test as a stranger would.',
        },
        {
          title: 'Review',
          text: 'Once a month, thirty lost inquiries on the table. Patterns turn into a changed sentence, price or page.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What it costs to think about',
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
          title: 'Discipline',
          items: [
            'Somebody moves people through the stages',
            'Five minutes each morning',
            'No private lists on the side',
          ],
        },
        { title: 'Law', items: ['Consent for texts and calls', 'A working unsubscribe', 'Quiet hours'] },
      ],
    },
    {
      kind: 'prose',
      title: 'Who should not buy this',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If people walk in, pay and leave, you need a good sign and good coffee. If you sell to six companies in the country, call them. And if the plan is to buy addresses and write to all of them, we are the wrong house: it annoys people, it is often illegal, and it ruins your own mail.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about leads',
      entries: [
        {
          question: 'Do you sell leads?',
          answer:
            'No. Bought lists and shared leads are sold to your competitors as well. What comes in through your own page belongs to you alone.',
        },
        {
          question: 'Can a voice agent take part?',
          answer:
            'Yes, as another door into the list. It picks up, asks the same four things your form asks, and books the callback. We do not use it for calling strangers.',
        },
        {
          question: 'How many follow-ups are too many?',
          answer:
            'We stop after three without a reply, spread over about two weeks. The last one says that it is the last. It often gets more answers than the other two.',
        },
        {
          question: 'How would I know that it pays?',
          answer:
            'Two rates tell you: how many inquiries become conversations, and how many of those become orders. Both are on the first screen, next to the same month before we started.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Before and after',
      links: [
        {
          label: 'Advertising & Campaigns',
          href: `${paths.services}/advertising-campaigns`,
          text: 'To fill the page with visitors',
        },
        {
          label: 'Workflow Automation',
          href: `${paths.services}/workflow-automation`,
          text: 'For everything after the yes',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Who is still waiting for your answer?',
      lead: `Open your inbox, count, and bring the number into the chat. ${brand.name} starts from there.`,
      chatLabel: 'Begin with my number',
      links: [
        { label: 'Order a system', href: paths.signup },
        { label: 'Describe my case', href: paths.contact },
      ],
    },
  ],
};
