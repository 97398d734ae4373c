import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import { orderLines, orders, seatWaitlist, vipSeats } from '#drizzle/schema/billing.ts';
import type { WaitlistStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import { isReachable } from '#server/db/reachable.ts';

/** A seat of `alias` that is free: not sold, offered, or held, or only until a time that has passed. */
function isFree(alias: string): SQL {
  const s = sql.identifier(alias);
  return sql`(${s}.sold_at is null and ((${s}.order_id is null and ${s}.user_id is null) or ${s}.held_until <= now()))`;
}

/** A seat of `alias` that is currently offered to a member. */
function isOfferedTo(alias: string, userId: string | null): SQL {
  const s = sql.identifier(alias);
  return sql`(${s}.sold_at is null and ${s}.order_id is null and ${s}.user_id = ${userId}::uuid and ${s}.held_until > now())`;
}

/**
 * Whether someone we can email is waiting; free seats then go to the list. People we can't offer a seat don't block
 * sales.
 */
const isAwaited = sql`exists (
  select 1 from ${seatWaitlist} w join ${users} u on u.id = w.user_id
  where w.status = 'waiting' and ${isReachable('u')}
)`;

/**
 * Lets one transaction at a time move seats, so that no one is told "sold out" while someone else is only checking the
 * last ones. A separate statement, so that the next one sees everything committed before.
 */
export async function lockSeats(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vip seats', 0))`);
}

/**
 * Holds seats for an order, all or none: those it already has, those offered to its member, then free ones unless
 * someone is waiting. Exact together with `lockSeats`.
 * @returns the numbers; empty when there aren't enough
 */
export async function holdSeats(
  tx: Database,
  params: { bootcampId: string; orderId: string; userId: string | null; count: number; heldUntil: Date },
): Promise<number[]> {
  const { bootcampId, orderId, userId, count, heldUntil } = params;
  const isOwn = sql`coalesce(s.order_id = ${orderId}::uuid, false)`;
  const { rows } = await tx.execute<{ number: number }>(sql`
    with picked as (
      select s.number from ${vipSeats} s
      where s.bootcamp_id = ${bootcampId}::uuid and s.sold_at is null
        and (${isOwn} or ${isOfferedTo('s', userId)} or (${isFree('s')} and not ${isAwaited}))
      order by ${isOwn} desc, ${isOfferedTo('s', userId)} is true desc, s.number
      limit ${count}::int for update of s
    )
    update ${vipSeats} set order_id = ${orderId}::uuid, user_id = ${userId}::uuid, held_until = ${heldUntil.toISOString()}::timestamptz
    where bootcamp_id = ${bootcampId}::uuid and number in (select number from picked)
      and (select count(*) from picked) = ${count}::int
    returning number`);
  return rows.map(({ number }) => number);
}

/**
 * Sells seats to a paid order: its own (sold before or held), then others that are free or offered to its member.
 * Paying buyers come before the waiting list. Exact together with `lockSeats`; can be repeated.
 * @returns the seats, and whether each was sold just now; empty when there aren't enough
 */
export async function sellSeats(
  tx: Database,
  params: { bootcampId: string; orderId: string; userId: string | null; count: number },
): Promise<{ number: number; isNew: boolean }[]> {
  const { bootcampId, orderId, userId, count } = params;
  const { rows } = await tx.execute<{ number: number; isNew: boolean }>(sql`
    with own as (
      select s.number from ${vipSeats} s where s.bootcamp_id = ${bootcampId}::uuid and s.order_id = ${orderId}::uuid
      order by s.sold_at nulls last, s.number limit ${count}::int for update
    ), others as (
      select s.number from ${vipSeats} s
      where s.bootcamp_id = ${bootcampId}::uuid and s.order_id is distinct from ${orderId}::uuid
        and (${isFree('s')} or ${isOfferedTo('s', userId)})
      order by ${isOfferedTo('s', userId)} is true desc, s.number
      limit greatest(${count}::int - (select count(*) from own), 0) for update
    ), chosen as (select number from own union all select number from others)
    update ${vipSeats} set order_id = ${orderId}::uuid, user_id = ${userId}::uuid, held_until = null,
      sold_at = coalesce(case when order_id = ${orderId}::uuid then sold_at end, now())
    where bootcamp_id = ${bootcampId}::uuid and number in (select number from chosen)
      and (select count(*) from chosen) = ${count}::int
    returning number, sold_at = now() as "isNew"`);
  return rows.sort((a, b) => a.number - b.number);
}

/**
 * Frees seats. If they were held for a member whose offer is still open, one goes back to that offer, so that leaving a
 * checkout page once doesn't lose the place in line.
 * @param which condition on the row `s`
 */
async function freeSeats(tx: Database, which: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with freed as (
      select s.bootcamp_id, s.number, case when s.sold_at is null and s.order_id is not null
          and row_number() over (partition by s.user_id order by s.sold_at nulls first, s.number) = 1
          and not exists (select 1 from ${vipSeats} o where o.user_id = s.user_id and o.order_id is null)
        then w.offer_ends_at end as offered_until
      from ${vipSeats} s
        left join ${seatWaitlist} w on w.user_id = s.user_id and w.status = 'offered' and w.offer_ends_at > now()
      where ${which}
    )
    update ${vipSeats} c set order_id = null, sold_at = null, held_until = freed.offered_until,
      user_id = case when freed.offered_until is null then null else c.user_id end
    from freed where freed.bootcamp_id = c.bootcamp_id and freed.number = c.number`);
  return rowCount ?? 0;
}

/** Frees the seats of an order, held or sold. @returns how many */
export function freeOrder(tx: Database, params: { orderId: string }): Promise<number> {
  return freeSeats(tx, sql`s.order_id = ${params.orderId}::uuid`);
}

/** Frees a seat that is offered to a member and not in an order. */
export function freeOffer(tx: Database, params: { userId: string }): Promise<number> {
  return freeSeats(tx, sql`s.user_id = ${params.userId}::uuid and s.order_id is null`);
}

/** Ends expired holds and offers. @returns how many seats were freed */
export function freeOverdue(tx: Database): Promise<number> {
  return freeSeats(tx, sql`s.sold_at is null and s.held_until <= now()`);
}

/** Ends expired offers on the list, except for members who are paying right now. @returns the members */
export async function lapseOffers(tx: Database): Promise<{ userId: string; offerEndsAt: Date }[]> {
  const { rows } = await tx.execute<{ userId: string; offerEndsAt: string }>(sql`
    update ${seatWaitlist} w set status = 'lapsed'
    where w.status = 'offered' and w.offer_ends_at <= now() and not exists (
      select 1 from ${vipSeats} s
      where s.user_id = w.user_id and s.order_id is not null and s.sold_at is null and s.held_until > now()
    )
    returning w.user_id as "userId", w.offer_ends_at as "offerEndsAt"`);
  return rows.map(({ userId, offerEndsAt }) => ({ userId, offerEndsAt: new Date(offerEndsAt) }));
}

/** Returns what a sweep has to do. Read-only, because it runs every few seconds. */
export async function findSweepWork(
  db: Database,
  params: { bootcampId: string | null },
): Promise<{ isOverdue: boolean; canOffer: boolean }> {
  const { rows } = await db.execute<{ isOverdue: boolean; canOffer: boolean }>(sql`
    select exists (select 1 from ${vipSeats} s where s.sold_at is null and s.held_until <= now())
        or exists (select 1 from ${seatWaitlist} w where w.status = 'offered' and w.offer_ends_at <= now()) as "isOverdue",
      ${isAwaited} and exists (
        select 1 from ${vipSeats} s where s.bootcamp_id = ${params.bootcampId}::uuid and ${isFree('s')}) as "canOffer"`);
  return rows[0]!;
}

const inLine = sql`w.status = 'waiting' and ${isReachable('u')}`;

export type Waiting = { userId: string; email: string; firstName: string | null; joinedAt: Date };

/** The first person on the waiting list whom we can email. */
export async function listWaiting(db: Database, params: { most: number }): Promise<Waiting[]> {
  const { rows } = await db.execute<Omit<Waiting, 'joinedAt'> & { joinedAt: string }>(sql`
    select w.user_id as "userId", u.email, nullif(p.first_name, '') as "firstName", w.joined_at as "joinedAt"
    from ${seatWaitlist} w join ${users} u on u.id = w.user_id left join ${profiles} p on p.id = w.user_id
    where ${inLine} order by w.joined_at, w.user_id limit ${params.most}::int`);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));
}

/**
 * Offers a free seat to a member, who must be first in line. Exact together with `lockSeats`.
 * @returns whether there was a seat to offer
 */
export async function offerSeat(
  tx: Database,
  params: { bootcampId: string; userId: string; until: Date },
): Promise<boolean> {
  const { bootcampId, userId } = params;
  const until = params.until.toISOString();
  const { rowCount } = await tx.execute(sql`
    with first as (
      select w.user_id from ${seatWaitlist} w join ${users} u on u.id = w.user_id
      where ${inLine} order by w.joined_at, w.user_id limit 1
    ), free_seat as (
      update ${vipSeats} set user_id = ${userId}::uuid, order_id = null, held_until = ${until}::timestamptz
      where bootcamp_id = ${bootcampId}::uuid and number = (
        select s.number from ${vipSeats} s
        where s.bootcamp_id = ${bootcampId}::uuid and ${isFree('s')} and ${userId}::uuid = (select user_id from first) order by s.number limit 1 for update
      )
      returning number
    )
    update ${seatWaitlist} set status = 'offered', offer_ends_at = ${until}::timestamptz
    where user_id = ${userId}::uuid and exists (select 1 from free_seat)`);
  return rowCount === 1;
}

/** Whether an order has seats, held or sold. */
export async function hasSeats(db: Database, params: { orderId: string }): Promise<boolean> {
  const rows = await db
    .select({ number: vipSeats.number })
    .from(vipSeats)
    .where(eq(vipSeats.orderId, params.orderId))
    .limit(1);
  return rows.length > 0;
}

/** @returns how many seats a person who isn't on the list could take now: none while someone is waiting. */
export async function countFree(db: Database, params: { bootcampId: string }): Promise<number> {
  const { rows } = await db.execute<{ free: number }>(sql`
    select case when ${isAwaited} then 0 else (
      select count(*)::int from ${vipSeats} s where s.bootcamp_id = ${params.bootcampId}::uuid and ${isFree('s')}
    ) end as free`);
  return rows[0]!.free;
}

/**
 * Adds a member to the end of the list, unless they're on it. With `lockSeats`, in the order of the calls.
 * @returns when they joined; undefined if they were on it
 */
export async function joinList(tx: Database, params: { userId: string }): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ joinedAt: string }>(sql`
    insert into ${seatWaitlist} as w (user_id, joined_at) values (${params.userId}::uuid, clock_timestamp())
    on conflict (user_id) do update set status = 'waiting', joined_at = excluded.joined_at, offer_ends_at = null
    where w.status not in ('waiting', 'offered')
    returning joined_at as "joinedAt"`);
  return rows[0] && new Date(rows[0].joinedAt);
}

/** Records why a member left the list. Does nothing for members who aren't on it. */
export async function leaveList(
  tx: Database,
  params: { userId: string; as: Extract<WaitlistStatus, 'taken' | 'left'> },
): Promise<void> {
  // A payment may arrive just after the offer expired; it still counts as taken.
  const from = params.as === 'taken' ? sql`('waiting', 'offered', 'lapsed')` : sql`('waiting', 'offered')`;
  await tx.execute(sql`
    update ${seatWaitlist} set status = ${params.as}::waitlist_status, offer_ends_at = null
    where user_id = ${params.userId}::uuid and status in ${from}`);
}

export type Place = { status: WaitlistStatus; position: number | null; offerEndsAt: Date | null };

/** A member's position on the list: 1 is next. */
export async function findPlace(db: Database, params: { userId: string }): Promise<Place | undefined> {
  const { rows } = await db.execute<{
    status: WaitlistStatus;
    position: number | null;
    offerEndsAt: string | null;
  }>(sql`
    select m.status, m.offer_ends_at as "offerEndsAt", case when m.status = 'waiting' then 1 + (
        select count(*)::int from ${seatWaitlist} w join ${users} u on u.id = w.user_id
        where ${inLine} and (w.joined_at, w.user_id) < (m.joined_at, m.user_id)
      ) end as position
    from ${seatWaitlist} m where m.user_id = ${params.userId}::uuid`);
  const [row] = rows;
  return row && { ...row, offerEndsAt: row.offerEndsAt === null ? null : new Date(row.offerEndsAt) };
}

/** Number of seats held for a member's own unpaid orders. */
export async function countHeld(db: Database, params: { userId: string }): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select count(*)::int as held from ${vipSeats} s
    where s.user_id = ${params.userId}::uuid and s.order_id is not null and s.sold_at is null and s.held_until > now()`);
  return rows[0]!.held;
}

