import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Asks the database for a sign of life. @returns false on an error, and when no answer came within `withinMs`. */
export async function databaseAnswers(db: Database, { withinMs }: { withinMs: number }): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), withinMs).unref());
  return Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
