import { z } from 'zod';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, type Block, type Links } from '../template.ts';

const cents = z.int().min(0);
/** Order number as customers see it, such as `EG-1042`. */
export const shownNumber = z.string().regex(new RegExp(`^${brand.orderPrefix}\\d{1,10}$`));
/** Orders section of the settings screen. */
export const ordersPath = `${paths.settings}#orders`;

/** Receipt for a payment: items and next steps. Item names come from the catalog. */
export const orderReceipt = defineTemplate({
  class: 'account',
  data: z.strictObject({
    number: shownNumber,
    /** `cents` is the total for the line before the discount. */
    lines: z.array(z.strictObject({ name: z.string().max(200), quantity: z.int().min(1), cents })).max(40),
    discountCents: cents,
    totalCents: cents,
    paidAt: z.iso.datetime(),
    /** Ids of the items bought; `pro` is a month of Pro. Unknown ids have no next step. */
    items: z.array(z.string().max(60)).max(40),
    /** Paid in the sandbox or with Stripe's test keys. */
    isTest: z.boolean().optional(),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { number, lines, discountCents, totalCents, paidAt, items, isTest } = data;
    const day = new Date(paidAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: agencyTimeZone });
    return {
      subject: `Your ${brand.name} receipt ${number}`,
      preview: `We got your payment of ${formatAmount(totalCents)}.`,
      heading: 'Thanks for your order',
      blocks: [
        `We got your payment of ${formatAmount(totalCents)} on ${day}. Your order number is ${number}.`,
        ...(isTest ? ['This was a test payment. No money moved.'] : []),
        {
          kind: 'fields',
          items: [
            ...lines.map(({ name, quantity, cents: ofLine }) => ({
              label: quantity > 1 ? `${quantity} × ${name}` : name,
              value: formatAmount(ofLine),
            })),
            ...(discountCents > 0 ? [{ label: 'Discount', value: formatAmount(-discountCents) }] : []),
            { label: 'Paid', value: formatAmount(totalCents) },
          ],
        },
        ...nextSteps(items, links),
        { kind: 'button', label: 'See my orders', href: links.to(ordersPath) },
        { kind: 'note', text: 'You can download your receipt as a PDF there, too.' },
        {
          kind: 'note',
          text: 'Something wrong? Just reply to this email. A real person will read it.',
          invitesReply: true,
        },
      ],
      why: `you bought something at ${brand.name}.`,
    };
  },
});

function nextSteps(items: readonly string[], links: Links): Block[] {
  const has = (...ids: string[]) => ids.some((id) => items.includes(id));
  const blocks: Block[] = [];
  if (has('virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade'))
    blocks.push(
      'Your seat is booked. We’ll send the date, the hours, and how to join in a separate email, with a calendar file.',
    );
  if (has('web-prompt-pack'))
    blocks.push('Your prompt pack is ready. Search it or download it in your member area.', {
      kind: 'link',
      label: 'Open my prompt pack',
      href: links.to(paths.promptPacks),
    });
  if (has('pro'))
    blocks.push('You’re on Pro now: unlimited prompts, every tool, export, and sharing.', {
      kind: 'link',
      label: 'Open my dashboard',
      href: links.to(paths.dashboard),
    });
  return blocks;
}
