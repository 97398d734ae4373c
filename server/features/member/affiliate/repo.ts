import { and, eq, sql, type SQL } from 'drizzle-orm';
import { users, userTokens, profiles } from '#drizzle/schema/account.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { paymentMarks, referralClicks, referralCodes, referrals, type ReferralRow } from '#drizzle/schema/member.ts';
import { memberLimits, type ReferralStatus } from '#shared/domain/member.ts';
import type { ReferralDecision } from '#shared/domain/referral-rules.ts';
import type { Database } from '#server/db/client.ts';

const days = (count: number) => sql.raw(`interval '${count} days'`);
const keptMarks = 20;

/** An account's code; undefined before it has one. */
export async function findCode(db: Database, params: { userId: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, params.userId));
  return row?.code;
}

/** Stores an account's code, unless it has one or the code is taken. */
export async function insertCode(db: Database, params: { userId: string; code: string }): Promise<void> {
  await db.insert(referralCodes).values(params).onConflictDoNothing();
}

/** Records an owner's browser and network, the newest twenty of each. Writes only what is new. */
export async function noteOwner(
  db: Database,
  params: { userId: string; browser: string; network: string },
): Promise<void> {
  const { userId, browser, network } = params;
  const added = (column: string, value: string) => sql`
    case when ${sql.raw(column)} ? ${value} then ${sql.raw(column)}
      else (select jsonb_agg(mark) from (
        select mark from jsonb_array_elements(jsonb_build_array(${value}::text) || ${sql.raw(column)})
          with ordinality as listed (mark, place) order by place limit ${keptMarks}
      ) newest) end`;
  await db.execute(sql`
    update ${referralCodes} set browsers = ${added('browsers', browser)}, networks = ${added('networks', network)}
    where user_id = ${userId} and not (browsers ? ${browser} and networks ? ${network})`);
}

/** Counts a visit through a code, once per day and browser; not by its owner, and not for an unknown code. */
export async function insertClick(
  db: Database,
  params: { code: string; visitorHash: string; userId: string | undefined; browser: string | undefined },
): Promise<void> {
  const { code, visitorHash, userId = null, browser = '' } = params;
  await db.execute(sql`
    insert into ${referralClicks} (code, day, visitor_hash)
    select code, (now() at time zone 'utc')::date, ${visitorHash} from ${referralCodes}
    where code = ${code} and user_id is distinct from ${userId}::uuid and not browsers ? ${browser}
    on conflict do nothing`);
}

export type Figures = {
  clicks: number;
  signUps: number;
  pending: number;
  held: number;
  approved: number;
  creditCents: number;
};

// Unconfirmed addresses must not show up in the list: someone else may have typed them, and the list would reveal who
// has an account.
const isShown = sql`(u.confirmed_at is not null or (r.referred_user_id is null and r.status in ('held', 'approved')))`;

