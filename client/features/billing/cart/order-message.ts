import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { totalPriceOf, type CartItem } from '#client/lib/cart.ts';

const first = m.billing_order_message_id_like_to_order();
const last = m.billing_order_message_please_tell_me_how();

/** @returns the cart as text, in a message that the visitor can complete and send. */
export function orderMessage(items: readonly CartItem[]): string {
  const lines = items.map(({ name, price, quantity }) => `${quantity} x ${name}, ${formatCents(price * quantity)}`);
  return [first, ...lines, m.billing_order_message_total({ items: formatCents(totalPriceOf(items)) }), last].join('\n');
}
