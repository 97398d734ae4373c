import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import { orders, type OrderRow } from '#drizzle/schema/billing.ts';
import type { Database } from '#server/db/client.ts';
import type { Owner } from '#server/db/owner.ts';

/** Ends an open order without a payment. @returns the row, or undefined when it isn't open */
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

/** @returns whether the account ever paid for a month of Pro, even if it was refunded. */
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

/** Finds an order of any account. */
export async function find(db: Database, params: { orderId: string }): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, params.orderId));
  return row;
}

/** One of the caller's own orders. */
export async function findOwn(
  db: Database,
  params: { userId: string; orderId: string },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, params.orderId), eq(orders.userId, params.userId)));
  return row;
}

/** An order of the caller's account, or one that began as a guest's in the caller's browser. */
export async function findSeen(db: Database, params: Owner & { orderId: string }): Promise<OrderRow | undefined> {
  const { orderId, userId, visitorId } = params;
  const isTheirs = [userId && eq(orders.userId, userId), visitorId && eq(orders.visitorId, visitorId)].filter(
    (condition) => typeof condition === 'object',
  );
  if (isTheirs.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), or(...isTheirs)));
  return row;
}

/** The caller's orders, newest first, without carts that were abandoned before payment. */
export function listOwn(
  db: Database,
  params: { userId: string; cursor: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const { userId, cursor, limit } = params;
  return db
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
}

/** The buyer, for a receipt. */
export async function findBuyer(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, name: profiles.fullName, businessName: profiles.businessName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, params.userId));
  return row && { email: row.email, name: row.name ?? '', businessName: row.businessName ?? '' };
}
