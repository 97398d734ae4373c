import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { accountActivationTokens } from '#drizzle/schema/activation.ts';
import { sessions, users, userTokens } from '#drizzle/schema/account.ts';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { accountTimes, activationAttempts, type SignUpMetadata } from '#shared/domain/accounts.ts';
import type { Diagnosis } from '#shared/schemas/profile.ts';
import type { Database } from '#server/db/client.ts';
import { takeDue } from '#server/db/take-due.ts';
import { ownedBy, type Owner } from '#server/db/owner.ts';

const days = (count: number) => sql.raw(`interval '${count} days'`);

/**
 * Finds a conversation profile that is finished, and the owner of its conversation.
 * @param params `owner` is undefined for the worker that has just written it.
 */
export async function findFinishedProfile(db: Database, params: { profileId: string; owner: Owner | undefined }) {
  const [row] = await db
    .select({
      profileId: aiConversationProfiles.id,
      email: aiConversationProfiles.email,
      accountEmail: aiConversationProfiles.accountEmail,
      userId: conversations.userId,
      visitorId: conversations.visitorId,
      referralCode: conversations.referralCode,
      begunAt: conversations.createdAt,
    })
    .from(aiConversationProfiles)
    .innerJoin(conversations, eq(conversations.id, aiConversationProfiles.conversationId))
    .where(
      and(
        eq(aiConversationProfiles.id, params.profileId),
        sql`${aiConversationProfiles.generatedProfile} is not null`,
        params.owner && ownedBy(params.owner),
      ),
    );
  return row;
}

/** The plan as the activation email needs it, without the prompts, which are most of a profile. */
export type MailedPlan = {
  name: string;
  businessName: string | null;
  language: 'en' | 'es' | null;
  diagnosis: Diagnosis | null;
  positioning: string | null;
  prompts: number;
};

/** The parts of a finished profile that its activation email shows. */
export async function findMailedPlan(db: Database, params: { profileId: string }): Promise<MailedPlan | undefined> {
  const plan = aiConversationProfiles.generatedProfile;
  const [row] = await db
    .select({
      name: aiConversationProfiles.name,
      businessName: aiConversationProfiles.businessName,
      language: sql<MailedPlan['language']>`${plan} ->> 'language'`,
      diagnosis: sql<Diagnosis | null>`${plan} -> 'diagnosis'`,
      positioning: sql<string | null>`${plan} #>> '{businessAnalysis,positioning}'`,
      prompts: sql<number>`coalesce(jsonb_array_length(${plan} -> 'prompts'), 0) + coalesce((
        select sum(jsonb_array_length(list))::int from jsonb_each(${plan} -> 'platformPrompts') as platform (key, list)
      ), 0)`,
    })
    .from(aiConversationProfiles)
    .where(eq(aiConversationProfiles.id, params.profileId));
  return row;
}

/**
 * Records the address an account was requested for. @returns false if it was recorded before: once per address is
 * enough.
 */
export async function noteAccountRequest(db: Database, params: { profileId: string; email: string }): Promise<boolean> {
  const rows = await db
    .update(aiConversationProfiles)
    .set({ accountEmail: params.email, accountDueAt: null })
    .where(
      and(
        eq(aiConversationProfiles.id, params.profileId),
        sql`${aiConversationProfiles.accountEmail} is distinct from ${params.email}`,
      ),
    )
    .returning({ id: aiConversationProfiles.id });
  return rows.length === 1;
}

/** Marks a profile's account as needing no more work. */
export async function endAccountRequest(db: Database, params: { profileId: string }): Promise<void> {
  await db
    .update(aiConversationProfiles)
    .set({ accountDueAt: null })
    .where(eq(aiConversationProfiles.id, params.profileId));
}

/** Finds profiles whose account should exist by now, and postpones them, so that several sweepers take turns. */
export const takeDueAccounts = (db: Database): Promise<string[]> =>
  takeDue(db, aiConversationProfiles.accountDueAt, { pauseSec: 60, most: 20 });

/** Stores a link with the hash of its temporary password. */
export async function insertActivationToken(
  db: Database,
  params: {
    userId: string;
    conversationProfileId: string;
    tokenHash: string;
    temporaryPasswordHash: string;
    email: string;
  },
): Promise<void> {
  await db
    .insert(accountActivationTokens)
    .values({ ...params, expiresAt: sql`now() + ${days(accountTimes.activationDays)}` });
}

/** Stores a link that confirms an address by choosing a password. */
export async function insertAccessLink(
  db: Database,
  params: { userId: string; tokenHash: string; email: string },
): Promise<void> {
  const { userId, tokenHash, email } = params;
  const expiresAt = sql`now() + ${days(accountTimes.activationDays)}`;
  await db.insert(userTokens).values({ userId, tokenHash, email, purpose: 'reset_password', expiresAt });
}

