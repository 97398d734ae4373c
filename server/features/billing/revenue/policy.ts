/** Adds up money of periods and items. Amounts are integer US cents; the rules are in docs/analytics.md. */
import { periodOf, periodsBetween, type PeriodUnit } from '#shared/domain/analytics.ts';
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

function sumOf(days: readonly MoneyOfDay[], span?: { from: string; to: string }): Money {
  const sum = { ...none };
  for (const day of days) {
    if (span && (day.day < span.from || day.day > span.to)) continue;
    for (const key of Object.keys(none) as (keyof Money)[]) sum[key] += day[key];
  }
  return sum;
}

/** Money with what follows from it. */
export type Totals = Money & {
  /** Paid minus refunds and disputes, taxes included. */
  netCents: number;
  /** In whole cents; null without orders. */
  averageCents: number | null;
};

/** Returns the totals of days. @param span first and last day; without it, all of them */
export function totalsOf(days: readonly MoneyOfDay[], span?: { from: string; to: string }): Totals {
  const sum = sumOf(days, span);
  const { orders, paidCents, refundedCents, disputedCents } = sum;
  return {
    ...sum,
    netCents: paidCents - refundedCents - disputedCents,
    averageCents: orders > 0 ? Math.round(paidCents / orders) : null,
  };
}

/** Returns the totals of each period in a range, with zeros where nothing happened. */
export function totalsByPeriod(
  days: readonly MoneyOfDay[],
  range: { from: string; to: string; unit: PeriodUnit },
): ({ start: string } & Totals)[] {
  const byPeriod = Map.groupBy(days, ({ day }) => periodOf(day, range.unit));
  return periodsBetween(range).map((start) => ({ start, ...totalsOf(byPeriod.get(start) ?? []) }));
}

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
