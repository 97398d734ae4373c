import { sql } from 'drizzle-orm';
import type { Identity } from '#drizzle/data-map-owners.ts';
import { users } from '#drizzle/schema/account.ts';
import { contacts } from '#drizzle/schema/crm.ts';
import type { Role } from '#shared/domain/accounts.ts';
import type { Database } from '#server/db/client.ts';
import {
  countPerson,
  erasePerson,
  findConversationIds,
  readPerson,
  type TableCounts,
} from '#server/db/personal-data.ts';

/** Account and contact of an email address, if known. */
export type Known = {
  userId: string | null;
  role: Role | null;
  /** The contact's id. */
  personId: string | null;
  /** Addresses merged with this one. */
  otherAddresses: string[];
};

/** Finds the account and the contact of an email address. */
export async function findKnown(db: Database, params: { email: string }): Promise<Known> {
  const { email } = params;
  const { rows } = await db.execute<Known>(sql`
    select u.id as "userId", u.role, p.id as "personId", array(
      select o.email from ${contacts} o
      where coalesce(o.merged_into, o.id) = coalesce(p.merged_into, p.id) and o.email <> ${email} order by o.email
    ) as "otherAddresses"
    from (select 1) one
    left join ${users} u on u.email = ${email}
    left join ${contacts} p on p.email = ${email}`);
  return rows[0]!;
}

/** Locks an account until the end of the transaction. Concurrent writes to it wait and then find no account. */
export async function lockAccount(tx: Database, params: { email: string }): Promise<void> {
  await tx.execute(sql`select 1 from ${users} where email = ${params.email} for update`);
}

const withConversations = async (db: Database, identity: Identity) => ({
  ...identity,
  conversationIds: await findConversationIds(db, identity),
});

/** Counts rows by table; tables without rows are left out. */
export async function countRows(db: Database, params: { identity: Identity }): Promise<TableCounts> {
  return countPerson(db, await withConversations(db, params.identity));
}

/** Reads all personal data, by table. */
export async function readRows(db: Database, params: { identity: Identity }): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for await (const { table, rows } of readPerson(db, await withConversations(db, params.identity)))
    tables[table] = rows;
  return tables;
}

/** Erases a person; see `erasePerson`. */
export function eraseRows(tx: Database, params: { identity: Identity }): Promise<void> {
  return erasePerson(tx, params.identity);
}
