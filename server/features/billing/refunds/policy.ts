/** Whether a line of an order can be refunded, and for how much. Pure functions. */
import { m } from '#messages';
import type { LineRefundRow, OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { lineBalance, refundCents } from '#shared/domain/line-refunds.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';

type Asked = { itemId: string; quantity: number; seen: number };

/** Decides about a refund of some units of a line. @returns the amount, or the reason against it */
export function refundOf(
  held: {
    order: OrderRow;
    lines: readonly OrderLineRow[];
    refunds: readonly LineRefundRow[];
    /** Ids of the items that the order's coupon is for; null for all. */
    eligible: readonly string[] | null;
  },
  { itemId, quantity, seen }: Asked,
  mode: PaymentMode,
): { cents: number } | { refusal: string } {
  const { order, lines, refunds, eligible } = held;
  const refuse = (refusal: string) => ({ refusal });
  const balance = lineBalance({ lines, refunds, money: { ...order, eligible } }, itemId);
  if (!balance) return refuse(m.server_refunds_no_line());
  if (order.mode !== mode) return refuse(m.server_refunds_other_mode());
  if (order.status === 'disputed') return refuse(m.server_refunds_disputed());
  if (order.status !== 'paid') return refuse(m.server_refunds_not_paid());
  if (order.refundDueAt) return refuse(m.server_refunds_in_full());
  if (!order.paymentId) return refuse(m.server_refunds_no_payment());
  if (balance.refundedQuantity !== seen) return refuse(m.server_refunds_changed());
  if (balance.refundedQuantity + quantity > balance.quantity) return refuse(m.server_refunds_too_many());
  const cents = refundCents(balance, quantity);
  if (cents === 0) return refuse(m.server_refunds_free());
  // Money may also have been refunded at the provider, without a line.
  const queuedCents = refunds.reduce((sum, refund) => sum + (refund.status === 'queued' ? refund.cents : 0), 0);
  const leftCents = order.totalCents - order.refundedCents - queuedCents;
  if (cents > leftCents) return refuse(m.server_refunds_too_much({ amount: formatAmount(Math.max(0, leftCents)) }));
  return { cents };
}
