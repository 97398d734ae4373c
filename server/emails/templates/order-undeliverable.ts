import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/** What was paid cannot be delivered: the last chair was gone, or the amount was not what the order asks for. */
export const orderUndeliverable = defineTemplate({
  class: 'account',
  data: z.strictObject({ number: shownNumber, totalCents: z.int().min(0), isSoldOut: z.boolean() }),
  secrets: z.object({}),
  content: ({ data: { number, totalCents, isSoldOut }, links }) =>
    isSoldOut
      ? {
          subject: `Order ${number}: the last seat was gone`,
          preview: 'All of your money goes back to you.',
          heading: 'We are sorry: the last seat was gone',
          blocks: [
            `Your payment for order ${number} came after the last seat in the studio had gone to somebody else. Nothing of this order was delivered. You get back all of it, ${formatAmount(totalCents)}. You need not do anything; banks usually show it within 5 to 10 days.`,
            `You are on the waiting list now. When a seat is free again and it is your turn, we write to you and keep it for you for ${orderLimits.offerHours} hours. You can leave the list at any time.`,
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
          subject: `Order ${number}: your payment goes back to you`,
          preview: 'All of your money goes back to you.',
          heading: 'Your payment goes back to you',
          blocks: [
            `What arrived for order ${number} was not the amount it asks for. Nothing of this order was delivered. You get back all of what you paid. You need not do anything; banks usually show it within 5 to 10 days.`,
            { kind: 'button', label: 'See my orders', href: links.to(ordersPath) },
            { kind: 'note', text: 'Still want what you ordered? Just reply to this email.', invitesReply: true },
          ],
          why: `you paid for an order at ${brand.name}.`,
        },
});
