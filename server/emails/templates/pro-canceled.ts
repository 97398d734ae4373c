import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { monthlyPrice, plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { defineTemplate } from '../template.ts';

const data = z.strictObject({
  /** When the paid month ends. */
  periodEnd: z.iso.datetime(),
});

/** Confirms that Pro won't renew, and says until when it runs. */
export const proCanceled = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data,
  secrets: z.object({}),
  content: ({ data: { periodEnd }, links }) => ({
    subject: m.emails_pro_canceled_subject({ brand: brand.name, day: longDay(periodEnd) }),
    preview: m.emails_pro_canceled_preview(),
    heading: m.emails_pro_canceled_heading(),
    blocks: [
      m.emails_pro_canceled_opening({ day: longDay(periodEnd) }),
      m.emails_pro_ended_keeps(),
      m.emails_pro_canceled_undo(),
      { kind: 'button', label: m.emails_see_plan(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_pro_ended_note(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});

/** Confirms that a canceled Pro plan continues after all. */
export const proResumed = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: data.extend({ priceCents: z.int().optional() }),
  secrets: z.object({}),
  content: ({ data: { periodEnd, priceCents = plans.pro.priceCents }, links }) => ({
    subject: m.emails_pro_resumed_subject({ brand: brand.name }),
    preview: m.emails_pro_resumed_preview(),
    heading: m.emails_pro_resumed_heading(),
    blocks: [
      m.emails_pro_resumed_opening({ day: longDay(periodEnd), price: monthlyPrice(priceCents) }),
      { kind: 'button', label: m.emails_see_plan(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
