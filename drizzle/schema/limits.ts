import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate limit counters, in the shape that rate-limiter-flexible's Drizzle store expects. */
export const limitBuckets = pgTable(
  'limit_buckets',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('limit_buckets_expire').on(table.expire)],
);
