import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Texts that were read aloud, kept for a week so that the same words are paid for once. */
export const speechClips = pgTable(
  'speech_clips',
  {
    /** Of voice, model and text. */
    textHash: text('text_hash').primaryKey(),
    mp3: bytea('mp3').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('speech_clips_oldest').on(table.createdAt)],
);
