/** What became of orders that this cart went into before, as far as the cart needs to tell. Rules alone. */
import type { OrderStatus } from '#shared/domain/orders.ts';

export type PastOrder = { id: string; number: string; status: OrderStatus; willBeRefunded: boolean };

/** `pending`: nobody knows yet. `unseen`: nobody is logged in who could be told. */
export type GivenUpState = 'pending' | 'unseen' | 'closed' | 'paid' | 'failed';

/**
 * What came of giving up an order.
 * @param seen `isMember`: undefined until it is known who asks; `order`: the answer, where there is one
 */
export function givenUpState(seen: {
  isMember: boolean | undefined;
  order: Pick<PastOrder, 'status'> | undefined;
  hasFailed: boolean;
}): GivenUpState {
  if (seen.order) {
    if (seen.order.status === 'open') return 'failed';
    return seen.order.status === 'expired' || seen.order.status === 'failed' ? 'closed' : 'paid';
  }
  if (seen.hasFailed) return 'failed';
  return seen.isMember === false ? 'unseen' : 'pending';
}

/** @returns those that are paid, and by that no longer what the cart is about. */
export const paidOf = <Order extends PastOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status, willBeRefunded }) => status === 'paid' && !willBeRefunded);
