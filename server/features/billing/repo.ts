import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import {
  orderLines,
  orders,
  subscriptions,
  type EventRefs,
  type OrderLineRow,
  type OrderRow,
} from '#drizzle/schema/billing.ts';
import type { DisputeStatus, OrderStatus, RefundReason } from '#shared/domain/orders.ts';
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
  /** Of a guest's order, once it's paid. */
  userId: string | null;
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
  taxCents: number;
  totalCents: number;
  /** Undefined while the payment isn't known. */
  dispute: { status: DisputeStatus | null; reason: string | null; dueAt: Date | null } | undefined;
  fraudWarnedAt: Date | undefined;
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
      taxCents: params.taxCents,
      totalCents: params.totalCents,
      writtenSeq: params.seq,
      ...(params.userId ? { userId: params.userId } : {}),
      ...(paymentId ? { paymentId } : {}),
      ...(invoiceId ? { invoiceId } : {}),
      ...(subscriptionId ? { subscriptionId } : {}),
      ...(receiptUrl ? { receiptUrl } : {}),
      ...(paidAt ? { paidAt: sql`coalesce(${orders.paidAt}, ${paidAt.toISOString()}::timestamptz)` } : {}),
      ...(params.isUndeliverable ? { refundDueAt: sql`coalesce(${orders.refundDueAt}, now())` } : {}),
      ...(params.refundReason ? { refundReason: params.refundReason } : {}),
      ...(params.isDelivered ? { deliveredAt: sql`coalesce(${orders.deliveredAt}, now())` } : {}),
      ...(params.dispute && {
        disputeStatus: params.dispute.status,
        disputeReason: params.dispute.reason,
        disputeDueAt: params.dispute.dueAt,
      }),
      ...(params.fraudWarnedAt
        ? { fraudWarnedAt: sql`coalesce(${orders.fraudWarnedAt}, ${params.fraudWarnedAt.toISOString()}::timestamptz)` }
        : {}),
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
    /** With tax. */
    totalCents: number;
    taxCents: number;
    line: { itemId: string; name: string };
    createdAt: Date;
  },
): Promise<string | undefined> {
  const { line, totalCents, createdAt, ...rest } = params;
  const subtotalCents = totalCents - params.taxCents;
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
      subtotalCents,
      totalCents,
      sessionExpiresAt: createdAt,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (row) {
    await tx.insert(orderLines).values({ orderId: row.id, ...line, unitCents: subtotalCents, quantity: 1 });
    return row.id;
  }
  const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.invoiceId, params.invoiceId));
  return known?.id;
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
