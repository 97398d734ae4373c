import { sql } from 'drizzle-orm';
import { orderLines, orders } from '#drizzle/schema/billing.ts';
import { notifications, tasks } from '#drizzle/schema/member.ts';
import { brand } from '#shared/brand.ts';
import type { Database } from '#server/db/client.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

export type FoundRow = {
  kind: 'task' | 'notification' | 'order';
  id: string;
  title: string;
  /** Status of a task or an order; `read` or `unread`. */
  state: string;
  /** A task's due date (`2026-11-27`), or the creation time of other rows (ISO 8601). */
  at: string;
};

const iso = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/**
 * Tasks, notifications, and orders of an account that contain all of the words, at most `limit` of each kind: open
 * tasks first, then the newest. Each part reads the few rows of one account by index.
 */
export async function findRows(
  db: Database,
  params: { userId: string; words: string[]; limit: number },
): Promise<FoundRow[]> {
  const { userId, words, limit } = params;
  const all = sql`all(${sql.param(words.map(likePattern))}::text[])`;
  const { rows } = await db.execute<FoundRow>(sql`
    (select 'task' as kind, t.id, t.title, t.status::text as state, t.due_on::text as at
      from ${tasks} t where t.user_id = ${userId}::uuid and t.title || ' ' || t.note ilike ${all}
      order by t.status <> 'open', t.due_on, t.id limit ${limit})
    union all
    (select 'notification', n.id, n.title, case when n.is_read then 'read' else 'unread' end, ${iso('n.created_at')}
      from ${notifications} n where n.user_id = ${userId}::uuid and n.title || ' ' || n.message ilike ${all}
      order by n.created_at desc, n.id desc limit ${limit})
    union all
    (select 'order', o.id, ${brand.orderPrefix}::text || o.number || ' ' || l.names, o.status::text, ${iso('o.created_at')}
      from ${orders} o
      cross join lateral (
        select coalesce(string_agg(name, ', ' order by name), '') as names from ${orderLines} where order_id = o.id
      ) l
      where o.user_id = ${userId}::uuid and o.status in ('open', 'paid', 'refunded', 'disputed')
        and ${brand.orderPrefix}::text || o.number || ' ' || l.names ilike ${all}
      order by o.created_at desc, o.id desc limit ${limit})`);
  return rows;
}
