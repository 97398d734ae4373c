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

/** How far a member is with a step of the Marketing Machine. Steps nobody has touched have no row. */
export const machineSteps = pgTable(
  'machine_steps',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: machineStepKey('step').notNull(),
    status: machineStatus('status').notNull().default('open'),
    /** What the member changed in the step's fields; others are prefilled from the profile. */
    inputs: jsonb('inputs').$type<Record<string, string>>().notNull().default({}),
    notes: text('notes').notNull().default(''),
    /** What the step's tool produced last; its shape is shared/schemas/machine.ts. */
    result: jsonb('result').$type<unknown>(),
    resultAt: at('result_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('machine_steps_step').on(table.userId, table.step)],
);
export type MachineStepRow = typeof machineSteps.$inferSelect;

export const taskStatus = pgEnum('task_status', taskStatuses);
export const taskHorizon = pgEnum('task_horizon', taskHorizons);

/** What a member means to do, and by when: items of the roadmap with a date, and tasks of their own. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    horizon: taskHorizon('horizon').notNull(),
    /** Hash of the roadmap item it was made from, so that planning again adds nothing twice; its own id for an own task. */
    source: text('source').notNull(),
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    dueOn: date('due_on').notNull(),
    /** The day on which to remind of it; null for no reminder. */
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

/** The secret address of a member's calendar. One per member; a new one ends the old. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, sealed: its owner may copy the address again. */
  sealedToken: text('sealed_token').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** What a member wants to hear from us by themselves, and when the next weekly note is due. No row: everything. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weeklyInApp: boolean('weekly_in_app').notNull().default(true),
    weeklyByMail: boolean('weekly_by_mail').notNull().default(true),
    remindersByMail: boolean('reminders_by_mail').notNull().default(true),
    /** When the sweeper should write the next "what next" note; null until the first is planned. */
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
    /** A page of the site that it is about; null for none. */
    href: text('href'),
    /** Names what it tells of, so that telling again adds nothing; null where that cannot happen. */
    dedupeKey: text('dedupe_key'),
    isRead: boolean('is_read').notNull().default(false),
    /** Names the sample this row shows; null for a real one. Once per account, so writing them again adds none. */
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

/** A member's own code, made when they first look at their link. */
export const referralCodes = pgTable('referral_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** Keyed hashes of the browsers and networks the owner was seen with, to notice who refers themselves. */
  browsers: jsonb('browsers').$type<string[]>().notNull().default([]),
  networks: jsonb('networks').$type<string[]>().notNull().default([]),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Visits by a referral link: each browser counts once a day. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Keyed hash of network and browser: tells visits apart, and not whose they are. */
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
    /** Null once that account is gone: what was earned stays. */
    referredUserId: uuid('referred_user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    referralCode: text('referral_code').notNull(),
    status: referralStatus('status').notNull().default('pending'),
    /** Why it is looked at twice, or was refused: names of rules (server/features/member/affiliate/policy.ts). */
    flags: jsonb('flags').$type<string[]>().notNull().default([]),
    /** Keyed hashes of the network and the browser the account was made in. */
    networkHash: text('network_hash'),
    browserHash: text('browser_hash'),
    /** Keyed hash of what the first payment was made with; null before it. */
    paymentHash: text('payment_hash'),
    paidAt: at('paid_at'),
    /** When the hold ends; null before the first payment. */
    heldUntil: at('held_until'),
    /** Credit for the referrer once it is approved. */
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

/** What an account has paid with, as keyed hashes: the same card behind two accounts is noticed. */
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
