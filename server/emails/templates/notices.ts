import { z } from 'zod';
import { m } from '#messages';
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
    text: m.emails_typed_by_visitor(),
  },
];

/** Notifies the agency of a new application. */
export const applicationNotice = defineTemplate({
  class: 'agency',
  purpose: 'transactional',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: m.emails_application_notice_subject(),
    preview: m.emails_application_notice_preview(),
    heading: m.emails_application_notice_subject(),
    blocks: [...blocksOf(m.emails_application_notice_opening(), props.data.fields), adminButton(props.links, 'inbox')],
    why: m.emails_why_agency({ agency: brand.agency }),
    replyTo: props.data.replyTo ?? undefined,
  }),
});

/** Notifies the agency of a new contact message. */
export const contactNotice = defineTemplate({
  class: 'agency',
  purpose: 'transactional',
  data,
  secrets: z.object({}),
  content: (props) => ({
    subject: m.emails_contact_notice_subject(),
    preview: m.emails_contact_notice_preview(),
    heading: m.emails_contact_notice_subject(),
    blocks: [...blocksOf(m.emails_contact_notice_opening(), props.data.fields), adminButton(props.links, 'inbox')],
    why: m.emails_why_agency({ agency: brand.agency }),
    replyTo: props.data.replyTo ?? undefined,
  }),
});
