import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

/** `{contactEmail}` and `{contactPhone}` come from the site's settings; a line whose fact is not set is left out. */
export const page: Page = {
  path: paths.contact,
  title: `Contact ${brand.agency}`,
  description: `Write to the people behind ${brand.name} in ${brand.city}. A person reads your message and answers within 24 hours.`,
  label: 'Contact',
  keywords: ['contact', brand.agency, brand.city, 'free consultation'],
  card: '/cards/contact.png',
  jsonLd: ['organization', 'localBusiness'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'contact-form',
      eyebrow: 'Contact',
      title: 'Write to us. A person reads it.',
      lead: 'Three fields: your name, your email and what is on your mind. You do not need to know the right words for it. Asking is free.',
      details: [
        { label: 'Answer', value: 'Within 24 hours' },
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
          title: 'You get a receipt',
          text: 'A short mail confirms that your message arrived. If it is missing, look in spam or try another address.',
        },
        {
          title: 'Somebody answers',
          text: 'Within 24 hours you hear from a member of the team who has read your message, with an answer or with one question back.',
        },
        {
          title: 'We talk, if it helps',
          text: 'Some things are quicker by phone. The first 30-minute consultation is free, and you can end it with “no, thanks.”',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Perhaps you wanted one of these',
      links: [
        { label: 'Apply for a profile', href: paths.signup, text: 'Seven short questions; we build it with you' },
        { label: 'Services', href: paths.services, text: 'What we do, one page for each' },
        { label: 'Prices', href: `${paths.services}/pricing`, text: 'Three monthly plans' },
        { label: 'Privacy policy', href: paths.privacy, text: 'What we do with what you write here' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Prefer to begin without us?',
      lead: 'The assistant writes your marketing profile while you answer. Bring it to the call, and we skip the small talk.',
      chatLabel: 'Start the chat',
      links: [{ label: 'Fill in the application', href: paths.signup }],
    },
  ],
};
