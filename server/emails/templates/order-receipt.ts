import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, type Block, type Links } from '../template.ts';

const cents = z.int().min(0);
/** As people read it: `EG-1042`. */
export const shownNumber = z.string().regex(new RegExp(`^${brand.orderPrefix}\\d{1,10}$`));
/** Where orders stand in the settings. */
export const ordersPath = `${paths.settings}#orders`;

/** After a payment: what was bought and what to do next. Names of lines are the catalogue's. */
export const orderReceipt = defineTemplate({
  class: 'account',
  data: z.strictObject({
    number: shownNumber,
    /** `cents`: of the line, all its pieces together, before the discount. */
    lines: z.array(z.strictObject({ name: z.string().max(200), quantity: z.int().min(1), cents })).max(40),
    discountCents: cents,
    totalCents: cents,
    paidAt: z.iso.datetime(),
    /** Ids of what was bought; `pro` for a month of Pro. One that is not known here has no next step. */
    items: z.array(z.string().max(60)).max(40),
    /** Played in the sandbox, or with Stripe's test keys. */
    isTest: z.boolean().optional(),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { number, lines, discountCents, totalCents, paidAt, items, isTest } = data;
    const day = new Date(paidAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: agencyTimeZone });
    return {
      subject: `Your ${brand.name} receipt ${number}`,
      preview: `We have received your payment of ${formatAmount(totalCents)}.`,
      heading: 'Thank you for your order',
      blocks: [
        `We have received your payment of ${formatAmount(totalCents)} on ${day}. This is order ${number}.`,
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
      'Your seat is booked. Day, hours and how to join come in a mail of their own, with an entry for your calendar.',
    );
  if (has('web-prompt-pack'))
    blocks.push('Your prompt pack is ready: search it in your member area, or download it there.', {
      kind: 'link',
      label: 'Open my prompt pack',
      href: links.to(paths.promptPacks),
    });
  if (has('pro'))
    blocks.push('Pro is open to you: unlimited prompts, every tool, export and sharing.', {
      kind: 'link',
      label: 'Open my dashboard',
      href: links.to(paths.dashboard),
    });
  return blocks;
}
