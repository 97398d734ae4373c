import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Returns whether the database responds. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
