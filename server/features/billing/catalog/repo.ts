import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { catalogItems, coupons, orders, type CatalogRow, type CouponRow } from '#drizzle/schema/billing.ts';
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
