import { sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { orders } from '#drizzle/schema/billing.ts';
import { brand } from '#shared/brand.ts';
import type { OrderStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

export type FoundOrder = {
  id: string;
  number: number;
  status: OrderStatus;
  totalCents: number;
  userId: string;
  email: string;
};

/** Most buyers whose orders are searched. A term that matches more is too short to find one order. */
const mostBuyers = 100;
/** Digits of the longest order number; the column is an integer. */
const digits = 9;

const numberIn = (q: string) =>
  new RegExp(`^(?:${brand.orderPrefix})?(\\d{1,${digits}})$`, 'i').exec(q.replaceAll(' ', ''))?.[1];

/** Returns orders with this number, or whose buyer's email contains the term, newest first. */
export async function findOrders(db: Database, params: { q: string; limit: number }): Promise<FoundOrder[]> {
  const { q, limit } = params;
  const number = numberIn(q);
  const isMeant = number
    ? sql`o.number = ${Number(number)}::int`
    : sql`o.user_id in (select id from ${users} where email like lower(${likePattern(q)}) limit ${mostBuyers})`;
  const { rows } = await db.execute<FoundOrder>(sql`
    select o.id, o.number, o.status, o.total_cents as "totalCents", o.user_id as "userId", u.email
    from ${orders} o join ${users} u on u.id = o.user_id
    where ${isMeant} order by o.created_at desc, o.id desc limit ${limit}`);
  return rows;
}