const isOpen = (tokenHash: string) =>
  and(
    eq(accountActivationTokens.tokenHash, tokenHash),
    isNull(accountActivationTokens.usedAt),
    gt(accountActivationTokens.expiresAt, sql`now()`),
    lt(accountActivationTokens.attempts, activationAttempts),
  );

/**
 * Finds the account of an open link; undefined if it's unknown, used, too old, or has seen too many wrong passwords.
 */
export async function findOpenActivation(db: Database, params: { tokenHash: string }) {
  const [row] = await db
    .select({
      email: accountActivationTokens.email,
      name: aiConversationProfiles.name,
      businessName: aiConversationProfiles.businessName,
    })
    .from(accountActivationTokens)
    .innerJoin(aiConversationProfiles, eq(aiConversationProfiles.id, accountActivationTokens.conversationProfileId))
    .where(isOpen(params.tokenHash));
  return row;
}

/**
 * Counts an attempt on a link before its password is checked, so that concurrent attempts count too.
 * @returns the hash to check and the names given in the chat; undefined for a link that isn't open
 */
export async function takeActivationAttempt(db: Database, params: { tokenHash: string }) {
  const [row] = await db
    .update(accountActivationTokens)
    .set({ attempts: sql`${accountActivationTokens.attempts} + 1` })
    .from(aiConversationProfiles)
    .where(and(isOpen(params.tokenHash), eq(aiConversationProfiles.id, accountActivationTokens.conversationProfileId)))
    .returning({
      temporaryPasswordHash: accountActivationTokens.temporaryPasswordHash,
      name: aiConversationProfiles.name,
      businessName: aiConversationProfiles.businessName,
    });
  return row;
}

/**
 * Uses a link: marks it used, confirms the account, transfers the conversation to it, ends the account's other links,
 * and opens a session. One statement, so only one of any concurrent attempts wins. Drops a password set before the
 * address was confirmed, because it may not be the owner's.
 * @returns the session, and the conversation if it was transferred now; undefined for a link that isn't open
 */
export async function consumeActivation(
  db: Database,
  params: { tokenHash: string; metadata: SignUpMetadata; userAgent: string },
): Promise<{ userId: string; sessionId: string; epoch: number; conversationId: string | null } | undefined> {
  const { rows } = await db.execute<{
    userId: string;
    sessionId: string;
    epoch: number;
    conversationId: string | null;
  }>(sql`
    with used as (
      update ${accountActivationTokens} set used_at = now()
      where token_hash = ${params.tokenHash} and used_at is null and expires_at > now()
      returning id, user_id, email, conversation_profile_id
    ), opened as (
      update ${users} u set
        confirmed_at = coalesce(u.confirmed_at, now()),
        welcome_due_at = case when u.confirmed_at is null then now() else u.welcome_due_at end,
        metadata = case when u.confirmed_at is null then ${JSON.stringify(params.metadata)}::jsonb else u.metadata end,
        password_hash = case when u.confirmed_at is null then null else u.password_hash end,
        updated_at = now()
      from used
      where u.id = used.user_id and u.email = used.email and (u.banned_until is null or u.banned_until <= now())
      returning u.id, u.session_epoch
    ), transferred as (
      update ${conversations} c set user_id = opened.id, updated_at = now()
      from opened, used, ${aiConversationProfiles} p
      where p.id = used.conversation_profile_id and c.id = p.conversation_id and c.user_id is null
      returning c.id
    ), other_activations as (
      update ${accountActivationTokens} t set used_at = now() from used
      where t.user_id = used.user_id and t.id <> used.id and t.used_at is null
    ), other_links as (
      update ${userTokens} t set used_at = now() from used where t.user_id = used.user_id and t.used_at is null
    )
    insert into ${sessions} (user_id, user_agent, expires_at)
    select id, ${params.userAgent}, now() + ${days(accountTimes.sessionDays)} from opened
    returning id as "sessionId", user_id as "userId", (select session_epoch from opened) as epoch,
      (select id from transferred) as "conversationId"`);
  return rows[0];
}

/** Finds the unused link of a token, open or not, while its account isn't activated. */
export async function findRenewable(db: Database, params: { tokenHash: string }) {
  const [row] = await db
    .select({ email: accountActivationTokens.email, profileId: accountActivationTokens.conversationProfileId })
    .from(accountActivationTokens)
    .innerJoin(users, eq(users.id, accountActivationTokens.userId))
    .where(
      and(
        eq(accountActivationTokens.tokenHash, params.tokenHash),
        isNull(accountActivationTokens.usedAt),
        isNull(users.confirmedAt),
      ),
    );
  return row;
}

/** Deletes links a month after they expired. */
export async function deleteExpiredActivations(db: Database): Promise<void> {
  await db
    .delete(accountActivationTokens)
    .where(lt(accountActivationTokens.expiresAt, sql`now() - interval '30 days'`));
}
