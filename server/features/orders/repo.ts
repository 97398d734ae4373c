import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/auth.ts';
import { profiles } from '#drizzle/schema/membership.ts';
import {
  orderLines,
  orders,
  subscriptions,
  type EventRefs,
  type OrderLineRow,
  type OrderRow,
} from '#drizzle/schema/orders.ts';
import type { OrderStatus, RefundReason } from '#shared/domain/orders.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

export type OrderWithLines = { order: OrderRow; lines: OrderLineRow[] };

/** Ends an open order without a payment. @returns the row, or undefined when it is not open. */
export async function closeOpen(
  tx: Database,
  params: { orderId: string; userId?: string; status: 'expired' | 'failed' },
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ status: params.status, closedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, params.orderId),
        eq(orders.status, 'open'),
        params.userId ? eq(orders.userId, params.userId) : undefined,
      ),
    )
    .returning();
  return row;
}

/** @returns whether the account has ever paid for a month of Pro, whatever became of the money. */
export async function hasPaidPro(db: Database, params: { userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, params.userId),
        inArray(orders.kind, ['subscription', 'renewal']),
        inArray(orders.status, ['paid', 'refunded', 'disputed']),
      ),
    )
    .limit(1);
  return rows.length === 1;
}

/** @returns whether any payment of the account is still here. */
export async function hasPaidOrder(db: Database, params: { userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, params.userId), eq(orders.status, 'paid'), isNull(orders.refundDueAt)))
    .limit(1);
  return rows.length === 1;
}

/** Ends what was bought with test or played payments. @returns the orders. */
export async function endTrials(tx: Database): Promise<string[]> {
  const rows = await tx
    .update(orders)
    .set({ status: 'expired', closedAt: sql`now()` })
    .where(and(ne(orders.mode, 'live'), inArray(orders.status, ['open', 'paid', 'disputed'])))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** Says that somebody begins to look at an order now. @returns the row, with the number of this look. */
export async function beginSync(db: Database, params: { orderId: string }): Promise<OrderRow | undefined> {
  const [row] = await db
    .update(orders)
    .set({ syncSeq: sql`${orders.syncSeq} + 1`, syncedAt: sql`now()` })
    .where(eq(orders.id, params.orderId))
    .returning();
  return row;
}

/** The order as it is now, held to the end of the transaction; undefined when a look that began later is written already. */
export async function lockForSync(
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
  /** What was paid cannot be delivered. */
  isUndeliverable: boolean;
  isDelivered: boolean;
  refundReason: RefundReason | undefined;
};

/** Writes what was seen. What is not known any more stays as it was. */
export async function writeSync(tx: Database, params: SeenOrder & { orderId: string; seq: number }): Promise<void> {
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
      closedAt: isClosed ? sql`coalesce(${orders.closedAt}, now())` : null,
    })
    .where(eq(orders.id, orderId));
}

/** An order with what its mails need. */
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

const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Orders an event may be about. */
export async function findOrderIds(db: Database, refs: EventRefs): Promise<string[]> {
  const conditions = [
    refs.orderId && isUuid.test(refs.orderId) && eq(orders.id, refs.orderId),
    refs.sessionId && eq(orders.sessionId, refs.sessionId),
    refs.paymentId && eq(orders.paymentId, refs.paymentId),
    refs.invoiceId && eq(orders.invoiceId, refs.invoiceId),
  ].filter((condition) => typeof condition === 'object');
  if (conditions.length === 0) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(...conditions));
  return rows.map(({ id }) => id);
}

/** The order that began a subscription. */
export async function findFirstOrder(db: Database, params: { subscriptionId: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscriptionId, params.subscriptionId), eq(orders.kind, 'subscription')));
  return row?.id;
}

/** Makes the record of a further month, once per invoice, for whomever the subscription belongs to. */
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
): Promise<void> {
  const { line, totalCents, createdAt, ...rest } = params;
  const [owner] = await tx
    .select({ userId: subscriptions.userId, email: users.email })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, params.subscriptionId));
  if (!owner) return;
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
  if (row) await tx.insert(orderLines).values({ orderId: row.id, ...line, unitCents: totalCents, quantity: 1 });
}

async function linesOf(db: Database, orderIds: string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(desc(orderLines.unitCents), orderLines.itemId);
}

/** One's own order. */
export async function findOwn(
  db: Database,
  params: { userId: string; orderId: string },
): Promise<OrderWithLines | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, params.orderId), eq(orders.userId, params.userId)));
  return order && { order, lines: await linesOf(db, [order.id]) };
}

/** One's own orders, newest first; carts that were given up without a payment are not among them. */
export async function listOwn(
  db: Database,
  params: { userId: string; cursor: string | undefined; limit: number },
): Promise<OrderWithLines[]> {
  const { userId, cursor, limit } = params;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ['open', 'paid', 'refunded', 'disputed']),
        cursor
          ? sql`(${orders.createdAt}, ${orders.id}) < (
              select c.created_at, c.id from ${orders} c where c.id = ${cursor} and c.user_id = ${userId})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const lines = Map.groupBy(
    await linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return rows.map((order) => ({ order, lines: lines.get(order.id) ?? [] }));
}

/** Who bought, for a receipt. */
export async function findBuyer(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, name: profiles.fullName, businessName: profiles.businessName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, params.userId));
  return row && { email: row.email, name: row.name ?? '', businessName: row.businessName ?? '' };
}

/** Open orders whose payment page should have closed by now, and that nobody has looked at for a while. */
export async function listOverdue(db: Database, params: { limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${orders}
    where status = 'open' and session_expires_at < now() - interval '2 minutes'
      and (synced_at is null or synced_at < now() - interval '10 minutes')
    order by session_expires_at limit ${params.limit}`);
  return rows.map(({ id }) => id);
}

/** Paid orders whose money is to go back; puts each off, so that several sweepers take turns. */
export async function takeDueRefunds(
  db: Database,
  params: { mode: PaymentMode },
): Promise<{ id: string; paymentId: string }[]> {
  const { rows } = await db.execute<{ id: string; paymentId: string }>(sql`
    update ${orders} set refund_due_at = now() + interval '1 minute'
    where id in (
      select id from ${orders}
      where refund_due_at <= now() and status = 'paid' and payment_id is not null and mode = ${params.mode}
      order by refund_due_at limit 20 for update skip locked
    )
    returning id, payment_id as "paymentId"`);
  return rows;
}
