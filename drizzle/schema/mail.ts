import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mailStatuses } from '#shared/domain/accounts.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const mailStatus = pgEnum('mail_status', mailStatuses);

/**
 * Outgoing emails. Each is written in the transaction it belongs to, before it's sent. A worker claims the row, sends
 * the email, and records the outcome; the queue is only a wake-up.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Key of server/emails/templates. */
    template: text('template').notNull(),
    /** The only recipient: a validated address, trimmed and lowercase. */
    toEmail: text('to_email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The template's data, without secrets. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Tokens and temporary passwords, sealed; emptied once the email is sent or given up. */
    sealed: text('sealed'),
    status: mailStatus('status').notNull().default('queued'),
    /** Unique per email: a second row with the same key isn't written. */
    dedupeKey: text('dedupe_key').unique(),
    /** Message-ID header, set at the first attempt and reused by later ones. */
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented by each claim. A worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    /** When the sweeper should wake a worker for it (again). */
    wakeAt: at('wake_at').notNull(),
    /** Whether the last attempt timed out after five seconds. */
    timedOut: boolean('timed_out').notNull().default(false),
    /** Result of the last attempt: a code and a phrase from us or the provider, never the email's content. */
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

/** Addresses that opted out of optional email, or that don't exist. Only a hash is kept. */
export const emailSuppressions = pgTable('email_suppressions', {
  /** SHA-256 of the address in hexadecimal. */
  emailHash: text('email_hash').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
