/** What of an order's line can be refunded. Money is in US cents. */
import { lineShares } from './order-shares.ts';
import type { LineRefundStatus } from './orders.ts';

type Line = { itemId: string; unitCents: number; quantity: number };
type Refund = { itemId: string; quantity: number; cents: number; status: LineRefundStatus };
/** `eligible`: ids of the items that the discount is for; null for all. */
type Money = { discountCents: number; taxCents: number; eligible: readonly string[] | null };

/** What was paid for a line, and how much of it is refunded or about to be. Failed refunds don't count. */
export type LineBalance = { shareCents: number; quantity: number; refundedQuantity: number; refundedCents: number };

export function lineBalance(
  { lines, refunds, money }: { lines: readonly Line[]; refunds: readonly Refund[]; money: Money },
  itemId: string,
): LineBalance | undefined {
  const line = lines.find((one) => one.itemId === itemId);
  const share = lineShares(lines, { ...money, eligible: money.eligible ?? undefined }).find(
    (one) => one.itemId === itemId,
  );
  if (!line || !share) return undefined;
  const given = refunds.filter((refund) => refund.itemId === itemId && refund.status !== 'failed');
  return {
    shareCents: share.cents,
    quantity: line.quantity,
    refundedQuantity: given.reduce((sum, { quantity }) => sum + quantity, 0),
    refundedCents: given.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/**
 * Returns the amount for refunding more units of a line: the first n units together are always worth their part of the
 * line, rounded down, so that all of them are worth exactly what was paid.
 */
export function refundCents(balance: LineBalance, quantity: number): number {
  const { shareCents, refundedQuantity, refundedCents } = balance;
  const total = Math.floor((shareCents * (refundedQuantity + quantity)) / balance.quantity);
  return Math.max(0, total - refundedCents);
}
