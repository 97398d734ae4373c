import type { Revenue, SubscriptionFigures, SubscriptionPage, Today, Totals } from './service.ts';

const toTotals = (totals: Totals) => ({
  orders: totals.orders,
  paidCents: totals.paidCents,
  refundedCents: totals.refundedCents,
  disputedCents: totals.disputedCents,
  netCents: totals.netCents,
  taxCents: totals.taxCents,
  averageCents: totals.averageCents,
  guestOrders: totals.guestOrders,
  guestCents: totals.guestCents,
});

/** Revenue of a range and the one before, as sums without names. */
export function toRevenue({ range, total, before, periods, items, coupons }: Revenue) {
  return {
    range: { days: range.days, from: range.from, to: range.to, unit: range.unit },
    total: toTotals(total),
    before: toTotals(before),
    periods: periods.map((period) => ({ start: period.start, ...toTotals(period) })),
    items: items.map(({ itemId, name, units, cents }) => ({ itemId, name, units, cents })),
    coupons: coupons.map(({ code, orders, discountCents, paidCents }) => ({ code, orders, discountCents, paidCents })),
  };
}

/** Sales of today and of the last days, and what needs attention. */
export function toToday({ today, week, weekBefore, month, ...open }: Today) {
  return {
    today: toTotals(today),
    week: toTotals(week),
    weekBefore: toTotals(weekBefore),
    month: toTotals(month),
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
