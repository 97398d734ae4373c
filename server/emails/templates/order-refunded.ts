import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { refundedText, totalSums } from '#shared/domain/order-sums.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber, sumFields } from './order-receipt.ts';

const cents = z.int().min(0);
const count = z.int().min(1);

/** Confirms a full or partial refund. */
export const orderRefunded = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({
    number: shownNumber,
    /** Of this refund. */
    refundedCents: z.int().min(1),
    isWhole: z.boolean(),
    /** The order's total, and all its refunds so far. */
    order: z.strictObject({ totalCents: cents, refundedCents: cents }).optional(),
    /** Items that were refunded one by one, now or before. */
    lines: z
      .array(z.strictObject({ name: z.string().max(200), quantity: count, refundedQuantity: count }))
      .max(40)
      .optional(),
  }),
  secrets: z.object({}),
  content({ data: { number, refundedCents, isWhole, order, lines = [] }, links }) {
    const amount = formatAmount(refundedCents);
    const fields = [
      ...lines.map((line) => ({ label: line.name, value: refundedText(line) ?? '' })),
      ...(order ? sumFields(totalSums({ ...order, status: isWhole ? 'refunded' : 'paid' })) : []),
    ];
    const rest = lines.length > 0 ? m.emails_refund_removed_part() : m.emails_refund_kept();
    return {
      subject: isWhole ? m.emails_refund_subject({ number }) : m.emails_refund_subject_part({ number }),
      preview: m.emails_refund_preview({ amount }),
      heading: isWhole ? m.emails_refund_heading() : m.emails_refund_heading_part(),
      blocks: [
        m.emails_refund_opening({ amount, number }),
        ...(fields.length > 0 ? [{ kind: 'fields' as const, items: fields }] : []),
        isWhole ? m.emails_refund_removed() : rest,
        { kind: 'button', label: m.emails_see_orders(), href: links.to(ordersPath) },
        { kind: 'note', text: m.emails_questions(), invitesReply: true },
      ],
      why: m.emails_why_bought({ brand: brand.name }),
    };
  },
});
