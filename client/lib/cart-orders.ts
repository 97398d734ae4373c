/**
 * Orders that were started from this browser's cart. Once one is paid, its items leave the cart, only once: viewing a
 * paid order again, or in another browser, doesn't empty a cart that was refilled since.
 */
import type { OrderStatus } from '#shared/domain/orders.ts';
import { cart, type Cart } from './cart.ts';
import { local, storageKeys, storedValue, type Area } from './storage.ts';

/** Maximum number of orders to remember. Older ones were never paid. */
const most = 10;
/** Maximum number of orders to check with the server before the cart is paid. */
const mostAsked = 3;

const ordersIn = (area: Area) =>
  storedValue(area, storageKeys.cartOrders, (value) =>
    Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined,
  );

/** Records a new, unpaid order started from this cart. */
export function noteOrder(orderId: string, area: Area = local): void {
  const orders = ordersIn(area);
  const others = (orders.read() ?? []).filter((id) => id !== orderId);
  orders.write([...others, orderId].slice(-most));
}

/** Returns the newest orders started from this cart that aren't known to be paid. */
export const notedOrders = (area: Area = local): string[] => (ordersIn(area).read() ?? []).slice(-mostAsked);

/**
 * Removes a paid order's items from the cart, unless that has been done or the order began in another browser. Items
 * that weren't paid for, or couldn't be delivered, stay.
 * @param order `lines` with the quantities that were bought
 * @returns whether there was anything to do
 */
export function settleOrder(
  order: {
    id: string;
    status: OrderStatus;
    willBeRefunded: boolean;
    lines: readonly { itemId: string; quantity: number }[];
  },
  of: Pick<Cart, 'items' | 'setQuantity'> = cart,
  area: Area = local,
): boolean {
  if (order.status !== 'paid' || order.willBeRefunded) return false;
  const orders = ordersIn(area);
  const open = orders.read() ?? [];
  if (!open.includes(order.id)) return false;
  orders.write(open.filter((id) => id !== order.id));
  for (const { itemId, quantity } of order.lines) {
    const held = of.items().find(({ id }) => id === itemId)?.quantity;
    if (held !== undefined) of.setQuantity(itemId, held - quantity);
  }
  return true;
}
