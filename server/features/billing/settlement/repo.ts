import { asc, eq, inArray, sql } from 'drizzle-orm';
import { lineRefunds, orderLines, orders, type LineRefundRow } from '#drizzle/schema/billing.ts';
import type { LineRefundStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';

/** Refunds by line of an order, oldest first. */
export function listLineRefunds(db: Database, params: { orderId: string }): Promise<LineRefundRow[]> {
  return db
    .select()
    .from(lineRefunds)
    .where(eq(lineRefunds.orderId, params.orderId))
    .orderBy(asc(lineRefunds.createdAt), asc(lineRefunds.id));
}

/** Whether a payment's order has refunds by line. */
export async function hasLineRefunds(db: Database, params: { paymentId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: lineRefunds.id })
    .from(orders)
    .innerJoin(lineRefunds, eq(lineRefunds.orderId, orders.id))
    .where(eq(orders.paymentId, params.paymentId))
    .limit(1);
  return rows.length === 1;
}

export async function closeLineRefunds(
  tx: Database,
  params: { ids: string[]; status: Exclude<LineRefundStatus, 'queued'> },
): Promise<void> {
  if (params.ids.length === 0) return;
  await tx
    .update(lineRefunds)
    .set({ status: params.status, closedAt: sql`now()` })
    .where(inArray(lineRefunds.id, params.ids));
}

/** Counts the refunded units of each line of an order again. */
export async function recountLines(tx: Database, params: { orderId: string }): Promise<void> {
  await tx.execute(sql`
    update ${orderLines} l set refunded_quantity = least(l.quantity, (
      select coalesce(sum(r.quantity), 0)::int from ${lineRefunds} r
      where r.order_id = l.order_id and r.item_id = l.item_id and r.status = 'done'
    ))
    where l.order_id = ${params.orderId}::uuid`);
}

/** The refunded units of each line. */
export function listRefunded(tx: Database, params: { orderId: string }) {
  return tx
    .select({ itemId: orderLines.itemId, refundedQuantity: orderLines.refundedQuantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, params.orderId));
}
