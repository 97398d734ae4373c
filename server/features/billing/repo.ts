import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { users, userMemberships } from '#drizzle/schema/account.ts';
import {
  orderLines,
  orders,
  subscriptions,
  type EventRefs,
  type OrderLineRow,
  type OrderRow,
  type SubscriptionRow,
} from '#drizzle/schema/billing.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import type { OrderStatus, RefundReason, SubscriptionStatus } from '#shared/domain/orders.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

export type OrderWithLines = { order: OrderRow; lines: OrderLineRow[] };

const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Finds the orders that an event may be about. They include a subscription's first order until it's paid; later events
 * of the subscription are about other months.
 */
export async function findOrderIds(db: Database, refs: EventRefs): Promise<string[]> {
  const isUnpaid = isNull(orders.paidAt);
  const isAboutSubscription = refs.subscriptionId !== undefined && refs.sessionId === undefined;
  const conditions = [
    refs.orderId &&
      isUuid.test(refs.orderId) &&
      and(eq(orders.id, refs.orderId), isAboutSubscription ? isUnpaid : undefined),
    refs.sessionId && eq(orders.sessionId, refs.sessionId),
    refs.paymentId && eq(orders.paymentId, refs.paymentId),
    refs.invoiceId && eq(orders.invoiceId, refs.invoiceId),
    refs.subscriptionId &&
      and(eq(orders.subscriptionId, refs.subscriptionId), eq(orders.kind, 'subscription'), isUnpaid),
  ].filter((condition) => typeof condition === 'object');
  if (conditions.length === 0) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(...conditions));
  return rows.map(({ id }) => id);
}

/** Numbers a check of these orders. @returns this mode's orders, each with the number of this check */
export async function beginOrders(db: Database, params: { ids: string[]; mode: PaymentMode }): Promise<OrderRow[]> {
  if (params.ids.length === 0) return [];
  return db
    .update(orders)
    .set({ syncSeq: sql`${orders.syncSeq} + 1`, syncedAt: sql`now()` })
    .where(and(inArray(orders.id, params.ids), eq(orders.mode, params.mode)))
    .returning();
}

/** Locks an order until the end of the transaction; undefined when a check that started later has been written. */
export async function lockOrder(
  tx: Database,
  params: { orderId: string; seq: number },
): Promise<OrderWithLines | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, params.orderId)).for('update');
  if (!order || order.writtenSeq >= params.seq) return undefined;
  return { order, lines: await linesOf(tx, [order.id]) };
}

export type SeenOrder = {
  status: OrderStatus;
  refundedCents: number;
  paymentId: string | undefined;
  invoiceId: string | undefined;
  subscriptionId: string | undefined;
  receiptUrl: string | undefined;
  paidAt: Date | undefined;
  /** It was paid but can't be delivered. */
  isUndeliverable: boolean;
  isDelivered: boolean;
  refundReason: RefundReason | undefined;
  disputeDueAt: Date | undefined;
};

/** Writes the result of a check. Unknown values stay as they were. */
export async function writeOrder(tx: Database, params: SeenOrder & { orderId: string; seq: number }): Promise<void> {
  const { orderId, status, refundedCents, paymentId, invoiceId, subscriptionId, receiptUrl, paidAt } = params;
  const isClosed = status !== 'open' && status !== 'paid';
  await tx
    .update(orders)
    .set({
      status,
      refundedCents,
      writtenSeq: params.seq,
      ...(paymentId ? { paymentId } : {}),
      ...(invoiceId ? { invoiceId } : {}),
      ...(subscriptionId ? { subscriptionId } : {}),
      ...(receiptUrl ? { receiptUrl } : {}),
      ...(paidAt ? { paidAt: sql`coalesce(${orders.paidAt}, ${paidAt.toISOString()}::timestamptz)` } : {}),
      ...(params.isUndeliverable ? { refundDueAt: sql`coalesce(${orders.refundDueAt}, now())` } : {}),
      ...(params.refundReason ? { refundReason: params.refundReason } : {}),
      ...(params.isDelivered ? { deliveredAt: sql`coalesce(${orders.deliveredAt}, now())` } : {}),
      disputeDueAt: params.disputeDueAt ?? null,
      closedAt: isClosed ? sql`coalesce(${orders.closedAt}, now())` : null,
    })
    .where(eq(orders.id, orderId));
}

/** Finds an order with the data its emails need. */
export async function findForDelivery(
  db: Database,
  params: { orderId: string },
): Promise<(OrderWithLines & { email: string | null }) | undefined> {
  const [row] = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, params.orderId));
  return row && { ...row, lines: await linesOf(db, [row.order.id]) };
}

export async function linesOf(db: Database, orderIds: string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(desc(orderLines.unitCents), orderLines.itemId);
}

/**
 * Creates the order of a renewal, once per invoice, for the subscription's account.
 * @returns its id; undefined for a subscription that isn't ours
 */
export async function insertRenewal(
  tx: Database,
  params: {
    subscriptionId: string;
    invoiceId: string;
    paymentId: string | undefined;
    mode: PaymentMode;
    totalCents: number;
    line: { itemId: string; name: string };
    createdAt: Date;
  },
): Promise<string | undefined> {
  const { line, totalCents, createdAt, ...rest } = params;
  const [owner] = await tx
    .select({ userId: subscriptions.userId, email: users.email })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  if (!owner) return undefined;
  const [row] = await tx
    .insert(orders)
    .values({
      ...rest,
      ...owner,
      kind: 'renewal',
      fingerprint: params.invoiceId,
      subtotalCents: totalCents,
      totalCents,
      sessionExpiresAt: createdAt,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (row) {
    await tx.insert(orderLines).values({ orderId: row.id, ...line, unitCents: totalCents, quantity: 1 });
    return row.id;
  }
  const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.invoiceId, params.invoiceId));
  return known?.id;
}

