import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { taskHorizons, taskStatuses } from '#shared/domain/member.ts';
import { users } from './auth.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
