import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mailStatuses } from '#shared/domain/accounts.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const mailStatus = pgEnum('mail_status', mailStatuses);

/**
 * Every mail is a row before it is sent, written in the transaction of what it is about. A worker claims the row, sends,
 * and notes the outcome; the row is the truth and the queue only a wake-up.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Key of server/emails/templates. */
    template: text('template').notNull(),
    /** The one recipient: a checked address, trimmed and in lower case. */
    toEmail: text('to_email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the template is filled with, without anything secret. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Tokens and temporary passwords, sealed; emptied as soon as the mail is on its way or given up. */
    sealed: text('sealed'),
    status: mailStatus('status').notNull().default('queued'),
    /** Same key, same mail: a second row is not written. */
    dedupeKey: text('dedupe_key').unique(),
    /** Message-ID header, fixed at the first try and the same in every later one. */
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows with every claim; a worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    /** When the sweeper should wake a worker for it (again). */
    wakeAt: at('wake_at').notNull(),
    /** The last try was abandoned after five seconds without an answer. */
    timedOut: boolean('timed_out').notNull().default(false),
    /** What the last try ended with; a code and a phrase of ours or the provider's, never the mail's content. */
    lastError: text('last_error'),
    providerId: text('provider_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was queued: at creation, and again on each resend. The 24-hour retry window counts from here. */
    queuedAt: at('queued_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('emails_due')
      .on(table.wakeAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('emails_recipient').on(table.toEmail, table.createdAt.desc()),
    index('emails_newest').on(table.createdAt, table.id),
    index('emails_status').on(table.status, table.createdAt, table.id),
    index('emails_template').on(table.template, table.createdAt, table.id),
    index('emails_user').on(table.userId),
    // Finds notices to the agency about a person who is being exported or erased.
    index('emails_reply_to')
      .on(sql`(${table.data} ->> 'replyTo')`)
      .where(sql`${table.data} ->> 'replyTo' is not null`),
    index('emails_search').using('gin', table.toEmail.op('gin_trgm_ops')),
  ],
);
export type EmailRow = typeof emails.$inferSelect;

/** Addresses that asked for no more of what is not needed, or that do not exist. Only a hash is kept. */
export const emailSuppressions = pgTable('email_suppressions', {
  /** SHA-256 of the address in hexadecimal. */
  emailHash: text('email_hash').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
