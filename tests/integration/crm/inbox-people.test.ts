/** People with several addresses are found, merged and unmerged, and erased on request. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteLeads } from '#server/db/leads.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import { applicationForm, cityForm, contactForm } from '#tests/helpers/leads.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { createAdmin, insertAccount, newAddress } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { insertLead, leadAt } from '../access/rows-inbox.ts';
import { auditLines } from '../admin/audit-lines.ts';
import { dump } from '../admin/people.ts';

const { database, site } = await openSite({ role: 'web' });
const writer = closing(createMailWriter({ databaseUrl: database.url }));
const admin = await createAdmin(database, site.address);

const inbox = () => admin.visitor.api.admin.inbox;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => insertLead(database)));
const merge = async (kept: { personId: string }, ...merged: { personId: string }[]) =>
  (await inbox().merge.mutate({ keptId: kept.personId, mergedIds: merged.map(({ personId }) => personId) })).mergeId;
/** Deletes a lead's message, as retention does. */
async function deleteMessage({ leadId }: { leadId: string }): Promise<void> {
  const [row] = await database.query<{ id: string }>(
    'delete from contact_submissions where id = (select source_id from leads where id = $1) returning id',
    [leadId],
  );
  await inTransaction(writer.deps.db, (tx) => deleteLeads(tx, { sourceIds: [row!.id] }));
}
const undo = (mergeId: string) => admin.visitor.call('admin.inbox.undoMerge', 'mutation', { mergeId });
/** Returns the person that each one was merged into. */
async function places(...of: { personId: string }[]) {
  const rows = await database.query<{ id: string; to: string | null }>(
    'select id, merged_into as to from contacts where id = any($1::uuid[])',
    [of.map(({ personId }) => personId)],
  );
  return of.map(({ personId }) => {
    const row = rows.find(({ id }) => id === personId);
    return row && (row.to === null ? '-' : of.findIndex((other) => other.personId === row.to));
  });
}
const circle = async ({ leadId }: { leadId: string }) => {
  const lead = await inbox().lead.query({ leadId });
  return {
    others: lead.others.map(({ id }) => id).sort(),
    addresses: lead.addresses.map(({ personId }) => personId),
    lead,
  };
};

