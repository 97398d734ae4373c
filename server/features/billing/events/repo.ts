import { and, eq, sql } from 'drizzle-orm';
import { profiles, users } from '#drizzle/schema/account.ts';
import { bootcamps, orderLines, orders, seatWaitlist, vipSeats, type BootcampRow } from '#drizzle/schema/billing.ts';
import type { WaitlistStatus } from '#shared/domain/orders.ts';
import type { EventForm } from '#shared/schemas/events.ts';
import type { Database } from '#server/db/client.ts';

type Facts = Omit<EventForm, 'capacity'>;

/** @returns the new row; undefined when there's one on that day */
export async function insertBootcamp(tx: Database, params: Facts): Promise<BootcampRow | undefined> {
  const [row] = await tx.insert(bootcamps).values(params).onConflictDoNothing().returning();
  return row;
}

/** Locks a bootcamp's row until the end of the transaction. */
export async function lockBootcamp(tx: Database, params: { bootcampId: string }): Promise<BootcampRow | undefined> {
  const [row] = await tx.select().from(bootcamps).where(eq(bootcamps.id, params.bootcampId)).for('update');
  return row;
}

/** @returns whether another bootcamp is on a day */
export async function isDayTaken(db: Database, params: { bootcampId: string; day: string }): Promise<boolean> {
  const rows = await db
    .select({ id: bootcamps.id })
    .from(bootcamps)
    .where(and(eq(bootcamps.day, params.day), sql`${bootcamps.id} <> ${params.bootcampId}::uuid`));
  return rows.length > 0;
}

export async function updateBootcamp(
  tx: Database,
  params: { bootcampId: string; facts: Facts; updatedAt: Date },
): Promise<void> {
  const { bootcampId, facts, updatedAt } = params;
  await tx
    .update(bootcamps)
    .set({ ...facts, updatedAt })
    .where(eq(bootcamps.id, bootcampId));
}

/** Adds seats with the lowest free numbers until there are `capacity`. */
export async function addSeats(tx: Database, params: { bootcampId: string; capacity: number }): Promise<void> {
  const { bootcampId, capacity } = params;
  await tx.execute(sql`
    insert into ${vipSeats} (bootcamp_id, number)
    select ${bootcampId}::uuid, n from generate_series(1, 2 * ${capacity}::int) n
    where not exists (select 1 from ${vipSeats} s where s.bootcamp_id = ${bootcampId}::uuid and s.number = n)
    order by n
    limit greatest(0, ${capacity}::int - (
      select count(*)::int from ${vipSeats} s where s.bootcamp_id = ${bootcampId}::uuid))`);
}

/** Removes free seats, the highest numbers first. @returns how many are left. Exact together with `lockSeats`. */
export async function removeSeats(tx: Database, params: { bootcampId: string; capacity: number }): Promise<number> {
  const { bootcampId, capacity } = params;
  await tx.execute(sql`
    delete from ${vipSeats} where bootcamp_id = ${bootcampId}::uuid and number in (
      select s.number from ${vipSeats} s
      where s.bootcamp_id = ${bootcampId}::uuid and s.sold_at is null
        and ((s.order_id is null and s.user_id is null) or s.held_until <= now())
      order by s.number desc
      limit greatest(0, (select count(*)::int from ${vipSeats} s where s.bootcamp_id = ${bootcampId}::uuid)
        - ${capacity}::int))`);
  return tx.$count(vipSeats, eq(vipSeats.bootcampId, bootcampId));
}

export type Attendee = {
  userId: string | null;
  /** Null once the account is gone. */
  email: string | null;
  name: string | null;
  virtual: number;
  upgrades: number;
  studioSeats: number[];
  orders: { id: string; number: number }[];
  paidAt: Date;
};

/**
 * People with seats in a bootcamp: paid for, even if disputed, and not refunded. Sorted by name.
 * @param params `orderId`: only the one with this order
 */
