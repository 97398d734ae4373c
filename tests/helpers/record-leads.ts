/**
 * Records inbox leads for tests that write source rows by SQL; normally, services record the lead when they write a
 * row.
 */
import { connect, type Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordLead, recordMissingLeads } from '#server/features/crm/lead-intake/service.ts';
import type { TestDatabase } from './database.ts';

async function onDatabase({ url }: TestDatabase, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  await work(db).finally(close);
}

/** Records the lead for one row. */
export const recordLeadOf = (database: TestDatabase, row: Parameters<typeof recordLead>[1]): Promise<void> =>
  onDatabase(database, (db) => inTransaction(db, (tx) => recordLead(tx, row)));

/** Records leads for all rows whose lead is missing or outdated. Not for rows that others record at the same time. */
export const recordLeads = (database: TestDatabase): Promise<void> =>
  onDatabase(database, async (db) => {
    while ((await recordMissingLeads({ db })) > 0);
  });

/** Counts sources without a lead, leads without a source, leads of the wrong person, and chains of merges. */
export async function leadFaults(database: TestDatabase) {
  const [row] = await database.query(`
    with sources as (
      select id from contact_submissions union all select id from business_applications
      union all select id from newsletter_subscribers union all select id from ai_conversation_profiles
      union all select user_id from seat_waitlist
    )
    select (select count(*)::int from sources s where not exists (select 1 from leads where source_id = s.id)) as missing,
      (select count(*)::int from leads l where not exists (select 1 from sources s where s.id = l.source_id)) as orphans,
      (select count(*)::int from leads l join contacts p on p.id = l.person_id where p.email <> l.email) as strangers,
      (select count(*)::int from contacts p join contacts k on k.id = p.merged_into where k.merged_into is not null) as chains`);
  return row;
}
export const noFaults = { missing: 0, orphans: 0, strangers: 0, chains: 0 };
