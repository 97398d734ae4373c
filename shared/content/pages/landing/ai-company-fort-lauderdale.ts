import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-company-fort-lauderdale',
  title: 'AI company in Fort Lauderdale for small business',
  description:
    'An AI company based in Fort Lauderdale. We handle phones, bookings and marketing for marine companies, clinics, restaurants and home services.',
  keywords: ['AI company Fort Lauderdale', 'Fort Lauderdale AI', 'Broward AI company'],
  breadcrumb: [
    { label: 'Locations', href: '/locations' },
    { label: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
  ],
  card: '/cards/ai-company-fort-lauderdale.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Fort Lauderdale, Broward County',
      title: 'A Fort Lauderdale AI company that answers, books and follows up for you',
      lead: `${brand.name} is based in ${brand.city}. We put AI where local businesses need it most: calls that come in mid-job, quotes that go out late, and slow weeks in September.`,
      links: [
        { label: 'Talk to us', href: paths.contact },
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'See services', href: paths.services },
      ],
      promises: ['Office in the city', 'Free profile, about 3 minutes'],
    },
    {
      kind: 'groups',
      title: 'How AI helps four kinds of Fort Lauderdale businesses',
      lead: 'It’s the same software. It does a different job for each business.',
      groups: [
        {
          title: 'Marine services',
          items: [
            'Crews and captains get an answer at 6:00 AM',
            'Quotes mention the dock, the bridge and the tide window',
          ],
        },
        {
          title: 'Clinics and med spas',
          items: [
            'Open slots go to your waiting list by text',
            'Patients get prep instructions that your staff has checked',
          ],
        },
        {
          title: 'Restaurants and hotels',
          items: [
            'Group requests get sorted and answered within minutes',
            'Menus and events get posted while the kitchen is busy',
          ],
        },
        {
          title: 'Home services',
          items: [
            'After a storm, calls are taken in order, emergencies first',
            'Every quote lists your permits and license number',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three reasons to hire a local AI company',
      cards: [
        {
          icon: 'compass',
          title: 'We plan around October',
          text: 'The boat show opens, snowbirds arrive and storm season winds down. Your busy season starts in fall, so we start in August.',
        },
        {
          icon: 'chat',
          title: 'You can come in',
          text: 'Bring your phone and show us what customers write to you. It’s faster than filling out a questionnaire.',
        },
        {
          icon: 'gear',
          title: 'We keep what you use',
          text: 'You keep your booking system, your register and your inbox. We connect to them instead of replacing them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From your first call to a working AI setup',
      steps: [
        { title: 'Call or visit', text: 'It takes half an hour, at our office or yours, anywhere in Broward.' },
        {
          title: 'One-page plan',
          text: 'You get one page with the task, the tool, the price and the start date.',
        },
        { title: 'Test week', text: 'It runs with a handful of real customers while you watch.' },
        {
          title: 'Handover',
          text: 'Your staff learns how to turn it off, change a sentence and read the log. From then on, it’s yours.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Our Fort Lauderdale office at a glance',
      stats: [
        { value: '9AM-6PM', label: 'office hours, Monday to Friday' },
        { value: '9', label: 'services you can buy one at a time' },
        { value: '3 minutes', label: 'to get your free profile' },
      ],
      note: 'Facts about our office and what we offer. We don’t claim any results on this page.',
    },
    {
      kind: 'faq',
      title: 'What Fort Lauderdale owners ask about AI',
      entries: [
        {
          question: 'Do you build custom AI software?',
          answer:
            'We set up and connect existing tools, and we write the small pieces between them. Need your own model, or an app for thousands of users? We’ll tell you what kind of company to look for.',
        },
        {
          question: 'Can the voice agent talk to guests in Spanish or French?',
          answer:
            'Yes. It answers in the caller’s language, and you decide which languages to offer. French is a good choice if you get Canadian guests in the winter.',
        },
        {
          question: 'What if a hurricane takes the office offline?',
          answer:
            'Our services don’t run from the office. Calls get answered and messages go out as long as the phone network is up. We’ll write your storm message with you in June.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'What a Fort Lauderdale boat yard says',
      items: [
        {
          quote:
            'Captains don’t leave voicemails. Now someone answers at 5:50 in the morning, knows our haul-out prices and books the slip.',
          name: 'Sample yard manager',
          business: 'Boat yard, Fort Lauderdale FL',
          stars: 5,
        },
      ],
      sample: true,
    },
    {
      kind: 'call-to-action',
      title: 'Talk to an AI company in Fort Lauderdale',
      lead: 'Come by, give us a call or start online. The first half hour is free.',
      links: [
        { label: 'Contact the office', href: paths.contact },
        { label: 'Start with a profile', href: paths.signup },
        { label: 'See the services', href: paths.services },
      ],
    },
  ],
};
