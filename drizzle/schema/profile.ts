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
import { type Answers } from '#shared/domain/chat-answers.ts';
import { engineNames, generationStages, generationStatuses } from '#shared/domain/generation.ts';
import { writingJobKinds, writingJobStatuses, versionKinds } from '#shared/domain/member.ts';
import { type GeneratedProfile } from '#shared/schemas/profile.ts';
import { users } from './account.ts';
import { conversations } from './chat.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const generationStatus = pgEnum('generation_status', generationStatuses);
export const generationStage = pgEnum('generation_stage', generationStages);
export const engineName = pgEnum('engine_name', engineNames);

/** The conversation profile: saved once, when name and e-mail are both known; later answers update the same row. */
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
    /** Joined by comma. */
    goals: text('goals'),
    conversationResponses: jsonb('conversation_responses').$type<Answers>().notNull(),
    /** The newest finished profile; written by the worker alone. */
    generatedProfile: jsonb('generated_profile').$type<GeneratedProfile>(),
    generationId: uuid('generation_id').references((): AnyPgColumn => profileGenerations.id, { onDelete: 'set null' }),
    /** Keys of the prompts its visitor copied, oldest first: they stay open when the profile passes to an account. */
    copiedPrompts: text('copied_prompts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The address an account was asked for; asking again for the same one does nothing. */
    accountEmail: text('account_email'),
    /** When the sweeper should look after an account that is still to be made; null when there is nothing to do. */
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
 * The work of writing one profile. The row is the truth: a job only says "look at row X", and a row whose wake-up got
 * lost is woken again by the sweeper.
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
    /** Keyed hash of the requesting network, whose share of the budget it uses; null once finished. */
    networkHash: text('network_hash'),
    /** Hash of the answers a profile rests on: same answers, same generation. */
    inputHash: text('input_hash').notNull(),
    status: generationStatus('status').notNull().default('queued'),
    stage: generationStage('stage').notNull().default('waiting'),
    percent: integer('percent').notNull().default(0),
    engine: engineName('engine'),
    /** The plan while its prompts are being written; null before and after. Prompts are never in it, so it has none to lock. */
    partial: jsonb('partial').$type<GeneratedProfile>(),
    /** What is written so far: "plan", then keys of platforms. */
    sections: text('sections').array().notNull().default([]),
    /** Why the preferred engine did not write it, or why nothing could be written. Never visitor text. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows with every claim; a worker that lost its claim can no longer write. */
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
 * One piece of writing a member asked the engine for. The row is the truth: a job only says "look at row X", and a row
 * whose wake-up got lost is woken again by the sweeper.
 */
export const writingJobs = pgTable(
  'engine_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: writingJobKind('kind').notNull(),
    /** Which section, or which step. At most one run per member, kind and subject is under way. */
    subject: text('subject').notNull(),
    /** What the work starts from: inputs of a step, remark and profile of a section. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    /** Keyed hash of the requesting network, whose share of the budget it uses; null once finished. */
    networkHash: text('network_hash'),
    status: writingJobStatus('status').notNull().default('queued'),
    engine: engineName('engine'),
    /** Why the preferred engine did not write it, or why nothing could be written. Never a member's text. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows with every claim; a worker that lost its claim can no longer write. */
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

/** One call to a model that writes, listens, or speaks: what it cost and how it ended. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The profile it was made for, or the run of a member; one of the two, and neither for what was heard or read aloud. */
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

/** Money for the model, one row per day (UTC): reserved before a call, settled after it. Millionths of a US dollar. */
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
    /** 1, 2, 3 … per profile: of two tabs that save over each other only one gets the next number. */
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
    /** The token, sealed: its owner may copy the link again. */
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

/** What a member thinks of a prompt, and wants to find again. */
export const promptMarks = pgTable(
  'prompt_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Platform and place in its list, `veo3.4`. */
    promptKey: text('prompt_key').notNull(),
    favoriteAt: at('favorite_at'),
    /** 1 for helpful, -1 for not helpful; null without an opinion. */
    rating: integer('rating'),
    /** What the member filled in for the prompt's variables, by name. */
    variables: jsonb('variables').$type<Record<string, string>>().notNull().default({}),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('prompt_marks_prompt').on(table.userId, table.promptKey)],
);
