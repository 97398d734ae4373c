import type { OrderRow } from '#drizzle/schema/orders.ts';
import type { OrderStatus } from '#shared/domain/orders.ts';
import { isMoneyHere, type CheckoutState, type PaymentState } from '#server/adapters/payments/port.ts';

/** What an order is by what the provider shows, or `undefined` when nothing is decided yet. */
export function statusOf(
  session: CheckoutState | undefined,
  payment: PaymentState | undefined,
  isInvoicePaid: boolean,
): Exclude<OrderStatus, 'open' | 'failed'> | undefined {
  if (payment?.isPaid) {
    if (isMoneyHere(payment)) return 'paid';
    return payment.dispute === 'open' || payment.dispute === 'lost' ? 'disputed' : 'refunded';
  }
  // A month that costs nothing, or is paid out of a balance, has no payment.
  if (isInvoicePaid || (session?.status === 'complete' && session.isPaid)) return 'paid';
  return session?.status === 'expired' ? 'expired' : undefined;
}

/** Whether what was paid is what the order asks for. */
export function isRightAmount(order: Pick<OrderRow, 'totalCents'>, session: CheckoutState | undefined): boolean {
  return !session || (session.totalCents === order.totalCents && session.currency === 'usd');
}
