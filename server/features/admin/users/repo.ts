import { sql, type SQL } from 'drizzle-orm';
import { sessions, users, profiles, userMemberships } from '#drizzle/schema/account.ts';
import { leads, serviceRequests } from '#drizzle/schema/crm.ts';
import { orders } from '#drizzle/schema/billing.ts';
import type { Role } from '#shared/domain/accounts.ts';
import type { LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import type { PlanId } from '#shared/domain/member.ts';
import type { AccountState, UserSort } from '#shared/domain/users.ts';
import type { Database } from '#server/db/client.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import { searchIds } from '#server/db/search.ts';
import type { Place } from '#server/lib/cursor.ts';
import { likePattern } from '#server/lib/like-pattern.ts';
import type { UserPlace } from './policy.ts';

/** Number of accounts a search walks before it collects all matches. */
const walkedFirst = 4_000;

type Moment = Date | string;
export type UserFilter = {
  q: string | undefined;
  state: AccountState | undefined;
  role: Role | undefined;
  plan: PlanId | undefined;
  sort: UserSort;
  after: UserPlace | undefined;
};

const isNotBanned = sql`(u.banned_until is null or u.banned_until <= now())`;
const stateIs: Record<AccountState, SQL> = {
  active: sql`u.confirmed_at is not null and ${isNotBanned}`,
  deactivated: sql`u.banned_until > now()`,
  unconfirmed: sql`u.confirmed_at is null and ${isNotBanned}`,
};
const isPro = sql`m.plan = 'pro' and coalesce(m.pro_until > now(), true)`;
const hasPro = sql`exists (select 1 from ${userMemberships} m where m.user_id = u.id and ${isPro})`;

const orderOf: Record<UserSort, SQL> = {
  newest: sql`u.created_at desc, u.id desc`,
  oldest: sql`u.created_at, u.id`,
  email: sql`u.email`,
};
function beyond(sort: UserSort, after: UserPlace): SQL {
  if ('email' in after) return sql`u.email > ${after.email}`;
  return sql`(u.created_at, u.id) ${sql.raw(sort === 'oldest' ? '>' : '<')} ${rowOf(after)}`;
}

/**
 * Ids of a page of accounts, in order. Filters and order are read from indexes; details are fetched only for these ids.
 */
export async function listUserIds(
  db: Database,
  params: { filter: UserFilter; limit: number; stretch?: number },
): Promise<string[]> {
  const { limit, stretch = walkedFirst } = params;
  const { q, state, role, plan, sort, after } = params.filter;
  const conditions = [
    state && stateIs[state],
    role && sql`u.role = ${role}`,
    plan && (plan === 'pro' ? hasPro : sql`not ${hasPro}`),
    after && beyond(sort, after),
  ].filter((condition) => condition !== undefined);
  const order = orderOf[sort];
  if (q === undefined) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select u.id from ${users} u where ${sql.join([sql`true`, ...conditions], sql` and `)} order by ${order} limit ${limit}`);
    return rows.map(({ id }) => id);
  }
  const pattern = likePattern(q);
  const columns = sql`u.id, u.email, u.role, u.created_at, u.confirmed_at, u.banned_until`;
  const names = sql`(p.full_name || ' ' || p.business_name)`;
  // Addresses are stored in lowercase; ILIKE would convert both sides again for each row.
  const emailFits = sql`u.email like lower(${pattern})`;
  return searchIds(db, {
    from: sql`${users} u`,
    as: 'u',
    columns,
    conditions,
    order,
    fits: sql`(${emailFits} or (select lower(${names}) from ${profiles} p where p.id = u.id) like lower(${pattern}))`,
    hits: sql`
      select ${columns} from ${users} u where ${emailFits}
      union select ${columns} from ${profiles} p join ${users} u on u.id = p.id where ${names} ilike ${pattern}`,
    limit,
    stretch,
  });
}

export type UserLine = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  businessName: string;
  role: Role;
  plan: PlanId;
  createdAt: Moment;
  confirmedAt: Moment | null;
  bannedUntil: Moment | null;
  deletionDueAt: Moment | null;
  lastSeenAt: Moment | null;
};

const lineOf = sql`
  u.id, u.email, u.role, u.created_at as "createdAt", u.confirmed_at as "confirmedAt", u.banned_until as "bannedUntil",
  u.deletion_due_at as "deletionDueAt", coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
  coalesce(p.business_name, '') as "businessName", case when ${isPro} then 'pro' else 'free' end as plan,
  (select max(s.last_seen_at) from ${sessions} s where s.user_id = u.id) as "lastSeenAt"`;
const withProfile = sql`
  ${users} u left join ${profiles} p on p.id = u.id left join ${userMemberships} m on m.user_id = u.id`;

/** List details of these accounts, unordered, each with its cursor. */
export async function listUserLines(db: Database, params: { ids: string[] }): Promise<(UserLine & Place)[]> {
  if (params.ids.length === 0) return [];
  const { rows } = await db.execute<UserLine & Place>(sql`
    select ${lineOf}, ${microsOf(sql`u.created_at`)} as at from ${withProfile} where u.id = any(${sql.param(params.ids)}::uuid[])`);
  return rows;
}

export type UserDetail = UserLine & {
  fullName: string;
  hasPassword: boolean;
  sessionCount: number;
  /** Payments kept and refunded, in cents. Test and sandbox payments count too. */
  paidOrders: number;
  paidCents: number;
  refundedCents: number;
  openOrders: number;
  requestCount: number;
  openRequests: number;
};

/** An account with its details; undefined when there is none. */
export async function findUserDetail(db: Database, params: { userId: string }): Promise<UserDetail | undefined> {
  const { rows } = await db.execute<UserDetail>(sql`
    select ${lineOf}, coalesce(p.full_name, '') as "fullName", u.password_hash is not null as "hasPassword",
      (select count(*)::int from ${sessions} s where s.user_id = u.id and s.expires_at > now()) as "sessionCount",
      money."paidOrders", money."paidCents", money."refundedCents", money."openOrders",
      wishes."requestCount", wishes."openRequests"
    from ${withProfile}
    cross join lateral (
      select (count(*) filter (where o.paid_at is not null))::int as "paidOrders",
        coalesce(sum(o.total_cents - o.refunded_cents) filter (where o.status = 'paid'), 0)::int as "paidCents",
        coalesce(sum(o.refunded_cents), 0)::int as "refundedCents",
        (count(*) filter (where o.status = 'open'))::int as "openOrders"
      from ${orders} o where o.user_id = u.id
    ) money
    cross join lateral (
      select count(*)::int as "requestCount",
        (count(*) filter (where q.status in ('pending', 'in_progress')))::int as "openRequests"
      from ${serviceRequests} q where q.user_id = u.id
    ) wishes
    where u.id = ${params.userId}`);
  return rows[0];
}

export type LeadOfPerson = { id: string; kind: LeadKind; status: LeadStatus; occurredAt: Moment };

/** Leads of these contacts, newest first. */
export async function listLeadsOf(
  db: Database,
  params: { personIds: string[]; limit: number },
): Promise<LeadOfPerson[]> {
  if (params.personIds.length === 0) return [];
  const { rows } = await db.execute<LeadOfPerson>(sql`
    select id, kind, status, occurred_at as "occurredAt" from ${leads}
    where person_id = any(${sql.param(params.personIds)}::uuid[]) order by occurred_at desc, id desc limit ${params.limit}`);
  return rows;
}

/** Serializes admins who deactivate each other at the same moment, so that the second one sees the first. */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx.execute(sql`select id from ${users} where role = 'admin' order by id for no key update`);
}

type BanChange = {
  wasBanned: boolean;
  /** As ISO text; null without a ban. */
  before: string | null;
  after: string | null;
  isChanged: boolean;
  /** The caller is still an admin in good standing. */
  isByAdmin: boolean;
};
const isoText = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/**
 * Bans for this many hours (null lifts the ban), and ends all sessions. Does nothing if that's the current state, if
 * the caller was banned in the meantime, for the caller's own account, and for the last admin who can sign in. Call it
 * in a transaction that locked the admins.
 * @returns undefined when there's no such account.
 */
export async function updateBan(
  tx: Database,
  params: { adminId: string; userId: string; hours: number | null },
): Promise<BanChange | undefined> {
  const { adminId, userId } = params;
  const isBan = params.hours !== null;
  const until = params.hours === null ? sql`null` : sql`now() + make_interval(hours => ${params.hours})`;
  const { rows } = await tx.execute<BanChange>(sql`
    with before as (
      select id, banned_until, coalesce(banned_until > now(), false) as was_banned,
        exists (
          select 1 from ${users} a where a.id = ${adminId} and a.role = 'admin'
            and (a.banned_until is null or a.banned_until <= now())
        ) as is_by_admin
      from ${users} where id = ${userId} for no key update
    ), changed as (
      update ${users} u set banned_until = ${until}, session_epoch = u.session_epoch + 1, updated_at = now()
      from before where u.id = before.id and before.was_banned <> ${isBan} and before.is_by_admin
        and (not ${isBan}::boolean or (u.id <> ${adminId} and (u.role <> 'admin' or exists (
          select 1 from ${users} o where o.role = 'admin' and o.id <> u.id and o.deletion_due_at is null
            and o.confirmed_at is not null and (o.banned_until is null or o.banned_until <= now())
        ))))
      returning u.id, u.banned_until
    ), ended as (
      delete from ${sessions} where user_id in (select id from changed)
    )
    select before.was_banned as "wasBanned", before.is_by_admin as "isByAdmin", changed.id is not null as "isChanged",
      ${isoText('before.banned_until')} as before, ${isoText('changed.banned_until')} as after
    from before left join changed on true`);
  return rows[0];
}
