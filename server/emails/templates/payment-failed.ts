import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { defineTemplate } from '../template.ts';

/** Tells a member that we couldn't charge their card for Pro, and how long Pro stays on anyway. */
export const paymentFailed = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({
    /** When Pro pauses; without it, it's paused already. */
    until: z.iso.datetime().nullish(),
  }),
  secrets: z.object({}),
  content: ({ data: { until }, links }) => ({
    subject: m.emails_payment_failed_subject({ brand: brand.name }),
    preview: until ? m.emails_payment_failed_preview() : m.emails_payment_failed_paused_preview(),
    heading: m.emails_payment_failed_heading(),
    blocks: [
      m.emails_payment_failed_opening(),
      until ? m.emails_payment_failed_until({ day: longDay(until) }) : m.emails_payment_failed_paused(),
      { kind: 'button', label: m.emails_payment_failed_button(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_payment_failed_note() },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
