import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Reminds a member that Pro is about to pause, because a payment didn't go through. */
export const graceEnding = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({ until: z.iso.datetime() }),
  secrets: z.object({}),
  content: ({ data: { until }, links }) => ({
    subject: m.emails_grace_ending_subject({ brand: brand.name, day: longDay(until) }),
    preview: m.emails_grace_ending_preview(),
    heading: m.emails_grace_ending_heading({ day: longDay(until) }),
    blocks: [
      m.emails_grace_ending_opening(),
      m.emails_grace_ending_keeps(),
      { kind: 'button', label: m.emails_payment_failed_button(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_payment_failed_note() },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
