import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/**
 * Finds rows that are due and postpones them, so that several sweepers take turns.
 * @param due the column with the time; its table has an `id`
 * @param rule `lateSec`: only rows that are this overdue; `pauseSec`: when to look again; `most`: rows at a time
 * @returns the ids of the rows
 */
export async function takeDue(
  db: Database,
  due: PgColumn,
  rule: { lateSec?: number; pauseSec: number; most: number },
): Promise<string[]> {
  const { lateSec = 0, pauseSec, most } = rule;
  const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${due.table} set ${sql.identifier(due.name)} = ${inSeconds(pauseSec)}
    where id in (
      select id from ${due.table} where ${due} < ${inSeconds(-lateSec)}
      order by ${due} limit ${most} for update skip locked
    )
    returning id`);
  return rows.map(({ id }) => id);
}
