import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderSums, type OrderSum } from '#shared/domain/order-sums.ts';
import { paths } from '#shared/paths.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { defineTemplate, type Block, type Links } from '../template.ts';

const cents = z.int().min(0);
/** Order number as customers see it, such as `EG-1042`. */
export const shownNumber = z.string().regex(new RegExp(`^${brand.orderPrefix}\\d{1,10}$`));
/** Orders section of the settings screen. */
export const ordersPath = `${paths.settings}#orders`;

/** Sums of an order as fields of an email. */
export const sumFields = (sums: readonly OrderSum[]) => sums.map(({ label, amount }) => ({ label, value: amount }));

/** Receipt for a payment: items and next steps. Item names come from the catalog. */
export const orderReceipt = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.strictObject({
    number: shownNumber,
    /** `cents` is the total for the line before the discount. */
    lines: z.array(z.strictObject({ name: z.string().max(200), quantity: z.int().min(1), cents })).max(40),
    discountCents: cents,
    couponCode: z.string().max(100).nullable().optional(),
    taxCents: cents.optional(),
    totalCents: cents,
    paidAt: z.iso.datetime(),
    /** Ids of the items bought; `pro` is a month of Pro. Unknown ids have no next step. */
    items: z.array(z.string().max(60)).max(40),
    /** Paid in the sandbox or with Stripe's test keys. */
    isTest: z.boolean().optional(),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { number, lines, discountCents, couponCode = null, taxCents = 0, totalCents, paidAt, items, isTest } = data;
    const subtotalCents = lines.reduce((sum, line) => sum + line.cents, 0);
    const amounts = { subtotalCents, discountCents, couponCode, taxCents, totalCents, refundedCents: 0 };
    const total = formatAmount(totalCents);
    return {
      subject: m.emails_receipt_subject({ brand: brand.name, number }),
      preview: m.emails_receipt_preview({ total }),
      heading: m.emails_receipt_heading(),
      blocks: [
        m.emails_receipt_opening({ total, day: longDay(paidAt), number }),
        ...(isTest ? [m.emails_receipt_test()] : []),
        {
          kind: 'fields',
          items: [
            ...lines.map(({ name, quantity, cents: ofLine }) => ({
              label: quantity > 1 ? m.emails_receipt_line({ quantity, name }) : name,
              value: formatAmount(ofLine),
            })),
            ...sumFields(orderSums({ status: 'paid', ...amounts })),
          ],
        },
        ...nextSteps(items, links),
        { kind: 'button', label: m.emails_see_orders(), href: links.to(ordersPath) },
        { kind: 'note', text: m.emails_receipt_note() },
        { kind: 'note', text: m.emails_receipt_wrong(), invitesReply: true },
      ],
      why: m.emails_why_bought({ brand: brand.name }),
    };
  },
});

function nextSteps(items: readonly string[], links: Links): Block[] {
  const has = (...ids: string[]) => ids.some((id) => items.includes(id));
  const blocks: Block[] = [];
  if (has('virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade')) blocks.push(m.emails_receipt_seat());
  if (has('web-prompt-pack'))
    blocks.push(m.emails_receipt_pack(), {
      kind: 'link',
      label: m.emails_receipt_pack_button(),
      href: links.to(paths.promptPacks),
    });
  if (has('pro'))
    blocks.push(m.emails_receipt_pro(), {
      kind: 'link',
      label: m.emails_open_dashboard(),
      href: links.to(paths.dashboard),
    });
  return blocks;
}
