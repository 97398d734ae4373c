import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '#drizzle/schema/billing.ts';
import type { Database } from '#server/db/client.ts';

/** @returns whether we still have any payment of the account. */
export async function hasPaidOrder(db: Database, params: { userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, params.userId), eq(orders.status, 'paid'), isNull(orders.refundDueAt)))
    .limit(1);
  return rows.length === 1;
}
