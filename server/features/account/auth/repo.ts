import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { accountActivationTokens } from '#drizzle/schema/activation.ts';
import { sessions, users, userTokens, type SessionRow, type UserRow, profiles } from '#drizzle/schema/account.ts';
import { accountTimes, type Role, type SignUpMetadata, type TokenPurpose } from '#shared/domain/accounts.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';

const sessionLength = sql.raw(`interval '${accountTimes.sessionDays} days'`);
const longestSession = sql.raw(`interval '${accountTimes.sessionMostDays} days'`);
const hours = (count: number) => sql.raw(`interval '${count} hours'`);
const isNotBanned = sql`(${users.bannedUntil} is null or ${users.bannedUntil} <= now())`;

export type ResumedSession = {
  sessionId: string;
  userId: string;
  email: string;
  role: Role;
  epoch: number;
  hasPassword: boolean;
  expiresAt: Date;
};

const resume = preparedStatement((db) => {
  const sid = sql.placeholder('sid');
  const seen = db.$with('seen').as(
    db
      .update(sessions)
      .set({
        lastSeenAt: sql`now()`,
        expiresAt: sql`least(now() + ${sessionLength}, ${sessions.createdAt} + ${longestSession})`,
      })
      .where(
        and(
          eq(sessions.id, sid),
          lt(sessions.lastSeenAt, sql`now() - interval '5 minutes'`),
          gt(sessions.expiresAt, sql`now()`),
        ),
      ),
  );
  return db
    .with(seen)
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      role: users.role,
      epoch: users.sessionEpoch,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sid),
        eq(users.id, sql.placeholder('uid')),
        eq(users.sessionEpoch, sql.placeholder('epoch')),
        gt(sessions.expiresAt, sql`now()`),
        isNotBanned,
      ),
    )
    .prepare('resume_session');
});

/** Finds the session for a cookie; undefined if it ended or expired, or if its account is banned. */
export async function findSession(
  db: Database,
  params: { sid: string; uid: string; epoch: number },
): Promise<ResumedSession | undefined> {
  const [row] = await resume(db, params);
  return row;
}

/**
 * Finds an address's account with the hash to check a password against: its own, or, before a password was chosen, that
 * of the newest activation email. Matching the latter means "not confirmed yet", never "signed in".
 */
export async function findUserByEmail(db: Database, params: { email: string }) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      role: users.role,
      confirmedAt: users.confirmedAt,
      sessionEpoch: users.sessionEpoch,
      isBanned: sql<boolean>`not ${isNotBanned}`,
      temporaryPasswordHash: sql<string | null>`(
        select temporary_password_hash from ${accountActivationTokens} t
        where t.user_id = users.id and t.used_at is null order by t.created_at desc limit 1
      )`,
    })
    .from(users)
    .where(eq(users.email, params.email));
  return row;
}

export async function findUser(db: Database, params: { userId: string }): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, params.userId));
  return row;
}

/** Account and member profile, for the screen. */
export async function findMember(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      deletionDueAt: users.deletionDueAt,
      // The member profile is created after the account and may not exist yet.
      firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
      lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
      fullName: sql<string>`coalesce(${profiles.fullName}, '')`,
      businessName: sql<string>`coalesce(${profiles.businessName}, '')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, params.userId));
  return row;
}

/**
 * Creates an account unless the address has one. @returns its id; undefined when there was one, which stays unchanged
 */
export async function insertUser(
  db: Database,
  params: {
    email: string;
    passwordHash: string | null;
    metadata: SignUpMetadata | null;
    role?: Role;
    isConfirmed?: boolean;
  },
): Promise<string | undefined> {
  const { isConfirmed, ...values } = params;
  const now = sql`now()`;
  const [row] = await db
    .insert(users)
    .values({ ...values, ...(isConfirmed ? { confirmedAt: now, welcomeDueAt: now } : {}) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id;
}

/**
 * Opens a session for an account as it was read: not if it was banned or its password changed since.
 * @returns the session's id; undefined when the account has changed
 */
export async function insertSession(
  db: Database,
  params: { userId: string; epoch: number; userAgent: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (user_id, user_agent, expires_at)
    select id, ${params.userAgent}, now() + ${sessionLength} from ${users}
    where id = ${params.userId} and session_epoch = ${params.epoch} and confirmed_at is not null and ${isNotBanned}
    for share
    returning id`);
  return rows[0]?.id;
}