export async function listAttendees(
  db: Database,
  params: { bootcampId: string; orderId?: string; limit?: number },
): Promise<Attendee[]> {
  const { bootcampId, orderId = null, limit = null } = params;
  const count = (itemId: string) =>
    sql`coalesce(sum(l.quantity - l.refunded_quantity) filter (where l.item_id = ${itemId}), 0)::int`;
  const { rows } = await db.execute<Omit<Attendee, 'paidAt'> & { paidAt: string }>(sql`
    with lines as (
      select l.*, o.user_id, o.number, o.email as order_email, coalesce(o.paid_at, o.created_at) as paid_at,
        coalesce(o.user_id, o.id) as person
      from ${orderLines} l join ${orders} o on o.id = l.order_id
      where l.bootcamp_id = ${bootcampId}::uuid and o.status in ('paid', 'disputed') and o.refund_due_at is null
        and l.quantity > l.refunded_quantity
    )
    select l.user_id as "userId", coalesce(u.email, min(l.order_email)) as email, nullif(p.full_name, '') as name,
      ${count('virtual-bootcamp')} as virtual, ${count('vip-bootcamp-upgrade')} as upgrades,
      min(l.paid_at) as "paidAt",
      (select coalesce(json_agg(s.number order by s.number), '[]') from ${vipSeats} s
        where s.bootcamp_id = ${bootcampId}::uuid and s.sold_at is not null and s.order_id = any(array_agg(l.order_id))
      ) as "studioSeats",
      (select json_agg(json_build_object('id', d.id, 'number', d.number) order by d.number) from ${orders} d
        where d.id = any(array_agg(l.order_id))) as orders
    from lines l left join ${users} u on u.id = l.user_id left join ${profiles} p on p.id = l.user_id
    where ${orderId}::uuid is null or l.person = (select coalesce(o.user_id, o.id) from ${orders} o where o.id = ${orderId}::uuid)
    group by l.person, l.user_id, u.email, p.full_name
    order by lower(coalesce(nullif(p.full_name, ''), u.email, min(l.order_email))) nulls last, l.person
    limit ${limit}::int`);
  return rows.map((row) => ({ ...row, paidAt: new Date(row.paidAt) }));
}

/** Moves the seats of these orders to another bootcamp. The studio seats are rows of their own. */
export async function moveLines(
  tx: Database,
  params: { orderIds: string[]; fromId: string; toId: string },
): Promise<void> {
  await tx.execute(sql`
    update ${orderLines} set bootcamp_id = ${params.toId}::uuid
    where bootcamp_id = ${params.fromId}::uuid and order_id = any(${sql.param(params.orderIds)}::uuid[])`);
}

/** Takes the studio seats of these orders out of a bootcamp. The studio seats are rows of their own. */
export async function unbindStudioLines(
  tx: Database,
  params: { orderIds: string[]; bootcampId: string },
): Promise<void> {
  await tx.execute(sql`
    update ${orderLines} set bootcamp_id = null
    where bootcamp_id = ${params.bootcampId}::uuid and order_id = any(${sql.param(params.orderIds)}::uuid[])
      and item_id in ('vip-bootcamp', 'vip-bootcamp-upgrade')`);
}

/** How many studio seats of a bootcamp each of these orders owns. */
export async function countStudioSeats(
  tx: Database,
  params: { orderIds: string[]; bootcampId: string },
): Promise<{ orderId: string; count: number }[]> {
  const { rows } = await tx.execute<{ orderId: string; count: number }>(sql`
    select s.order_id as "orderId", count(*)::int as count from ${vipSeats} s
    where s.bootcamp_id = ${params.bootcampId}::uuid and s.sold_at is not null
      and s.order_id = any(${sql.param(params.orderIds)}::uuid[])
    group by s.order_id order by s.order_id`);
  return rows;
}

export type Waiting = {
  userId: string;
  email: string;
  name: string | null;
  status: WaitlistStatus;
  joinedAt: Date;
  offerEndsAt: Date | null;
};

/** The waiting list, in order; members with an open offer first. */
export async function listWaitlist(db: Database, params: { limit: number }): Promise<Waiting[]> {
  const { rows } = await db.execute<
    Omit<Waiting, 'joinedAt' | 'offerEndsAt'> & Record<'joinedAt' | 'offerEndsAt', string | null>
  >(sql`
    select w.user_id as "userId", u.email, nullif(p.full_name, '') as name, w.status, w.joined_at as "joinedAt",
      w.offer_ends_at as "offerEndsAt"
    from ${seatWaitlist} w join ${users} u on u.id = w.user_id left join ${profiles} p on p.id = w.user_id
    where w.status in ('waiting', 'offered')
    order by w.status = 'offered' desc, w.joined_at, w.user_id limit ${params.limit}::int`);
  return rows.map((row) => ({
    ...row,
    joinedAt: new Date(row.joinedAt!),
    offerEndsAt: row.offerEndsAt ? new Date(row.offerEndsAt) : null,
  }));
}
