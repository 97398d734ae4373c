import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';
import { ordersPath, shownNumber } from './order-receipt.ts';

/**
 * Announces a refund for an order we can't deliver: the last seat was taken, the account already owns the
 * pack, or the amount paid was wrong.
 */
export const orderUndeliverable = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({
    number: shownNumber,
    totalCents: z.int().min(0),
    isSoldOut: z.boolean(),
    isOwned: z.boolean().optional(),
  }),
  secrets: z.object({}),
  content: ({ data: { number, totalCents, isSoldOut, isOwned }, links }) =>
    isSoldOut
      ? {
          subject: m.emails_sold_out_subject({ number }),
          preview: m.emails_sold_out_preview(),
          heading: m.emails_sold_out_heading(),
          blocks: [
            m.emails_sold_out_opening({ amount: formatAmount(totalCents), number }),
            m.emails_sold_out_waiting({ hours: orderLimits.offerHours }),
            { kind: 'button', label: m.emails_sold_out_button(), href: links.to(paths.shop) },
            { kind: 'link', label: m.emails_see_orders(), href: links.to(ordersPath) },
            { kind: 'note', text: m.emails_sold_out_note(), invitesReply: true },
          ],
          why: m.emails_sold_out_why({ brand: brand.name }),
        }
      : isOwned
        ? {
            subject: m.emails_owned_subject({ number }),
            preview: m.emails_sold_out_preview(),
            heading: m.emails_owned_heading(),
            blocks: [
              m.emails_owned_opening({ amount: formatAmount(totalCents), number }),
              { kind: 'button', label: m.emails_receipt_pack_button(), href: links.to(paths.promptPacks) },
              { kind: 'link', label: m.emails_see_orders(), href: links.to(ordersPath) },
              { kind: 'note', text: m.emails_owned_note(), invitesReply: true },
            ],
            why: m.emails_why_bought({ brand: brand.name }),
          }
        : {
            subject: m.emails_wrong_amount_subject({ number }),
            preview: m.emails_sold_out_preview(),
            heading: m.emails_wrong_amount_heading(),
            blocks: [
              m.emails_wrong_amount_opening({ number }),
              { kind: 'button', label: m.emails_see_orders(), href: links.to(ordersPath) },
              { kind: 'note', text: m.emails_wrong_amount_note(), invitesReply: true },
            ],
            why: m.emails_wrong_amount_why({ brand: brand.name }),
          },
});
