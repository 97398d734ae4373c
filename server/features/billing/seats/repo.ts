import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import { orderLines, orders, seatWaitlist, vipSeats } from '#drizzle/schema/billing.ts';
import type { WaitlistStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import { isReachable } from '#server/db/reachable.ts';

/** A seat that anybody may have: neither sold, nor offered, nor held, or only until a moment that is over. Of `alias`. */
function isFree(alias: string): SQL {
  const s = sql.identifier(alias);
  return sql`(${s}.sold_at is null and ((${s}.order_id is null and ${s}.user_id is null) or ${s}.held_until <= now()))`;
}

/** A seat that is offered to a member now. Of `alias`. */
function isOfferedTo(alias: string, userId: string | null): SQL {
  const s = sql.identifier(alias);
  return sql`(${s}.sold_at is null and ${s}.order_id is null and ${s}.user_id = ${userId}::uuid and ${s}.held_until > now())`;
}

/** Somebody waits whom we may write to: free seats are for the list. Who cannot take one keeps nobody from buying. */
const isAwaited = sql`exists (
  select 1 from ${seatWaitlist} w join ${users} u on u.id = w.user_id
  where w.status = 'waiting' and ${isReachable('u')}
)`;

/**
 * Lets one transaction at a time move seats, so that nobody is told "sold out" because somebody else was just looking at
 * the last ones. A statement of its own: the next one then sees what was done before it.
 */
export async function lockSeats(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vip seats', 0))`);
}

/**
 * Holds seats for an order, all or none: those it has already, those offered to its member, then free ones, unless
 * somebody waits for them. Together with `lockSeats` exact.
 * @returns the numbers; none when there are not enough.
 */
export async function holdSeats(
  tx: Database,
  params: { orderId: string; userId: string; count: number; heldUntil: Date },
): Promise<number[]> {
  const { orderId, userId, count, heldUntil } = params;
  const isOwn = sql`coalesce(s.order_id = ${orderId}::uuid, false)`;
  const { rows } = await tx.execute<{ number: number }>(sql`
    with picked as (
      select s.number from ${vipSeats} s
      where s.sold_at is null
        and (${isOwn} or ${isOfferedTo('s', userId)} or (${isFree('s')} and not ${isAwaited}))
      order by ${isOwn} desc, ${isOfferedTo('s', userId)} is true desc, s.number
      limit ${count}::int for update of s
    )
    update ${vipSeats} set order_id = ${orderId}::uuid, user_id = ${userId}::uuid, held_until = ${heldUntil.toISOString()}::timestamptz
    where number in (select number from picked) and (select count(*) from picked) = ${count}::int
    returning number`);
  return rows.map(({ number }) => number);
}

/**
 * Sells seats to an order that is paid: its own, sold before or held, then others that are free or offered to its member.
 * Who has paid is served before who waits. Together with `lockSeats` exact; may be repeated.
 * @returns the seats, and whether each was sold just now; none when there are not enough.
 */
export async function sellSeats(
  tx: Database,
  params: { orderId: string; userId: string | null; count: number },
): Promise<{ number: number; isNew: boolean }[]> {
  const { orderId, userId, count } = params;
  const { rows } = await tx.execute<{ number: number; isNew: boolean }>(sql`
    with own as (
      select s.number from ${vipSeats} s where s.order_id = ${orderId}::uuid
      order by s.sold_at nulls last, s.number limit ${count}::int for update
    ), others as (
      select s.number from ${vipSeats} s
      where s.order_id is distinct from ${orderId}::uuid and (${isFree('s')} or ${isOfferedTo('s', userId)})
      order by ${isOfferedTo('s', userId)} is true desc, s.number
      limit greatest(${count}::int - (select count(*) from own), 0) for update
    ), chosen as (select number from own union all select number from others)
    update ${vipSeats} set order_id = ${orderId}::uuid, user_id = ${userId}::uuid, held_until = null,
      sold_at = coalesce(case when order_id = ${orderId}::uuid then sold_at end, now())
    where number in (select number from chosen) and (select count(*) from chosen) = ${count}::int
    returning number, sold_at = now() as "isNew"`);
  return rows.sort((a, b) => a.number - b.number);
}

/**
 * Makes seats free. Of those that were held for a member whose offer still runs, one goes back to that offer: giving up
 * a payment page once gives up no place in the line.
 * @param which of the row `s`
 */
async function freeSeats(tx: Database, which: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with freed as (
      select s.number, case when s.sold_at is null and s.order_id is not null
          and row_number() over (partition by s.user_id order by s.sold_at nulls first, s.number) = 1
          and not exists (select 1 from ${vipSeats} o where o.user_id = s.user_id and o.order_id is null)
        then w.offer_ends_at end as offered_until
      from ${vipSeats} s
        left join ${seatWaitlist} w on w.user_id = s.user_id and w.status = 'offered' and w.offer_ends_at > now()
      where ${which}
    )
    update ${vipSeats} c set order_id = null, sold_at = null, held_until = freed.offered_until,
      user_id = case when freed.offered_until is null then null else c.user_id end
    from freed where freed.number = c.number`);
  return rowCount ?? 0;
}

/** Gives up the seats of an order, held or sold. @returns how many. */
export function freeOrder(tx: Database, params: { orderId: string }): Promise<number> {
  return freeSeats(tx, sql`s.order_id = ${params.orderId}::uuid`);
}

/** Gives up a seat that is offered to a member and not in an order. */
export function freeOffer(tx: Database, params: { userId: string }): Promise<number> {
  return freeSeats(tx, sql`s.user_id = ${params.userId}::uuid and s.order_id is null`);
}

/** Ends holds and offers whose time is over, and frees the seats of a bootcamp that has been. @returns how many seats that concerns. */
export function freeOverdue(tx: Database, params: { lastDay: Date }): Promise<number> {
  return freeSeats(
    tx,
    sql`(s.sold_at is null and s.held_until <= now()) or s.sold_at <= ${params.lastDay.toISOString()}::timestamptz`,
  );
}

/** Ends offers whose time is over on the list, but for members who are just paying. @returns whose. */
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

/** What a sweep has to do now. Reads alone, as it is asked every few seconds. */
export async function findSweepWork(
  db: Database,
  params: { lastDay: Date },
): Promise<{ isOverdue: boolean; canOffer: boolean }> {
  const { rows } = await db.execute<{ isOverdue: boolean; canOffer: boolean }>(sql`
    select exists (select 1 from ${vipSeats} s where s.sold_at is null and s.held_until <= now())
        or exists (select 1 from ${vipSeats} s where s.sold_at <= ${params.lastDay.toISOString()}::timestamptz)
        or exists (select 1 from ${seatWaitlist} w where w.status = 'offered' and w.offer_ends_at <= now()) as "isOverdue",
      ${isAwaited} and exists (select 1 from ${vipSeats} s where ${isFree('s')}) as "canOffer"`);
  return rows[0]!;
}

const inLine = sql`w.status = 'waiting' and ${isReachable('u')}`;

export type Waiting = { userId: string; email: string; firstName: string | null; joinedAt: Date };

/** The first of the waiting list who can be written to. */
export async function listWaiting(db: Database, params: { most: number }): Promise<Waiting[]> {
  const { rows } = await db.execute<Omit<Waiting, 'joinedAt'> & { joinedAt: string }>(sql`
    select w.user_id as "userId", u.email, nullif(p.first_name, '') as "firstName", w.joined_at as "joinedAt"
    from ${seatWaitlist} w join ${users} u on u.id = w.user_id left join ${profiles} p on p.id = w.user_id
    where ${inLine} order by w.joined_at, w.user_id limit ${params.most}::int`);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));
}

/**
 * Offers a free seat to a member, who has to be the first in line at this moment. Together with `lockSeats` exact.
 * @returns whether there was a seat to offer.
 */
export async function offerSeat(tx: Database, params: { userId: string; until: Date }): Promise<boolean> {
  const { userId } = params;
  const until = params.until.toISOString();
  const { rowCount } = await tx.execute(sql`
    with first as (
      select w.user_id from ${seatWaitlist} w join ${users} u on u.id = w.user_id
      where ${inLine} order by w.joined_at, w.user_id limit 1
    ), free_seat as (
      update ${vipSeats} set user_id = ${userId}::uuid, order_id = null, held_until = ${until}::timestamptz
      where number = (
        select s.number from ${vipSeats} s
        where ${isFree('s')} and ${userId}::uuid = (select user_id from first) order by s.number limit 1 for update
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

/** @returns how many seats somebody who is not on the list could take now: none while somebody waits. */
export async function countFree(db: Database): Promise<number> {
  const { rows } = await db.execute<{ free: number }>(sql`
    select case when ${isAwaited} then 0 else (select count(*)::int from ${vipSeats} s where ${isFree('s')}) end as free`);
  return rows[0]!.free;
}

/** Puts a member at the end of the list, unless already on it. Together with `lockSeats` in the order of asking. */
export async function joinList(tx: Database, params: { userId: string }): Promise<void> {
  await tx.execute(sql`
    insert into ${seatWaitlist} as w (user_id, joined_at) values (${params.userId}::uuid, clock_timestamp())
    on conflict (user_id) do update set status = 'waiting', joined_at = excluded.joined_at, offer_ends_at = null
    where w.status not in ('waiting', 'offered')`);
}

/** Notes why a member is not on the list any more. Whoever is not on it stays as they are. */
export async function leaveList(
  tx: Database,
  params: { userId: string; as: Extract<WaitlistStatus, 'taken' | 'left'> },
): Promise<void> {
  // A payment may come when the offer is just over: it has been taken all the same.
  const from = params.as === 'taken' ? sql`('waiting', 'offered', 'lapsed')` : sql`('waiting', 'offered')`;
  await tx.execute(sql`
    update ${seatWaitlist} set status = ${params.as}::waitlist_status, offer_ends_at = null
    where user_id = ${params.userId}::uuid and status in ${from}`);
}

export type Place = { status: WaitlistStatus; position: number | null; offerEndsAt: Date | null };

/** Where a member stands on the list: 1 is next. */
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

/** How many seats are kept for a member's own orders that are not paid yet. */
export async function countHeld(db: Database, params: { userId: string }): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select count(*)::int as held from ${vipSeats} s
    where s.user_id = ${params.userId}::uuid and s.order_id is not null and s.sold_at is null and s.held_until > now()`);
  return rows[0]!.held;
}

/** Seats that a member has paid for since a moment, by number. */
export async function listSeats(db: Database, params: { userId: string; since: Date }) {
  return db
    .select({ number: vipSeats.number, orderId: orders.id })
    .from(vipSeats)
    .innerJoin(orders, eq(orders.id, vipSeats.orderId))
    .where(
      and(
        eq(orders.userId, params.userId),
        eq(orders.status, 'paid'),
        isNotNull(vipSeats.soldAt),
        sql`coalesce(${orders.paidAt}, ${orders.createdAt}) > ${params.since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(vipSeats.number);
}

export type PaidSeats = { virtual: number; vip: number; upgrades: number; paidAt: Date | null };

/** What a member's paid orders since a moment say of seats, and when the newest of them was paid. */
export async function countPaidSeats(db: Database, params: { userId: string; since: Date }): Promise<PaidSeats> {
  const paidAt = sql`coalesce(o.paid_at, o.created_at)`;
  const { rows } = await db.execute<Omit<PaidSeats, 'paidAt'> & { paidAt: string | null }>(sql`
    select coalesce(sum(l.quantity) filter (where l.item_id = 'virtual-bootcamp'), 0)::int as virtual,
      coalesce(sum(l.quantity) filter (where l.item_id = 'vip-bootcamp'), 0)::int as vip,
      coalesce(sum(l.quantity) filter (where l.item_id = 'vip-bootcamp-upgrade'), 0)::int as upgrades,
      max(${paidAt}) as "paidAt"
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.user_id = ${params.userId}::uuid and o.status = 'paid' and o.refund_due_at is null
      and l.item_id in ('virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade')
      and ${paidAt} > ${params.since.toISOString()}::timestamptz`);
  const { paidAt: newest, ...counts } = rows[0]!;
  return { ...counts, paidAt: newest === null ? null : new Date(newest) };
}