/** Ends one session of an account. @returns whether there was one. */
export async function deleteSession(db: Database, params: { userId: string; sessionId: string }): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.sessionId), eq(sessions.userId, params.userId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/**
 * Ends all sessions of an account. Rows are deleted, and the new epoch invalidates every cookie, even one not seen
 * here.
 */
export async function endAllSessions(db: Database, params: { userId: string }): Promise<void> {
  await db.execute(sql`
    with ended as (delete from ${sessions} where user_id = ${params.userId})
    update ${users} set session_epoch = session_epoch + 1, updated_at = now() where id = ${params.userId}`);
}

export async function listSessions(db: Database, params: { userId: string }): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, params.userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
}

/** Deletes what can't be used anymore: sessions a while after they ended, links after a month. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(userTokens).where(lt(userTokens.expiresAt, sql`now() - interval '30 days'`));
}

/** Stores a one-time link. */
export async function insertUserToken(
  db: Database,
  params: {
    userId: string;
    purpose: TokenPurpose;
    tokenHash: string;
    email: string;
    validHours: number;
    visitorId?: string | undefined;
  },
): Promise<void> {
  const { validHours, visitorId = null, ...values } = params;
  await db.insert(userTokens).values({ ...values, visitorId, expiresAt: sql`now() + ${hours(validHours)}` });
}

const isOpenToken = (purpose?: TokenPurpose) =>
  and(
    isNull(userTokens.usedAt),
    gt(userTokens.expiresAt, sql`now()`),
    purpose ? eq(userTokens.purpose, purpose) : undefined,
  );

/** Finds a link without using it. Undefined when it's unknown, used, or too old. */
export async function findOpenToken(db: Database, params: { tokenHash: string; purpose?: TokenPurpose }) {
  const [row] = await db
    .select({
      userId: userTokens.userId,
      purpose: userTokens.purpose,
      email: userTokens.email,
      visitorId: userTokens.visitorId,
      passwordHash: users.passwordHash,
    })
    .from(userTokens)
    .innerJoin(users, eq(users.id, userTokens.userId))
    .where(and(eq(userTokens.tokenHash, params.tokenHash), isOpenToken(params.purpose), isNotBanned));
  return row;
}

/** Counts a password attempt on a link. @returns false when it has no attempts left */
export async function countTokenAttempt(db: Database, params: { tokenHash: string; most: number }): Promise<boolean> {
  const rows = await db
    .update(userTokens)
    .set({ attempts: sql`${userTokens.attempts} + 1` })
    .where(and(eq(userTokens.tokenHash, params.tokenHash), isOpenToken(), lt(userTokens.attempts, params.most)))
    .returning({ id: userTokens.id });
  return rows.length === 1;
}

type SignedInBy = { userId: string; sessionId: string; epoch: number };

/**
 * Uses a confirmation link. One statement marks it used, confirms the account, and opens a session, for exactly one of
 * any concurrent callers. @returns undefined for everyone else
 */
export async function consumeConfirmation(
  db: Database,
  params: { tokenHash: string; userAgent: string },
): Promise<SignedInBy | undefined> {
  const { rows } = await db.execute<SignedInBy>(sql`
    with used as (
      update ${userTokens} set used_at = now()
      where token_hash = ${params.tokenHash} and purpose = 'confirm_email' and used_at is null and expires_at > now()
      returning user_id
    ), confirmed as (
      update ${users} u set confirmed_at = coalesce(u.confirmed_at, now()), updated_at = now(),
        welcome_due_at = case when u.confirmed_at is null then now() else u.welcome_due_at end
      from used where u.id = used.user_id and (u.banned_until is null or u.banned_until <= now())
      returning u.id, u.session_epoch
    )
    insert into ${sessions} (user_id, user_agent, expires_at)
    select id, ${params.userAgent}, now() + ${sessionLength} from confirmed
    returning id as "sessionId", user_id as "userId", (select session_epoch from confirmed) as epoch`);
  return rows[0];
}

/**
 * Uses a reset link: sets the password, ends all sessions and all other links of the account (including the temporary
 * password), confirms the address, and opens a session. One statement, one winner.
 */
