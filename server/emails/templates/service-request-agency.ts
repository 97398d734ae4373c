import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { adminButton } from '../admin-button.ts';
import { defineTemplate } from '../template.ts';

const field = z.object({ label: z.string().max(100), value: z.string().max(20_000) });

/** Notifies the agency of a member's service request. */
export const serviceRequestAgency = defineTemplate({
  class: 'agency',
  purpose: 'transactional',
  data: z.object({ fields: z.array(field).max(20), replyTo: z.string().max(254).nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: m.emails_request_notice_subject(),
    preview: m.emails_request_notice_preview(),
    heading: m.emails_request_notice_subject(),
    blocks: [
      m.emails_request_notice_opening(),
      { kind: 'fields', items: data.fields },
      { kind: 'note', text: m.emails_typed_by_visitor() },
      adminButton(links, 'requests'),
    ],
    why: m.emails_why_agency({ agency: brand.agency }),
    replyTo: data.replyTo ?? undefined,
  }),
});
