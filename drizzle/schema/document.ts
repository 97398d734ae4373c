import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { versionKinds } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { users } from './auth.ts';
import { aiConversationProfiles } from './chat.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
