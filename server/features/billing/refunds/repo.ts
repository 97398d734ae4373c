import { and, eq, sql } from 'drizzle-orm';
import { lineRefunds, orderLines, orders, type LineRefundRow } from '#drizzle/schema/billing.ts';
import { coupons } from '#drizzle/schema/catalog.ts';
import type { PaymentMode } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';

/** Ids of the items that a coupon is for; null for all. They never change. */
export async function findCouponItems(db: Database, params: { code: string | null }): Promise<string[] | null> {
  if (params.code === null) return null;
  const [row] = await db.select({ itemIds: coupons.itemIds }).from(coupons).where(eq(coupons.code, params.code));
  return row?.itemIds ?? null;
}

/** Locks an order, with its lines and their refunds, until the end of the transaction. */
export async function lockOrder(tx: Database, params: { orderId: string }) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, params.orderId)).for('update');
  if (!order) return undefined;
  return {
    order,
    eligible: await findCouponItems(tx, { code: order.couponCode }),
    lines: await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)),
    refunds: await tx.select().from(lineRefunds).where(eq(lineRefunds.orderId, order.id)),
  };
}

/** Stores a refund to ask the provider for. It counts as tried, because its first attempt follows right away. */
export async function insertRefund(
  tx: Database,
  params: Pick<LineRefundRow, 'orderId' | 'itemId' | 'quantity' | 'cents' | 'reason' | 'note' | 'adminId'>,
): Promise<string> {
  const [row] = await tx
    .insert(lineRefunds)
    .values({ ...params, triedAt: sql`now()` })
    .returning({ id: lineRefunds.id });
  return row!.id;
}

export type QueuedRefund = { id: string; orderId: string; paymentId: string; cents: number };

/** Takes refunds that the provider hasn't confirmed for a minute, so that several sweepers take turns. */
export async function takeQueued(db: Database, params: { mode: PaymentMode; most: number }): Promise<QueuedRefund[]> {
  const { rows } = await db.execute<QueuedRefund>(sql`
    update ${lineRefunds} r set tried_at = now() from ${orders} o
    where o.id = r.order_id and r.id in (
      select q.id from ${lineRefunds} q join ${orders} b on b.id = q.order_id
      where q.status = 'queued' and (q.tried_at is null or q.tried_at < now() - interval '1 minute')
        and b.mode = ${params.mode} and b.payment_id is not null
      order by q.created_at limit ${params.most} for update of q skip locked
    )
    returning r.id, r.order_id as "orderId", o.payment_id as "paymentId", r.cents`);
  return rows;
}

/** Closes a refund that the provider refused, unless it was confirmed. */
export async function failRefund(db: Database, params: { id: string }): Promise<void> {
  await db
    .update(lineRefunds)
    .set({ status: 'failed', closedAt: sql`now()` })
    .where(and(eq(lineRefunds.id, params.id), eq(lineRefunds.status, 'queued')));
}

/** A refund's state; undefined when there's none. */
export async function findStatus(db: Database, params: { id: string }) {
  const [row] = await db.select({ status: lineRefunds.status }).from(lineRefunds).where(eq(lineRefunds.id, params.id));
  return row?.status;
}