/** Figures of an account's link. */
export async function findFigures(db: Database, params: { userId: string; code: string }): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select (select count(*)::int from ${referralClicks} where code = ${params.code}) as clicks,
      count(*)::int as "signUps",
      (count(*) filter (where r.status = 'pending'))::int as pending,
      (count(*) filter (where r.status = 'held'))::int as held,
      (count(*) filter (where r.status = 'approved'))::int as approved,
      coalesce(sum(r.reward_cents) filter (where r.status = 'approved'), 0)::int as "creditCents"
    from ${referrals} r left join ${users} u on u.id = r.referred_user_id
    where r.referrer_id = ${params.userId} and ${isShown}`);
  return rows[0]!;
}

/** Number of sign-ups per account, counted like `findFigures`. Accounts without any are left out. */
export async function countSignUps(
  db: Database,
  params: { userIds: string[] },
): Promise<{ userId: string; signUps: number }[]> {
  const { rows } = await db.execute<{ userId: string; signUps: number }>(sql`
    select r.referrer_id as "userId", count(*)::int as "signUps"
    from ${referrals} r left join ${users} u on u.id = r.referred_user_id
    where r.referrer_id = any(${sql.param(params.userIds)}::uuid[]) and ${isShown} group by r.referrer_id`);
  return rows;
}

export type LedgerRow = Pick<ReferralRow, 'id' | 'status' | 'flags' | 'rewardCents'> & {
  name: string | null;
  email: string | null;
  /** As the driver returns them. */
  createdAt: Date | string;
  heldUntil: Date | string | null;
};

/** An account's confirmed referrals, newest first. */
export async function listReferrals(
  db: Database,
  params: { userId: string; cursor: string | undefined; limit: number },
): Promise<LedgerRow[]> {
  const { userId, cursor, limit } = params;
  const after = cursor
    ? sql`and (r.created_at, r.id) < (
        select c.created_at, c.id from ${referrals} c where c.id = ${cursor} and c.referrer_id = ${userId}
      )`
    : sql``;
  const { rows } = await db.execute<LedgerRow>(sql`
    select r.id, r.status, r.flags, r.reward_cents as "rewardCents", r.created_at as "createdAt",
      r.held_until as "heldUntil", nullif(p.full_name, '') as name, u.email
    from ${referrals} r
    left join ${users} u on u.id = r.referred_user_id
    left join ${profiles} p on p.id = r.referred_user_id
    where r.referrer_id = ${userId} and ${isShown} ${after}
    order by r.created_at desc, r.id desc limit ${limit}`);
  return rows;
}

/** Records the link that an account was created through. @returns the row's id; undefined for an unknown code */
export async function insertReferral(
  db: Database,
  params: { userId: string; code: string; network: string | null; browser: string | null },
): Promise<string | undefined> {
  const { userId, code, network, browser } = params;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${referrals} (referrer_id, referred_user_id, referral_code, network_hash, browser_hash)
    select user_id, ${userId}::uuid, code, ${network}::text, ${browser}::text from ${referralCodes} where code = ${code}
    on conflict do nothing
    returning id`);
  return rows[0]?.id;
}