/** @returns whether we still have any payment of the account. */
export async function hasPaidOrder(db: Database, params: { userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, params.userId), eq(orders.status, 'paid'), isNull(orders.refundDueAt)))
    .limit(1);
  return rows.length === 1;
}

/** Ends purchases made with test or sandbox payments. @returns the orders */
export async function endTrialOrders(tx: Database): Promise<string[]> {
  const rows = await tx
    .update(orders)
    .set({ status: 'expired', closedAt: sql`now()` })
    .where(and(ne(orders.mode, 'live'), inArray(orders.status, ['open', 'paid', 'disputed'])))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/**
 * Numbers a check of a subscription.
 * @returns its number; undefined for a subscription that isn't ours
 */
export async function beginSubscription(db: Database, params: { subscriptionId: string }): Promise<number | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ syncSeq: sql`${subscriptions.syncSeq} + 1` })
    .where(eq(subscriptions.id, params.subscriptionId))
    .returning({ seq: subscriptions.syncSeq });
  return row?.seq;
}

/**
 * Stores a subscription that one of our orders started, for that order's account. Others aren't stored.
 * @returns the number of this check, if the subscription is new: the provider was asked before anyone else could start
 *   a check
 */
export async function insertSubscription(
  db: Database,
  params: { subscriptionId: string; customerId: string; orderId: string; mode: PaymentMode },
): Promise<number | undefined> {
  const { rows } = await db.execute<{ seq: number }>(sql`
    insert into ${subscriptions} (id, user_id, customer_id, mode, sync_seq)
    select ${params.subscriptionId}, o.user_id, ${params.customerId}, o.mode, 1
    from ${orders} o
    where o.id = ${params.orderId}::uuid and o.kind = 'subscription' and o.mode = ${params.mode}
    on conflict do nothing
    returning sync_seq as seq`);
  return rows[0]?.seq;
}

export type SeenSubscription = {
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  entitledUntil: Date | null;
  /** Undefined if it isn't known: the stored price stays. */
  priceCents: number | undefined;
  endedAt: Date | null;
};

/**
 * Writes the result of a check, unless one that started later has been written.
 * @returns the previous row and its owner; undefined when it wasn't written
 */
export async function writeSubscription(
  tx: Database,
  params: SeenSubscription & { subscriptionId: string; seq: number },
): Promise<SubscriptionRow | undefined> {
  const { subscriptionId, seq, ...seen } = params;
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
  if (!before || before.writtenSeq >= seq) return undefined;
  await tx
    .update(subscriptions)
    .set({ ...seen, writtenSeq: seq, syncedAt: sql`now()` })
    .where(eq(subscriptions.id, subscriptionId));
  return before;
}

/** A subscription's owner, their email address, and whether it's their first; before the check is written. */
export async function findSubscriber(
  db: Database,
  params: { subscriptionId: string },
): Promise<{ userId: string; email: string; isFirst: boolean } | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      isFirst: sql<boolean>`not exists (
        select 1 from ${subscriptions} s where s.user_id = ${users.id} and s.status is not null)`,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  return row;
}

/**
 * Updates an account's plan from its subscriptions: Pro until the latest of their ends. Pro granted by the operator
 * stays until it ends.
 * @returns whether the plan was Pro before, and whether it is now
 */
export async function applyToMembership(
  tx: Database,
  params: { userId: string },
): Promise<{ was: boolean; is: boolean }> {
  // Two concurrent checks of one account's subscriptions: the second one reads what the first one wrote.
  await tx.execute(sql`select 1 from ${users} where id = ${params.userId} for no key update`);
  const isPro = (row: string) => sql`coalesce((select plan = 'pro' from ${sql.raw(row)}), false)`;
  const { rows } = await tx.execute<{ was: boolean; is: boolean }>(sql`
    with paid as (
      select max(entitled_until) filter (where entitled_until > now()) as until
      from ${subscriptions} where user_id = ${params.userId}
    ), before as (
      select plan from ${userMemberships} where user_id = ${params.userId}
    ), written as (
      insert into ${userMemberships} as m (user_id, expires_at, plan, pro_until, pro_source)
      select u.id, now() + make_interval(days => ${accountTimes.trialDays}),
        (case when paid.until is null then 'free' else 'pro' end)::plan_id, paid.until, 'subscription'
      from ${users} u cross join paid where u.id = ${params.userId}
      on conflict (user_id) do update
      set plan = excluded.plan, pro_until = excluded.pro_until, pro_source = 'subscription'
      where m.pro_source = 'subscription' or m.plan = 'free' or m.pro_until <= now()
      returning plan
    )
    select ${isPro('before')} as was,
      case when exists (select 1 from written) then ${isPro('written')} else ${isPro('before')} end as is`);
  return rows[0]!;
}

/** Ends subscriptions made with test or sandbox payments, now that payments are real. @returns the affected accounts */
export async function endTrialSubscriptions(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string | null }>(sql`
    update ${subscriptions} set status = 'canceled', entitled_until = null
    where mode <> 'live' and (status is distinct from 'canceled' or entitled_until is not null)
    returning user_id as "userId"`);
  return rows.flatMap(({ userId }) => userId ?? []);
}
