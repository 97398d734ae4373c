import { eq, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { leads, contacts, contactMerges } from '#drizzle/schema/crm.ts';
import { isSearchable } from '#shared/domain/users.ts';
import type { Database } from '#server/db/client.ts';
import { takeTurnWithMerges } from '#server/db/personal-data.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

export type Contact = { id: string; email: string; name: string | null; phone: string | null };

/** All addresses of a person: the main one first, then those merged into it. Empty when there's no such person. */
export async function findGroup(db: Database, params: { personId: string }): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    with root as (select coalesce(merged_into, id) as id from ${contacts} where id = ${params.personId})
    select p.id, p.email, p.name, p.phone from ${contacts} p, root
    where p.id = root.id or p.merged_into = root.id
    order by p.id <> root.id, p.email`);
  return rows;
}

export type Duplicate = Contact & { why: 'phone' | 'business' };

/**
 * Possible duplicates: people with the same phone number, or the same name and business under another address. Merged
 * contacts are represented by their main one.
 */
export async function listDuplicates(
  db: Database,
  params: { personIds: string[]; phones: string[]; name: string | null; business: string | null },
): Promise<Duplicate[]> {
  const { phones, name, business } = params;
  const own = sql`${sql.param(params.personIds)}::uuid[]`;
  // Two terms too short for the index would scan every lead.
  const alike =
    name && business && [name, business].some(isSearchable)
      ? sql`(
          select person_id from ${leads}
          where search like lower(${likePattern(name)}) and search like lower(${likePattern(business)})
            and lower(name) = lower(${name}) and lower(business) = lower(${business})
          limit 100
        )`
      : sql`(select null::uuid as person_id where false)`;
  const { rows } = await db.execute<Duplicate>(sql`
    with found as (
      (
        select id, 'phone' as why from ${contacts}
        where right(regexp_replace(phone, '\\D', '', 'g'), 10) = any(${sql.param(phones)}::text[]) limit 100
      )
      union all select person_id, 'business' from ${alike} named
    ), roots as (
      select coalesce(p.merged_into, p.id) as id, max(found.why) as why from found join ${contacts} p on p.id = found.id
      group by 1
    )
    select p.id, p.email, p.name, p.phone, roots.why from roots join ${contacts} p on p.id = roots.id
    where p.id <> all(${own}) order by p.email limit 10`);
  return rows;
}

/** The account of any of these addresses, if there is one. */
export async function findAccount(
  db: Database,
  params: { emails: string[] },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, email from ${users} where email = any(${sql.param(params.emails)}::text[]) order by created_at limit 10`);
  return rows;
}

/**
 * Serializes merges and undos. Locks the admin's row first, because the rows written refer to it and an erasure locks
 * it. Call it at the start of a transaction.
 */
export async function takeTurn(tx: Database, params: { adminId: string }): Promise<void> {
  await tx.execute(sql`select 1 from ${users} where id = ${params.adminId} for key share`);
  await takeTurnWithMerges(tx);
}

/** Locks these people and everyone merged with them. @returns each with the contact it points to */
export async function lockGroups(
  tx: Database,
  params: { personIds: string[] },
): Promise<{ id: string; mergedInto: string | null }[]> {
  const ids = sql`${sql.param(params.personIds)}::uuid[]`;
  const { rows } = await tx.execute<{ id: string; mergedInto: string | null }>(sql`
    select p.id, p.merged_into as "mergedInto" from ${contacts} p
    where coalesce(p.merged_into, p.id) in (select coalesce(merged_into, id) from ${contacts} where id = any(${ids}))
    order by p.merged_into is not null, p.id for update of p`);
  return rows;
}

export type Moved = { id: string; before: string | null };

/** Merges people into the main one, and records where they pointed before. @returns the merge's id */
export async function insertMerge(
  tx: Database,
  params: { keptId: string; moved: Moved[]; byUserId: string },
): Promise<string> {
  const { keptId, moved, byUserId } = params;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with changed as (
      update ${contacts} set merged_into = ${keptId} where id = any(${sql.param(moved.map(({ id }) => id))}::uuid[])
    )
    insert into ${contactMerges} (kept_id, moved, by_user_id)
    values (${keptId}, ${JSON.stringify(moved)}::jsonb, ${byUserId}) returning id`);
  return rows[0]!.id;
}

export type Merge = { id: string; keptId: string; moved: Moved[]; undoneAt: Date | null };

/**
 * Returns a merge, or undefined. Its row isn't locked: the caller has its turn (`takeTurn`) and locks people next, while a person
 * deleted with the last lead locks itself first and its merges after.
 */
export async function findMerge(tx: Database, params: { mergeId: string }): Promise<Merge | undefined> {
  const { id, keptId, moved, undoneAt } = contactMerges;
  const [row] = await tx.select({ id, keptId, moved, undoneAt }).from(contactMerges).where(eq(id, params.mergeId));
  return row;
}

/**
 * Restores where each one pointed, if that still exists, and closes the merge. Deletes a person without leads who only
 * existed for the others.
 */
export async function undoMerge(
  tx: Database,
  params: { mergeId: string; keptId: string; moved: Moved[] },
): Promise<void> {
  await tx.execute(sql`
    update ${contacts} p set merged_into = (select b.id from ${contacts} b where b.id = moved.before)
    from jsonb_to_recordset(${JSON.stringify(params.moved)}::jsonb) as moved (id uuid, before uuid)
    where p.id = moved.id`);
  await tx
    .update(contactMerges)
    .set({ undoneAt: sql`now()` })
    .where(eq(contactMerges.id, params.mergeId));
  await tx.execute(sql`
    delete from ${contacts} p where p.id = ${params.keptId}
      and not exists (select 1 from ${leads} l where l.person_id = p.id)
      and not exists (select 1 from ${contacts} m where m.merged_into = p.id)`);
}

export type OpenMerge = {
  id: string;
  emails: string[];
  keptEmail: string;
  createdAt: Date | string;
  /** Whether it can be undone: none of its people were merged again since. */
  canUndo: boolean;
};

/** A person's active merges, newest first. */
export async function listMerges(db: Database, params: { personIds: string[] }): Promise<OpenMerge[]> {
  const { rows } = await db.execute<OpenMerge>(sql`
    select m.id, kept.email as "keptEmail", m.created_at as "createdAt",
      coalesce(array_agg(p.email order by p.email) filter (where p.id is not null), '{}') as emails,
      coalesce(bool_and(p.merged_into = m.kept_id) filter (where p.id is not null), true) as "canUndo"
    from ${contactMerges} m join ${contacts} kept on kept.id = m.kept_id
    cross join lateral jsonb_to_recordset(m.moved) as moved (id uuid)
    left join ${contacts} p on p.id = moved.id
    where m.kept_id = any(${sql.param(params.personIds)}::uuid[]) and m.undone_at is null
    group by m.id, m.kept_id, m.created_at, kept.email order by m.created_at desc, m.id limit 20`);
  return rows;
}
