/** The sums of an order in one notation: on screens, on the PDF receipt, and in emails. Money is in US cents. */
import { m } from '#messages';
import { formatAmount } from './catalogue.ts';
import type { OrderStatus } from './orders.ts';

export type OrderAmounts = {
  status: OrderStatus;
  subtotalCents: number;
  discountCents: number;
  couponCode: string | null;
  /** Part of the total. */
  taxCents: number;
  totalCents: number;
  refundedCents: number;
};

export type OrderSum = {
  key: 'subtotal' | 'discount' | 'tax' | 'total' | 'refunded' | 'remaining';
  label: string;
  amount: string;
};

const sum = (key: OrderSum['key'], label: string, cents: number): OrderSum => ({
  key,
  label,
  amount: formatAmount(cents),
});

/** Returns an order's total, with what led to it and what was refunded, if anything. */
export function orderSums(order: OrderAmounts): OrderSum[] {
  const { discountCents, couponCode: code, taxCents } = order;
  const discount = code === null ? m.domain_order_discount() : m.domain_order_discount_code({ code });
  return [
    ...(discountCents > 0 || taxCents > 0 ? [sum('subtotal', m.domain_order_subtotal(), order.subtotalCents)] : []),
    ...(discountCents > 0 ? [sum('discount', discount, -discountCents)] : []),
    ...(taxCents > 0 ? [sum('tax', m.domain_order_tax(), taxCents)] : []),
    ...totalSums(order),
  ];
}

/** Returns an order's total, what was refunded, and what remains. */
export function totalSums(order: Pick<OrderAmounts, 'status' | 'totalCents' | 'refundedCents'>): OrderSum[] {
  const { status, totalCents, refundedCents } = order;
  const total = sum('total', m.domain_order_total(), totalCents);
  if (refundedCents === 0) return [total];
  // A payment of a wrong amount was refunded in full, whatever the total is.
  const remainingCents = status === 'refunded' ? 0 : Math.max(totalCents - refundedCents, 0);
  return [
    total,
    sum('refunded', m.domain_order_refunded(), -refundedCents),
    sum('remaining', m.domain_order_remaining(), remainingCents),
  ];
}

/** Returns how many of a line were refunded, such as `1 of 2 refunded`; null if none were. */
export function refundedText(line: { quantity: number; refundedQuantity: number }): string | null {
  const { quantity, refundedQuantity: refunded } = line;
  if (refunded === 0) return null;
  return quantity === 1 ? m.domain_order_refunded() : m.domain_order_line_refunded({ refunded, quantity });
}
