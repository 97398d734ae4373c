/** Searches in long lists: common terms are found near the start of the list, rare ones with an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

export type Search = {
  /** The table with its alias in all other fragments, e.g. `users u`, and that alias. */
  from: SQL;
  as: string;
  /** Columns that conditions, order, and `fits` read; one of them is the id. */
  columns: SQL;
  /** Filters, and where the page starts. */
  conditions: SQL[];
  /** A total order: no two rows are equal in it. */
  order: SQL;
  /** Whether one row matches. */
  fits: SQL;
  /** All matching rows, regardless of conditions: an indexed query for the columns that conditions and order read. */
  hits: SQL;
  /** Maximum number of ids to return. */
  limit: number;
  /** Number of rows checked one by one at the start of the list. Affects only speed, not results. */
  stretch: number;
};

/**
 * Returns the ids of a page of matches, in order. First walks a bounded part of the list, reading filters and order
 * from indexes. If that doesn't fill the page or reach the end, collects and sorts all matches.
 */
export async function searchIds(db: Database, search: Search): Promise<string[]> {
  const { from, columns, order, fits, hits, limit, stretch } = search;
  const row = sql.raw(search.as);
  const where = sql.join([sql`true`, ...search.conditions], sql` and `);
  // Read row by row until the page is full; `offset 0` prevents reading it twice.
  const near = await db.execute<{ ids: string[]; walked: number | null }>(sql`
    with stretch as materialized (
      select ${columns} from ${from} where ${where} order by ${order} limit ${stretch}
    )
    select near.ids, case when cardinality(near.ids) < ${limit} then (select count(*)::int from stretch) end as walked
    from (
      select array(select ${row}.id from stretch ${row} where ${fits} order by ${order} limit ${limit}) as ids offset 0
    ) near`);
  const { ids, walked } = near.rows[0]!;
  if (walked === null || walked < stretch) return ids;
  // Hidden from the planner: with its estimate of the matches, it would walk the whole list instead.
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as materialized (${hits})
    select ${row}.id from hits ${row} where ${where} order by ${order} limit ${limit}`);
  return rows.map(({ id }) => id);
}