describe('merging', () => {
  it('makes one person of several, whose leads are shown together, and can be undone', async () => {
    const [a, b, c] = (await people(3)) as [Lead, Lead, Lead];
    const mergeId = await merge(a, b, c);
    expect(await places(a, b, c)).toEqual(['-', 0, 0]);
    for (const one of [a, b, c]) {
      const rest = [a, b, c].filter((other) => other !== one);
      const { others, addresses, lead } = await circle(one);
      expect(others).toEqual(rest.map(({ leadId }) => leadId).sort());
      expect(addresses[0]).toBe(a.personId);
      expect(addresses).toHaveLength(3);
      expect(lead.merges).toMatchObject([{ id: mergeId, canUndo: true }]);
    }
    expect((await undo(mergeId)).status).toBe(200);
    // Pressed twice.
    expect((await undo(mergeId)).status).toBe(200);
    expect(await places(a, b, c)).toEqual(['-', '-', '-']);
    expect(await circle(a)).toMatchObject({ others: [], addresses: [a.personId], lead: { merges: [] } });
    expect((await auditLines(database, a.personId)).map(({ action }) => action)).toEqual([
      'person.merge',
      'person.unmerge',
    ]);
  });

  it('stays one level deep in every order of merges', async () => {
    const [a, b, c, d] = (await people(4)) as [Lead, Lead, Lead, Lead];
    const first = await merge(a, b);
    const second = await merge(c, d);
    // Through their other addresses: everything of both people is included.
    const third = await merge(d, b);
    expect(await places(a, b, c, d)).toEqual([2, 2, '-', 2]);
    expect((await circle(a)).lead.merges).toMatchObject([
      { id: third, canUndo: true },
      { id: second, canUndo: true },
      { id: first, canUndo: false },
    ]);
    // Chained merges can only be undone from the last one.
    const refusal = await undo(first);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      'These contacts were merged again later. Undo the later merge first.',
    ]);
    expect((await undo(third)).status).toBe(200);
    expect(await places(a, b, c, d)).toEqual(['-', 0, '-', 2]);
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).status).toBe(200);
    expect(await places(a, b, c, d)).toEqual(['-', '-', '-', '-']);
  });

  it('creates no cycle when two people are merged into each other at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b, c] = (await people(3)) as [Lead, Lead, Lead];
      const answers = await Promise.all(
        [
          [a, b],
          [b, c],
          [c, a],
          [b, a],
        ].map(([kept, merged]) =>
          admin.visitor.call('admin.inbox.merge', 'mutation', {
            keptId: kept!.personId,
            mergedIds: [merged!.personId],
          }),
        ),
      );
      // Two merges join three people; the others find them already joined.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      const now = await places(a, b, c);
      expect(now.filter((place) => place === '-')).toHaveLength(1);
      expect(new Set(now).size).toBe(2);
    }
  });

  it('outlasts the lead of the remaining person, and is deleted with the last lead', async () => {
    const [wrong, right] = [newAddress('wrong'), newAddress('right')];
    const a = await insertLead(database, wrong);
    const [b, c] = (await people(2)) as [Lead, Lead];
    const mergeId = await merge(a, b, c);
    await database.query('update contact_submissions set email = $2 where email = $1', [wrong, right]);
    await recordLeads(database);
    expect(await places(a, b, c)).toEqual(['-', 0, 0]);
    const shown = await circle(b);
    expect([shown.others, shown.lead.merges]).toMatchObject([[c.leadId], [{ id: mergeId, canUndo: true }]]);
    await deleteMessage(b);
    expect(await places(a, b, c)).toEqual(['-', undefined, 0]);
    await deleteMessage(c);
    expect(await places(a, b, c)).toEqual([undefined, undefined, undefined]);
  });

  it('leaves no person without a lead when it is undone', async () => {
    const wrong = newAddress('wrong');
    const a = await insertLead(database, wrong);
    const [b] = (await people(1)) as [Lead];
    const mergeId = await merge(a, b);
    await database.query('update contact_submissions set email = $2 where email = $1', [wrong, newAddress('right')]);
    await recordLeads(database);
    expect((await undo(mergeId)).status).toBe(200);
    expect(await places(a, b)).toEqual([undefined, '-']);
  });

  it('can be undone after the person it was later merged into is gone', async () => {
    const account = await insertAccount(database);
    const root = await insertLead(database, account.email);
    const [a, b] = (await people(2)) as [Lead, Lead];
    const first = await merge(a, b);
    await merge(root, a);
    await database.query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [account.id]);
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    expect(await places(a, b, root)).toEqual(['-', '-', undefined]);
    expect((await circle(a)).lead.merges).toMatchObject([{ id: first, canUndo: true }]);
    expect((await undo(first)).status).toBe(200);
    expect((await circle(a)).lead.merges).toEqual([]);
    expect(await places(a, b)).toEqual(['-', '-']);
  });
});

type Lead = { leadId: string; personId: string };