/** Studio seats that a member has paid for in a bootcamp, by number. */
export async function listSeats(db: Database, params: { userId: string; bootcampId: string }) {
  return db
    .select({ number: vipSeats.number, orderId: orders.id })
    .from(vipSeats)
    .innerJoin(orders, eq(orders.id, vipSeats.orderId))
    .where(
      and(
        eq(vipSeats.bootcampId, params.bootcampId),
        eq(orders.userId, params.userId),
        eq(orders.status, 'paid'),
        isNotNull(vipSeats.soldAt),
      ),
    )
    .orderBy(vipSeats.number);
}

export type PaidSeats = { virtual: number; vip: number; upgrades: number; paidAt: Date | null };

/** Seats of a bootcamp in a member's paid orders, and when the newest of them was paid. */
export async function countPaidSeats(db: Database, params: { userId: string; bootcampId: string }): Promise<PaidSeats> {
  const countOf = (itemId: string) =>
    sql`coalesce(sum(l.quantity - l.refunded_quantity) filter (where l.item_id = ${itemId}), 0)::int`;
  const { rows } = await db.execute<Omit<PaidSeats, 'paidAt'> & { paidAt: string | null }>(sql`
    select ${countOf('virtual-bootcamp')} as virtual, ${countOf('vip-bootcamp')} as vip,
      ${countOf('vip-bootcamp-upgrade')} as upgrades, max(coalesce(o.paid_at, o.created_at)) as "paidAt"
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.user_id = ${params.userId}::uuid and o.status = 'paid' and o.refund_due_at is null
      and l.bootcamp_id = ${params.bootcampId}::uuid`);
  const { paidAt: newest, ...counts } = rows[0]!;
  return { ...counts, paidAt: newest === null ? null : new Date(newest) };
}

/** @returns whether every studio seat is sold, none of them only held or offered. */
export async function isSoldOut(tx: Database, params: { bootcampId: string }): Promise<boolean> {
  const rows = await tx
    .select({ number: vipSeats.number })
    .from(vipSeats)
    .where(and(eq(vipSeats.bootcampId, params.bootcampId), isNull(vipSeats.soldAt)))
    .limit(1);
  return rows.length === 0;
}
