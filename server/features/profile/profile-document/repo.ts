import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import {
  aiConversationProfiles,
  profileVersions,
  shareLinks,
  type ShareLinkRow,
  profileGenerations,
} from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import type { VersionKind } from '#shared/domain/member.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { readAnswers } from '#shared/domain/chat-first-texts.ts';
import type { WrittenProfile } from '#shared/schemas/profile-document.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Database } from '#server/db/client.ts';
import { newestFinished } from '#server/db/finished-profiles.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Versions contain the texts but not the prompts, which can't be edited and are most of a profile's size. */
const written = sql<unknown>`(ai_conversation_profiles.generated_profile - 'platformPrompts' - 'prompts')`;
const newestVersion = sql`(
  select max(v.version) from profile_versions v where v.profile_id = ai_conversation_profiles.id
)`;
/**
 * The current version number. An unchanged profile is 1. If the chat has replaced the profile since the newest stored
 * version, it counts as the next one, although it has no row until it's changed.
 */
const currentVersion = sql<number>`coalesce((
  select v.version + case when v.profile = ${written} then 0 else 1 end
  from profile_versions v where v.profile_id = ai_conversation_profiles.id
  order by v.version desc limit 1
), 1)`;
const isKept = sql<boolean>`(${newestVersion} is not distinct from ${currentVersion})`;
const prompts = sql`coalesce((
  select sum(jsonb_array_length(list.value)) from jsonb_each(ai_conversation_profiles.generated_profile -> 'platformPrompts') list
), 0) + coalesce(jsonb_array_length(ai_conversation_profiles.generated_profile -> 'prompts'), 0)`;
const platforms = sql`(
  select count(*) from jsonb_object_keys(ai_conversation_profiles.generated_profile -> 'platformPrompts')
)`;

type Owned = { userId: string; profileId: string };
const isOwned = ({ userId, profileId }: Owned) =>
  and(eq(aiConversationProfiles.id, profileId), eq(conversations.userId, userId));

/** Columns of a newest profile that are always read. */
const origin = {
  version: currentVersion.mapWith(Number),
  answers: conversations.answers,
  engine: profileGenerations.engine,
  createdAt: profileGenerations.finishedAt,
};

/** The account's newest finished profile without its prompts, and their number. */
export async function findNewest(db: Database, params: { userId: string }) {
  const columns = {
    ...origin,
    profileId: aiConversationProfiles.id,
    conversationId: conversations.id,
    written,
    prompts: prompts.mapWith(Number),
    platforms: platforms.mapWith(Number),
  };
  const query = db.select(columns).from(conversations).$dynamic();
  const [row] = await newestFinished(query, eq(conversations.userId, params.userId));
  return row;
}

/** The same, complete, for an export. */
export async function findNewestWhole(db: Database, params: { userId: string }) {
  const columns = {
    ...origin,
    profile: aiConversationProfiles.generatedProfile,
  };
  const query = db.select(columns).from(conversations).$dynamic();
  const [row] = await newestFinished(query, eq(conversations.userId, params.userId));
  return row;
}

/**
 * Locks an account's profile until the end of the transaction, so that two tabs take turns saving. Read it with a
 * separate statement afterwards: this one may see the versions from before the wait.
 */
export async function lockProfile(tx: Database, params: Owned): Promise<void> {
  await tx
    .select({ id: aiConversationProfiles.id })
    .from(aiConversationProfiles)
    .innerJoin(conversations, eq(conversations.id, aiConversationProfiles.conversationId))
    .where(isOwned(params))
    .for('update', { of: aiConversationProfiles });
}

/** An account's current profile without its prompts; `isKept` says whether it has a row among the versions. */
export async function findOwned(db: Database, params: Owned) {
  const [row] = await db
    .select({
      written,
      version: currentVersion.mapWith(Number),
      isKept,
      conversationId: conversations.id,
      answers: conversations.answers,
      extras: conversations.extras,
      createdAt: profileGenerations.finishedAt,
    })
    .from(aiConversationProfiles)
    .innerJoin(conversations, eq(conversations.id, aiConversationProfiles.conversationId))
    .leftJoin(profileGenerations, eq(profileGenerations.id, aiConversationProfiles.generationId))
    .where(isOwned(params));
  return row;
}

const versionColumns = {
  version: profileVersions.version,
  kind: profileVersions.kind,
  changed: profileVersions.changed,
  remark: profileVersions.remark,
  createdAt: profileVersions.createdAt,
};

/** Lists a profile's versions, newest first, without their content. */
export async function listVersions(db: Database, params: Owned) {
  return db
    .select(versionColumns)
    .from(profileVersions)
    .innerJoin(aiConversationProfiles, eq(aiConversationProfiles.id, profileVersions.profileId))
    .innerJoin(conversations, eq(conversations.id, aiConversationProfiles.conversationId))
    .where(isOwned(params))
    .orderBy(desc(profileVersions.version));
}

/** Finds a version of a profile with its content. */
export async function findVersion(db: Database, params: Owned & { version: number }) {
  const [row] = await db
    .select({ ...versionColumns, profile: profileVersions.profile })
    .from(profileVersions)
    .innerJoin(aiConversationProfiles, eq(aiConversationProfiles.id, profileVersions.profileId))
    .innerJoin(conversations, eq(conversations.id, aiConversationProfiles.conversationId))
    .where(and(isOwned(params), eq(profileVersions.version, params.version)));
  return row;
}

