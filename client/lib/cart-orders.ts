/**
 * Which orders this browser's cart has gone into. When one is paid, what was bought leaves the cart, once: a paid order
 * that is looked at again, or in another browser, empties no cart that was filled since.
 */
import type { OrderStatus } from '../../shared/domain/orders.ts';
import { cart, type Cart } from './cart.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const ordersKey = 'cart-orders';
/** Older ones were never paid. */
const most = 10;
/** So many of them are worth a question before the cart is paid. */
const mostAsked = 3;

function read(storage: Store): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(ordersKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes that the cart waits for the payment of this order. Without storage nothing is noted, and the cart stays full. */
export function noteOrder(orderId: string, storageOf: () => Store = () => localStorage): void {
  try {
    const storage = storageOf();
    const others = read(storage).filter((id) => id !== orderId);
    storage.setItem(ordersKey, JSON.stringify([...others, orderId].slice(-most)));
  } catch {
    // See above.
  }
}

/** @returns the newest orders that this cart has gone into and that are not known to be paid. */
export function notedOrders(storageOf: () => Store = () => localStorage): string[] {
  try {
    return read(storageOf()).slice(-mostAsked);
  } catch {
    return [];
  }
}

/**
 * Takes out of the cart what a paid order has in it, unless that was done before or the order began elsewhere. What is not
 * paid stays, and so does what could not be delivered.
 * @param order `lines` with the quantities that were bought
 * @returns whether anything was to be done
 */
export function settleOrder(
  order: {
    id: string;
    status: OrderStatus;
    willBeRefunded: boolean;
    lines: readonly { itemId: string; quantity: number }[];
  },
  of: Pick<Cart, 'items' | 'setQuantity'> = cart,
  storageOf: () => Store = () => localStorage,
): boolean {
  if (order.status !== 'paid' || order.willBeRefunded) return false;
  try {
    const storage = storageOf();
    const open = read(storage);
    if (!open.includes(order.id)) return false;
    storage.setItem(ordersKey, JSON.stringify(open.filter((id) => id !== order.id)));
  } catch {
    return false;
  }
  for (const { itemId, quantity } of order.lines) {
    const held = of.items().find(({ id }) => id === itemId)?.quantity;
    if (held !== undefined) of.setQuantity(itemId, held - quantity);
  }
  return true;
}
