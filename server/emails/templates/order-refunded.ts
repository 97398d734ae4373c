import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/** After money went back, all of it or a part. */
export const orderRefunded = defineTemplate({
  class: 'account',
  data: z.strictObject({ number: shownNumber, refundedCents: z.int().min(1), isWhole: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { number, refundedCents, isWhole }, links }) => ({
    subject: isWhole ? `Order ${number} is refunded` : `A part of order ${number} is refunded`,
    preview: `${formatAmount(refundedCents)} are on their way back to you.`,
    heading: isWhole ? 'Your money is on its way back' : 'A part of your money is on its way back',
    blocks: [
      `We have refunded ${formatAmount(refundedCents)} of order ${number} to the card or account you paid with. Banks usually show it within 5 to 10 days.`,
      isWhole
        ? 'What was in the order does not belong to your account any more. Everything else in it stays as it is.'
        : 'What was in the order stays yours.',
      { kind: 'button', label: 'See my orders', href: links.to(ordersPath) },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you bought something at ${brand.name}.`,
  }),
});
