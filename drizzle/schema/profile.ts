import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { engineNames, generationStages, generationStatuses } from '#shared/domain/generation.ts';
import { writingJobKinds, writingJobStatuses, versionKinds } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { users } from './account.ts';
import { answersColumn, conversations } from './chat.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const generationStatus = pgEnum('generation_status', generationStatuses);
export const generationStage = pgEnum('generation_stage', generationStages);
export const engineName = pgEnum('engine_name', engineNames);

/** A conversation's profile, saved once the name and email are known. Later answers update the same row. */
export const aiConversationProfiles = pgTable(
  'ai_conversation_profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .unique()
      .references(() => conversations.id),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    website: text('website'),
    businessName: text('business_name'),
    businessDescription: text('business_description'),
    currentMarketing: text('current_marketing'),
    targetAudience: text('target_audience'),
    /** Separated by commas. */
    goals: text('goals'),
    conversationResponses: answersColumn('conversation_responses').notNull(),
    /** The newest finished profile; written only by the worker. */
    generatedProfile: jsonb('generated_profile').$type<GeneratedProfile>(),
    generationId: uuid('generation_id').references((): AnyPgColumn => profileGenerations.id, { onDelete: 'set null' }),
    /**
     * Keys of the prompts the visitor copied, oldest first. They stay unlocked when the profile is transferred to an
     * account.
     */
    copiedPrompts: text('copied_prompts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The address an account was requested for. Requesting it again does nothing. */
    accountEmail: text('account_email'),
    /** When the sweeper should create a missing account; null if there's nothing to do. */
    accountDueAt: at('account_due_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('ai_conversation_profiles_email').on(table.email),
    index('ai_conversation_profiles_account_email')
      .on(table.accountEmail)
      .where(sql`${table.accountEmail} is not null`),
    index('ai_conversation_profiles_generation')
      .on(table.generationId)
      .where(sql`${table.generationId} is not null`),
    index('ai_conversation_profiles_account_due')
      .on(table.accountDueAt)
      .where(sql`${table.accountDueAt} is not null`),
  ],
);

/**
 * Generation of one profile. The row is the source of truth: a job only points to it, and the sweeper wakes rows whose
 * wake-up was lost.
 */
export const profileGenerations = pgTable(
  'profile_generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => aiConversationProfiles.id),
    /** Keyed hash of the requesting network, whose budget share it uses; null once finished. */
    networkHash: text('network_hash'),
    /** Hash of the answers: the same answers share one generation. */
    inputHash: text('input_hash').notNull(),
    status: generationStatus('status').notNull().default('queued'),
    stage: generationStage('stage').notNull().default('waiting'),
    percent: integer('percent').notNull().default(0),
    engine: engineName('engine'),
    /**
     * The plan while its prompts are being written; null before and after. It never contains prompts, so none can leak.
     */
    partial: jsonb('partial').$type<GeneratedProfile>(),
    /** Finished parts: "plan", then platform keys. */
    sections: text('sections').array().notNull().default([]),
    /** Why the preferred engine didn't write it, or why it failed. Never contains visitor text. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented by each claim. A worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    /** When the sweeper should wake a worker for it (again). */
    wakeAt: at('wake_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [
    uniqueIndex('profile_generations_once_per_input').on(table.conversationId, table.inputHash),
    index('profile_generations_due')
      .on(table.wakeAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('profile_generations_failed')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'failed'`),
    index('profile_generations_finished').on(table.finishedAt),
  ],
);
export type GenerationRow = typeof profileGenerations.$inferSelect;

export const writingJobKind = pgEnum('run_kind', writingJobKinds);
export const writingJobStatus = pgEnum('run_status', writingJobStatuses);

/**
 * A member's rewrite or tool job. The row is the source of truth: a job only points to it, and the sweeper wakes rows
 * whose wake-up was lost.
 */
export const writingJobs = pgTable(
  'engine_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: writingJobKind('kind').notNull(),
    /** The section or step. A member has at most one active job per kind and subject. */
    subject: text('subject').notNull(),
    /** The job's input: a step's fields, or a section's profile and the member's instructions. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    /** Keyed hash of the requesting network, whose budget share it uses; null once finished. */
    networkHash: text('network_hash'),
    status: writingJobStatus('status').notNull().default('queued'),
    engine: engineName('engine'),
    /** Why the preferred engine didn't write it, or why it failed. Never contains a member's text. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented by each claim. A worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    /** When the sweeper should wake a worker for it (again). */
    wakeAt: at('wake_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('engine_runs_one_under_way').on(table.userId, table.kind, table.subject),
    index('engine_runs_due')
      .on(table.wakeAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('engine_runs_failed')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'failed'`),
  ],
);
export type WritingJobRow = typeof writingJobs.$inferSelect;

/** A call to a model that writes, listens, or speaks, with its cost and outcome. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The profile or the member's job it was made for; at most one of the two, and neither for voice. */
    generationId: uuid('generation_id').references(() => profileGenerations.id),
    runId: uuid('run_id').references(() => writingJobs.id, { onDelete: 'set null' }),
    attempt: integer('attempt').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    detail: text('detail'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_generation').on(table.generationId),
    index('model_calls_run')
      .on(table.runId)
      .where(sql`${table.runId} is not null`),
    index('model_calls_newest').on(table.createdAt, table.id),
  ],
);

