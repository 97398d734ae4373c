import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/best-ai-marketing-automation-agencies-near-me',
  title: 'Best AI marketing automation agencies near me, compared',
  description:
    'How to compare automation agencies in your area: a sample ranking, six tests you can run on a call, and the questions that sort them.',
  keywords: ['AI marketing automation agency', 'marketing automation near me', 'best automation agencies'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/best-ai-marketing-automation-agencies-near-me.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Marketing automation, compared',
      title: 'How to rank the automation agencies around you',
      lead: 'A list on an agency’s own website will always put that agency first. Ours does too, which is why this page spends more lines on tests than on any list.',
      links: [
        { label: 'Our automation service', href: '/services/workflow-automation' },
        { label: 'Prices', href: '/services/pricing' },
        { label: 'Ask us the questions', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'ranking',
      title: 'A sample ranking',
      lead: 'This shows what a useful comparison states: rating, number of reviews, what the firm is good at, and one thing you can verify.',
      entries: [
        {
          rank: 1,
          agency: brand.agency,
          rating: 5,
          reviews: 127,
          specialty: 'Follow-ups, reviews and calls for small businesses',
          highlight: 'Starts with one workflow and measures it before adding a second one.',
        },
        {
          rank: 2,
          agency: 'Second Agency (sample)',
          rating: 4.7,
          reviews: 89,
          specialty: 'Email sequences for online stores',
          highlight: 'Good with product catalogs, less used to appointments and phone calls.',
        },
        {
          rank: 3,
          agency: 'Third Agency (sample)',
          rating: 4.5,
          reviews: 56,
          specialty: 'Sales software for teams of twenty and more',
          highlight: 'Thorough, with a setup phase of three months before anything runs.',
        },
      ],
      note: 'Sample ranking: ratings and review counts are examples, and the second and third agency are invented.',
    },
    {
      kind: 'checklist',
      title: 'Six tests for a twenty-minute call',
      lead: 'You need no technical knowledge for any of these.',
      items: [
        'Ask what they would not automate. “Nothing” is the wrong answer.',
        'Ask to see an error message from a running workflow and who received it.',
        'Ask in whose name the accounts are opened. It should be yours.',
        'Ask what happens to your customer list when you leave.',
        'Ask for the one number they would look at after thirty days.',
        'Ask to speak with whoever will build it, not only with the seller.',
      ],
      link: { label: 'What we automate and what we leave', href: '/services/workflow-automation' },
    },
    {
      kind: 'groups',
      title: 'Three sizes of automation',
      lead: 'Prices differ by a factor of ten because agencies mean different things by the word.',
      groups: [
        {
          title: 'A single message',
          text: 'Set up in a day.',
          items: [
            'Text back after a missed call',
            'Review request after a paid invoice',
            'Reminder before an appointment',
          ],
        },
        {
          title: 'A sequence',
          text: 'Set up in a week or two.',
          items: [
            'Three follow-ups to an open quote',
            'Welcome series for new members',
            'Winning back customers after six months',
          ],
        },
        {
          title: 'A connected office',
          text: 'One to three months, step by step.',
          items: [
            'Calls, calendar and invoices share one customer record',
            'Leads are sorted and handed out',
            'Monthly numbers write themselves',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to choose in a week',
      steps: [
        {
          title: 'Monday: write down the leak',
          text: 'Where do you lose people? After the quote, after the first visit, on the phone at noon?',
        },
        { title: 'Tuesday: call three firms', text: 'Describe the leak in two sentences and run the six tests.' },
        {
          title: 'Thursday: compare the first step',
          text: 'Not the whole offer. Which first step is smallest, cheapest and easiest to undo?',
        },
        {
          title: 'Friday: decide for thirty days',
          text: 'Take the firm with that step. If it works you will know before the second invoice.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'About this comparison',
      entries: [
        {
          question: 'Why should I believe a ranking on your own site?',
          answer:
            'You should not, and we mark it as a sample. Use the columns: collect the same four facts about every firm you speak with, then make your own order.',
        },
        {
          question: 'Does the agency have to be near me?',
          answer:
            'For automation it hardly matters where they sit. It matters that they answer during your opening hours and have worked with businesses that live from appointments, if yours does.',
        },
        {
          question: 'How many reviews are enough?',
          answer:
            'Read the newest ten rather than counting. Look for reviews that mention what happened in month three, when the setup was over and something went wrong.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Run the six tests on us',
      lead: 'Bring the list to the call. If we fail one, write it down and go on to the next agency.',
      links: [
        { label: 'Set up a call', href: paths.contact },
        { label: 'All services', href: paths.services },
        { label: 'See prices', href: '/services/pricing' },
      ],
    },
  ],
};
