import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-company-fort-lauderdale',
  title: 'AI company in Fort Lauderdale for local businesses',
  description:
    'An AI company on the ground in Fort Lauderdale: phones, bookings and marketing for marine trades, clinics, restaurants and home services.',
  keywords: ['AI company Fort Lauderdale', 'Fort Lauderdale AI', 'Broward AI company'],
  breadcrumb: [
    { label: 'Locations', href: '/locations' },
    { label: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
  ],
  card: '/cards/ai-company-fort-lauderdale.png',
  jsonLd: ['organization', 'localBusiness', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Fort Lauderdale, Broward County',
      title: 'The AI company for businesses between the beach and the turnpike',
      lead: `${brand.name} works from ${brand.city}. We put AI to use where local firms feel it first: the phone that rings during a job, the quote that goes out too late, the quiet weeks of September.`,
      links: [
        { label: 'Speak with us', href: paths.contact },
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'See services', href: paths.services },
      ],
      promises: ['Office in the city', 'Free profile, about 3 minutes'],
    },
    {
      kind: 'groups',
      title: 'What it looks like in four local trades',
      lead: 'The same software, four different jobs.',
      groups: [
        {
          title: 'Marine services',
          items: [
            'Crew and captains get an answer at six in the morning',
            'Quotes that name the dock, the bridge and the tide window',
          ],
        },
        {
          title: 'Clinics and med spas',
          items: [
            'Free slots offered to the waiting list by text',
            'Answers about preparation before the visit, checked by your staff',
          ],
        },
        {
          title: 'Restaurants and hotels',
          items: [
            'Group requests sorted and answered within minutes',
            'Menus and events posted while the kitchen is busy',
          ],
        },
        {
          title: 'Home services',
          items: [
            'After-storm calls taken in order, emergencies first',
            'Permits and license number stated in every offer',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three reasons to stay in town',
      cards: [
        {
          icon: 'compass',
          title: 'We plan around October',
          text: 'The boat show, the first northern visitors, the end of storm season: your calendar turns in fall, so the work starts in August.',
        },
        {
          icon: 'chat',
          title: 'You can come in',
          text: 'Bring your phone and show us what customers write. It saves both of us a questionnaire.',
        },
        {
          icon: 'gear',
          title: 'We keep what you use',
          text: 'Your booking system, your register, your inbox stay. We connect to them rather than replace them.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a first call to a working setup',
      steps: [
        { title: 'Call or visit', text: 'Half an hour, at our place or yours, anywhere in Broward.' },
        { title: 'One page', text: 'You get a single sheet: the task, the tool, the price, the day it should run.' },
        { title: 'A test week', text: 'It runs with a handful of real customers while you watch.' },
        {
          title: 'Handover',
          text: 'Your staff learn to switch it off, change a sentence and read the log. Then it is yours.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Good to know',
      stats: [
        { value: '9AM-6PM', label: 'office open, Monday to Friday' },
        { value: '9', label: 'services, each to be had on its own' },
        { value: '3 minutes', label: 'for the free profile' },
      ],
      note: 'Facts about the office and the offer. No results are claimed on this page.',
    },
    {
      kind: 'faq',
      title: 'Asked in Fort Lauderdale',
      entries: [
        {
          question: 'Do you build custom AI software?',
          answer:
            'We configure and connect existing tools, and write the small pieces between them. If you need your own model or an app for thousands of users, we say so and tell you what kind of firm to look for.',
        },
        {
          question: 'Can the voice agent handle guests who speak Spanish or French?',
          answer:
            'Yes. It answers in the language of the caller, and you decide which languages you want to serve. Canadian winter guests are a good reason for French.',
        },
        {
          question: 'What if a hurricane takes the office offline?',
          answer:
            'The services do not run in our office. Calls are answered and messages go out as long as the phone network does, and we prepare the storm message with you in June.',
        },
      ],
    },
    {
      kind: 'testimonials',
      title: 'A voice from the 17th Street side',
      items: [
        {
          quote:
            'Captains do not leave voicemails. Now somebody answers at 5:50 in the morning, knows our haul-out prices and books the slip.',
          name: 'Sample yard manager',
          business: 'Boat yard, Fort Lauderdale FL',
          stars: 5,
        },
      ],
      note: 'Sample testimonial. No such yard; a customer’s words will take its place.',
    },
    {
      kind: 'call-to-action',
      title: 'Come by, call, or start from your desk',
      lead: 'Whichever you choose, the first half hour costs nothing.',
      links: [
        { label: 'Contact the office', href: paths.contact },
        { label: 'Start with a profile', href: paths.signup },
        { label: 'Look at the services', href: paths.services },
      ],
    },
  ],
};
