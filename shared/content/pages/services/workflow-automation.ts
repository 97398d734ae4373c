import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/workflow-automation`,
  title: 'Workflow Automation & AI Systems that save time',
  description:
    'Stop typing the same name into three programs. We connect the tools you have so quotes, reminders, invoices and reviews go out on their own.',
  keywords: ['workflow automation', 'AI systems', 'business automation', 'integrations', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-workflow-automation.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Workflow Automation & AI Systems',
      title: 'Workflow automation that takes over your daily copy and paste',
      lead: 'An inquiry becomes a quote, then a visit, then an invoice and a review. In between, you spend an hour a day copying things over. We automate that hour.',
      chatLabel: 'Tell us your chore',
      links: [
        { label: 'Get it automated', href: paths.signup },
        { label: 'See other services', href: paths.services },
      ],
      promises: ['Uses the tools you have', 'Documented in plain English', 'Off switch included'],
    },
    {
      kind: 'groups',
      title: 'What workflow automation looks like, before and after',
      lead: 'This is a house painter’s Tuesday. We made it up, but it may look familiar.',
      groups: [
        {
          title: 'By hand',
          items: [
            'You read the inquiry and type it into the calendar',
            'You write the quote from last week’s quote',
            'You remember on Friday to ask if they’ve decided',
            'You chase the deposit by text',
            'You forget to ask for a review',
          ],
        },
        {
          title: 'Automated',
          items: [
            'The form saves itself and suggests two dates',
            'Your quote’s already drafted, so you just change the numbers',
            'A friendly follow-up goes out on day three',
            'The confirmation includes the deposit link',
            'The review request goes out the day after the last coat',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where AI fits into workflow automation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most of what we build doesn’t use AI at all. It’s a simple rule: when this happens, do that. It’s cheap, fast and right every time. We add AI where something has to understand text. It can read an inquiry and sort it, sum up a long email or draft an answer for you to approve.',
        },
        {
          kind: 'paragraph',
          text: 'We mark those spots in your diagram. The system makes a suggestion there and a person confirms it, until you’ve seen it get enough of them right.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we automate your workflow in four steps',
      steps: [
        {
          title: 'Watch',
          text: 'We follow one order through your business, screen by screen. We note every time someone retypes, waits or searches.',
        },
        {
          title: 'Draw',
          text: 'You get a diagram with the slow spots circled. Together, we pick the one that hurts most often.',
        },
        {
          title: 'Connect',
          text: 'We link your programs and run the new way next to the old way for a few days. Then we compare results line by line.',
        },
        {
          title: 'Hand over',
          text: 'You get one page per automation: what starts it, what it changes, how to pause it and who to ask.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Workflows owners ask us to automate',
      items: [
        'Web form to calendar and customer list',
        'Quote follow-ups that stop when the customer answers',
        'Appointment reminders by text',
        'Invoices from finished jobs',
        'Review requests, spaced out so they look natural',
        'A daily summary of what came in',
        'Supply orders when you’re running low',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What workflow automation costs you',
      cards: [
        {
          icon: 'document',
          title: 'Subscriptions',
          text: 'Connection services charge by the number of steps they run. Sometimes two tools you pay for already work together. We check that first.',
        },
        {
          icon: 'gear',
          title: 'Upkeep',
          text: 'Software changes. Plan on a checkup every few months, from us or from a nephew with our notes.',
        },
        {
          icon: 'road',
          title: 'Habits',
          text: 'If half your crew still writes on paper, half your data’s missing. Decide who makes sure everyone switches.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'When you should wait to automate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If every job runs differently, or nobody agrees on who sends the quote, sort that out first. A whiteboard is enough. And if a task only takes five minutes a month, keep doing it by hand.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about workflow automation',
      entries: [
        {
          question: 'Do I have to change my software?',
          answer:
            'Rarely. We can connect calendars, email, accounting and most booking programs the way they are. If we can’t connect one, we’ll tell you before you spend anything, and what it would take to replace it.',
        },
        {
          question: 'What happens when something breaks?',
          answer:
            'The step stops, the item stays where it was, and you get a message that says what failed. Nothing gets sent twice or lost. You can always do it by hand that day.',
        },
        {
          question: 'How soon does an automation pay for itself?',
          answer:
            'Write down how often you do the chore, how many minutes it takes and what an hour of your time is worth. We do the math with you. If it takes more than a year to break even, we don’t build it.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Services that work well with automation',
      links: [
        {
          label: 'AI Voice Agents',
          href: `${paths.services}/ai-voice-agents`,
          text: 'So phone calls start your workflow too',
        },
        {
          label: 'Consulting & Strategy Services',
          href: `${paths.services}/consulting-strategy`,
          text: 'If you need to sort things out first',
        },
        { label: 'What we do', href: paths.whatWeDo, text: 'The four steps behind every project' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Find out which tasks you can automate',
      lead: `Name your least favorite task in the chat. ${brand.name} lists the automations worth setting up for a business like yours, in order.`,
      chatLabel: 'Open the chat',
      links: [
        { label: 'Send us the chore', href: paths.signup },
        { label: 'Ask if we can automate it', href: paths.contact },
      ],
    },
  ],
};
