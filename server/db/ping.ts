import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

export async function databaseAnswers(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
