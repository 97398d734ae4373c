import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { deskButton } from '../desk-button.ts';
import { defineTemplate, type Block } from '../template.ts';

const field = z.object({ label: z.string().max(100), value: z.string().max(20_000) });

/** What a visitor sent, for the agency's own eyes; `replyTo` is the visitor's checked address. */
const data = z.object({ fields: z.array(field).max(40), replyTo: z.string().max(254).nullish() });

const blocksOf = (intro: string, fields: z.output<typeof data>['fields']): Block[] => [
  intro,
  { kind: 'fields', items: fields },
  { kind: 'note', text: 'Shown as it was typed. Be careful with addresses in it: nobody has checked them.' },
];

/** To the agency: somebody applied. */
export const applicationNotice = defineTemplate({
  class: 'agency',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: 'New application',
    preview: 'Promised answer: within 1-2 business days.',
    heading: 'A new application',
    blocks: [
      ...blocksOf('The applicant was promised an answer within 1-2 business days.', props.data.fields),
      deskButton(props.links, 'inbox'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: props.data.replyTo ?? undefined,
  }),
});

/** To the agency: somebody wrote. */
export const contactNotice = defineTemplate({
  class: 'agency',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: 'New message from the site',
    preview: 'Promised answer: within 24 hours.',
    heading: 'A new message',
    blocks: [
      ...blocksOf(
        'The sender was promised an answer within 24 hours. Reply to this mail to answer.',
        props.data.fields,
      ),
      deskButton(props.links, 'inbox'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: props.data.replyTo ?? undefined,
  }),
});
