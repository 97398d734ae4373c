import { sql, type SQL } from 'drizzle-orm';
import { profiles, users } from '#drizzle/schema/account.ts';
import { lineRefunds, orderLines, orders, salesAlerts, type OrderRow } from '#drizzle/schema/billing.ts';
import { emails } from '#drizzle/schema/mail.ts';
import {
  orderNumberIn,
  type AlertKind,
  type DisputeStatus,
  type LineRefundReason,
  type LineRefundStatus,
  type OrderKind,
  type OrderStatus,
} from '#shared/domain/orders.ts';
import type { AdminOrdersInput, OrderFilter } from '#shared/schemas/sales.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import type { Place } from '#server/lib/cursor.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

type Moment = Date | string;

export type OrderLine = {
  id: string;
  number: number;
  kind: OrderKind;
  status: OrderStatus;
  mode: PaymentMode;
  totalCents: number;
  refundedCents: number;
  createdAt: Moment;
  disputeStatus: DisputeStatus | null;
  disputeDueAt: Moment | null;
  disputeReason: string | null;
  /** Null for guests, and once the account is deleted. */
  userId: string | null;
  name: string | null;
  email: string | null;
  items: { name: string; quantity: number }[];
};

const stateIs: Record<OrderFilter, SQL> = {
  open: sql`o.status = 'open'`,
  paid: sql`o.status = 'paid'`,
  'partly-refunded': sql`o.status = 'paid' and o.refunded_cents > 0`,
  undelivered: sql`o.status = 'paid' and o.delivered_at is null`,
  refunded: sql`o.status = 'refunded'`,
  disputed: sql`o.status = 'disputed'`,
  expired: sql`o.status = 'expired'`,
  failed: sql`o.status = 'failed'`,
};
/** Whether an order is or was disputed, or the bank asks about it. */
const hasDispute = sql`(o.dispute_status is not null or o.dispute_due_at is not null or o.status = 'disputed')`;

/** The number, or part of the buyer's email address or name. */
function matches(q: string): SQL {
  const number = orderNumberIn(q);
  if (number !== undefined) return sql`o.number = ${number}::int`;
  const pattern = likePattern(q);
  return sql`(o.email like lower(${pattern}) or o.user_id in (
    select u.id from ${users} u where u.email like lower(${pattern})
    union select p.id from ${profiles} p where (p.full_name || ' ' || p.business_name) ilike ${pattern}
  ))`;
}

const conditionsOf = ({ q, state, kind, dispute }: AdminOrdersInput) =>
  [
    sql`true`,
    q === undefined ? undefined : matches(q),
    state && stateIs[state],
    kind && sql`o.kind = ${kind}`,
    dispute && hasDispute,
  ].filter((condition) => condition !== undefined);

const columns = sql`
  o.id, o.number, o.kind, o.status, o.mode, o.total_cents as "totalCents", o.refunded_cents as "refundedCents",
  o.created_at as "createdAt", o.dispute_status as "disputeStatus", o.dispute_due_at as "disputeDueAt",
  o.dispute_reason as "disputeReason", o.user_id as "userId", nullif(p.full_name, '') as name,
  coalesce(u.email, o.email) as email, coalesce((
    select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.unit_cents desc, l.item_id)
    from ${orderLines} l where l.order_id = o.id
  ), '[]') as items`;
const withBuyer = sql`${orders} o left join ${users} u on u.id = o.user_id left join ${profiles} p on p.id = o.user_id`;

/** Orders, newest first. */
export async function listOrders(
  db: Database,
  params: { filter: AdminOrdersInput; after: Place | undefined; limit: number },
): Promise<(OrderLine & Place)[]> {
  const { filter, after, limit } = params;
  const conditions = [...conditionsOf(filter), ...(after ? [sql`(o.created_at, o.id) < ${rowOf(after)}`] : [])];
  const { rows } = await db.execute<OrderLine & Place>(sql`
    select ${columns}, ${microsOf(sql`o.created_at`)} as at from ${withBuyer}
    where ${sql.join(conditions, sql` and `)} order by o.created_at desc, o.id desc limit ${limit}`);
  return rows;
}

