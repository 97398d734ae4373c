import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProofKind, ProofTopic } from '#shared/domain/proof.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Every change made by an admin. Triggers reject updates, and deletes within a year (migrations 0005 and 0011). Rows
 * hold only IDs, states and our own words, never what a person wrote.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    /** The account; not a foreign key, so that the entry outlives it. */
    adminId: uuid('admin_id').notNull(),
    /** The action, such as `user.deactivate`. */
    action: text('action').notNull(),
    /** The type of thing the action changed (`user`, `lead`, `request` …) and its id. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId, table.id),
    index('audit_log_admin').on(table.adminId, table.id),
    index('audit_log_action').on(table.action, table.id),
  ],
);
export type AuditRow = typeof auditLog.$inferSelect;

/** One row per visit: the first page a tab opens, with its source. It sets no cookie. */
export const visits = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The browser's id, filled in when a conversation starts during the visit. */
    visitorId: uuid('visitor_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Path of the first page, without its query. */
    landing: text('landing').notNull(),
    /** Host of the referring page. */
    referrer: text('referrer'),
    source: text('source'),
    medium: text('medium'),
    campaign: text('campaign'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('visits_newest').on(table.createdAt),
    index('visits_visitor').on(table.visitorId),
    index('visits_user').on(table.userId),
  ],
);

/** Claims on public pages (shared/content/claims.ts) that were switched off, or on again. */
export const marketingClaimSwitches = pgTable('claim_switches', {
  key: text('key').primaryKey(),
  isOff: boolean('is_off').notNull(),
  byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Proof that the owner shows on public pages: quotes, results, clients, cases, and press (shared/domain/proof.ts). */
export const proofEntries = pgTable('proof_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<ProofKind>().notNull(),
  name: text('name').notNull(),
  business: text('business'),
  place: text('place'),
  text: text('text'),
  problem: text('problem'),
  outcome: text('outcome'),
  before: text('before'),
  after: text('after'),
  period: text('period'),
  measured: text('measured'),
  url: text('url'),
  topics: text('topics').array().$type<ProofTopic[]>().notNull(),
  city: text('city'),
  isShown: boolean('is_shown').notNull().default(true),
  /** Pages show lower positions first. */
  position: integer('position').notNull(),
  /** When and by whom it was confirmed that the customer agreed in writing. */
  consentAt: at('consent_at').notNull().defaultNow(),
  consentByUserId: uuid('consent_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
export type ProofRow = typeof proofEntries.$inferSelect;

/** The owner's choice of whether search shows a city's page; `is_shown` is null where the rule decides. */
export const citySettings = pgTable('city_settings', {
  slug: text('slug').primaryKey(),
  isShown: boolean('is_shown'),
  byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Result of a sweep's last run in one process. `error` is a name, never a message. */
export type SweepNote = { name: string; at: string; ms: number; error?: string | undefined };

/** Heartbeats of background worker processes: one row each, updated several times a minute. */
export const workerBeats = pgTable('worker_beats', {
  /** Generated when the process starts. */
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  startedAt: at('started_at').notNull(),
  beatAt: at('beat_at').notNull().defaultNow(),
  sweeps: jsonb('sweeps').$type<SweepNote[]>().notNull().default([]),
});