/** Records where a referred account was confirmed, if that wasn't known. @returns the row's id while it's open */
export async function noteReferred(
  db: Database,
  params: { userId: string; network: string; browser: string | null },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${referrals} set network_hash = coalesce(network_hash, ${params.network}),
      browser_hash = coalesce(browser_hash, ${params.browser}::text)
    where referred_user_id = ${params.userId} and status in ('pending', 'held')
    returning id`);
  return rows[0]?.id;
}

type FactRow = {
  flags: string[];
  status: ReferralStatus;
  referrerId: string;
  referrerEmail: string;
  isReferrerConfirmed: boolean;
  isReferrerBanned: boolean;
  browsers: string[];
  networks: string[];
  /** Visitor ids, not hashed. */
  visitors: string[];
  referredId: string;
  referredEmail: string;
  isReferredBanned: boolean;
  networkHash: string | null;
  browserHash: string | null;
  referrerPayments: string[];
  referredPayments: string[];
  hasClick: boolean;
  isLate: boolean;
  isKnownPayment: boolean;
  networkSignUps: number;
  browserSignUps: number;
};

const paymentsOf = (id: string) => sql`coalesce((
  select jsonb_agg(payment_hash) from ${paymentMarks} where user_id = ${sql.raw(id)}), '[]')`;
const visitorsOf = (id: string) => sql`coalesce((select jsonb_agg(visitor_id) from (
  select visitor_id from ${conversations} where user_id = ${sql.raw(id)}
  union select visitor_id from ${userTokens} where user_id = ${sql.raw(id)} and visitor_id is not null
) seen), '[]')`;
const isBanned = (user: string) => sql.raw(`(${user}.banned_until is not null and ${user}.banned_until > now())`);
const siblings = sql`from ${referrals} s join ${users} su on su.id = s.referred_user_id
  where s.referrer_id = r.referrer_id and s.id <> r.id and su.confirmed_at is not null`;

// Facts about a referral `r` of the account `b` by the account `a`, as SQL fragments.
const hasClick = sql`exists (
  select 1 from ${referralClicks} c where c.code = r.referral_code
    and c.created_at between r.created_at - ${days(memberLimits.referralWindowDays)} and r.created_at)`;
const isKnownPayment = sql`exists (
  select 1 from ${paymentMarks} mine join ${paymentMarks} other on other.payment_hash = mine.payment_hash
  where mine.user_id = b.id and other.user_id not in (a.id, b.id) and other.created_at < mine.created_at)`;
const networkSignUps = sql`(select count(*)::int + 1 ${siblings} and s.network_hash = r.network_hash
  and s.created_at between r.created_at - interval '1 day' and r.created_at + interval '1 day')`;
const browserSignUps = sql`(select count(*)::int ${siblings} and s.browser_hash = r.browser_hash)`;

/** Input of the rules for a referral; undefined when one of the accounts is gone. */
export async function findFacts(db: Database, params: { referralId: string }): Promise<FactRow | undefined> {
  const { rows } = await db.execute<FactRow>(sql`
    select r.flags, r.status, a.id as "referrerId", a.email as "referrerEmail",
      a.confirmed_at is not null as "isReferrerConfirmed", ${isBanned('a')} as "isReferrerBanned",
      coalesce(k.browsers, '[]') as browsers, coalesce(k.networks, '[]') as networks, ${visitorsOf('a.id')} as visitors,
      b.id as "referredId", b.email as "referredEmail", ${isBanned('b')} as "isReferredBanned",
      r.network_hash as "networkHash", r.browser_hash as "browserHash",
      ${paymentsOf('a.id')} as "referrerPayments", ${paymentsOf('b.id')} as "referredPayments",
      ${hasClick} as "hasClick", ${isKnownPayment} as "isKnownPayment",
      b.created_at < r.created_at - interval '10 minutes' as "isLate",
      ${networkSignUps} as "networkSignUps", ${browserSignUps} as "browserSignUps"
    from ${referrals} r
    join ${users} a on a.id = r.referrer_id join ${users} b on b.id = r.referred_user_id
    left join ${referralCodes} k on k.user_id = a.id
    where r.id = ${params.referralId}`);
  return rows[0];
}

type AncestorRow = {
  id: string;
  email: string;
  browsers: string[];
  visitors: string[];
  payments: string[];
};

/** An account's referrer, that one's referrer, and so on, five levels deep. */
export async function listAncestors(db: Database, params: { userId: string }): Promise<AncestorRow[]> {
  const { rows } = await db.execute<AncestorRow>(sql`
    with recursive up as (
      select referrer_id as id, 1 as depth from ${referrals} where referred_user_id = ${params.userId}
      union all
      select r.referrer_id, up.depth + 1 from ${referrals} r join up on r.referred_user_id = up.id where up.depth < 5
    )
    select a.id, a.email, coalesce(k.browsers, '[]') as browsers, ${visitorsOf('a.id')} as visitors,
      ${paymentsOf('a.id')} as payments
    from (select distinct id from up) known join ${users} a on a.id = known.id
    left join ${referralCodes} k on k.user_id = a.id`);
  return rows;
}

/** Stores what the rules found. A decided referral stays as it is. */
export async function updateVerdict(
  db: Database,
  params: { referralId: string; flags: string[]; isRefused: boolean },
): Promise<void> {
  await db.execute(sql`
    update ${referrals} set flags = ${JSON.stringify(params.flags)}::jsonb,
      status = case when ${params.isRefused} then 'refused'::referral_status else status end
    where id = ${params.referralId} and status in ('pending', 'held') and not flags ? 'cleared'`);
}

/** Records a card that an account paid with. */
export async function insertPaymentMark(db: Database, params: { userId: string; paymentHash: string }): Promise<void> {
  await db.insert(paymentMarks).values(params).onConflictDoNothing();
}

/** Starts the hold with a referred account's first payment. @returns the referral while it's open */
export async function updatePaid(
  db: Database,
  params: { userId: string; paymentHash: string; paidAt: Date },
): Promise<{ id: string; isFirst: boolean } | undefined> {
  const { userId, paymentHash } = params;
  const paidAt = params.paidAt.toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${referrals} set status = 'held', paid_at = ${paidAt}::timestamptz, payment_hash = ${paymentHash},
      held_until = ${paidAt}::timestamptz + ${days(memberLimits.referralHoldDays)}
    where referred_user_id = ${userId} and status = 'pending'
    returning id`);
  if (rows[0]) return { id: rows[0].id, isFirst: true };
  const [held] = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.referredUserId, userId), eq(referrals.status, 'held')));
  return held && { id: held.id, isFirst: false };
}

/** Revokes a referral because its payment was refunded. @returns its referrer, and the revoked credit */
export async function refuseRefunded(
  db: Database,
  params: { userId: string },
): Promise<{ id: string; referrerId: string; wasCents: number } | undefined> {
  const { rows } = await db.execute<{ id: string; referrerId: string; wasCents: number }>(sql`
    with found as (
      select id, reward_cents from ${referrals}
      where referred_user_id = ${params.userId} and status in ('held', 'approved') for update
    )
    update ${referrals} r set status = 'refused', reward_cents = 0, flags = r.flags || '["refunded"]'::jsonb
    from found where r.id = found.id
    returning r.id, r.referrer_id as "referrerId", found.reward_cents as "wasCents"`);
  return rows[0];
}

