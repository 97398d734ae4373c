import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/workflow-automation`,
  title: 'Workflow Automation & AI Systems for daily routine',
  description:
    'Stop typing the same name into three programs. We connect the tools you own so quotes, reminders, invoices and reviews move on their own.',
  keywords: ['workflow automation', 'AI systems', 'business automation', 'integrations', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-workflow-automation.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Workflow Automation & AI Systems',
      title: 'If you do it the same way every time, do it for the last time.',
      lead: 'An inquiry becomes a quote, a quote becomes a visit, a visit becomes an invoice and a review. Between those steps lies an hour of copying a day. That hour is what we remove.',
      chatLabel: 'Name your chore',
      links: [
        { label: 'Get it automated', href: paths.signup },
        { label: 'Other services', href: paths.services },
      ],
      promises: ['Uses the tools you have', 'Documented in plain English', 'Off switch included'],
    },
    {
      kind: 'groups',
      title: 'The same Tuesday, twice',
      lead: 'A house painter’s office, before and after. Invented, but you may know it.',
      groups: [
        {
          title: 'By hand',
          items: [
            'Read the inquiry, type it into the calendar',
            'Write the quote from last week’s quote',
            'Remember on Friday to ask whether they decided',
            'Chase the deposit by text',
            'Forget to ask for a review',
          ],
        },
        {
          title: 'Connected',
          items: [
            'The form files itself and suggests two dates',
            'A quote waits as a draft; you change the numbers and send',
            'A friendly question leaves on day three',
            'The deposit link is in the confirmation',
            'The review request follows the last coat by a day',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Automation, and where AI comes in',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most of what we build contains no intelligence at all: when this happens, do that. It is cheap, fast and right every time. AI earns its place where text has to be understood, such as reading an inquiry and sorting it, summing up a long mail, or drafting an answer for you to approve.',
        },
        {
          kind: 'paragraph',
          text: 'We mark these spots in your diagram. There, the system proposes and a person confirms, until you have seen it be right often enough.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we take an hour out of your day',
      steps: [
        {
          title: 'Watch',
          text: 'We follow one order through your business, screen by screen, and note each time somebody retypes, waits or searches.',
        },
        {
          title: 'Draw',
          text: 'You get a picture of the route with the slow spots circled. Together we pick the one that hurts most often.',
        },
        {
          title: 'Connect',
          text: 'We link the programs, run it next to the old way for some days, and compare the results line by line.',
        },
        {
          title: 'Hand over',
          text: 'You receive a page per automation: what starts it, what it touches, how to pause it, whom to ask.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Things owners ask us to connect',
      items: [
        'Web form to calendar and customer list',
        'Quote follow-ups that stop when the customer answers',
        'Appointment reminders by text',
        'Invoices from finished jobs',
        'Review requests, spread out so they look like people',
        'A daily summary of what came in',
        'Orders of supplies when a count runs low',
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'What it costs to think about',
      cards: [
        {
          icon: 'document',
          title: 'Subscriptions',
          text: 'Connecting services charge by the number of steps they run. Sometimes two tools you pay for already talk to each other; we look there first.',
        },
        {
          icon: 'gear',
          title: 'Upkeep',
          text: 'Programs change their buttons. Plan for a check every few months, by us or by a nephew with our notes.',
        },
        {
          icon: 'road',
          title: 'Habits',
          text: 'If half the crew keeps writing on paper, half the data is missing. Decide who insists.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Who should wait',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Automating a mess produces a faster mess. If every job runs differently, or nobody agrees who sends the quote, settle that on a whiteboard first. And a task that takes five minutes a month is best left to five minutes a month.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about automation',
      entries: [
        {
          question: 'Do I have to change my software?',
          answer:
            'Rarely. Calendars, mail, accounting and most booking programs can be connected as they are. If one cannot, we say so before you spend anything, along with what replacing it would take.',
        },
        {
          question: 'What happens when something breaks?',
          answer:
            'The step stops, the item stays where it was, and a message names what failed. Nothing is sent twice and nothing vanishes. You can always fall back to doing it by hand that day.',
        },
        {
          question: 'How soon does an automation earn its price?',
          answer:
            'Write down how often the chore occurs, how many minutes it takes and what an hour of yours is worth. We do this sum together at the whiteboard. Anything that needs longer than a year to break even we leave alone.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Related work',
      links: [
        { label: 'AI Voice Agents', href: `${paths.services}/ai-voice-agents`, text: 'The phone as another way in' },
        {
          label: 'Consulting & Strategy Services',
          href: `${paths.services}/consulting-strategy`,
          text: 'If the whiteboard has to come first',
        },
        { label: 'What we do', href: paths.whatWeDo, text: 'The four steps behind every project' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Which task would you never miss?',
      lead: `Name it in the chat. ${brand.name} lists the automations worth setting up for a business like yours, in order.`,
      chatLabel: 'Open the chat',
      links: [
        { label: 'Send us the chore', href: paths.signup },
        { label: 'Ask whether it can be done', href: paths.contact },
      ],
    },
  ],
};