export type OrderTotals = { count: number; keptCents: number };

/** How many orders there are, and what we keep of the paid ones of this mode. */
export async function sumOrders(
  db: Database,
  params: { filter: AdminOrdersInput; mode: PaymentMode },
): Promise<OrderTotals> {
  const { rows } = await db.execute<{ count: number; keptCents: string }>(sql`
    select count(*)::int as count,
      coalesce(sum(o.total_cents - o.refunded_cents)
        filter (where o.status = 'paid' and o.mode = ${params.mode}), 0)::text as "keptCents"
    from ${orders} o where ${sql.join(conditionsOf(params.filter), sql` and `)}`);
  const { count, keptCents } = rows[0]!;
  return { count, keptCents: Number(keptCents) };
}

/** Disputes: open ones by deadline, then the newest settled ones. */
export async function listDisputes(db: Database, params: { most: number }): Promise<OrderLine[]> {
  const { rows } = await db.execute<OrderLine>(sql`
    select ${columns} from ${withBuyer} where ${hasDispute}
    order by o.status = 'disputed' or coalesce(o.dispute_status in ('open', 'inquiry'), false) desc,
      o.dispute_due_at nulls last, o.created_at desc, o.id desc limit ${params.most}`);
  return rows;
}

export type AdminOrder = { order: OrderRow; name: string | null; accountEmail: string | null };

export async function findOrder(db: Database, params: { orderId: string }): Promise<AdminOrder | undefined> {
  const [row] = await db
    .select({ order: orders, name: profiles.fullName, accountEmail: users.email })
    .from(orders)
    .leftJoin(users, sql`${users.id} = ${orders.userId}`)
    .leftJoin(profiles, sql`${profiles.id} = ${orders.userId}`)
    .where(sql`${orders.id} = ${params.orderId}`);
  return row;
}

export type AdminRefund = {
  id: string;
  itemId: string;
  quantity: number;
  cents: number;
  reason: LineRefundReason;
  note: string;
  status: LineRefundStatus;
  by: string | null;
  createdAt: Moment;
  closedAt: Moment | null;
};

/** Refunds by line, oldest first, with the admin's address. */
export async function listRefunds(db: Database, params: { orderId: string }): Promise<AdminRefund[]> {
  const { rows } = await db.execute<AdminRefund>(sql`
    select r.id, r.item_id as "itemId", r.quantity, r.cents, r.reason, r.note, r.status, u.email as by,
      r.created_at as "createdAt", r.closed_at as "closedAt"
    from ${lineRefunds} r left join ${users} u on u.id = r.admin_id
    where r.order_id = ${params.orderId}::uuid order by r.created_at, r.id`);
  return rows;
}

export type SentMail = { id: string; template: string; status: string; createdAt: Moment };

/** Emails about an order, to its buyer. Their keys end in the order's id. */
export async function listMails(
  db: Database,
  params: { orderId: string; userId: string | null; email: string | null },
): Promise<SentMail[]> {
  const { orderId, userId, email } = params;
  const { rows } = await db.execute<SentMail>(sql`
    select m.id, m.template, m.status::text as status, m.created_at as "createdAt" from ${emails} m
    where (m.user_id = ${userId}::uuid or m.to_email = ${email}) and m.dedupe_key like ${`%:${orderId}`}
    order by m.created_at, m.id`);
  return rows;
}

export type Noticed = { kind: AlertKind; cents: number | null; createdAt: Moment };

/** What the agency was alerted to about an order. Alerts are kept for 90 days. */
export async function listAlerts(db: Database, params: { orderId: string }): Promise<Noticed[]> {
  const { rows } = await db.execute<Noticed>(sql`
    select kind, cents, created_at as "createdAt" from ${salesAlerts}
    where order_id = ${params.orderId}::uuid order by created_at, id`);
  return rows;
}
