import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { aiConversationProfiles, profileGenerations, type GenerationRow } from '#drizzle/schema/profile.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import type { EngineName, GenerationStage } from '#shared/domain/generation.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { olderPlatform } from '#shared/domain/prompt-keys.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Database } from '#server/db/client.ts';
import { newestFinished } from '#server/db/finished-profiles.ts';
import * as lease from '#server/db/lease.ts';
import { ownedBy, type Owner } from '#server/db/owner.ts';

type Owned = Owner & { conversationId: string };
type OfAnswers = { conversationId: string; inputHash: string };
const isOfAnswers = ({ conversationId, inputHash }: OfAnswers) =>
  and(eq(profileGenerations.conversationId, conversationId), eq(profileGenerations.inputHash, inputHash));

/** The owner's conversation with its saved profile row, or undefined. Archived conversations stay readable. */
export async function findOwnedConversation(db: Database, params: Owned) {
  const [row] = await db
    .select({ answers: conversations.answers, extras: conversations.extras, profileId: aiConversationProfiles.id })
    .from(conversations)
    .leftJoin(aiConversationProfiles, eq(aiConversationProfiles.conversationId, conversations.id))
    .where(and(eq(conversations.id, params.conversationId), ownedBy(params)));
  return row;
}

/**
 * Creates the generation of these answers, or finds it. The unique pair of conversation and input hash makes a double
 * click, two tabs, and two web processes create only one. A failed one is requeued, and so is one whose profile was
 * replaced in between (answers changed, and changed back).
 * @returns the row, and whether a worker must be woken
 */
export async function ensureGeneration(
  db: Database,
  params: { conversationId: string; profileId: string; inputHash: string; networkHash: string | null },
): Promise<{ row: GenerationRow; isNew: boolean }> {
  const [inserted] = await db
    .insert(profileGenerations)
    .values({ ...params, ...lease.queued('profile') })
    .onConflictDoUpdate({
      target: [profileGenerations.conversationId, profileGenerations.inputHash],
      set: {
        ...lease.queued('profile'),
        networkHash: params.networkHash,
        stage: 'waiting',
        percent: 0,
        failure: null,
        partial: null,
        sections: [],
        createdAt: sql`now()`,
      },
      setWhere: sql`${profileGenerations.status} = 'failed' or (${profileGenerations.status} = 'done' and not exists (
        select 1 from ${aiConversationProfiles}
        where ${aiConversationProfiles.generationId} = ${profileGenerations.id}
      ))`,
    })
    .returning();
  if (inserted) return { row: inserted, isNew: true };
  const [existing] = await db.select().from(profileGenerations).where(isOfAnswers(params));
  if (!existing) throw new Error('a generation that conflicts must exist');
  return { row: existing, isNew: false };
}

/** The generation of exactly these answers; a finished one only if its profile is the stored one. */
export async function findGeneration(db: Database, params: OfAnswers): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(profileGenerations)
    .where(
      and(
        isOfAnswers(params),
        sql`(${profileGenerations.status} <> 'done' or exists (
          select 1 from ${aiConversationProfiles} where ${aiConversationProfiles.generationId} = ${profileGenerations.id}
        ))`,
      ),
    );
  return row;
}

/**
 * Records that a visitor copied a prompt, unless an account owns the profile.
 * @returns whether the profile is the caller's
 */
export async function insertCopiedPrompt(
  db: Database,
  params: Owner & { profileId: string; key: string },
): Promise<boolean> {
  const { copiedPrompts } = aiConversationProfiles;
  const isNew = sql`${conversations.userId} is null and ${params.key} <> all (${copiedPrompts})
    and cardinality(${copiedPrompts}) < ${memberLimits.promptsPerMonth}`;
  const rows = await db
    .update(aiConversationProfiles)
    .set({
      copiedPrompts: sql`case when ${isNew} then array_append(${copiedPrompts}, ${params.key}) else ${copiedPrompts} end`,
    })
    .from(conversations)
    .where(
      and(
        eq(aiConversationProfiles.id, params.profileId),
        eq(conversations.id, aiConversationProfiles.conversationId),
        ownedBy(params),
      ),
    )
    .returning({ id: aiConversationProfiles.id });
  return rows.length === 1;
}

/** A generation without its plan, which is long. */
export type GenerationState = Omit<GenerationRow, 'partial'>;

/** Status of several generations, for the streams of one process. */
export async function listGenerations(db: Database, params: { ids: string[] }): Promise<GenerationState[]> {
  if (params.ids.length === 0) return [];
  const { partial: _, ...columns } = getTableColumns(profileGenerations);
  return db
    .select(columns)
    .from(profileGenerations)
    .where(sql`${profileGenerations.id} in ${params.ids}`);
}

/** The finished profile of an owner's conversation. */
export async function findFinishedProfile(db: Database, params: Owned) {
  const columns = {
    profile: aiConversationProfiles.generatedProfile,
    answers: conversations.answers,
    extras: conversations.extras,
    engine: profileGenerations.engine,
    generationId: profileGenerations.id,
    inputHash: profileGenerations.inputHash,
    profileId: aiConversationProfiles.id,
    accountId: conversations.userId,
  };
  const query = db.select(columns).from(conversations).$dynamic();
  const [row] = await newestFinished(query, and(eq(conversations.id, params.conversationId), ownedBy(params)));
  return row;
}

