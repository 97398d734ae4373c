/** Searches in lists of any length: what is common stands near their beginning, what is rare is gathered by an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

export type Search = {
  /** The table with the name its rows have in all that follows, e.g. `users u`, and that name. */
  from: SQL;
  as: string;
  /** What conditions, order and `fits` read of a row; its id is one of them. */
  columns: SQL;
  /** Filters, and where the page begins. */
  conditions: SQL[];
  /** No two rows are equal in it. */
  order: SQL;
  /** Whether a row is found, asked row by row. */
  fits: SQL;
  /** All rows that are found, whatever the conditions: a query, answered by an index, of what conditions and order read. */
  hits: SQL;
  /** Ids that are looked for. */
  limit: number;
  /** Rows at the beginning of the list that are asked one by one. A matter of time alone: what is found is the same. */
  stretch: number;
};

/**
 * Ids of a page of what is found, in order. A bounded stretch of the list is walked first, filters and order read from
 * indexes; unless it fills the page or is the whole list, all hits are gathered and sorted.
 */
export async function searchIds(db: Database, search: Search): Promise<string[]> {
  const { from, columns, order, fits, hits, limit, stretch } = search;
  const row = sql.raw(search.as);
  const where = sql.join([sql`true`, ...search.conditions], sql` and `);
  // Read row by row until the page is full; `offset 0` has it read once.
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
  // Out of the planner's sight: by its guess of how many hits there are, it would walk the whole list instead.
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as materialized (${hits})
    select ${row}.id from hits ${row} where ${where} order by ${order} limit ${limit}`);
  return rows.map(({ id }) => id);
}
