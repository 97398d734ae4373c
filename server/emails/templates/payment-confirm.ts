import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Asks a member to confirm a payment for Pro with their bank. */
export const paymentConfirm = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({
    /** When Pro pauses; without it, it's paused already. */
    until: z.iso.datetime().nullish(),
    /** The provider's page of the invoice. Without it, the button leads to the settings. */
    url: z.url({ protocol: /^https$/ }).nullish(),
  }),
  secrets: z.object({}),
  content: ({ data: { until, url }, links }) => ({
    subject: m.emails_payment_confirm_subject({ brand: brand.name }),
    preview: m.emails_payment_confirm_preview(),
    heading: m.emails_payment_confirm_heading(),
    blocks: [
      m.emails_payment_confirm_opening(),
      until ? m.emails_payment_confirm_until({ day: longDay(until) }) : m.emails_payment_confirm_paused(),
      {
        kind: 'button',
        label: m.emails_payment_confirm_button(),
        href: url ?? links.to(`${paths.settings}#plan`),
      },
      { kind: 'note', text: url ? m.emails_payment_confirm_note() : m.emails_payment_failed_note() },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