/** The newest finished profile of an account. */
export async function findNewestProfile(db: Database, params: { userId: string }) {
  const columns = {
    conversationId: conversations.id,
    profile: aiConversationProfiles.generatedProfile,
    answers: conversations.answers,
    extras: conversations.extras,
    engine: profileGenerations.engine,
    createdAt: profileGenerations.finishedAt,
  };
  const query = db.select(columns).from(conversations).$dynamic();
  const [row] = await newestFinished(query, eq(conversations.userId, params.userId));
  return row;
}

/** One prompt of an account's newest profile; undefined if there is none. @param params `index`: zero-based */
export async function findPrompt(
  db: Database,
  params: { userId: string; platform: string; index: number },
): Promise<{ title: string; prompt: string } | undefined> {
  const place = [params.platform === olderPlatform ? 'prompts' : `platformPrompts,${params.platform}`, params.index];
  const { rows } = await db.execute<{ prompt: { title: string; prompt: string } | null }>(sql`
    select profile.generated_profile #> ${`{${place.join(',')}}`}::text[] as prompt
    from ${conversations} c
    join ${aiConversationProfiles} profile on profile.conversation_id = c.id
    join ${profileGenerations} g on g.id = profile.generation_id
    where c.user_id = ${params.userId}
    order by g.finished_at desc
    limit 1`);
  return rows[0]?.prompt ?? undefined;
}

/**
 * Claims a generation for this worker.
 * @returns the row with its new claim number and how long its visitor has waited, or undefined when it's done or
 *   claimed by another worker
 */
export async function claimGeneration(
  db: Database,
  params: { id: string },
): Promise<(GenerationRow & { waitedMs: number }) | undefined> {
  const startedAt = sql`coalesce(${profileGenerations.startedAt}, now())`;
  const [row] = await lease.claim(db, 'profile', params.id, { startedAt }).returning({
    ...getTableColumns(profileGenerations),
    waitedMs: sql<number>`(extract(epoch from now() - ${profileGenerations.createdAt}) * 1000)::int`,
  });
  return row;
}

/** Reads the answers for a claimed generation, their owner, and whether this is the first profile of the conversation. */
export async function getGenerationAnswers(
  db: Database,
  params: { conversationId: string },
): Promise<{ answers: Answers; extras: Extras; userId: string | null; isFirstProfile: boolean }> {
  const [row] = await db
    .select({
      answers: conversations.answers,
      extras: conversations.extras,
      userId: conversations.userId,
      isFirstProfile: sql<boolean>`${aiConversationProfiles.generatedProfile} is null`,
    })
    .from(conversations)
    .leftJoin(aiConversationProfiles, eq(aiConversationProfiles.conversationId, conversations.id))
    .where(eq(conversations.id, params.conversationId));
  if (!row) throw new Error('a generation without its conversation');
  return row;
}

/** Stores progress and renews the lease. `sections` lists finished parts; `partial` is the finished plan. */
export async function updateProgress(
  db: Database,
  params: lease.Lease & {
    stage: GenerationStage;
    percent: number;
    sections?: string[];
    partial?: GeneratedProfile | undefined;
  },
): Promise<void> {
  const { stage, percent, sections, partial } = params;
  await lease.renew(db, 'profile', params, { stage, percent, sections, partial });
}

/**
 * Stores the profile and closes the generation in one statement. A late, older generation doesn't overwrite newer
 * answers' profile.
 * @returns false when the claim was lost; nothing is written then
 */
export async function finishGeneration(
  db: Database,
  params: lease.Lease & { profile: GeneratedProfile; engine: EngineName; failure: string | undefined },
): Promise<boolean> {
  const { engine, failure = null } = params;
  const close = lease
    .close(db, 'profile', params, {
      status: 'done',
      stage: 'done',
      percent: 100,
      engine,
      failure,
      finishedAt: sql`now()`,
      partial: null,
      networkHash: null,
    })
    .returning();
  const { rows } = await db.execute(sql`
    with done as (${close.getSQL()}), stored as (
      update ${aiConversationProfiles} as profile
      set generated_profile = ${JSON.stringify(params.profile)}::jsonb, generation_id = done.id, updated_at = now(),
        account_due_at = case when profile.account_email is distinct from lower(profile.email) then now() + interval '10 seconds' end
      from done
      where profile.id = done.profile_id and not exists (
        select 1 from ${profileGenerations} as newer
        where newer.conversation_id = done.conversation_id and newer.created_at > done.created_at and newer.status = 'done'
      )
    )
    select id from done
  `);
  return rows.length === 1;
}

/** Hands a claimed generation back: to the queue, or for good when `final`. */
export async function releaseGeneration(
  db: Database,
  params: lease.Attempt & { failure: string; final: boolean },
): Promise<void> {
  const { failure, final } = params;
  const closed = { status: 'failed' as const, failure, finishedAt: sql`now()`, partial: null, networkHash: null };
  if (final) await lease.close(db, 'profile', params, closed);
  // A finished plan stays: the next worker continues from it.
  else await lease.retryLater(db, 'profile', params, { failure });
}
