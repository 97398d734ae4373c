import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/best-ai-marketing-automation-agencies-near-me',
  title: 'Best AI marketing automation agencies near me',
  description:
    'How to compare AI marketing automation agencies near you: the facts to collect, six questions to ask on a call, and how to decide in a week.',
  keywords: ['AI marketing automation agency', 'marketing automation near me', 'best automation agencies'],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/best-ai-marketing-automation-agencies-near-me.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Marketing automation, compared',
      title: 'How to compare AI marketing automation agencies near you',
      lead: 'An agency’s own list always puts that agency first. So this page gives you tests you can run yourself.',
      links: [
        { label: 'Our automation service', href: '/services/workflow-automation' },
        { label: 'See pricing', href: '/services/pricing' },
        { label: 'Ask us your questions', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'ranking',
      // The claim register derives this ranking's key from the title. A new title would lose a saved "off" switch.
      title: 'A sample ranking',
      lead: 'A useful comparison shows the rating, the number of reviews, what the agency does best and one thing you can check.',
      entries: [
        {
          rank: 1,
          agency: brand.agency,
          rating: 5,
          reviews: 127,
          specialty: 'Follow-ups, reviews and calls for small businesses',
          highlight: 'Starts with one workflow and measures it before adding another.',
        },
        {
          rank: 2,
          agency: 'Second Agency (sample)',
          rating: 4.7,
          reviews: 89,
          specialty: 'Email sequences for online stores',
          highlight: 'Good with product catalogs. Less experience with appointments and phone calls.',
        },
        {
          rank: 3,
          agency: 'Third Agency (sample)',
          rating: 4.5,
          reviews: 56,
          specialty: 'Sales software for teams of 20 or more',
          highlight: 'Thorough. Setup takes three months before anything runs.',
        },
      ],
      sample: true,
    },
    {
      kind: 'checklist',
      title: 'Six questions to ask an automation agency in 20 minutes',
      lead: 'You don’t need any technical knowledge.',
      items: [
        'Ask what they wouldn’t automate. “Nothing” is the wrong answer.',
        'Ask to see an error message from a live workflow and who received it.',
        'Ask whose name the accounts are in. It should be yours.',
        'Ask what happens to your customer list when you leave.',
        'Ask which one number they’d look at after 30 days.',
        'Ask to talk to the person who’ll build it, not just the salesperson.',
      ],
      link: { label: 'See what we automate', href: '/services/workflow-automation' },
    },
    {
      kind: 'groups',
      title: 'Three sizes of marketing automation and how long they take',
      lead: 'One agency’s quote can be ten times another’s, because they mean different things by “automation.”',
      groups: [
        {
          title: 'A single message',
          text: 'It takes a day to set up.',
          items: [
            'A text back after a missed call',
            'A review request after a paid invoice',
            'A reminder before an appointment',
          ],
        },
        {
          title: 'A sequence',
          text: 'It takes a week or two to set up.',
          items: [
            'Three follow-ups on an open quote',
            'A welcome series for new members',
            'Messages that win back customers after six months',
          ],
        },
        {
          title: 'A connected office',
          text: 'It takes one to three months, step by step.',
          items: [
            'Calls, calendar and invoices share one customer record',
            'Leads get sorted and assigned',
            'Monthly reports fill in by themselves',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to choose an automation agency in a week',
      steps: [
        {
          title: 'Monday: find the leak',
          text: 'Where do you lose people? After the quote, after the first visit, or on the phone at noon?',
        },
        {
          title: 'Tuesday: call three agencies',
          text: 'Describe the leak in two sentences and ask the six questions.',
        },
        {
          title: 'Thursday: compare the first step',
          text: 'Ignore the rest of the proposal for now. Which first step is smallest, cheapest and easiest to undo?',
        },
        {
          title: 'Friday: commit for 30 days',
          text: 'Hire the agency with that first step. You’ll know if it works before the second invoice.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about comparing automation agencies',
      entries: [
        {
          question: 'Should I trust a ranking on an agency’s own site?',
          answer:
            'No. Make your own. Write down four facts about every agency you talk to: its rating, how many reviews it has, what it does best and one thing you can check.',
        },
        {
          question: 'Does the agency have to be near me?',
          answer:
            'For automation, location hardly matters. What matters is that they answer during your business hours. If you work by appointment, choose an agency that’s worked with businesses like yours.',
        },
        {
          question: 'How many reviews are enough?',
          answer:
            'Don’t count them. Read the ten newest. Look for reviews that describe month three, when the setup was done and something went wrong.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Test our automation agency with the same six questions',
      lead: 'Bring the list to your call. If we fail one, you’ll know to call the next agency.',
      links: [
        { label: 'Set up a call', href: paths.contact },
        { label: 'See all services', href: paths.services },
        { label: 'See prices', href: '/services/pricing' },
      ],
    },
  ],
};
