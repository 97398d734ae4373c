/** Looks up, exports and deletes people by email address as an admin, with and without an account. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { groupOfTable } from '#shared/domain/privacy.ts';
import { defaultRetention } from '#shared/domain/retention.ts';
import { sampleAnswers, converse } from '#tests/helpers/conversation.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { createAdmin, newAddress } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { auditLines } from './audit-lines.ts';
import { dump, fill, markOf, peopleTables } from './people.ts';

const { database, site } = await openSite({ role: 'web' });
const admin = await createAdmin(database, site.address);
const privacy = admin.visitor.api.admin.privacy;
const erase = (email: string) => privacy.erasePerson.mutate({ email, confirm: 'DELETE' });
const rowsWith = async (word: string) =>
  Object.entries(await dump(database)).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(word)).map(() => table),
  );

/** Creates a person who used every form and the chat, without an account. @returns their address, which marks all their rows */
async function writeEverywhere(): Promise<string> {
  const word = `canary-${randomUUID().slice(0, 8)}`;
  const email = `${word}@example.com`;
  const visitor = createVisitor(site.address);
  const said = { message: `${word} says hello`, name: word };
  await visitor.call('contact.send', 'mutation', { ...contactForm(email), ...said });
  await visitor.call('contact.sendFromCity', 'mutation', { ...cityForm(email), ...said });
  await visitor.call('application.submit', 'mutation', { ...applicationForm(email), name: word, businessName: word });
  await visitor.call('newsletter.subscribe', 'mutation', newsletterForm(email));
  await converse(visitor, sampleAnswers({ name_input: word, contact_info: email, business_name: word }));
  await database.query(
    `insert into visits (visitor_id, landing) select visitor_id, $2 from conversations where answers::text like $1`,
    [`%${word}%`, `/${word}`],
  );
  await database.query(
    `insert into lead_entries (lead_id, kind, body) select id, 'note', $2 from leads where email = $1 limit 1`,
    [email, `a note on ${word}`],
  );
  await database.query(
    `insert into emails (template, to_email, data, status, wake_at)
     values ('contact-notice', 'agency@example.com', $1, 'sent', now())`,
    [JSON.stringify({ replyTo: email, fields: [{ label: 'Message', value: word }] })],
  );
  return email;
}

describe('a person without an account', () => {
  it('is shown, exported and deleted, without touching anyone else', { tags: ['check-67', 'check-68'] }, async () => {
    const [email, other] = [await writeEverywhere(), await writeEverywhere()];
    const word = email.split('@')[0]!;
    const otherWord = other.split('@')[0]!;
    const before = await rowsWith(word);
    expect(new Set(before).size).toBeGreaterThan(8);

    const found = await privacy.person.query({ email: ` ${email.toUpperCase()}` });
    expect(found).toMatchObject({ email, userId: null, isAdmin: false, otherAddresses: [] });
    const groups = found.groups.map(({ group }) => group);
    expect(groups).toEqual(['conversations', 'messages', 'applications', 'lists', 'inbox', 'emails', 'visits']);
    expect(found.groups.every(({ isKept }) => !isKept)).toBe(true);
    // Every table with a marked row belongs to a group that is shown.
    expect(new Set(before.map((table) => groupOfTable[table]))).toEqual(new Set(groups));

    const file = await privacy.exportPerson.mutate({ email });
    const text = JSON.stringify(file.tables);
    for (const table of new Set(before)) expect(file.tables[table], table).toBeDefined();
    expect(text).toContain(`a note on ${word}`);
    expect(text).not.toContain(otherWord);

    const untouched = await rowsWith(otherWord);
    await erase(email);
    const left = await rowsWith(word);
    expect(left).toEqual([]);
    expect(await rowsWith(otherWord)).toEqual(untouched);
    expect((await privacy.person.query({ email })).groups).toEqual([]);
  });

  it('leaves audit log entries that don’t identify anyone', async () => {
    const email = await writeEverywhere();
    await privacy.exportPerson.mutate({ email });
    await erase(email);
    const lines = (await auditLines(database)).slice(-2);
    expect(lines).toMatchObject([
      { adminId: admin.id, action: 'person.export', subject: 'person' },
      { adminId: admin.id, action: 'person.erase', subject: 'person', before: { messages: 2 }, after: { messages: 0 } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(email.split('@')[0]);
  });

  it('is deleted completely even while they keep chatting', async () => {
    const email = newAddress('talker');
    const visitor = createVisitor(site.address);
    const { id } = await converse(visitor, sampleAnswers({ contact_info: email }), 'phone_optional');
    const { revision } = (await visitor.api.chat.current.query())!;
    const answers = Array.from({ length: 10 }, () =>
      visitor.call('chat.answer', 'mutation', {
        conversationId: id,
        stepId: 'phone_optional',
        value: '(305) 555-0134',
        revision,
      }),
    );
    const [statuses] = await Promise.all([Promise.all(answers), erase(email)]);
    expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await rowsWith(email)).toEqual([]);
  });
});

describe('a person with an account', () => {
  it('is deleted with all their data; payment records stay without their name', { tags: ['check-67'] }, async () => {
    const ann = await fill(database, 'ann');
    const bob = await fill(database, 'bob');
    const found = await privacy.person.query({ email: ann.email });
    expect(found.userId).toBe(ann.id);
    expect(found.groups.filter(({ isKept }) => isKept).map(({ group }) => group)).toEqual(['payments']);
    const shown = found.groups.reduce((sum, { count }) => sum + count, 0);
    // The trigger found its person: one row in each table.
    expect(shown).toBeGreaterThanOrEqual(peopleTables.length);
    await erase(ann.email);
    const after = Object.values(await dump(database)).flat();
    expect(after.filter((row) => row.includes(markOf('ann')) || row.includes(ann.id))).toEqual([
      // The subject is identified by id only.
      expect.stringContaining('person.erase'),
    ]);
    expect(await database.query('select user_id, email from orders where id = $1', [orderOf(ann)])).toEqual([
      { user_id: null, email: null },
    ]);
    for (const [table, row] of Object.entries(bob.rows)) expect(after, table).toContain(row);
  });

  it('cannot be deleted if it belongs to an admin', async () => {
    await expect(erase(admin.email)).rejects.toThrow(/Only they can delete it, in their own settings/);
    expect(await database.query('select id from users where id = $1', [admin.id])).toHaveLength(1);
  });
});

const orderOf = ({ rows }: { rows: Record<string, string> }) => (JSON.parse(rows.orders!) as { id: string }).id;

it('lists the other addresses of a merged person', async () => {
  const [one, two] = [await writeEverywhere(), await writeEverywhere()];
  const idOf = async (email: string) =>
    (await database.query<{ id: string }>('select id from contacts where email = $1', [email]))[0]!.id;
  await admin.visitor.api.admin.inbox.merge.mutate({ keptId: await idOf(one), mergedIds: [await idOf(two)] });
  expect((await privacy.person.query({ email: one })).otherAddresses).toEqual([two]);
  expect((await privacy.person.query({ email: two })).otherAddresses).toEqual([one]);
  await erase(one);
  expect(await rowsWith(one)).toEqual([]);
  expect((await privacy.person.query({ email: two })).otherAddresses).toEqual([]);
});

it('shows admins how long each kind of data is kept', async () => {
  const kinds = await privacy.retention.query();
  expect(Object.fromEntries(kinds.map(({ kind, months }) => [kind, months]))).toEqual(defaultRetention);
});
