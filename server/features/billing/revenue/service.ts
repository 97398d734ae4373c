/** The agency's revenue and subscriptions. What counts is defined in docs/analytics.md. */
import { periodUnitOf, type AnalyticsRange, type PeriodUnit } from '#shared/domain/analytics.ts';
import { addDays, dayAt, daysBetween, startOf } from '#shared/domain/plan-dates.ts';
import { plans } from '#shared/domain/plans.ts';
import type { SubscriptionFilter } from '#shared/domain/revenue.ts';
import type { Deps } from '#server/deps.ts';
import { pageOf, placeOf } from '#server/lib/cursor.ts';
import { itemSums, totalsByPeriod, totalsOf, type ItemSum, type Totals } from './policy.ts';
import * as repo from './repo.ts';

export type { Totals };

type RevenueDeps = Pick<Deps, 'db' | 'payments'>;

/** Only payments of the current environment count: the sandbox's only while nothing else is set up. */
const modeOf = ({ payments }: RevenueDeps) => payments?.mode ?? 'live';

/** First and last day. */
type Span = { from: string; to: string };

export type Revenue = {
  range: Span & { days: AnalyticsRange; unit: PeriodUnit };
  total: Totals;
  /** The same number of days before. */
  before: Totals;
  periods: ({ start: string } & Totals)[];
  items: ItemSum[];
  coupons: repo.CouponSum[];
};

/** Returns what was sold and given back in the chosen days, including today, and in the days before. */
export async function overview(deps: RevenueDeps, input: { days: AnalyticsRange }): Promise<Revenue> {
  const { days } = input;
  const to = dayAt(new Date());
  const span = { from: addDays(to, 1 - days), to };
  const earlier = { from: addDays(span.from, -days), to: addDays(span.from, -1) };
  const mode = modeOf(deps);
  const period = { from: startOf(span.from), until: startOf(addDays(to, 1)), mode };
  const [found, items, discounted, coupons] = await Promise.all([
    repo.moneyByDay(deps.db, { ...period, from: startOf(earlier.from) }),
    repo.sumItems(deps.db, period),
    repo.listDiscounted(deps.db, period),
    repo.sumCoupons(deps.db, period),
  ]);
  const range = { ...span, days, unit: periodUnitOf(days) };
  return {
    range,
    total: totalsOf(found, span),
    before: totalsOf(found, earlier),
    periods: totalsByPeriod(
      found.filter(({ day }) => day >= span.from),
      range,
    ),
    items: itemSums(items, discounted),
    coupons,
  };
}

export type Today = repo.OpenSales & Record<'today' | 'week' | 'weekBefore' | 'month', Totals>;

/** Returns sales of today, of seven days and the seven before, and of this month; and what needs attention. */
export async function today(deps: RevenueDeps): Promise<Today> {
  const to = dayAt(new Date());
  const monthFrom = `${to.slice(0, 7)}-01`;
  const beforeFrom = addDays(to, -13);
  const from = daysBetween(monthFrom, beforeFrom) > 0 ? monthFrom : beforeFrom;
  const mode = modeOf(deps);
  const [days, open] = await Promise.all([
    repo.moneyByDay(deps.db, { from: startOf(from), until: startOf(addDays(to, 1)), mode }),
    repo.countOpen(deps.db, { mode }),
  ]);
  return {
    ...open,
    today: totalsOf(days, { from: to, to }),
    week: totalsOf(days, { from: addDays(to, -6), to }),
    weekBefore: totalsOf(days, { from: beforeFrom, to: addDays(to, -7) }),
    month: totalsOf(days, { from: monthFrom, to }),
  };
}

export type SubscriptionFigures = repo.SubscriptionFigures;
export type SubscriptionPage = { items: repo.SubscriptionLine[]; nextCursor: string | null };

/** Returns monthly recurring revenue, new and ended subscriptions, and churn. */
export function subscriptionFigures(deps: RevenueDeps): Promise<SubscriptionFigures> {
  return repo.sumSubscriptions(deps.db, { mode: modeOf(deps), proCents: plans.pro.priceCents });
}

const pageSize = 50;

/** Lists subscriptions, newest first. @param input `cursor`: where the previous page ended */
export async function subscriptions(
  deps: RevenueDeps,
  input: { show?: SubscriptionFilter | undefined; cursor?: string | null | undefined },
): Promise<SubscriptionPage> {
  const { show, cursor } = input;
  const rows = await repo.listSubscriptions(deps.db, {
    mode: modeOf(deps),
    proCents: plans.pro.priceCents,
    show,
    after: placeOf(cursor),
    limit: pageSize + 1,
  });
  return pageOf(rows, pageSize);
}
