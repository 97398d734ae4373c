import { sql } from 'drizzle-orm';
import {
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
import { versionKinds } from '#shared/domain/member.ts';
import { type GeneratedProfile } from '#shared/schemas/profile.ts';
import { users } from './account.ts';
import { aiConversationProfiles, conversations } from './chat.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const generationStatus = pgEnum('generation_status', generationStatuses);
export const generationStage = pgEnum('generation_stage', generationStages);
export const engineName = pgEnum('engine_name', engineNames);

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

/** One call to the model: what it cost and how it ended. */
export const generationAttempts = pgTable(
  'generation_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The profile it was made for, or the run of a member; one of the two, and neither for what was heard or read aloud. */
    generationId: uuid('generation_id').references(() => profileGenerations.id),
    runId: uuid('run_id'),
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
    index('generation_attempts_generation').on(table.generationId),
    index('generation_attempts_newest').on(table.createdAt, table.id),
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
 * What a member's profile looked like, one row per change. The newest row is what `ai_conversation_profiles` holds; rows
 * begin with the first change, when the profile as it was written is kept beside it.
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
    /** What the member asked for when a section was written anew. */
    remark: text('remark'),
    profile: jsonb('profile').$type<GeneratedProfile>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique('profile_versions_number').on(table.profileId, table.version)],
);
export type ProfileVersionRow = typeof profileVersions.$inferSelect;

/** Links that show a profile to whoever has them, until they end or are revoked. */
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

/** The prompts somebody without Pro has unlocked in a month: the count of the keys is what the month has used. */
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
