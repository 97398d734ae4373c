import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { bootcamps, orderLines, orders, vipSeats, type BootcampRow } from '#drizzle/schema/billing.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';

export const bootcampItems = sql`('virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade')`;

/** When the bootcamp `alias` ends. */
const endOf = (alias: string): SQL => {
  const b = sql.identifier(alias);
  return sql`((${b}.day + make_interval(hours => ${b}.closes_at_hour)) at time zone ${sql.raw(`'${agencyTimeZone}'`)})`;
};

const upcoming = (now: Date): SQL => sql`${endOf('bootcamps')} > ${now.toISOString()}::timestamptz`;

/** Bootcamps that aren't over, the next one first. */
export function listUpcoming(db: Database, params: { now: Date }): Promise<BootcampRow[]> {
  return db.select().from(bootcamps).where(upcoming(params.now)).orderBy(asc(bootcamps.day));
}

/** All bootcamps, the last one first. */
export function list(db: Database): Promise<BootcampRow[]> {
  return db.select().from(bootcamps).orderBy(desc(bootcamps.day));
}

export async function find(db: Database, params: { bootcampId: string }): Promise<BootcampRow | undefined> {
  const [row] = await db.select().from(bootcamps).where(eq(bootcamps.id, params.bootcampId));
  return row;
}

/** The bootcamp that an order's seats are for. */
export async function findOfOrder(db: Database, params: { orderId: string }): Promise<BootcampRow | undefined> {
  const [row] = await db
    .select({ bootcamp: bootcamps })
    .from(orderLines)
    .innerJoin(bootcamps, eq(bootcamps.id, orderLines.bootcampId))
    .where(eq(orderLines.orderId, params.orderId))
    .orderBy(asc(bootcamps.day))
    .limit(1);
  return row?.bootcamp;
}

/** Sets the bootcamp of an order's seats. */
export async function setOfOrder(tx: Database, params: { orderId: string; bootcampId: string }): Promise<void> {
  await tx.execute(sql`
    update ${orderLines} set bootcamp_id = ${params.bootcampId}::uuid
    where order_id = ${params.orderId}::uuid and item_id in ${bootcampItems}`);
}

export type SeatNumbers = { bootcampId: string; capacity: number; taken: number; sold: number; virtual: number };

/** How many studio seats bootcamps have, hold or offer, and sold, and how many virtual seats were sold. */
export async function countSeats(db: Database, params: { bootcampIds: string[] }): Promise<SeatNumbers[]> {
  if (params.bootcampIds.length === 0) return [];
  const ids = sql.param(params.bootcampIds);
  const { rows } = await db.execute<SeatNumbers>(sql`
    select b.id as "bootcampId", count(s.number)::int as capacity, count(s.sold_at)::int as sold,
      (count(*) filter (where s.sold_at is not null or s.held_until > now()))::int as taken,
      (select coalesce(sum(case l.item_id when 'virtual-bootcamp' then 1 when 'vip-bootcamp-upgrade' then -1 else 0 end
          * (l.quantity - l.refunded_quantity)), 0)::int
        from ${orderLines} l join ${orders} o on o.id = l.order_id
        where l.bootcamp_id = b.id and o.status in ('paid', 'disputed') and o.refund_due_at is null) as virtual
    from ${bootcamps} b left join ${vipSeats} s on s.bootcamp_id = b.id
    where b.id = any(${ids}::uuid[])
    group by b.id`);
  return rows;
}

/**
 * Creates next year's bootcamp once the last one is over: a copy with the same month and day, and as many seats.
 * @returns its id; undefined when there's an upcoming one, or another process was faster
 */
export async function copyLast(db: Database, params: { now: Date; defaultSeats: number }): Promise<string | undefined> {
  const now = sql`${params.now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with last as (
      select b.*, (select count(*)::int from ${vipSeats} s where s.bootcamp_id = b.id) as seats
      from ${bootcamps} b order by b.day desc limit 1
    ), made as (
      insert into ${bootcamps}
        (title, day, opens_at_hour, closes_at_hour, place, instructor, live_sessions, replay_hours)
      select l.title, (
          select (l.day + make_interval(years => n))::date from generate_series(1, 200) n
          where (l.day + make_interval(years => n, hours => l.closes_at_hour)) at time zone ${agencyTimeZone} > ${now}
          order by n limit 1
        ), l.opens_at_hour, l.closes_at_hour, l.place, l.instructor, l.live_sessions, l.replay_hours
      from last l where ${endOf('l')} <= ${now}
      on conflict do nothing
      returning id
    ), seats as (
      insert into ${vipSeats} (bootcamp_id, number)
      select made.id, generate_series(1, coalesce(nullif(last.seats, 0), ${params.defaultSeats}::int)) from made, last
    )
    select id from made`);
  return rows[0]?.id;
}
