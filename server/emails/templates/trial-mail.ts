import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate } from '../template.ts';

/** Shows an admin that mails leave and arrive. */
export const trialMail = defineTemplate({
  class: 'account',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: `Test mail from ${brand.name}`,
    preview: 'If you read this, mail works.',
    heading: 'Mail works',
    blocks: [
      'This mail was sent by hand, to see whether mails leave the site and arrive.',
      'You can throw it away.',
      { kind: 'link', label: 'Open the site', href: links.to('/') },
    ],
    why: 'somebody of our team sent a test to this address.',
  }),
});