/** Model spending per day (UTC), in millionths of a US dollar. Reserved before a call, settled after it. */
export const aiBudgetDays = pgTable('ai_budget_days', {
  day: date('day').primaryKey(),
  reservedMicroUsd: bigint('reserved_micro_usd', { mode: 'number' }).notNull().default(0),
  spentMicroUsd: bigint('spent_micro_usd', { mode: 'number' }).notNull().default(0),
});

/** Part of a day's budget that each network, account and conversation has reserved or spent. Deleted after the day. */
export const aiBudgetShares = pgTable(
  'ai_budget_shares',
  {
    day: date('day').notNull(),
    /** Keyed hash that identifies no one (server/features/profile/model/policy.ts). */
    holder: text('holder').notNull(),
    takenMicroUsd: bigint('taken_micro_usd', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.holder] })],
);

export const versionKind = pgEnum('version_kind', versionKinds);

/**
 * Versions of a member's profile, one row per change. The newest row equals `ai_conversation_profiles`. Rows start with
 * the first change, which also stores the original.
 */
export const profileVersions = pgTable(
  'profile_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => aiConversationProfiles.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … per profile. If two tabs save at the same time, only one gets the next number. */
    version: integer('version').notNull(),
    kind: versionKind('kind').notNull(),
    /** The field or section that changed, e.g. `strategies.aiTools`; empty for a whole profile. */
    changed: text('changed').notNull().default(''),
    /** The member's instructions for a section rewrite. */
    remark: text('remark'),
    profile: jsonb('profile').$type<GeneratedProfile>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique('profile_versions_number').on(table.profileId, table.version)],
);
export type ProfileVersionRow = typeof profileVersions.$inferSelect;

/** Links that show a profile to anyone who has them, until they expire or are revoked. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => aiConversationProfiles.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token, sealed, so its owner can copy the link again. */
    sealedToken: text('sealed_token').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: at('last_viewed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('share_links_user').on(table.userId, table.createdAt.desc())],
);
export type ShareLinkRow = typeof shareLinks.$inferSelect;

/** Prompts that a member without Pro unlocked in a month. The number of keys is the month's usage. */
export const promptUses = pgTable(
  'prompt_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First day of the month, UTC, as `2026-11-01`. */
    month: text('month').notNull(),
    promptKeys: text('prompt_keys')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('prompt_uses_month').on(table.userId, table.month)],
);

/** A member's rating and bookmark for a prompt. */
export const promptMarks = pgTable(
  'prompt_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Platform and position in its list, such as `veo3.4`. */
    promptKey: text('prompt_key').notNull(),
    favoriteAt: at('favorite_at'),
    /** 1 for helpful, -1 for not helpful; null without a rating. */
    rating: integer('rating'),
    /** The member's values for the prompt's variables, by name. */
    variables: jsonb('variables').$type<Record<string, string>>().notNull().default({}),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('prompt_marks_prompt').on(table.userId, table.promptKey)],
);
