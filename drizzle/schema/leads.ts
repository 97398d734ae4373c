import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { applicationStatuses, contactStatuses, mailingLists, subscriberStatuses } from '#shared/domain/leads.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const contactStatus = pgEnum('contact_status', contactStatuses);
export const applicationStatus = pgEnum('application_status', applicationStatuses);
export const subscriberStatus = pgEnum('subscriber_status', subscriberStatuses);
export const mailingList = pgEnum('mailing_list', mailingLists);

/** Made anew for each table, as a column keeps the name of its table's constraint. */
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
    /** When somebody who reads the address's mail said yes; null until then, and again after each new start. */
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
