import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Answers } from '#shared/domain/chat-answers.ts';
import { type Extras } from '#shared/schemas/extras.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One run through the chat by one browser. Every answer lands here the moment it is given. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The anonymous browser that owns it, from its sealed cookie. */
    visitorId: uuid('visitor_id').notNull(),
    /**
     * The account it has passed to; from then on the browser alone doesn't own it. An account can't be deleted before its
     * conversations: emptied, this column would give them back to the browser.
     */
    userId: uuid('user_id').references(() => users.id),
    /** The referral link this browser came by, for the account that may be made of it. */
    referralCode: text('referral_code'),
    /** Where the visit began that led to it: first page, referrer, campaign. */
    origin: jsonb('origin').$type<Record<string, string>>(),
    scriptVersion: integer('script_version').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Answers besides the steps: a correction of what was understood, and those that sharpen the profile. */
    extras: jsonb('extras').$type<Extras>().notNull().default({}),
    /** What was understood of the business when it was described or corrected: a phrase, or empty for nothing. */
    understood: text('understood'),
    /** Counts answers and changes; an answer must name the revision it was given on, so two tabs cannot fork. */
    revision: integer('revision').notNull().default(0),
    /** Set by "start over"; a browser owns at most one conversation that is not archived. */
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

/** Texts that were read aloud, kept for a week so that the same words are paid for once. */
export const speechClips = pgTable(
  'speech_clips',
  {
    /** Of voice, model and text. */
    textHash: text('text_hash').primaryKey(),
    mp3: bytea('mp3').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('speech_clips_oldest').on(table.createdAt)],
);