/** Stores a version. The unique number makes a duplicate fail. */
export async function insertVersion(
  tx: Database,
  params: {
    profileId: string;
    version: number;
    kind: VersionKind;
    changed?: string;
    remark?: string | undefined;
    profile: WrittenProfile;
    createdAt?: Date | undefined;
  },
): Promise<void> {
  await tx.insert(profileVersions).values(params);
}

/** Replaces the stored profile; its prompts stay. */
export async function updateProfile(
  tx: Database,
  params: { profileId: string; profile: WrittenProfile },
): Promise<void> {
  await tx
    .update(aiConversationProfiles)
    .set({
      generatedProfile: sql`${JSON.stringify(params.profile)}::jsonb || coalesce((
        select jsonb_object_agg(part.key, part.value) from jsonb_each(generated_profile) part
        where part.key in ('platformPrompts', 'prompts')
      ), '{}'::jsonb)`,
      updatedAt: sql`now()`,
    })
    .where(eq(aiConversationProfiles.id, params.profileId));
}

/** Deletes versions beyond the newest `kept`; the first one stays. */
export async function deleteOldVersions(tx: Database, params: { profileId: string; kept: number }): Promise<void> {
  await tx.delete(profileVersions).where(
    and(
      eq(profileVersions.profileId, params.profileId),
      sql`${profileVersions.version} > 1 and ${profileVersions.version} <= (
        select max(v.version) - ${params.kept}::int from profile_versions v where v.profile_id = ${params.profileId}
      )`,
    ),
  );
}

/**
 * Creates a link to an account's profile. A lock per account keeps the limit exact across processes. The lock is a separate
 * statement, because a statement sees the rows as they were when it began, before it waited.
 * @returns undefined when the profile belongs to someone else or there are already `most` links.
 */
export function insertShare(
  db: Database,
  params: Owned & { tokenHash: string; sealedToken: string; days: number; most: number },
): Promise<ShareLinkRow | undefined> {
  const { userId, profileId, tokenHash, sealedToken, days, most } = params;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`share links ${userId}`}, 0))`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into share_links (user_id, profile_id, token_hash, sealed_token, expires_at)
      select c.user_id, p.id, ${tokenHash}, ${sealedToken}, now() + make_interval(days => ${days}::int)
      from ai_conversation_profiles p join conversations c on c.id = p.conversation_id
      where p.id = ${profileId}::uuid and c.user_id = ${userId}::uuid and p.generated_profile is not null
        and (select count(*) from share_links s
             where s.user_id = c.user_id and s.revoked_at is null and s.expires_at > now()) < ${most}::int
      returning id`);
    const id = rows[0]?.id;
    if (!id) return undefined;
    const [row] = await tx.select().from(shareLinks).where(eq(shareLinks.id, id));
    return row;
  });
}

/** An account's links that were not revoked, newest first. */
export async function listShares(
  db: Database,
  params: { userId: string; limit: number },
): Promise<(ShareLinkRow & { hasEnded: boolean })[]> {
  const rows = await db
    .select({ row: shareLinks, hasEnded: sql<boolean>`${shareLinks.expiresAt} <= now()` })
    .from(shareLinks)
    .where(and(eq(shareLinks.userId, params.userId), sql`${shareLinks.revokedAt} is null`))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(params.limit);
  return rows.map(({ row, hasEnded }) => ({ ...row, hasEnded }));
}

/** Revokes a link; repeating it changes nothing. @returns whether the account has such a link */
export async function revokeShare(db: Database, params: { userId: string; shareId: string }): Promise<boolean> {
  const rows = await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
    .where(and(eq(shareLinks.id, params.shareId), eq(shareLinks.userId, params.userId)))
    .returning({ id: shareLinks.id });
  return rows.length === 1;
}

/** The owner of a working link: neither expired nor revoked, and the owner may sign in. */
export async function findShareOwner(db: Database, params: { tokenHash: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: shareLinks.userId })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.userId))
    .where(
      and(
        eq(shareLinks.tokenHash, params.tokenHash),
        sql`${shareLinks.revokedAt} is null and ${shareLinks.expiresAt} > now()`,
        sql`coalesce(${users.bannedUntil} <= now(), true) and ${users.deletionDueAt} is null`,
      ),
    );
  return row?.userId;
}

/** The profile of a working link; a counted view is counted in the same statement. */
export async function viewShare(
  db: Database,
  params: { tokenHash: string; userId: string; counts: boolean },
): Promise<{ profile: GeneratedProfile | null; answers: Answers; expiresAt: Date } | undefined> {
  const { rows } = await db.execute<{ profile: GeneratedProfile | null; answers: Answers; expires_at: string }>(sql`
    with seen as (
      update share_links s
      set views = s.views + case when ${params.counts}::boolean then 1 else 0 end,
        last_viewed_at = case when ${params.counts}::boolean then now() else s.last_viewed_at end
      where s.token_hash = ${params.tokenHash} and s.user_id = ${params.userId}::uuid
        and s.revoked_at is null and s.expires_at > now()
      returning s.profile_id, s.user_id, s.expires_at
    )
    select p.generated_profile as profile, c.answers, seen.expires_at
    from seen join ai_conversation_profiles p on p.id = seen.profile_id
    join conversations c on c.id = p.conversation_id and c.user_id = seen.user_id`);
  const row = rows[0];
  return row && { profile: row.profile, answers: readAnswers(row.answers), expiresAt: new Date(row.expires_at) };
}
