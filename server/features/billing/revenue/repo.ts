import { sql, type SQL } from 'drizzle-orm';
import { profiles, users } from '#drizzle/schema/account.ts';
import { lineRefunds, orderLines, orders, subscriptions } from '#drizzle/schema/billing.ts';
import { coupons } from '#drizzle/schema/catalog.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import { churnDays, type SubscriptionFilter } from '#shared/domain/revenue.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import type { Place } from '#server/lib/cursor.ts';
import type { DiscountedOrder, ItemSum, MoneyOfDay } from './policy.ts';

/** `until`: not included. */
type Period = { from: Date; until: Date; mode: PaymentMode };

const within = (moment: SQL, { from, until }: Period) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${until.toISOString()}::timestamptz`;

/**
 * Sums money by the agency's day on which it moved. A refund of lines is dated by its own row. Other refunds and disputes
 * are dated by the order's end; part of an order refunded outside the site leaves it open, so it counts on the day the order
 * was paid.
 */
export async function moneyByDay(db: Database, params: Period): Promise<MoneyOfDay[]> {
  const { rows } = await db.execute<MoneyOfDay>(sql`
    with moves as (
      select o.paid_at as at, 1 as orders, o.total_cents as paid, o.tax_cents as tax, 0 as refunded, 0 as disputed,
        (o.visitor_id is not null)::int as guest
      from ${orders} o where o.mode = ${params.mode} and ${within(sql`o.paid_at`, params)}
      union all
      select r.closed_at, 0, 0, 0, r.cents, 0, 0
      from ${lineRefunds} r join ${orders} o on o.id = r.order_id
      where o.mode = ${params.mode} and o.paid_at is not null and r.status = 'done' and ${within(sql`r.closed_at`, params)}
      union all
      select coalesce(o.closed_at, o.paid_at), 0, 0, 0, greatest(o.refunded_cents - coalesce(by_line.cents, 0), 0), 0, 0
      from ${orders} o
      left join (
        select order_id, sum(cents) as cents from ${lineRefunds} where status = 'done' group by order_id
      ) by_line on by_line.order_id = o.id
      where o.mode = ${params.mode} and o.paid_at is not null and o.refunded_cents > 0
        and ${within(sql`coalesce(o.closed_at, o.paid_at)`, params)}
      union all
      select o.closed_at, 0, 0, 0, 0, greatest(o.total_cents - o.refunded_cents, 0), 0
      from ${orders} o where o.mode = ${params.mode} and o.status = 'disputed' and ${within(sql`o.closed_at`, params)}
    )
    select to_char(at at time zone ${sql.raw(`'${agencyTimeZone}'`)}, 'YYYY-MM-DD') as day, sum(orders)::int as orders,
      sum(paid)::float8 as "paidCents", sum(tax)::float8 as "taxCents", sum(refunded)::float8 as "refundedCents",
      sum(disputed)::float8 as "disputedCents", sum(guest)::int as "guestOrders",
      sum(paid * guest)::float8 as "guestCents"
    from moves group by 1 order by 1`);
  return rows;
}

/** Orders whose discount has to be split over several lines. */
const splits = sql`(o.discount_cents > 0 and (select count(*) from ${orderLines} l where l.order_id = o.id) > 1)`;

/** Sums items of paid orders after discounts, except for orders of `listDiscounted`. */
export async function sumItems(db: Database, params: Period): Promise<ItemSum[]> {
  const { rows } = await db.execute<ItemSum>(sql`
    select l.item_id as "itemId", (array_agg(l.name order by o.paid_at desc))[1] as name, sum(l.quantity)::int as units,
      sum(l.unit_cents::bigint * l.quantity - o.discount_cents)::float8 as cents
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.mode = ${params.mode} and ${within(sql`o.paid_at`, params)} and not ${splits}
    group by l.item_id`);
  return rows;
}

/** Lists paid orders whose discount has to be split over several lines. */
export async function listDiscounted(db: Database, params: Period): Promise<DiscountedOrder[]> {
  const { rows } = await db.execute<DiscountedOrder>(sql`
    select o.discount_cents as "discountCents",
      (select c.item_ids from ${coupons} c where c.code = o.coupon_code) as eligible,
      (select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'name', l.name, 'unitCents', l.unit_cents,
          'quantity', l.quantity)) from ${orderLines} l where l.order_id = o.id) as lines
    from ${orders} o
    where o.mode = ${params.mode} and ${within(sql`o.paid_at`, params)} and ${splits}`);
  return rows;
}

/** `code`: null for discounts without a code. */
export type CouponSum = { code: string | null; orders: number; discountCents: number; paidCents: number };

/** Sums discounts of paid orders by coupon, most used first. */
export async function sumCoupons(db: Database, params: Period): Promise<CouponSum[]> {
  const { rows } = await db.execute<CouponSum>(sql`
    select o.coupon_code as code, count(*)::int as orders, sum(o.discount_cents)::float8 as "discountCents",
      sum(o.total_cents)::float8 as "paidCents"
    from ${orders} o
    where o.mode = ${params.mode} and ${within(sql`o.paid_at`, params)} and o.discount_cents > 0
    group by 1 order by 2 desc, 1 nulls last limit 50`);
  return rows;
}

export type OpenSales = {
  disputes: number;
  /** The earliest deadline of an open dispute. */
  disputeDueAt: string | null;
  failedRenewals: number;
  undelivered: number;
};

const hasFailed = sql`s.status in ('past_due', 'unpaid')`;

/** Counts what the agency should look at: open disputes, unpaid renewals, and paid orders that aren't delivered. */
export async function countOpen(db: Database, params: { mode: PaymentMode }): Promise<OpenSales> {
  const { rows } = await db.execute<OpenSales>(sql`
    select (count(*) filter (where ${isOpenDispute}))::int as disputes,
      min(o.dispute_due_at) filter (where ${isOpenDispute}) as "disputeDueAt",
      (count(*) filter (where o.status = 'paid' and o.delivered_at is null))::int as undelivered,
      (select count(*)::int from ${subscriptions} s where s.mode = ${params.mode} and ${hasFailed}) as "failedRenewals"
    from ${orders} o where o.mode = ${params.mode} and o.status in ('paid', 'disputed')`);
  return rows[0]!;
}

/** Lost ones keep the order's status. */
const isOpenDispute = sql`(o.status = 'disputed' and o.dispute_status is distinct from 'lost')`;

/** Brings in money each month: active, or unpaid while Pro continues. */
const isRunning = sql`(s.status in ('active', 'trialing') or (s.status = 'past_due' and coalesce(s.entitled_until > now(), false)))`;
const hasBegun = sql`s.status not in ('incomplete', 'incomplete_expired')`;
const isEnded = sql`s.status = 'canceled'`;
/** Subscriptions that ended before this was stored have the time of their last check. */
const endedAt = sql`coalesce(s.ended_at, s.synced_at, s.created_at)`;

export type SubscriptionFigures = {
  running: number;
  /** Prices of running subscriptions, per month. */
  monthlyCents: number;
  started: number;
  ended: number;
  /** Running when the days began, and how many of those have ended since. */
  atStart: number;
  lost: number;
  failed: number;
  ending: number;
};

/** Counts subscriptions. @param params `proCents`: the price of those whose own isn't known yet */
export async function sumSubscriptions(
  db: Database,
  params: { mode: PaymentMode; proCents: number },
): Promise<SubscriptionFigures> {
  const start = sql`now() - make_interval(days => ${churnDays})`;
  const isOld = sql`s.created_at < ${start}`;
  const { rows } = await db.execute<SubscriptionFigures>(sql`
    select (count(*) filter (where ${isRunning}))::int as running,
      coalesce(sum(coalesce(s.price_cents, ${params.proCents}::int)) filter (where ${isRunning}), 0)::float8 as "monthlyCents",
      (count(*) filter (where not ${isOld}))::int as started,
      (count(*) filter (where ${isEnded} and ${endedAt} >= ${start}))::int as ended,
      (count(*) filter (where ${isOld} and not (${isEnded} and ${endedAt} < ${start})))::int as "atStart",
      (count(*) filter (where ${isOld} and ${isEnded} and ${endedAt} >= ${start}))::int as lost,
      (count(*) filter (where ${hasFailed}))::int as failed,
      (count(*) filter (where ${isRunning} and s.ends_at_period_end))::int as ending
    from ${subscriptions} s where s.mode = ${params.mode} and ${hasBegun}`);
  return rows[0]!;
}

const filters: Record<SubscriptionFilter, SQL> = {
  running: isRunning,
  'past-due': hasFailed,
  ending: sql`${isRunning} and s.ends_at_period_end`,
  ended: isEnded,
};

type Moment = Date | string;
export type SubscriptionLine = {
  id: string;
  userId: string | null;
  name: string | null;
  email: string | null;
  status: SubscriptionStatus;
  priceCents: number;
  isRunning: boolean;
  startedAt: Moment;
  pastDueSince: Moment | null;
  /** When Pro ends because it isn't renewed. */
  endsAt: Moment | null;
  endedAt: Moment | null;
};

/** Lists subscriptions, newest first. */
export async function listSubscriptions(
  db: Database,
  params: {
    mode: PaymentMode;
    proCents: number;
    show: SubscriptionFilter | undefined;
    after: Place | undefined;
    limit: number;
  },
): Promise<(SubscriptionLine & Place)[]> {
  const { mode, proCents, show, after, limit } = params;
  const { rows } = await db.execute<SubscriptionLine & Place>(sql`
    select s.id, s.user_id as "userId", p.full_name as name, u.email, s.status,
      coalesce(s.price_cents, ${proCents}::int) as "priceCents", ${isRunning} as "isRunning", s.created_at as "startedAt",
      case when ${hasFailed} then s.past_due_since end as "pastDueSince",
      case when ${isRunning} and s.ends_at_period_end then s.current_period_end end as "endsAt",
      case when ${isEnded} then ${endedAt} end as "endedAt", ${microsOf(sql`s.created_at`)} as at
    from ${subscriptions} s left join ${users} u on u.id = s.user_id left join ${profiles} p on p.id = u.id
    where s.mode = ${mode} and ${hasBegun} ${show ? sql`and ${filters[show]}` : sql``}
      ${after ? sql`and (s.created_at, s.id) < ${rowOf(after, 'text')}` : sql``}
    order by s.created_at desc, s.id desc limit ${limit}`);
  return rows;
}