/** Referrals whose hold is over and that need no review. */
export async function listDue(db: Database, params: { limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${referrals}
    where status = 'held' and held_until <= now() and (flags = '[]'::jsonb or flags ? 'cleared')
      and referred_user_id is not null
    order by held_until limit ${params.limit}`);
  return rows.map(({ id }) => id);
}

/** Grants the reward, once. @returns the referrer; undefined when it isn't due, or was granted before */
export async function approveDue(
  db: Database,
  params: { referralId: string },
): Promise<{ referrerId: string } | undefined> {
  const { rows } = await db.execute<{ referrerId: string }>(sql`
    update ${referrals} set status = 'approved', reward_cents = ${memberLimits.referralRewardCents}, approved_at = now()
    where id = ${params.referralId} and status = 'held' and held_until <= now()
      and (flags = '[]'::jsonb or flags ? 'cleared') and referred_user_id is not null
    returning referrer_id as "referrerId"`);
  return rows[0];
}

/** Ends holds of deleted accounts: they didn't stay. */
export async function refuseOrphans(db: Database): Promise<void> {
  await db.execute(sql`
    update ${referrals} set status = 'refused' where status = 'held' and held_until <= now() and referred_user_id is null`);
}

/** Locks a referral until the end of the transaction. @returns its current state; undefined when it can't be decided */
export async function lockDecidable(
  db: Database,
  params: { referralId: string },
): Promise<Pick<ReferralRow, 'status' | 'flags'> | undefined> {
  const { rows } = await db.execute<Pick<ReferralRow, 'status' | 'flags'>>(sql`
    select status, flags from ${referrals}
    where id = ${params.referralId} and status <> 'approved' and not flags ? 'refunded' for update`);
  return rows[0];
}

/**
 * Records a person's decision: accepted, or refused for good. @returns the new state; undefined when that isn't
 * possible
 */
export async function updateDecision(
  db: Database,
  params: { referralId: string; approve: boolean },
): Promise<Pick<ReferralRow, 'status' | 'flags'> | undefined> {
  const { rows } = await db.execute<Pick<ReferralRow, 'status' | 'flags'>>(sql`
    update ${referrals} set
      flags = flags - 'cleared' - 'decided' || case when ${params.approve} then '["cleared"]' else '["decided"]' end::jsonb,
      status = case when not ${params.approve} then 'refused'
        when status <> 'refused' then status::text when held_until is not null then 'held' else 'pending'
      end::referral_status
    where id = ${params.referralId} and status <> 'approved' and not flags ? 'refunded'
    returning status, flags`);
  return rows[0];
}

export type JudgedReferral = Pick<ReferralRow, 'id' | 'referrerId' | 'referredUserId' | 'status' | 'flags'> & {
  referrerEmail: string;
  /** Null once that account is gone. */
  referredEmail: string | null;
  createdAt: Date | string;
  heldUntil: Date | string | null;
};

const judged: Record<ReferralDecision, SQL> = {
  open: sql`r.status in ('pending', 'held') and r.flags <> '[]'::jsonb and not r.flags ? 'cleared' and b.id is not null`,
  counted: sql`r.status <> 'refused' and r.flags ? 'cleared'`,
  refused: sql`r.status = 'refused'`,
};

/** Flagged referrals, newest first. */
export async function listJudged(
  db: Database,
  params: { decision: ReferralDecision; cursor: string | undefined; limit: number },
): Promise<JudgedReferral[]> {
  const after = params.cursor
    ? sql`and (r.created_at, r.id) < (select c.created_at, c.id from ${referrals} c where c.id = ${params.cursor})`
    : sql``;
  const { rows } = await db.execute<JudgedReferral>(sql`
    select r.id, r.referrer_id as "referrerId", r.referred_user_id as "referredUserId", r.status, r.flags,
      r.created_at as "createdAt", r.held_until as "heldUntil", a.email as "referrerEmail", b.email as "referredEmail"
    from ${referrals} r join ${users} a on a.id = r.referrer_id left join ${users} b on b.id = r.referred_user_id
    where ${judged[params.decision]} ${after}
    order by r.created_at desc, r.id desc limit ${params.limit}`);
  return rows;
}
