import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/** Confirms a full or partial refund. */
export const orderRefunded = defineTemplate({
  class: 'account',
  data: z.strictObject({ number: shownNumber, refundedCents: z.int().min(1), isWhole: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { number, refundedCents, isWhole }, links }) => ({
    subject: isWhole ? `We refunded order ${number}` : `We refunded part of order ${number}`,
    preview: `Your ${formatAmount(refundedCents)} is on its way back.`,
    heading: isWhole ? 'Your refund is on its way' : 'Your partial refund is on its way',
    blocks: [
      `We refunded ${formatAmount(refundedCents)} for order ${number} to the card or account you paid with. It usually shows up within 5 to 10 days.`,
      isWhole
        ? 'We removed the items in this order from your account. Nothing else changes.'
        : 'You keep everything in this order.',
      { kind: 'button', label: 'See my orders', href: links.to(ordersPath) },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you bought something at ${brand.name}.`,
  }),
});
