/** Adds up money of periods and items. Amounts are integer US cents; the rules are in docs/analytics.md. */
import { lineShares } from '#shared/domain/order-shares.ts';

/** What was paid and given back in some time. */
export type Money = {
  orders: number;
  /** Paid by buyers, taxes included. */
  paidCents: number;
  taxCents: number;
  refundedCents: number;
  /** Withheld by banks because of disputes that are open or lost. */
  disputedCents: number;
  guestOrders: number;
  guestCents: number;
};

export type MoneyOfDay = Money & { day: string };

const none: Money = {
  orders: 0,
  paidCents: 0,
  taxCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  guestOrders: 0,
  guestCents: 0,
};

/** Returns the sum of days. @param span first and last day; without it, all of them */
export function sumOf(days: readonly MoneyOfDay[], span?: { from: string; to: string }): Money {
  const sum = { ...none };
  for (const day of days) {
    if (span && (day.day < span.from || day.day > span.to)) continue;
    for (const key of Object.keys(none) as (keyof Money)[]) sum[key] += day[key];
  }
  return sum;
}

/** Returns what stays: paid minus refunds and disputes, taxes included. */
export const netOf = ({ paidCents, refundedCents, disputedCents }: Money): number =>
  paidCents - refundedCents - disputedCents;

/** Returns the average order in whole cents; null without orders. */
export const averageOf = ({ orders, paidCents }: Money): number | null =>
  orders > 0 ? Math.round(paidCents / orders) : null;

export type ItemSum = { itemId: string; name: string; units: number; cents: number };

/** An order with a discount on several lines, of which each line takes its part. */
export type DiscountedOrder = {
  discountCents: number;
  /** Items that the coupon applies to; null for all. */
  eligible: string[] | null;
  lines: { itemId: string; name: string; unitCents: number; quantity: number }[];
};

/**
 * Returns what each item brought in after discounts and before taxes, largest first.
 * @param plain sums of all other orders
 */
export function itemSums(plain: readonly ItemSum[], discounted: readonly DiscountedOrder[]): ItemSum[] {
  const sums = new Map(plain.map((item) => [item.itemId, { ...item }]));
  for (const { discountCents, eligible, lines } of discounted) {
    const shares = lineShares(lines, { discountCents, taxCents: 0, eligible: eligible ?? undefined });
    const centsOf = new Map(shares.map(({ itemId, cents }) => [itemId, cents]));
    for (const { itemId, name, quantity } of lines) {
      const sum = sums.get(itemId) ?? { itemId, name, units: 0, cents: 0 };
      sum.units += quantity;
      sum.cents += centsOf.get(itemId) ?? 0;
      sums.set(itemId, sum);
    }
  }
  return [...sums.values()].toSorted((a, b) => b.cents - a.cents || (a.itemId < b.itemId ? -1 : 1));
}
