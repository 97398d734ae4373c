import { periodOf, periodsBetween } from '#shared/domain/analytics.ts';
import { averageOf, netOf, sumOf, type Money } from './policy.ts';
import type { Revenue, SubscriptionFigures, SubscriptionPage, Today } from './service.ts';

const toMoney = (money: Money) => ({
  orders: money.orders,
  paidCents: money.paidCents,
  refundedCents: money.refundedCents,
  disputedCents: money.disputedCents,
  netCents: netOf(money),
  taxCents: money.taxCents,
  averageCents: averageOf(money),
  guestOrders: money.guestOrders,
  guestCents: money.guestCents,
});

/** Revenue of a range and the one before, as sums without names. */
export function toRevenue({ range, total, before, days, items, coupons }: Revenue) {
  const { from, to, unit } = range;
  const byPeriod = Map.groupBy(days, ({ day }) => periodOf(day, unit));
  return {
    range: { days: range.days, from, to, unit },
    total: toMoney(total),
    before: toMoney(before),
    periods: periodsBetween(range).map((start) => ({ start, ...toMoney(sumOf(byPeriod.get(start) ?? [])) })),
    items: items.map(({ itemId, name, units, cents }) => ({ itemId, name, units, cents })),
    coupons: coupons.map(({ code, orders, discountCents, paidCents }) => ({ code, orders, discountCents, paidCents })),
  };
}

/** Sales of today and of the last days, and what needs attention. */
export function toToday({ today, week, weekBefore, month, ...open }: Today) {
  return {
    today: toMoney(today),
    week: toMoney(week),
    weekBefore: toMoney(weekBefore),
    month: toMoney(month),
    disputes: open.disputes,
    disputeDueAt: iso(open.disputeDueAt),
    failedRenewals: open.failedRenewals,
    undelivered: open.undelivered,
  };
}

const iso = (moment: Date | string | null) => moment && new Date(moment).toISOString();

export function toSubscriptionFigures(figures: SubscriptionFigures) {
  const { running, monthlyCents, started, ended, atStart, lost, failed, ending } = figures;
  return {
    ...{ running, monthlyCents, started, ended, atStart, lost, failed, ending },
    /** Share of those running at the start that have ended since; null if there were none. */
    churn: atStart > 0 ? lost / atStart : null,
  };
}

export function toSubscriptions({ items, nextCursor }: SubscriptionPage) {
  return {
    items: items.map((line) => ({
      id: line.id,
      userId: line.userId,
      name: line.name,
      email: line.email,
      status: line.status,
      priceCents: line.priceCents,
      isRunning: line.isRunning,
      startedAt: new Date(line.startedAt).toISOString(),
      pastDueSince: iso(line.pastDueSince),
      endsAt: iso(line.endsAt),
      endedAt: iso(line.endedAt),
    })),
    nextCursor,
  };
}
