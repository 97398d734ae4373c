import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate } from '../template.ts';

/** Test email that an admin sends to check that email works. */
export const trialMail = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Test email from ${brand.name}`,
    preview: 'If you can read this, email works.',
    heading: 'Email works',
    blocks: [
      'Your site can send email, and it’s arriving. You don’t need to do anything, and you can delete this message.',
      { kind: 'link', label: 'Open the site', href: links.to('/') },
    ],
    why: 'someone on our team sent a test to this address.',
  }),
});