describe('possible duplicates', () => {
  it('have the same phone in any format, or the same name and business', async () => {
    const [one, byPhone, byBusiness, neither] = ['one', 'phone', 'business', 'neither'].map((name) => newAddress(name));
    const { api } = createVisitor(site.address);
    const application = (email: string, rest: object) =>
      api.application.submit.mutate({ ...applicationForm(email), ...rest });
    await application(one!, { name: 'Uma Quist', businessName: 'Quist & Co', phone: '(305) 555-4411' });
    await api.contact.sendFromCity.mutate({ ...cityForm(byPhone), phone: '+1 305-555-4411' });
    await application(byBusiness!, { name: 'uma quist', businessName: 'QUIST & Co', phone: '' });
    await application(neither!, { name: 'Uma Quist', businessName: 'Quist & Sons', phone: '(305) 555-4412' });
    const lead = await leadAt(database, one!);
    const duplicates = async () =>
      (await inbox().lead.query({ leadId: lead.leadId })).duplicates.map(({ email, why }) => ({ email, why }));
    expect(await duplicates()).toEqual([
      { email: byBusiness, why: 'business' },
      { email: byPhone, why: 'phone' },
    ]);
    const [other] = await database.query<Lead>('select id as "personId" from contacts where email = $1', [byPhone]);
    const mergeId = await merge(lead, other!);
    expect(await duplicates()).toEqual([{ email: byBusiness, why: 'business' }]);
    await undo(mergeId);
    expect(await duplicates()).toHaveLength(2);
  });

  it('are found by name and business if one of them is long enough for the index', async () => {
    const write = async (name: string, business: string) => {
      const email = newAddress('short');
      await createVisitor(site.address).api.application.submit.mutate({
        ...applicationForm(email),
        name,
        businessName: business,
        phone: '',
      });
      return email;
    };
    const found = async (email: string) => {
      const [row] = await database.query<{ id: string }>('select id from leads where email = $1', [email]);
      return (await inbox().lead.query({ leadId: row!.id })).duplicates.map((duplicate) => duplicate.email);
    };
    const [short, long] = [await write('Al', 'Xq'), await write('Al', 'Xq & Sons')];
    await write('Al', 'Xq');
    const other = await write('Al', 'Xq & Sons');
    expect(await found(short)).toEqual([]);
    expect(await found(long)).toEqual([other]);
  });
});

describe('account erasure', () => {
  it("deletes the account's leads, including those for other addresses in its conversations", async () => {
    const { id, email } = await insertAccount(database, { name: 'canary-leaver' });
    const typed = newAddress('canary-typed');
    const stays = newAddress('stays');
    const { api } = createVisitor(site.address);
    await api.contact.send.mutate({ ...contactForm(email), name: 'canary-name' });
    await api.contact.send.mutate(contactForm(stays));
    await database.query('insert into seat_waitlist (user_id) values ($1)', [id]);
    await database.query(
      `with talk as (
         insert into conversations (visitor_id, user_id, script_version) values (gen_random_uuid(), $1, 1) returning id
       )
       insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses)
       select id, $2, 'canary-typed-name', '{}' from talk`,
      [id, typed],
    );
    await recordLeads(database);
    const own = await leadAt(database, email);
    const kept = await leadAt(database, stays);
    const theirs = await leadAt(database, typed);
    await merge(own, kept);
    const [besides] = (await people(1)) as [Lead];
    await merge(theirs, besides);
    for (const { leadId } of [own, theirs]) {
      await inbox().note.mutate({ leadId, body: 'canary-note', submissionId: randomUUID() });
      const answer = { leadId, subject: 'canary-subject', body: 'canary-answer', submissionId: randomUUID() };
      await inbox().answer.mutate(answer);
    }
    const marked = async () =>
      Object.entries(await dump(database)).flatMap(([table, rows]) =>
        rows.filter((row) => row.includes('canary') || row.includes(id)).map((row) => `${table} ${row}`),
      );
    expect((await marked()).length).toBeGreaterThan(12);
    await database.query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    expect(await marked()).toEqual([]);
    // The people merged with the account still exist, and are no longer its other addresses.
    expect(await places(kept, besides)).toEqual(['-', '-']);
    expect((await circle(kept)).lead.email).toBe(stays);
  });

  it('keeps people who were merged with the account, and their merge can be undone', async () => {
    const account = await insertAccount(database);
    const left = await insertLead(database, account.email);
    const [a, b] = (await people(2)) as [Lead, Lead];
    const mergeId = await merge(a, b, left);
    await database.query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [account.id]);
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    expect(await places(a, b, left)).toEqual(['-', 0, undefined]);
    expect((await undo(mergeId)).status).toBe(200);
    expect(await places(a, b)).toEqual(['-', '-']);
  });
});
