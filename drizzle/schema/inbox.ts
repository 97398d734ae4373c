import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { leadEntryKinds, leadKinds, leadStatuses } from '#shared/domain/inbox.ts';
import { users } from './auth.ts';
import { emails } from './mail.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const leadKind = pgEnum('lead_kind', leadKinds);
export const leadStatus = pgEnum('lead_status', leadStatuses);
export const leadEntryKind = pgEnum('lead_entry_kind', leadEntryKinds);

/** Whom the agency knows, by address. Who uses two addresses is one person once they are merged. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    name: text('name'),
    phone: text('phone'),
    /** The one this is another address of; never one that is merged itself. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => people.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('people_merged_into').on(table.mergedInto), // By the last ten digits, however the number is written.
    index('people_phone').on(sql`right(regexp_replace(${table.phone}, '\\D', '', 'g'), 10)`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

/** What a merge changed, so that it can be taken back. */
export const personMerges = pgTable(
  'person_merges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Each one that moved, and where it pointed before. */
    moved: jsonb('moved').$type<{ id: string; before: string | null }[]>().notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    undoneAt: at('undone_at'),
  },
  (table) => [index('person_merges_kept').on(table.keptId)],
);

/**
 * The inbox: one row per application, message, conversation with an address, waiting-list entry and subscription. Services
 * that write those rows record the lead in the same transaction (server/features/lead-intake); status, owner and tags are the
 * agency's.
 */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: leadKind('kind').notNull(),
    /** The record it was made from. */
    sourceId: uuid('source_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    email: text('email').notNull(),
    name: text('name'),
    phone: text('phone'),
    business: text('business'),
    city: text('city'),
    /** The beginning of what was said. */
    summary: text('summary').notNull().default(''),
    /** Path of the first page of the visit; campaign it came by. */
    landing: text('landing'),
    campaign: text('campaign'),
    status: leadStatus('status').notNull().default('new'),
    /** Of a conversation: the profile is there. Of a subscription: it was confirmed. */
    isFinished: boolean('is_finished').notNull().default(true),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    tags: text('tags').array().notNull().default([]),
    /** When the promised answer is due; null where nothing was promised. */
    dueAt: at('due_at'),
    /** When the first answer was given, or the lead was closed without one. */
    answeredAt: at('answered_at'),
    occurredAt: at('occurred_at').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /**
     * Orders the list: leads that wait for a promised reply by the second it's due, then all others, newest first. Computed by
     * PostgreSQL, so that it follows every change of a status.
     */
    sortKey: bigint('sort_key', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when due_at is not null and answered_at is null and status in ('new', 'open')
          then floor(extract(epoch from due_at at time zone 'UTC'))::bigint
          else 100000000000 - floor(extract(epoch from occurred_at at time zone 'UTC'))::bigint end`,
      ),
    /** What the search looks through, in lower case (`searchTextOf` in server/features/lead-intake/policy.ts). */
    search: text('search').notNull().default(''),
  },
  (table) => [
    unique('leads_source').on(table.sourceId, table.kind),
    index('leads_order').on(table.sortKey, table.id),
    index('leads_newest').on(table.occurredAt, table.id),
    index('leads_status').on(table.status, table.sortKey, table.id),
    index('leads_kind').on(table.kind, table.sortKey, table.id),
    index('leads_owner').on(table.ownerId, table.sortKey, table.id),
    index('leads_landing').on(table.landing, table.sortKey, table.id),
    index('leads_answered')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    index('leads_tagged')
      .on(table.updatedAt)
      .where(sql`${table.tags} <> '{}'`),
    index('leads_person').on(table.personId),
    index('leads_email').on(table.email),
    index('leads_tags').using('gin', table.tags),
    index('leads_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

/** What the agency did with a lead, in order. */
export const leadEntries = pgTable(
  'lead_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: leadEntryKind('kind').notNull(),
    /** The remark, or the answer as it was mailed. */
    body: text('body'),
    /** The status it was given. */
    status: leadStatus('status'),
    /** The mail of an answer. */
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Made by the browser for one filled form: what is sent twice is stored once. */
    submissionId: uuid('submission_id').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('lead_entries_lead').on(table.leadId, table.createdAt),
    index('lead_entries_email').on(table.emailId),
  ],
);
export type LeadEntryRow = typeof leadEntries.$inferSelect;
