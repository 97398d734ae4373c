import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { users, profiles, userMemberships, type MembershipRow } from '#drizzle/schema/account.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { promptUses, profileGenerations } from '#drizzle/schema/profile.ts';
import { orders, subscriptions } from '#drizzle/schema/billing.ts';
import { accountTimes, type SignUpMetadata } from '#shared/domain/accounts.ts';
import { agencyTimeZone, memberLimits, type PlanId } from '#shared/domain/member.ts';
import { runningStatuses, type SubscriptionStatus } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import { takeDue } from '#server/db/take-due.ts';
import { preparedStatement } from '#server/db/prepared.ts';

const days = (count: number) => sql.raw(`interval '${count} days'`);

/** Creates the member's profile row from the sign-up data, unless there is one. */
export async function insertMemberProfile(
  db: Database,
  params: { userId: string; metadata: SignUpMetadata | null },
): Promise<void> {
  const { metadata } = params;
  await db
    .insert(profiles)
    .values({
      id: params.userId,
      firstName: metadata?.first_name ?? '',
      lastName: metadata?.last_name ?? '',
      fullName: metadata?.full_name ?? '',
      businessName: metadata?.business_name ?? '',
    })
    .onConflictDoNothing();
}

/** Starts the trial, unless the account has a membership of any kind. */
export async function insertTrial(db: Database, params: { userId: string }): Promise<void> {
  await db
    .insert(userMemberships)
    .values({ userId: params.userId, expiresAt: sql`now() + ${days(accountTimes.trialDays)}` })
    .onConflictDoNothing();
}

/** Whether a row of `user_memberships` has Pro: written by a payment, as long as it's paid. */
export const isProNow = sql<boolean>`(user_memberships.plan = 'pro' and coalesce(user_memberships.pro_until > now(), true))`;

/** A week after the account's first finished profile; null before there's one. For a row of `user_memberships`. */
export const previewEnd = sql`(
  select min(g.finished_at) + ${days(accountTimes.previewDays)}
  from ${conversations} c join ${profileGenerations} g on g.conversation_id = c.id and g.status = 'done'
  where c.user_id = user_memberships.user_id
)`;

/** A subscription that still runs, as last read from the provider. */
type RunningSubscription = {
  status: SubscriptionStatus;
  paidUntil: Date | null;
  endsAtPeriodEnd: boolean;
  /** Null until it's been read from the provider. */
  priceCents: number | null;
};
const running = sql.raw(runningStatuses.map((status) => `'${status}'`).join(', '));

/** Decodes a computed timestamp that no column describes. */
const moment = (value: SQL): SQL<Date | null> => value.mapWith(users.createdAt);
const preview = sql`(select ${previewEnd} as ends_at offset 0) preview`;
const previewEndsAt = moment(sql`preview.ends_at`);

const runningSubscription: SQL<RunningSubscription | null> = sql`(
  select jsonb_build_object('status', s.status, 'paidUntil', s.current_period_end, 'endsAtPeriodEnd', s.ends_at_period_end,
    'priceCents', s.price_cents)
  from ${subscriptions} s
  where s.user_id = user_memberships.user_id and s.status in (${running})
  order by s.entitled_until desc nulls last, s.created_at desc limit 1
)`.mapWith(({ paidUntil, ...rest }: Omit<RunningSubscription, 'paidUntil'> & { paidUntil: string | null }) => ({
  ...rest,
  paidUntil: paidUntil === null ? null : new Date(paidUntil),
}));

// Read by every dashboard and everything that depends on the plan.
const membershipOf = preparedStatement((db) =>
  db
    .select({
      ...getTableColumns(userMemberships),
      isOver: sql<boolean>`${userMemberships.expiresAt} <= now()`,
      isPro: isProNow,
      previewEndsAt,
      isPreviewOver: sql<boolean>`coalesce(preview.ends_at <= now(), false)`,
      hasPaidPro: sql<boolean>`exists (
        select 1 from ${orders} o
        where o.user_id = user_memberships.user_id and o.kind in ('subscription', 'renewal')
          and o.status in ('paid', 'refunded', 'disputed')
      )`,
      subscription: runningSubscription,
    })
    .from(userMemberships)
    .crossJoinLateral(preview)
    .where(eq(userMemberships.userId, sql.placeholder('userId')))
    .prepare('membership_now'),
);

/**
 * Finds the membership, whether it has expired by the database's clock, and the end of the free preview: a week after
 * the account's first finished profile. Null if there is none yet.
 */
export async function findMembership(
  db: Database,
  params: { userId: string },
): Promise<
  | (MembershipRow & {
      isOver: boolean;
      isPro: boolean;
      previewEndsAt: Date | null;
      isPreviewOver: boolean;
      hasPaidPro: boolean;
      subscription: RunningSubscription | undefined;
    })
  | undefined
> {
  const [row] = await membershipOf(db, params);
  return row && { ...row, subscription: row.subscription ?? undefined };
}

/** Account whose welcome is due; undefined if nothing is left to do. */
export async function findUnwelcomed(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, metadata: users.metadata, welcomeDueAt: users.welcomeDueAt })
    .from(users)
    .where(eq(users.id, params.userId));
  return row?.welcomeDueAt ? row : undefined;
}

