import { sql } from 'drizzle-orm';
import { limitBuckets } from '#drizzle/schema/limits.ts';
import type { Database } from './client.ts';

/** Deletes up to a thousand counters that expired a while ago. */
export async function deleteExpiredBuckets(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${limitBuckets} where key in (
      select key from ${limitBuckets} where expire < now() - interval '5 minutes' limit 1000 for update skip locked
    )`);
}
