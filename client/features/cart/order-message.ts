import { formatCents } from '../../../shared/domain/catalogue.ts';
import { totalPriceOf, type CartItem } from '../../lib/cart.ts';

const first = 'I would like to order:';
const last = 'Please tell me how to pay.';

/** @returns the cart in words, as a message that the visitor can complete and send. */
export function orderMessage(items: readonly CartItem[]): string {
  const lines = items.map(({ name, price, quantity }) => `${quantity} x ${name}, ${formatCents(price * quantity)}`);
  return [first, ...lines, `Total: ${formatCents(totalPriceOf(items))}`, last].join('\n');
}

/**
 * @param typed what the visitor has in the message already, perhaps with an older order in it
 * @returns that text with this order in it, once
 */
export function withOrder(typed: string, order: string): string {
  const start = typed.indexOf(first);
  const end = typed.indexOf(last, start);
  if (start >= 0 && end >= 0) return typed.slice(0, start) + order + typed.slice(end + last.length);
  return typed.trim() ? `${typed.trimEnd()}\n\n${order}` : order;
}
