/** Outcomes of this cart's earlier orders, as far as the cart shows them. Pure rules. */
import type { OrderStatus } from '#shared/domain/orders.ts';

export type PastOrder = { id: string; number: string; status: OrderStatus; willBeRefunded: boolean };

/** `pending`: not known yet. `unseen`: it's a member's, and no one is signed in. */
export type GivenUpState = 'pending' | 'unseen' | 'closed' | 'paid' | 'failed';

/**
 * Returns the outcome of canceling an order.
 * @param seen `isMember`: undefined until the session is loaded; `order`: the response, if there is one; `isAbsent`: the
 *   caller has no such order
 */
export function givenUpState(seen: {
  isMember: boolean | undefined;
  order: Pick<PastOrder, 'status'> | undefined;
  hasFailed: boolean;
  isAbsent?: boolean;
}): GivenUpState {
  if (seen.order) {
    if (seen.order.status === 'open') return 'failed';
    return seen.order.status === 'expired' || seen.order.status === 'failed' ? 'closed' : 'paid';
  }
  if (seen.isMember === false && seen.isAbsent) return 'unseen';
  return seen.hasFailed ? 'failed' : 'pending';
}

/** @returns the paid orders, whose items no longer belong in the cart. */
export const paidOf = <Order extends PastOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status, willBeRefunded }) => status === 'paid' && !willBeRefunded);
