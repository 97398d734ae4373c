import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Tells a member that we couldn't charge their card for Pro. */
export const paymentFailed = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_payment_failed_subject({ brand: brand.name }),
    preview: m.emails_payment_failed_preview(),
    heading: m.emails_payment_failed_heading(),
    blocks: [
      m.emails_payment_failed_opening(),
      m.emails_payment_failed_paused(),
      { kind: 'button', label: m.emails_payment_failed_button(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_payment_failed_note() },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
