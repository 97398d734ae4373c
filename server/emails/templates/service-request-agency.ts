import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { adminButton } from '../admin-button.ts';
import { defineTemplate } from '../template.ts';

const field = z.object({ label: z.string().max(100), value: z.string().max(20_000) });

/** Notifies the agency of a member's service request. */
export const serviceRequestAgency = defineTemplate({
  class: 'agency',
  data: z.object({ fields: z.array(field).max(20), replyTo: z.string().max(254).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'New service request',
    preview: 'A member asked for one of our services.',
    heading: 'New service request',
    blocks: [
      'A member asked for a service. They can follow its progress in their account.',
      { kind: 'fields', items: data.fields },
      {
        kind: 'note',
        text: 'This is exactly what they typed. No one has checked the links or addresses in it, so be careful.',
      },
      adminButton(links, 'requests'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: data.replyTo ?? undefined,
  }),
});
