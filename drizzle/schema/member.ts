import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { notificationTypes } from '#shared/domain/accounts.ts';
import {
  machineStatuses,
  machineStepKeys,
  referralStatuses,
  taskHorizons,
  taskStatuses,
} from '#shared/domain/member.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const machineStepKey = pgEnum('machine_step_key', machineStepKeys);
export const machineStatus = pgEnum('machine_status', machineStatuses);

/** A member's progress with a step of the Marketing Machine. Untouched steps have no row. */
export const machineSteps = pgTable(
  'machine_steps',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: machineStepKey('step').notNull(),
    status: machineStatus('status').notNull().default('open'),
    /** Fields the member changed; the others are prefilled from the profile. */
    inputs: jsonb('inputs').$type<Record<string, string>>().notNull().default({}),
    notes: text('notes').notNull().default(''),
    /** The step's latest result, shaped as in shared/schemas/machine.ts. */
    result: jsonb('result').$type<unknown>(),
    resultAt: at('result_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('machine_steps_step').on(table.userId, table.step)],
);
export type MachineStepRow = typeof machineSteps.$inferSelect;

export const taskStatus = pgEnum('task_status', taskStatuses);
export const taskHorizon = pgEnum('task_horizon', taskHorizons);

/** A member's plan: roadmap items with dates, and tasks of their own. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    horizon: taskHorizon('horizon').notNull(),
    /**
     * Hash of the roadmap item it was created from, so planning again adds no duplicates; for the member's own tasks,
     * its id.
     */
    source: text('source').notNull(),
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    dueOn: date('due_on').notNull(),
    /** The day to send a reminder; null for none. */
    remindOn: date('remind_on'),
    remindedAt: at('reminded_at'),
    status: taskStatus('status').notNull().default('open'),
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tasks_source').on(table.userId, table.source),
    index('tasks_user_due').on(table.userId, table.dueOn),
    index('tasks_reminders')
      .on(table.remindOn)
      .where(sql`${table.remindOn} is not null and ${table.remindedAt} is null and ${table.status} = 'open'`),
  ],
);
export type TaskRow = typeof tasks.$inferSelect;

/** Secret URL of a member's calendar. Each member has one; a new one replaces the old. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, sealed, so its owner can copy the URL again. */
  sealedToken: text('sealed_token').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Which notifications a member wants, and when the next weekly note is due. No row means all of them. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weeklyInApp: boolean('weekly_in_app').notNull().default(true),
    weeklyByMail: boolean('weekly_by_mail').notNull().default(true),
    remindersByMail: boolean('reminders_by_mail').notNull().default(true),
    /** When the sweeper should write the next weekly note; null until the first one is scheduled. */
    weeklyDueAt: at('weekly_due_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('notification_settings_weekly_due')
      .on(table.weeklyDueAt)
      .where(sql`${table.weeklyDueAt} is not null`),
  ],
);

export const notificationType = pgEnum('notification_type', notificationTypes);

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: notificationType('type').notNull(),
    /** A page of the site that it links to; null for none. */
    href: text('href'),
    /** Identifies the event, so that it isn't announced twice; null if that can't happen. */
    dedupeKey: text('dedupe_key'),
    isRead: boolean('is_read').notNull().default(false),
    /** Identifies the sample; null for real notifications. Unique per account, so writing them again adds none. */
    sample: text('sample'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notifications_user_newest').on(table.userId, table.createdAt.desc()),
    uniqueIndex('notifications_dedupe')
      .on(table.userId, table.dedupeKey)
      .where(sql`${table.dedupeKey} is not null`),
    uniqueIndex('notifications_sample_once')
      .on(table.userId, table.sample)
      .where(sql`${table.sample} is not null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

export const referralStatus = pgEnum('referral_status', referralStatuses);

/** A member's referral code, created when they first open their referral page. */
export const referralCodes = pgTable('referral_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** Keyed hashes of the owner's browsers and networks, to detect self-referrals. */
  browsers: jsonb('browsers').$type<string[]>().notNull().default([]),
  networks: jsonb('networks').$type<string[]>().notNull().default([]),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Visits through a referral link. Each browser counts once a day. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Keyed hash of network and browser: tells visits apart without revealing who made them. */
    visitorHash: text('visitor_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique('referral_clicks_once').on(table.code, table.day, table.visitorHash)],
);

/** Accounts created through a referral link, one row each, with the state of the reward. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once that account is gone; the reward stays. */
    referredUserId: uuid('referred_user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    referralCode: text('referral_code').notNull(),
    status: referralStatus('status').notNull().default('pending'),
    /** Why it needs review or was refused: names of rules (server/features/member/affiliate/policy.ts). */
    flags: jsonb('flags').$type<string[]>().notNull().default([]),
    /** Keyed hashes of the network and browser that created the account. */
    networkHash: text('network_hash'),
    browserHash: text('browser_hash'),
    /** Keyed hash of the first payment's card; null before it. */
    paymentHash: text('payment_hash'),
    paidAt: at('paid_at'),
    /** When the hold ends; null before the first payment. */
    heldUntil: at('held_until'),
    /** The referrer's credit once it's approved. */
    rewardCents: integer('reward_cents').notNull().default(0),
    approvedAt: at('approved_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.createdAt.desc()),
    index('referrals_held')
      .on(table.heldUntil)
      .where(sql`${table.status} = 'held'`),
  ],
);
export type ReferralRow = typeof referrals.$inferSelect;

/** Cards an account has paid with, as keyed hashes, to detect one card behind two accounts. */
export const paymentMarks = pgTable(
  'payment_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paymentHash: text('payment_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.paymentHash] }),
    index('payment_marks_hash').on(table.paymentHash),
  ],
);
