import { and, desc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm';
import { orders } from '#drizzle/schema/billing.ts';
import { catalogItems, coupons, type CatalogRow, type CouponRow } from '#drizzle/schema/catalog.ts';
import type { OrderStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';

export function listItems(db: Database): Promise<CatalogRow[]> {
  return db.select().from(catalogItems);
}

/** Returns a coupon. @param params `lock`: keeps its uses from changing until the end of the transaction */
export async function findCoupon(
  db: Database,
  params: { code: string; lock?: boolean },
): Promise<CouponRow | undefined> {
  const query = db.select().from(coupons).where(eq(coupons.code, params.code));
  const [row] = await (params.lock ? query.for('update') : query);
  return row;
}

/** Returns the coupon for the first month of Pro, if one is active. */
export async function findFirstMonthCoupon(db: Database): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.isForFirstMonth, true), eq(coupons.isActive, true)))
    .orderBy(coupons.createdAt, coupons.id)
    .limit(1);
  return row;
}

/** Statuses of orders that use up a coupon: paid at some time, or about to be. */
const usingStatuses: OrderStatus[] = ['open', 'paid', 'refunded', 'disputed'];

/** Counts the orders that use a code. @param params `buyer`: whose own open orders aren't counted */
export async function countUses(
  db: Database,
  params: { code: string; buyer?: { userId?: string | undefined; visitorId?: string | undefined } },
): Promise<number> {
  const { code, buyer = {} } = params;
  const isOwn = buyer.userId
    ? eq(orders.userId, buyer.userId)
    : buyer.visitorId
      ? eq(orders.visitorId, buyer.visitorId)
      : sql`false`;
  const [row] = await db
    .select({ uses: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.couponCode, code),
        inArray(orders.status, usingStatuses),
        not(sql`(${orders.status} = 'open' and coalesce(${isOwn}, false))`),
      ),
    );
  return row!.uses;
}

/** Milliseconds are all that a screen has seen. */
const seenAt = sql`date_trunc('milliseconds', ${catalogItems.updatedAt})`;

export async function findItem(db: Database, params: { id: string }): Promise<CatalogRow | undefined> {
  const [row] = await db.select().from(catalogItems).where(eq(catalogItems.id, params.id));
  return row;
}

/** Changes an item unless it has changed since `seen`. @returns whether it did */
export async function updateItem(
  tx: Database,
  params: Pick<CatalogRow, 'id' | 'name' | 'priceCents' | 'isAvailable'> & { seen: string },
): Promise<boolean> {
  const { id, seen, ...changes } = params;
  const rows = await tx
    .update(catalogItems)
    // Later than what anyone has seen, even within a millisecond.
    .set({ ...changes, updatedAt: sql`greatest(now(), ${catalogItems.updatedAt} + interval '1 millisecond')` })
    .where(and(eq(catalogItems.id, id), sql`${seenAt} = ${seen}::timestamptz`))
    .returning({ id: catalogItems.id });
  return rows.length === 1;
}

/** Lists all coupons, newest first, with how many orders used each. */
export async function listCoupons(db: Database): Promise<(CouponRow & { uses: number })[]> {
  const uses = sql<number>`(
    select count(*)::int from ${orders} o
    where o.coupon_code = ${sql.raw('"coupons"."code"')} and o.status in ('open', 'paid', 'refunded', 'disputed')
  )`;
  return db
    .select({ ...getTableColumns(coupons), uses })
    .from(coupons)
    .orderBy(desc(coupons.createdAt), coupons.code);
}

/** Lets one transaction at a time decide which coupon applies to the first month. */
export async function lockFirstMonth(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first month coupon', 0))`);
}

/** @returns the coupon; undefined if its code is taken */
export async function insertCoupon(
  tx: Database,
  params: Pick<CouponRow, 'code' | 'kind' | 'value' | 'itemIds' | 'isForFirstMonth' | 'mostUses' | 'expiresAt'>,
): Promise<CouponRow | undefined> {
  const [row] = await tx.insert(coupons).values(params).onConflictDoNothing().returning();
  return row;
}

/** Returns a coupon and locks it. */
export async function lockCoupon(tx: Database, params: { id: string }): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, params.id)).for('update');
  return row;
}

export async function updateCoupon(
  tx: Database,
  params: Pick<CouponRow, 'id' | 'mostUses' | 'expiresAt' | 'isActive'>,
): Promise<void> {
  const { id, ...changes } = params;
  await tx.update(coupons).set(changes).where(eq(coupons.id, id));
}
