import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { defineTemplate, safeName } from '../template.ts';

/** To whoever applied. Of what they wrote only a name that is a name comes back. */
export const applicationReceived = defineTemplate({
  class: 'form',
  data: z.object({ name: z.string().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'We have your application',
    preview: 'You hear from us within 1-2 business days.',
    heading: `Thank you, ${safeName(data.name, 'we have it')}`,
    blocks: [
      'Your application has arrived. A person reads it, and you hear from us within 1-2 business days.',
      {
        kind: 'list',
        items: [
          'We look at your business and at how customers find you today.',
          'We write to you with what we would do first, and why.',
          'You decide. Nothing costs anything until you say so.',
        ],
      },
      { kind: 'button', label: 'See what we do', href: links.to('/') },
      { kind: 'note', text: 'Did you not apply? Then somebody mistyped an address. You can ignore this mail.' },
    ],
    why: `an application with your address was sent to ${brand.agency}.`,
  }),
});
