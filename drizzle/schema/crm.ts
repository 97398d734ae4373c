import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
} from 'drizzle-orm/pg-core';
import { leadEntryKinds, leadKinds, leadStatuses } from '#shared/domain/inbox.ts';
import { applicationStatuses, contactStatuses, mailingLists, subscriberStatuses } from '#shared/domain/leads.ts';
import { requestStatuses, serviceTypes } from '#shared/domain/member.ts';
import { users } from './account.ts';
import { emails } from './mail.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const contactStatus = pgEnum('contact_status', contactStatuses);
export const applicationStatus = pgEnum('application_status', applicationStatuses);
export const subscriberStatus = pgEnum('subscriber_status', subscriberStatuses);
export const mailingList = pgEnum('mailing_list', mailingLists);

/** Returns new columns for each table, because a column stores the name of its table's constraint. */
const leadColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  /** Made by the browser for one filled form: what is sent twice is stored once. */
  submissionId: uuid('submission_id').notNull().unique(),
  /** First and last page, referrer, campaign and referral code, as far as the browser knew them. */
  origin: jsonb('origin').$type<Record<string, string>>().notNull().default({}),
  /** Keyed hash of the client's network: tells what came from one place, and not from where. */
  networkHash: text('network_hash').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Messages of the contact page and of the city pages. */
export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    ...leadColumns(),
    name: text('name').notNull(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    phone: text('phone'),
    businessType: text('business_type'),
    message: text('message').notNull(),
    city: text('city'),
    /** `contact_page`, `bootcamp_application`, or `location_page_` and the city. It decides the kind of its lead. */
    source: text('source').notNull(),
    status: contactStatus('status').notNull().default('new'),
  },
  (table) => [
    index('contact_submissions_newest').on(table.createdAt.desc()),
    index('contact_submissions_email').on(table.email),
  ],
);
export type ContactSubmissionRow = typeof contactSubmissions.$inferSelect;

/** Applications by the seven steps of the wizard, one per address. The columns after `status` are filled by nobody yet. */
export const businessApplications = pgTable(
  'business_applications',
  {
    ...leadColumns(),
    name: text('name').notNull(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    phone: text('phone'),
    businessName: text('business_name').notNull(),
    website: text('website'),
    facebook: text('facebook'),
    instagram: text('instagram'),
    status: applicationStatus('status').notNull().default('pending'),
    businessType: text('business_type'),
    industry: text('industry'),
    employeeCount: text('employee_count'),
    currentRevenue: text('current_revenue'),
    marketingBudget: text('marketing_budget'),
    targetAudience: text('target_audience'),
    marketingChallenges: text('marketing_challenges'),
    marketingGoals: text('marketing_goals'),
  },
  (table) => [index('business_applications_newest').on(table.createdAt.desc())],
);
export type BusinessApplicationRow = typeof businessApplications.$inferSelect;

/** Who gets the newsletter or waits for a prompt pack. Nothing but the welcome is sent before `confirmed_at`. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    ...leadColumns(),
    list: mailingList('list').notNull(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    name: text('name'),
    /** Where the form stood. */
    source: text('source').notNull().default('website'),
    status: subscriberStatus('status').notNull().default('active'),
    /** When the owner of the address confirmed; null until then, and again after each new start. */
    confirmedAt: at('confirmed_at'),
    unsubscribedAt: at('unsubscribed_at'),
    /** When the sweeper should try to write the welcome mail again; null when it is written. */
    welcomeDueAt: at('welcome_due_at'),
    subscribedAt: at('subscribed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('newsletter_subscribers_email_list').on(table.email, table.list),
    index('newsletter_subscribers_welcome_due')
      .on(table.welcomeDueAt)
      .where(sql`${table.welcomeDueAt} is not null`),
  ],
);
export type NewsletterSubscriberRow = typeof newsletterSubscribers.$inferSelect;

export const leadKind = pgEnum('lead_kind', leadKinds);
export const leadStatus = pgEnum('lead_status', leadStatuses);
export const leadEntryKind = pgEnum('lead_entry_kind', leadEntryKinds);

/** Whom the agency knows, by address. Who uses two addresses is one person once they are merged. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    name: text('name'),
    phone: text('phone'),
    /** The one this is another address of; never one that is merged itself. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => contacts.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contacts_merged_into').on(table.mergedInto),
    // By the last ten digits, however the number is written.
    index('contacts_phone').on(sql`right(regexp_replace(${table.phone}, '\\D', '', 'g'), 10)`),
  ],
);
export type ContactRow = typeof contacts.$inferSelect;

/** What a merge changed, so that it can be taken back. The next release renames the table to `contact_merges` (migration 0013). */
export const contactMerges = pgTable(
  'person_merges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
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
 * that write those rows record the lead in the same transaction (server/features/crm/lead-intake); status, owner and tags are the
 * agency's.
 */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: leadKind('kind').notNull(),
    /** The record it was made from. */
    sourceId: uuid('source_id').notNull(),
    /** The contact. The column keeps its first name, which processes of the release before write. */
    personId: uuid('person_id')
      .notNull()
      .references(() => contacts.id),
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
    /** What the search looks through, in lower case (`searchTextOf` in server/features/crm/lead-intake/policy.ts). */
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

export const requestStatus = pgEnum('request_status', requestStatuses);
export const serviceType = pgEnum('service_type', serviceTypes);

/** What a member asks the agency to do. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the browser for one filled form: what is sent twice is stored once. */
    submissionId: uuid('submission_id').notNull().unique(),
    serviceType: serviceType('service_type').notNull(),
    description: text('description').notNull(),
    status: requestStatus('status').notNull().default('pending'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('service_requests_user').on(table.userId, table.createdAt.desc()),
    // Read from the end: the newest come first.
    index('service_requests_newest').on(table.createdAt, table.id),
    index('service_requests_status').on(table.status, table.createdAt, table.id),
    index('service_requests_search').using('gin', table.description.op('gin_trgm_ops')),
  ],
);
export type ServiceRequestRow = typeof serviceRequests.$inferSelect;

/** What happened to a request: a status it was given, a reply of the agency, or both. The first row is its beginning. */
export const serviceRequestEvents = pgTable(
  'service_request_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    status: requestStatus('status').notNull(),
    /** What the agency wrote to the member. */
    reply: text('reply'),
    /** The account that did it; null once that is gone. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('service_request_events_request').on(table.requestId, table.createdAt)],
);
export type ServiceRequestEventRow = typeof serviceRequestEvents.$inferSelect;
