/** Deletes leads together with people the agency then knows nothing else about. For erasure, retention, and the inbox. */
import { sql, type SQL } from 'drizzle-orm';
import { leads, contacts } from '#drizzle/schema/crm.ts';
import type { Database } from './client.ts';

type Executor = Pick<Database, 'execute'>;

const anyOf = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`;
const hasLead = sql`exists (select 1 from ${leads} l where l.person_id = p.id)`;
/** People that others were merged into stay: those belong together. */
const isUnknown = sql`not ${hasLead} and not exists (select 1 from ${contacts} m where m.merged_into = p.id)`;

/**
 * Deletes leads by their source rows or by address. Call it after the source rows are deleted or locked, like everyone who
 * changes a lead.
 */
export async function deleteLeads(tx: Executor, which: { sourceIds: string[] } | { email: string }): Promise<void> {
  const isMeant = 'email' in which ? sql`email = ${which.email}` : sql`source_id = ${anyOf(which.sourceIds)}`;
  const { rows } = await tx.execute<{ personId: string }>(sql`
    delete from ${leads} where ${isMeant} returning person_id as "personId"`);
  await forgetPeople(tx, { personIds: rows.map(({ personId }) => personId), isWaiting: true });
}

/**
 * Deletes those of these people who have no lead, and the person they were merged into if that one has nothing else either.
 * @param params `isWaiting`: wait for other transactions that hold them. A lead that moves to another person skips them
 * instead: two addresses that change places would wait for each other.
 */
export async function forgetPeople(
  tx: Executor,
  { personIds, isWaiting }: { personIds: string[]; isWaiting: boolean },
): Promise<void> {
  if (personIds.length === 0) return;
  const gone = await deleteUnknown(tx, personIds, isWaiting ? sql`` : sql`skip locked`);
  const roots = gone.flatMap(({ mergedInto }) => mergedInto ?? []);
  if (roots.length > 0) await deleteUnknown(tx, roots, sql`skip locked`);
}

/** Locks people and deletes the unknown ones. Two statements: the second one sees what was committed until the locks were held. */
async function deleteUnknown(tx: Executor, ids: string[], ifLocked: SQL): Promise<{ mergedInto: string | null }[]> {
  const held = await tx.execute<{ id: string }>(sql`
    select p.id from ${contacts} p where p.id = ${anyOf(ids)} and not ${hasLead} order by p.id for update ${ifLocked}`);
  if (held.rows.length === 0) return [];
  const { rows } = await tx.execute<{ mergedInto: string | null }>(sql`
    delete from ${contacts} p where p.id = ${anyOf(held.rows.map(({ id }) => id))} and ${isUnknown}
    returning p.merged_into as "mergedInto"`);
  return rows;
}
