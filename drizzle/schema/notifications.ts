import { sql } from 'drizzle-orm';
import { boolean, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notificationTypes } from '#shared/domain/accounts.ts';
import { users } from './auth.ts';

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
