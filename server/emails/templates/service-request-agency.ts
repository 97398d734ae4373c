import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { deskButton } from '../desk-button.ts';
import { defineTemplate } from '../template.ts';

const field = z.object({ label: z.string().max(100), value: z.string().max(20_000) });

/** To the agency: a member asks for a service. */
export const serviceRequestAgency = defineTemplate({
  class: 'agency',
  data: z.object({ fields: z.array(field).max(20), replyTo: z.string().max(254).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'New service request',
    preview: 'A member asks for one of our services.',
    heading: 'A new service request',
    blocks: [
      'A member has asked for a service. They follow what becomes of it in their account.',
      { kind: 'fields', items: data.fields },
      { kind: 'note', text: 'Shown as it was typed. Be careful with addresses in it: nobody has checked them.' },
      deskButton(links, 'requests'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: data.replyTo ?? undefined,
  }),
});