export async function consumeReset(
  db: Database,
  params: { tokenHash: string; passwordHash: string; userAgent: string },
): Promise<SignedInBy | undefined> {
  const { rows } = await db.execute<SignedInBy>(sql`
    with used as (
      update ${userTokens} set used_at = now()
      where token_hash = ${params.tokenHash} and purpose = 'reset_password' and used_at is null and expires_at > now()
      returning id, user_id
    ), changed as (
      update ${users} u set password_hash = ${params.passwordHash}, session_epoch = u.session_epoch + 1,
        confirmed_at = coalesce(u.confirmed_at, now()), updated_at = now(),
        welcome_due_at = case when u.confirmed_at is null then now() else u.welcome_due_at end
      from used where u.id = used.user_id and (u.banned_until is null or u.banned_until <= now())
      returning u.id, u.session_epoch
    ), ended as (
      delete from ${sessions} where user_id in (select id from changed)
    ), other_links as (
      update ${userTokens} t set used_at = now() from used
      where t.user_id = used.user_id and t.id <> used.id and t.used_at is null
    ), activations as (
      update ${accountActivationTokens} t set used_at = now() from used
      where t.user_id = used.user_id and t.used_at is null
    )
    insert into ${sessions} (user_id, user_agent, expires_at)
    select id, ${params.userAgent}, now() + ${sessionLength} from changed
    returning id as "sessionId", user_id as "userId", (select session_epoch from changed) as epoch`);
  return rows[0];
}

/**
 * Uses a change-of-address link. @returns the old and the new address; undefined when the link is used or too old
 * @throws a unique violation when the new address has an account by now
 */
export async function consumeEmailChange(
  db: Database,
  params: { tokenHash: string; userId: string },
): Promise<{ oldEmail: string; newEmail: string } | undefined> {
  const { rows } = await db.execute<{ oldEmail: string; newEmail: string }>(sql`
    with used as (
      update ${userTokens} set used_at = now()
      where token_hash = ${params.tokenHash} and user_id = ${params.userId} and purpose = 'change_email'
        and used_at is null and expires_at > now()
        and exists (select 1 from ${users} where ${users.id} = ${params.userId} and ${isNotBanned})
      returning id, user_id, email
    ), before as (
      select u.id, u.email from ${users} u join used on used.user_id = u.id
    ), other_links as (
      -- Links sent to the old address don't work at the new one.
      update ${userTokens} t set used_at = now() from used
      where t.user_id = used.user_id and t.id <> used.id and t.used_at is null
    )
    update ${users} u set email = used.email, updated_at = now()
    from used, before where u.id = used.user_id
    returning before.email as "oldEmail", u.email as "newEmail"`);
  return rows[0];
}

export async function hasAccount(db: Database, params: { email: string }): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, params.email));
  return row !== undefined;
}

/**
 * Sets a password, given the current hash (null if there was none). Ends all other sessions and open reset links.
 * @returns the account's new epoch; undefined when someone else changed the password in between
 */
export async function updatePassword(
  db: Database,
  params: { userId: string; sessionId: string; before: string | null; passwordHash: string },
): Promise<number | undefined> {
  const { rows } = await db.execute<{ epoch: number }>(sql`
    with changed as (
      update ${users} set password_hash = ${params.passwordHash}, session_epoch = session_epoch + 1, updated_at = now()
      where id = ${params.userId} and password_hash is not distinct from ${params.before}
      returning id, session_epoch
    ), ended as (
      delete from ${sessions} where user_id in (select id from changed) and id <> ${params.sessionId}
    ), links as (
      update ${userTokens} t set used_at = now() from changed
      where t.user_id = changed.id and t.purpose = 'reset_password' and t.used_at is null
    )
    select session_epoch as epoch from changed`);
  return rows[0]?.epoch;
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return row !== undefined;
}

/**
 * Makes an existing account an admin's and ends its sessions. One that was never confirmed gets the given password and
 * loses all links that someone may hold to it.
 */
export async function promoteToAdmin(
  db: Database,
  params: { email: string; passwordHash: string },
): Promise<{ wasConfirmed: boolean }> {
  const { rows } = await db.execute<{ wasConfirmed: boolean }>(sql`
    with before as (
      select id, confirmed_at is not null as was_confirmed from ${users} where email = ${params.email} for update
    ), promoted as (
      update ${users} u set role = 'admin', session_epoch = u.session_epoch + 1, updated_at = now(),
        confirmed_at = coalesce(u.confirmed_at, now()),
        password_hash = case when before.was_confirmed then u.password_hash else ${params.passwordHash} end
      from before where u.id = before.id and (u.role <> 'admin' or not before.was_confirmed)
      returning u.id
    ), links as (
      update ${userTokens} t set used_at = now() from before
      where t.user_id = before.id and not before.was_confirmed and t.used_at is null
    ), activations as (
      update ${accountActivationTokens} t set used_at = now() from before
      where t.user_id = before.id and not before.was_confirmed and t.used_at is null
    )
    select was_confirmed as "wasConfirmed" from before`);
  return rows[0] ?? { wasConfirmed: false };
}
