import { sql, type SQL } from 'drizzle-orm';
import { accountActivationTokens } from '#drizzle/schema/activation.ts';
import { users, userTokens } from '#drizzle/schema/account.ts';
import { conversations } from '#drizzle/schema/chat.ts';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { auditLog, visits } from '#drizzle/schema/admin.ts';
import {
  leadEntries,
  leads,
  businessApplications,
  contactSubmissions,
  newsletterSubscribers,
} from '#drizzle/schema/crm.ts';
import { emails } from '#drizzle/schema/mail.ts';
import { orders, paymentCustomers, subscriptions } from '#drizzle/schema/billing.ts';
import { referralClicks } from '#drizzle/schema/member.ts';
import type { RetentionKind } from '#shared/domain/retention.ts';
import type { Database } from '#server/db/client.ts';
import { deleteLeads } from '#server/db/leads.ts';
import { eraseConversations, erasePerson, takeTurnWithMerges } from '#server/db/personal-data.ts';

/** Rows deleted per transaction. Inbox records lock their people, so their batches are small. */
const batch = { rows: 2000, records: 100, accounts: 20 } as const;

type Deletion = (tx: Database, months: number) => Promise<number>;

/** Returns the start of the retention period, by the database's clock. */
const oldest = (months: number): SQL => sql`now() - make_interval(months => ${months})`;

async function deleteRows(tx: Database, table: SQL, key: SQL, isOld: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ${key} = any(array(
      select ${key} from ${table} where ${isOld} limit ${batch.rows} for update skip locked
    ))`);
  return rowCount ?? 0;
}

/** Matches records whose lead got a note or a reply within the retention period. */
const hasYoungEntry = (record: SQL, months: number) => sql`exists (
  select 1 from ${leads} l join ${leadEntries} e on e.lead_id = l.id
  where l.source_id = ${record} and e.created_at >= ${oldest(months)})`;

/** Deletes records together with their leads, and people without other leads. */
async function deleteRecords(tx: Database, table: SQL, isOld: SQL): Promise<number> {
  await takeTurnWithMerges(tx);
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${table} where id = any(array(
      select id from ${table} where ${isOld} limit ${batch.records} for update skip locked
    )) returning id`);
  await deleteLeads(tx, { sourceIds: rows.map(({ id }) => id) });
  return rows.length;
}

/** Deletes a batch of each kind. Safe to run in parallel, also across processes. */
const deletions: Record<RetentionKind, Deletion> = {
  async conversations(tx, months) {
    // Locked before the conversations, in the same order as erasures.
    await takeTurnWithMerges(tx);
    const { rows } = await tx.execute<{ id: string }>(sql`
      select c.id from ${conversations} c
      where c.user_id is null and c.updated_at < ${oldest(months)} and not exists (
        select 1 from ${aiConversationProfiles} p where p.conversation_id = c.id and ${hasYoungEntry(sql`p.id`, months)})
      order by c.updated_at limit ${batch.records} for update skip locked`);
    if (rows.length > 0)
      await eraseConversations(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  },

  async accounts(tx, months) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select u.id from ${users} u
      where u.confirmed_at is null and u.role = 'member' and u.created_at < ${oldest(months)}
        and not exists (select 1 from ${userTokens} where user_id = u.id and expires_at > now())
        and not exists (select 1 from ${accountActivationTokens} where user_id = u.id and expires_at > now())
      order by u.created_at limit ${batch.accounts} for update skip locked`);
    // Messages from this address that were sent without the account have their own retention periods.
    for (const { id } of rows) await erasePerson(tx, { userId: id, email: null });
    return rows.length;
  },

  messages: (tx, months) =>
    deleteRecords(
      tx,
      sql`${contactSubmissions}`,
      sql`created_at < ${oldest(months)} and not ${hasYoungEntry(sql`${contactSubmissions}.id`, months)}`,
    ),

  applications: (tx, months) =>
    deleteRecords(
      tx,
      sql`${businessApplications}`,
      sql`created_at < ${oldest(months)} and not ${hasYoungEntry(sql`${businessApplications}.id`, months)}`,
    ),

  subscriptions: (tx, months) =>
    deleteRecords(
      tx,
      sql`${newsletterSubscribers}`,
      sql`(confirmed_at is null or status = 'unsubscribed')
        and coalesce(unsubscribed_at, subscribed_at) < ${oldest(months)}
        and not ${hasYoungEntry(sql`${newsletterSubscribers}.id`, months)}`,
    ),

  emails: (tx, months) =>
    deleteRows(
      tx,
      sql`${emails}`,
      sql`id`,
      sql`created_at < ${oldest(months)} and status in ('sent', 'error', 'suppressed')`,
    ),

  async visits(tx, months) {
    const own = await deleteRows(tx, sql`${visits}`, sql`id`, sql`created_at < ${oldest(months)}`);
    const clicks = await deleteRows(tx, sql`${referralClicks}`, sql`id`, sql`created_at < ${oldest(months)}`);
    return own + clicks;
  },

  async audit(tx, months) {
    const { rowCount } = await tx.execute(sql`
      delete from ${auditLog} where id = any(array(
        select id from ${auditLog} where at < ${oldest(months)} order by id limit ${batch.rows}))`);
    return rowCount ?? 0;
  },

  /** Deletes payment records of deleted accounts only. Members keep their purchases. */
  async payments(tx, months) {
    const bought = await deleteRows(
      tx,
      sql`${orders}`,
      sql`id`,
      sql`user_id is null and status <> 'open' and coalesce(closed_at, paid_at, created_at) < ${oldest(months)}`,
    );
    const running = await deleteRows(
      tx,
      sql`${subscriptions}`,
      sql`id`,
      sql`user_id is null and coalesce(current_period_end, created_at) < ${oldest(months)}`,
    );
    const customers = await deleteRows(
      tx,
      sql`${paymentCustomers}`,
      sql`id`,
      sql`user_id is null and removed_at < ${oldest(months)}`,
    );
    return bought + running + customers;
  },
};

/**
 * Deletes a batch of rows older than `months` by the database's clock. Call it in a transaction of its own.
 * @returns the number of deleted rows; 0 when there are no more.
 */
export function deleteOld(tx: Database, params: { kind: RetentionKind; months: number }): Promise<number> {
  return deletions[params.kind](tx, params.months);
}
