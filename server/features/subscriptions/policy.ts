import { orderLimits } from '#shared/domain/orders.ts';
import { isMoneyHere, type PaymentState, type SubscriptionState } from '#server/adapters/payments/port.ts';

type Money = Pick<PaymentState, 'isPaid' | 'amountCents' | 'refundedCents' | 'dispute'>;

/**
 * Until when a subscription makes its member Pro. Only while it is active and the last month's money is here; a month that
 * could not be collected (`past_due`) pauses Pro until it is.
 * @param payment of the newest paid invoice; undefined when there is none, as in a month that costs nothing
 */
export function entitledUntil(
  state: Pick<SubscriptionState, 'status' | 'currentPeriodEnd' | 'endsAtPeriodEnd'>,
  payment: Money | undefined,
): Date | null {
  if (state.status !== 'active' && state.status !== 'trialing') return null;
  if (payment?.isPaid && !isMoneyHere(payment)) return null;
  // Where no renewal will come, nobody has to wait for it.
  const graceMs = state.endsAtPeriodEnd ? 0 : orderLimits.renewalGraceHours * 3_600_000;
  return new Date(state.currentPeriodEnd.getTime() + graceMs);
}

/** Why Pro ended, in a word of the mail about it. */
export function endReason(
  state: Pick<SubscriptionState, 'status'>,
  payment: Money | undefined,
): 'canceled' | 'unpaid' | 'refunded' | 'disputed' {
  if (state.status !== 'active' && state.status !== 'trialing')
    return state.status === 'canceled' ? 'canceled' : 'unpaid';
  return payment?.dispute === 'open' || payment?.dispute === 'lost' ? 'disputed' : 'refunded';
}

/** Whether the newest month of a running subscription was paid back whole: its member has asked for the money, not for more. */
export function isGivenBack(state: Pick<SubscriptionState, 'status'>, payment: Money | undefined): boolean {
  const runs = state.status === 'active' || state.status === 'trialing';
  const isReturned =
    payment?.isPaid === true && payment.refundedCents > 0 && payment.refundedCents >= payment.amountCents;
  return runs && isReturned;
}
