import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { monthlyPrice, plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

/** Confirms the start of Pro. `isFirst` is true if the account has never had it before. */
export const proStarted = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({ isFirst: z.boolean(), priceCents: z.int().optional() }),
  secrets: z.object({}),
  content: ({ data: { isFirst, priceCents = plans.pro.priceCents }, links }) => ({
    subject: isFirst
      ? m.emails_pro_started_subject({ brand: brand.name })
      : m.emails_pro_started_subject_again({ brand: brand.name }),
    preview: m.emails_pro_started_preview(),
    heading: isFirst ? m.emails_pro_started_heading() : m.emails_pro_started_heading_again(),
    blocks: [
      m.emails_pro_started_opening(),
      {
        kind: 'list',
        items: [
          m.emails_pro_started_prompts(),
          m.emails_pro_started_tools(),
          m.emails_pro_started_sections(),
          m.emails_pro_started_export(),
        ],
      },
      { kind: 'button', label: m.emails_open_dashboard(), href: links.to(paths.dashboard) },
      m.emails_pro_started_price({ price: monthlyPrice(priceCents) }),
      { kind: 'link', label: m.emails_see_plan(), href: links.to(`${paths.settings}#plan`) },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_pro_why({ brand: brand.name }),
  }),
});
