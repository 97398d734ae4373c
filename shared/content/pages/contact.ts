import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

/** `{contactEmail}` and `{contactPhone}` come from the site settings. Lines with an unset value are left out. */
export const page: Page = {
  path: paths.contact,
  title: `Contact ${brand.agency}`,
  description: `Contact the people behind ${brand.name} in ${brand.city}. A real person reads your message and replies within 24 hours.`,
  label: 'Contact',
  keywords: ['contact', brand.agency, brand.city, 'free consultation'],
  card: '/cards/contact.png',
  jsonLd: ['organization', 'localBusiness'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'contact-form',
      eyebrow: 'Contact',
      title: 'Send us a message. A real person will answer.',
      lead: "Just tell us your name, your email and what's on your mind. You don't need to know the right terms, and asking is free.",
      details: [
        { label: 'Reply', value: 'Within 24 hours' },
        { label: 'Email', value: '{contactEmail}', href: 'mailto:{contactEmail}' },
        { label: 'Phone', value: '{contactPhone}', href: 'tel:{contactPhone}' },
        { label: 'Office', value: `${brand.city} ${brand.stateCode}`, href: '/locations/fort-lauderdale' },
        { label: 'Hours', value: 'Monday to Friday, 9AM-5PM Eastern' },
      ],
    },
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [
        {
          title: 'You get a confirmation',
          text: "We'll email you to confirm that we got your message. If you don't see it, check your spam folder or write to us from another address.",
        },
        {
          title: 'Someone replies',
          text: "Within 24 hours, you'll hear from someone on our team who's read your message. You'll get an answer or a question back.",
        },
        {
          title: 'We talk, if it helps',
          text: "Some things are faster on the phone. Your first 30-minute consultation is free, and it's fine to say no thanks.",
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Looking for something else?',
      links: [
        {
          label: 'Apply for a profile',
          href: paths.signup,
          text: "Complete seven short steps, and we'll build it with you",
        },
        { label: 'Services', href: paths.services, text: 'A page for each of our services' },
        { label: 'Prices', href: `${paths.services}/pricing`, text: 'Three monthly plans' },
        { label: 'Privacy policy', href: paths.privacy, text: 'What we do with your information' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Want to get started on your own?',
      lead: "The assistant writes your marketing profile as you answer. Bring it to the call, and we'll get right down to business.",
      chatLabel: 'Start the chat',
      links: [{ label: 'Apply for a free profile', href: paths.signup }],
    },
  ],
};
