import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/** Announces a refund for an order we can't deliver: the last seat was taken, or the amount paid was wrong. */
export const orderUndeliverable = defineTemplate({
  class: 'account',
  data: z.strictObject({ number: shownNumber, totalCents: z.int().min(0), isSoldOut: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { number, totalCents, isSoldOut }, links }) =>
    isSoldOut
      ? {
          subject: `Order ${number}: the last seat was taken`,
          preview: 'You’re getting a full refund.',
          heading: 'Sorry, the last seat was taken',
          blocks: [
            `You’re getting a full refund of ${formatAmount(totalCents)} for order ${number}. Someone else took the last studio seat just before your payment went through. You don’t need to do anything. The refund usually shows up within 5 to 10 days.`,
            `You’re on the waiting list now. When it’s your turn for a seat, we’ll email you and hold it for ${orderLimits.offerHours} hours. You can leave the list anytime.`,
            { kind: 'button', label: 'See my place in line', href: links.to(paths.shop) },
            { kind: 'link', label: 'See my orders', href: links.to(ordersPath) },
            {
              kind: 'note',
              text: 'Would the virtual bootcamp work for you? Just reply, and we’ll help.',
              invitesReply: true,
            },
          ],
          why: `you paid for a bootcamp seat at ${brand.name}.`,
        }
      : {
          subject: `Order ${number}: we’re refunding your payment`,
          preview: 'You’re getting a full refund.',
          heading: 'We’re refunding your payment',
          blocks: [
            `You’re getting a full refund for order ${number}. The amount we received didn’t match the order total, so we couldn’t complete it. You don’t need to do anything. The refund usually shows up within 5 to 10 days.`,
            { kind: 'button', label: 'See my orders', href: links.to(ordersPath) },
            { kind: 'note', text: 'Still want what you ordered? Just reply to this email.', invitesReply: true },
          ],
          why: `you paid for an order at ${brand.name}.`,
        },
});
