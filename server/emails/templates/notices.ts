import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { adminButton } from '../admin-button.ts';
import { defineTemplate, type Block } from '../template.ts';

const field = z.object({ label: z.string().max(100), value: z.string().max(20_000) });

/** A visitor's message, for the agency only. `replyTo` is the visitor's validated address. */
const data = z.object({ fields: z.array(field).max(40), replyTo: z.string().max(254).nullish() });

const blocksOf = (intro: string, fields: z.output<typeof data>['fields']): Block[] => [
  intro,
  { kind: 'fields', items: fields },
  {
    kind: 'note',
    text: 'This is exactly what they typed. No one has checked the links or addresses in it, so be careful.',
  },
];

/** Notifies the agency of a new application. */
export const applicationNotice = defineTemplate({
  class: 'agency',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: 'New application',
    preview: 'Answer within 1-2 business days.',
    heading: 'New application',
    blocks: [
      ...blocksOf('Answer within 1-2 business days. That’s what we promised the applicant.', props.data.fields),
      adminButton(props.links, 'inbox'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: props.data.replyTo ?? undefined,
  }),
});

/** Notifies the agency of a new contact message. */
export const contactNotice = defineTemplate({
  class: 'agency',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: 'New message from the site',
    preview: 'Answer within 24 hours.',
    heading: 'New message from the site',
    blocks: [
      ...blocksOf(
        'Reply to this email to answer. We promised the sender an answer within 24 hours.',
        props.data.fields,
      ),
      adminButton(props.links, 'inbox'),
    ],
    why: `this is the inbox of ${brand.agency}.`,
    replyTo: props.data.replyTo ?? undefined,
  }),
});
