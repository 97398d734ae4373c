import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Answers } from '#shared/domain/chat-answers.ts';
import { readAnswers } from '#shared/domain/chat-first-texts.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import { users } from './account.ts';

/** Answers of a conversation. Rows of the first releases hold the options' texts, which become ids here. */
export const answersColumn = customType<{ data: Answers; driverData: Answers }>({
  dataType: () => 'jsonb',
  fromDriver: readAnswers,
});

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One conversation in one browser. Each answer is stored as soon as it's given. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The anonymous visitor that owns it, from the sealed cookie. */
    visitorId: uuid('visitor_id').notNull(),
    /**
     * The account it was transferred to; from then on, the browser alone doesn't own it. Accounts can't be deleted
     * before their conversations: with this column emptied, the browser would own them again.
     */
    userId: uuid('user_id').references(() => users.id),
    /** Referral code of the link this browser came from, for the account created later. */
    referralCode: text('referral_code'),
    /** Attribution of the visit: first page, referrer, campaign. */
    origin: jsonb('origin').$type<Record<string, string>>(),
    scriptVersion: integer('script_version').notNull(),
    answers: answersColumn('answers').notNull().default({}),
    /** Answers that aren't steps: corrections of what we understood, and details that sharpen the profile. */
    extras: jsonb('extras').$type<Extras>().notNull().default({}),
    /** What we understood about the business when it was described or corrected; empty if we understood nothing. */
    understood: text('understood'),
    /** Counts answers and changes. An answer must name the revision it's based on, so two tabs can't diverge. */
    revision: integer('revision').notNull().default(0),
    /** Set by "start over". A browser owns at most one conversation that isn't archived. */
    archivedAt: at('archived_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_one_open_per_visitor')
      .on(table.visitorId)
      .where(sql`${table.archivedAt} is null and ${table.userId} is null`),
    index('conversations_user').on(table.userId, table.updatedAt.desc()),
    index('conversations_updated_at').on(table.updatedAt),
  ],
);
export type ConversationRow = typeof conversations.$inferSelect;

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Audio of texts that were read aloud, kept for a week so we pay for the same text only once. */
export const speechClips = pgTable(
  'speech_clips',
  {
    /** Hash of voice, model, and text. */
    textHash: text('text_hash').primaryKey(),
    mp3: bytea('mp3').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('speech_clips_oldest').on(table.createdAt)],
);
