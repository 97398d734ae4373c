/** A person's data can be exported or permanently erased, without affecting anyone else's. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { columnsOf } from '#drizzle/data-map.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import { createDatabase, type TestDatabase } from '#tests/helpers/database.ts';
import { createMailWriter, type MailWriter } from '#tests/helpers/mail-writer.ts';
import { signIn, testPassword } from '#tests/helpers/members.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { dump, fill, mapOf, markOf, peopleTables, type Person } from '../admin/people.ts';

let database: TestDatabase;
let writer: MailWriter;
let ann: Person;
let bob: Person;
let cal: Person;

beforeEach(async () => {
  database = await createDatabase();
  writer = createMailWriter({ databaseUrl: database.url });
  bob = await fill(database, 'bob');
  ann = await fill(database, 'ann', { referredId: bob.id, byId: bob.id });
  cal = await fill(database, 'cal', { referredId: ann.id, byId: ann.id });
  return async () => {
    await writer.close();
    await database.drop();
  };
});

/** Starts a site that stops after the test. */
async function openSite(role: 'web' | 'worker') {
  const site = await startSite({ databaseUrl: database.url, role });
  onTestFinished(() => site.stop());
  return site;
}
async function exportOf(person: Person): Promise<string> {
  const site = await openSite('web');
  const { visitor } = await signIn(site.address, person);
  const { path } = await visitor.api.settings.requestExport.mutate({ password: testPassword });
  return (await fetch(site.address + path)).text();
}
const makeDue = ({ id }: Person) =>
  database.query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [id]);
const rowsLeft = async () => Object.values(await dump(database)).flat();

describe('a person’s data export', () => {
  it("contains all the person's data, no secrets, and nothing of other people", { tags: ['check-68'] }, async () => {
    const text = await exportOf(ann);
    const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> };
    let columns = 0;
    for (const table of peopleTables) {
      const stored = JSON.parse(ann.rows[table]!) as Record<string, unknown>;
      const kinds = columnsOf(mapOf(table));
      const personal = kinds.filter(({ kind }) => kind === 'person').map(({ name }) => name);
      if (personal.length === 0) continue;
      columns += personal.length;
      const expected = Object.fromEntries(personal.map((name) => [name, stored[name]]));
      expect(tables[table], table).toContainEqual(expect.objectContaining(expected));
      for (const { name, kind } of kinds) {
        const shown = tables[table]!.some((row) => name in row);
        if (kind === 'secret' || kind === 'plain') expect(shown, `${table}.${name}`).toBe(false);
      }
    }
    expect(columns).toBeGreaterThan(100);
    for (const other of [bob, cal]) {
      expect(text).not.toContain(markOf(other.name));
      expect(text).not.toContain(other.id);
    }
  });

  it('includes unclaimed conversations with the address, and notices about emails sent', async () => {
    await unclaimedOf(ann);
    const text = await exportOf(ann);
    expect(text).toContain('unclaimed answer');
    expect(text).toContain('notice to the agency');
  });
});

/** Writes an unclaimed conversation, a notice to the agency, a model call, and another person's link to hers. */
async function unclaimedOf({ email, rows }: Person) {
  const profile = JSON.parse(rows.ai_conversation_profiles!) as { id: string; generation_id: string };
  const [talk] = await database.query<{ id: string }>(
    `insert into conversations (visitor_id, script_version, answers) values ($1, 1, '{"greeting": "unclaimed answer"}')
     returning id`,
    [randomUUID()],
  );
  await database.query(
    `insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses)
     values ($1, $2, 'unclaimed answer', '{}')`,
    [talk!.id, email],
  );
  await recordLeads(database);
  await database.query(
    `insert into emails (template, to_email, data, status, wake_at)
     values ('contact-notice', 'agency@example.com', $1, 'sent', now())`,
    [JSON.stringify({ replyTo: email, fields: [{ label: 'Message', value: 'notice to the agency' }] })],
  );
  await database.query(
    `insert into model_calls (generation_id, run_id, attempt, model, outcome, input_tokens, output_tokens,
       cost_micro_usd, duration_ms) values ($1, $2, 1, 'model', 'ok', 1, 1, 1, 1)`,
    [profile.generation_id, (JSON.parse(rows.engine_runs!) as { id: string }).id],
  );
  await database.query(
    `insert into account_activation_tokens
       (user_id, conversation_profile_id, token_hash, temporary_password_hash, email, expires_at)
     values ($1, $2, 'hash', 'hash', 'link of bob', now())`,
    [bob.id, profile.id],
  );
}

