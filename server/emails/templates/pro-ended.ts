import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const reasons = ['canceled', 'unpaid', 'refunded', 'disputed'] as const;

const sentences: Record<(typeof reasons)[number], string> = {
  canceled: m.emails_pro_ended_canceled(),
  unpaid: m.emails_pro_ended_unpaid(),
  refunded: m.emails_pro_ended_refunded(),
  disputed: m.emails_pro_ended_disputed(),
};

/** Announces the end of Pro: the reason, what the member keeps, and how to get it back. */
export const proEnded = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({ reason: z.enum(reasons) }),
  secrets: z.object({}),
  content: ({ data: { reason }, links }) => ({
    subject: m.emails_pro_ended_subject({ brand: brand.name }),
    preview: m.emails_pro_ended_preview(),
    heading: m.emails_pro_ended_heading(),
    blocks: [
      sentences[reason],
      m.emails_pro_ended_keeps(),
      m.emails_pro_ended_needs(),
      { kind: 'button', label: m.emails_see_plan(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_pro_ended_note(), invitesReply: true },
    ],
    why: m.emails_pro_ended_why({ brand: brand.name }),
  }),
});
