import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Confirmation to the applicant. It repeats nothing they typed except a safe name. */
export const applicationReceived = defineTemplate({
  class: 'form',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'We got your application',
    preview: 'You’ll hear from us within 1-2 business days.',
    heading: `Thanks, ${safeName(data.name, 'we got it')}`,
    blocks: [
      'You’ll hear from us within 1-2 business days. A real person reads every application. Here’s what happens next:',
      {
        kind: 'list',
        items: [
          'We look at your business and how customers find you today.',
          'We email you what we’d do first, and why.',
          'You decide. You don’t pay anything until you say yes.',
        ],
      },
      { kind: 'button', label: 'See what we do', href: links.to('/') },
      {
        kind: 'note',
        text: 'Didn’t apply? Someone probably mistyped their email address. You can ignore this message.',
      },
    ],
    why: `someone used your address to apply to ${brand.agency}.`,
  }),
});