describe('erasure', () => {
  it(
    "removes everything about the person, and leaves other people's rows unchanged",
    { tags: ['check-67'] },
    async () => {
      await unclaimedOf(ann);
      await makeDue(ann);
      const before = await dump(database);
      const marked = Object.values(before).filter((rows) => rows.some((row) => row.includes(markOf('ann'))));
      expect(marked.length).toBeGreaterThan(25);
      expect(await eraseDueAccounts(writer.deps)).toBe(1);

      const after = await dump(database);
      const left = Object.values(after).flat();
      const canaries = left.filter((row) => row.includes(markOf('ann')) || row.includes(ann.id));
      expect(canaries).toEqual([]);
      for (const [table, row] of Object.entries(ann.rows))
        if (mapOf(table).erase !== 'keep') expect(after[table], table).not.toContain(row);
      // Payments stay on record, without the person.
      const order = JSON.parse(ann.rows.orders!) as object;
      const emptied = {
        user_id: null,
        visitor_id: null,
        email: null,
        origin: null,
        session_url: null,
        receipt_url: null,
      };
      expect(after.orders!.map((row) => JSON.parse(row) as unknown)).toContainEqual({ ...order, ...emptied });
      expect(after.order_lines).toContain(ann.rows.order_lines);
      for (const gone of ['unclaimed answer', 'notice to the agency', 'link of bob'])
        expect(left.filter((row) => row.includes(gone))).toEqual([]);

      // The rows of others that referred to her lose only the reference.
      const referral = JSON.parse(cal.rows.referrals!) as object;
      const event = JSON.parse(cal.rows.service_request_events!) as object;
      const forgotten = { referred_user_id: null, network_hash: null, browser_hash: null, payment_hash: null };
      expect(after.referrals!.map((row) => JSON.parse(row) as unknown)).toContainEqual({ ...referral, ...forgotten });
      expect(after.service_request_events!.map((row) => JSON.parse(row) as unknown)).toContainEqual({
        ...event,
        by_user_id: null,
      });
      const refund = JSON.parse(cal.rows.line_refunds!) as object;
      expect(after.line_refunds!.map((row) => JSON.parse(row) as unknown)).toContainEqual({
        ...refund,
        admin_id: null,
      });
      const [attempt] = after.model_calls!.map((row) => JSON.parse(row) as unknown);
      expect(attempt).toMatchObject({ generation_id: null, run_id: null, cost_micro_usd: 1 });

      for (const other of [bob, cal]) {
        for (const [table, row] of Object.entries(other.rows)) {
          if (other === cal && ['referrals', 'service_request_events', 'line_refunds'].includes(table)) continue;
          expect(before[table], table).toContain(row);
          expect(after[table], `${table} of ${other.name}`).toContain(row);
        }
      }
      // Only those four rows and the blanked ones differ from before.
      const known = new Set(Object.values(before).flat());
      const emptiedTables = peopleTables.filter((table) => mapOf(table).erase === 'empty');
      expect(left.filter((row) => !known.has(row))).toHaveLength(4 + emptiedTables.length);
    },
  );

  it.each([
    ['a failing statement', `raise exception 'stop here'`],
    ['a connection that is lost', `perform pg_terminate_backend(pg_backend_pid())`],
  ])('rolls back completely after %s, and succeeds on the next run', async (_, failure) => {
    await makeDue(ann);
    const before = await dump(database);
    // Accounts are the last table except for sessions and links, so nearly everything is deleted by then.
    await database.query(
      `create function stop() returns trigger as $$ begin ${failure}; return old; end $$ language plpgsql`,
    );
    await database.query('create trigger stop before delete on users for each row execute function stop()');
    expect(await eraseDueAccounts(writer.deps)).toBe(0);
    expect(await dump(database)).toEqual(before);
    await database.query('drop trigger stop on users');
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    expect((await rowsLeft()).filter((row) => row.includes(markOf('ann')))).toEqual([]);
  });

  it('happens once, however many sweeps run', async () => {
    await Promise.all([ann, bob].map(makeDue));
    const counts = await Promise.all(Array.from({ length: 8 }, () => eraseDueAccounts(writer.deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await database.query('select id from users')).toEqual([{ id: cal.id }]);
  });

  it('skips people who aren’t due or who canceled, and the last admin', async () => {
    await makeDue(bob);
    await database.query('update users set deletion_due_at = null where id = $1', [bob.id]);
    await makeDue(cal);
    await database.query(`update users set role = 'admin' where id = $1`, [cal.id]);
    expect(await eraseDueAccounts(writer.deps)).toBe(0);
    expect(await database.query('select id from users')).toHaveLength(3);
  });

  it('is done by the sweeper, and ends the sessions', async () => {
    const { visitor } = await signIn((await openSite('web')).address, ann);
    await makeDue(ann);
    await openSite('worker');
    await until(
      'the account is gone',
      async () => (await database.query('select id from users where id = $1', [ann.id])).length === 0,
    );
    expect(await visitor.api.auth.session.query()).toBeNull();
    expect((await rowsLeft()).filter((row) => row.includes(markOf('ann')))).toEqual([]);
  });
});
