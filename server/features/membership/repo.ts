import { eq, sql } from 'drizzle-orm';
import { users } from '../../../drizzle/schema/auth.ts';
import { conversations } from '../../../drizzle/schema/chat.ts';
import { profiles, userMemberships, type MembershipRow } from '../../../drizzle/schema/membership.ts';
import { profileGenerations } from '../../../drizzle/schema/profile.ts';
import { accountTimes, type SignUpMetadata } from '../../../shared/domain/accounts.ts';
import type { Database } from '../../db/client.ts';

const days = (count: number) => sql.raw(`interval '${count} days'`);

/** Makes the member's profile row from what was given at sign-up, unless there is one. */
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

/** Begins the trial, unless the account has a membership of any kind. */
export async function insertTrial(db: Database, params: { userId: string }): Promise<void> {
  await db
    .insert(userMemberships)
    .values({ userId: params.userId, expiresAt: sql`now() + ${days(accountTimes.trialDays)}` })
    .onConflictDoNothing();
}

/**
 * The membership, with whether it has run out by the database's clock, and the end of the free preview: a week after the
 * account's first finished profile. Null where there is none yet.
 */
export async function findMembership(
  db: Database,
  params: { userId: string },
): Promise<(MembershipRow & { isOver: boolean; previewEndsAt: Date | null }) | undefined> {
  const [row] = await db
    .select({
      userId: userMemberships.userId,
      status: userMemberships.status,
      startsAt: userMemberships.startsAt,
      expiresAt: userMemberships.expiresAt,
      isOver: sql<boolean>`${userMemberships.expiresAt} <= now()`,
      previewEndsAt: sql<Date | null>`(
        select min(g.finished_at) + ${days(accountTimes.previewDays)}
        from ${conversations} c join ${profileGenerations} g on g.conversation_id = c.id and g.status = 'done'
        where c.user_id = user_memberships.user_id
      )`.mapWith((value: string | null) => (value === null ? null : new Date(value))),
    })
    .from(userMemberships)
    .where(eq(userMemberships.userId, params.userId));
  return row;
}

/** Account whose welcome is due, or undefined when nothing is left to do. */
export async function findUnwelcomed(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, metadata: users.metadata, welcomeDueAt: users.welcomeDueAt })
    .from(users)
    .where(eq(users.id, params.userId));
  return row?.welcomeDueAt ? row : undefined;
}

/** Says that an account has no welcome left to do (null), or in how many seconds to look again. */
export async function updateWelcomeDue(db: Database, params: { userId: string; inSec: number | null }): Promise<void> {
  const due = params.inSec === null ? null : sql`now() + make_interval(secs => ${params.inSec})`;
  await db.update(users).set({ welcomeDueAt: due }).where(eq(users.id, params.userId));
}

/** Accounts whose welcome is overdue; puts each off, so that several sweepers take turns. */
export async function takeDueWelcomes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${users} set welcome_due_at = now() + interval '30 seconds'
    where id in (
      select id from ${users} where welcome_due_at < now() - interval '5 seconds'
      order by welcome_due_at limit 50 for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}
