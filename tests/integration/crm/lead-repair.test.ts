/**
 * Checks that leads are recorded, updated and deleted after processes without lead recording wrote their source rows.
 */
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { setStatus } from '#server/features/crm/inbox/service.ts';
import { repairLeads } from '#server/features/crm/lead-intake/service.ts';
import { waitForSeat } from '#server/features/billing/seats/service.ts';
import { insertAccount, newAddress } from '#tests/helpers/members.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { leadFaults, noFaults } from '#tests/helpers/record-leads.ts';
import { insertLead } from '../access/rows-inbox.ts';

const database = await openDatabase();
const writer = closing(createTestDeps({ databaseUrl: database.url }));
const leadsOf = (email: string) =>
  database.query<{ id: string; kind: string }>('select * from leads where email = $1', [email]);
const isKnown = async (email: string) =>
  (await database.query('select 1 from contacts where email = $1', [email])).length > 0;

describe('the lead repair', () => {
  const repair = () => repairLeads(writer.deps);

  it('records, updates and deletes leads after a process that does not know them, and then has nothing to do', async () => {
    await repair();
    const [message, gone] = [newAddress('message'), newAddress('gone')];
    const { id, email } = await insertAccount(database);
    const admin = await insertAccount(database, { role: 'admin' });
    await insertLead(database, gone);
    await inTransaction(writer.deps.db, (tx) => waitForSeat(tx, { userId: id }));
    const moved = newAddress('moved');
    await database.query(
      `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
       values (gen_random_uuid(), 'n', 'Late', $1, 'Hello', 'contact_page')`,
      [message],
    );
    await database.query('delete from contact_submissions where email = $1', [gone]);
    await database.query('update users set email = $2 where id = $1', [id, moved]);
    expect(await leadFaults(database)).toMatchObject({ missing: 1, orphans: 1 });
    expect(await repair()).toEqual({ recorded: 2, deleted: 1 });
    expect(await leadFaults(database)).toEqual(noFaults);
    expect(await leadsOf(message)).toMatchObject([{ kind: 'contact', name: 'Late' }]);
    expect(await leadsOf(moved)).toMatchObject([{ kind: 'bootcamp' }]);
    for (const address of [email, gone]) expect(await isKnown(address)).toBe(false);

    // A failed reply leaves its lead open; the agency's later changes take precedence.
    const [lead] = await leadsOf(message);
    await database.query(`update leads set status = 'answered', answered_at = now() where id = $1`, [lead!.id]);
    await database.query(
      `with email as (
         insert into emails (template, to_email, status, wake_at) values ('lead-answer', $2, 'error', now()) returning id
       )
       insert into lead_entries (lead_id, kind, status, email_id) select $1, 'answer', 'answered', id from email`,
      [lead!.id, message],
    );
    await repair();
    expect(await leadsOf(message)).toMatchObject([{ status: 'open', answered_at: null }]);
    await setStatus(writer.deps, { adminId: admin.id, leadId: lead!.id, status: 'answered', seen: 'open' });
    expect(await repair()).toEqual({ recorded: 0, deleted: 0 });
    expect(await leadsOf(message)).toMatchObject([{ status: 'answered', answered_at: expect.any(Date) as Date }]);
  });

  it('records each lead once when several processes repair at the same time', async () => {
    const emails = Array.from({ length: 20 }, () => newAddress('once'));
    await database.query(
      `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
       select gen_random_uuid(), 'n', 'Late', email, 'Hello', 'contact_page' from unnest($1::text[]) email`,
      [emails],
    );
    await Promise.all([repair(), repair(), repair()]);
    expect(await leadFaults(database)).toEqual(noFaults);
  });
});
