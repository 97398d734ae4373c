import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/** Confirms a full or partial refund. */
export const orderRefunded = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({ number: shownNumber, refundedCents: z.int().min(1), isWhole: z.boolean() }),
  secrets: z.object({}),
  content({ data: { number, refundedCents, isWhole }, links }) {
    const amount = formatAmount(refundedCents);
    return {
      subject: isWhole ? m.emails_refund_subject({ number }) : m.emails_refund_subject_part({ number }),
      preview: m.emails_refund_preview({ amount }),
      heading: isWhole ? m.emails_refund_heading() : m.emails_refund_heading_part(),
      blocks: [
        m.emails_refund_opening({ amount, number }),
        isWhole ? m.emails_refund_removed() : m.emails_refund_kept(),
        { kind: 'button', label: m.emails_see_orders(), href: links.to(ordersPath) },
        { kind: 'note', text: m.emails_questions(), invitesReply: true },
      ],
      why: m.emails_why_bought({ brand: brand.name }),
    };
  },
});
