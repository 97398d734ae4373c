import { formatCents } from '#shared/domain/catalogue.ts';
import { totalPriceOf, type CartItem } from '#client/lib/cart.ts';

const first = 'I’d like to order:';
const last = 'Please tell me how to pay.';

/** @returns the cart in words, as a message that the visitor can complete and send. */
export function orderMessage(items: readonly CartItem[]): string {
  const lines = items.map(({ name, price, quantity }) => `${quantity} x ${name}, ${formatCents(price * quantity)}`);
  return [first, ...lines, `Total: ${formatCents(totalPriceOf(items))}`, last].join('\n');
}
