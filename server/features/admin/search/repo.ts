import { sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { orders } from '#drizzle/schema/billing.ts';
import { orderNumberIn, type OrderStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

export type FoundOrder = {
  id: string;
  number: number;
  status: OrderStatus;
  totalCents: number;
  /** Null once the account is deleted. */
  email: string | null;
};

/** Most buyers whose orders are searched. A term that matches more is too short to find one order. */
const mostBuyers = 100;
/** Returns orders with this number, or whose buyer's email contains the term, newest first. */
export async function findOrders(db: Database, params: { q: string; limit: number }): Promise<FoundOrder[]> {
  const { q, limit } = params;
  const number = orderNumberIn(q);
  const isMeant = number
    ? sql`o.number = ${number}::int`
    : sql`(o.email like lower(${likePattern(q)})
        or o.user_id in (select id from ${users} where email like lower(${likePattern(q)}) limit ${mostBuyers}))`;
  const { rows } = await db.execute<FoundOrder>(sql`
    select o.id, o.number, o.status, o.total_cents as "totalCents", coalesce(u.email, o.email) as email
    from ${orders} o left join ${users} u on u.id = o.user_id
    where ${isMeant} order by o.created_at desc, o.id desc limit ${limit}`);
  return rows;
}