/** Marks an account's welcome as done (null), or sets in how many seconds to look again. */
export async function updateWelcomeDue(db: Database, params: { userId: string; inSec: number | null }): Promise<void> {
  const due = params.inSec === null ? null : sql`now() + make_interval(secs => ${params.inSec})`;
  await db.update(users).set({ welcomeDueAt: due }).where(eq(users.id, params.userId));
}

/** Finds accounts whose welcome is overdue, and postpones them, so that several sweepers take turns. */
export const takeDueWelcomes = (db: Database): Promise<string[]> =>
  takeDue(db, users.welcomeDueAt, { lateSec: 5, pauseSec: 30, most: 50 });

/**
 * Sets an account's plan by email; an account without a membership gets one.
 * @param params `until`: last day of Pro in the agency's time zone, as `2026-12-31`; null for no end
 * @returns the end of Pro as stored, or undefined when there's no such account.
 */
export async function upsertPlan(
  db: Database,
  params: { email: string; plan: PlanId; until: string | null },
): Promise<{ userId: string; proUntil: Date | null } | undefined> {
  const end =
    params.plan === 'free' || params.until === null
      ? sql`null::timestamptz`
      : sql`(${params.until}::date + 1)::timestamp at time zone ${agencyTimeZone}`;
  const { rows } = await db.execute<{ userId: string; proUntil: string | null }>(sql`
    insert into ${userMemberships} (user_id, expires_at, plan, pro_until)
    select id, now() + ${days(accountTimes.trialDays)}, ${params.plan}::plan_id, ${end}
    from ${users} where email = ${params.email}
    on conflict (user_id) do update set plan = excluded.plan, pro_until = excluded.pro_until, pro_source = 'operator'
    returning user_id as "userId", pro_until as "proUntil"`);
  const [row] = rows;
  return row && { userId: row.userId, proUntil: row.proUntil === null ? null : new Date(row.proUntil) };
}

/** The current month by the database's clock, in UTC: `2026-11-01`. */
const thisMonth = sql`to_char(now() at time zone 'utc', 'YYYY-MM-01')`;

/**
 * Counts a prompt as unlocked. One statement, so that concurrent calls never exceed the month's limit, and the same
 * prompt counts once.
 * @returns whether it was counted now. Not for Pro, which isn't counted, nor if it's already unlocked, the preview is
 *   over, or the month is used up.
 */
export async function countPromptUse(db: Database, params: { userId: string; promptKey: string }): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${promptUses} as used (user_id, month, prompt_keys)
    select user_memberships.user_id, ${thisMonth}, array[${params.promptKey}]::text[]
    from user_memberships
    where user_memberships.user_id = ${params.userId} and not ${isProNow} and coalesce(${previewEnd} > now(), true)
    on conflict (user_id, month) do update
    set prompt_keys = array_append(used.prompt_keys, ${params.promptKey}::text), updated_at = now()
    where not (${params.promptKey}::text = any(used.prompt_keys))
      and cardinality(used.prompt_keys) < ${memberLimits.promptsPerMonth}
    returning used.user_id`);
  return rows.length === 1;
}

/**
 * Unlocks prompts for the rest of the month, as many as its limit still allows. Does nothing for Pro, which has all.
 * @param params `promptKeys`: most important first
 */
export async function addPromptUses(db: Database, params: { userId: string; promptKeys: string[] }): Promise<void> {
  const wanted = sql`${sql.param(params.promptKeys)}::text[]`;
  await db.execute(sql`
    insert into ${promptUses} as used (user_id, month, prompt_keys)
    select ${params.userId}::uuid, ${thisMonth}, (${wanted})[1:${sql.raw(String(memberLimits.promptsPerMonth))}]
    where not exists (select 1 from user_memberships where user_id = ${params.userId}::uuid and ${isProNow})
    on conflict (user_id, month) do update
    set updated_at = now(), prompt_keys = used.prompt_keys || array(
      select key from unnest(${wanted}) with ordinality as wanted (key, place)
      where key <> all (used.prompt_keys) order by place
      limit greatest(${memberLimits.promptsPerMonth} - cardinality(used.prompt_keys), 0)
    )`);
}

const allowanceOf = preparedStatement((db) =>
  db
    .select({
      isPro: isProNow,
      mayUnlock: sql<boolean>`${isProNow} or coalesce(preview.ends_at > now(), true)`,
      previewEndsAt,
      unlocked: sql<string[]>`coalesce(${promptUses.promptKeys}, '{}')`,
    })
    .from(userMemberships)
    .crossJoinLateral(preview)
    .leftJoin(promptUses, and(eq(promptUses.userId, userMemberships.userId), eq(promptUses.month, thisMonth)))
    .where(eq(userMemberships.userId, sql.placeholder('userId')))
    .prepare('prompt_allowance'),
);

/** Returns a member's remaining and unlocked prompts this month; undefined before there's a membership. */
export async function findPromptAllowance(db: Database, params: { userId: string }) {
  const [row] = await allowanceOf(db, params);
  return row;
}
