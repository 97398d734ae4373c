/** What follows a sign-up or a sign-in may fail without keeping anybody out, and is done later: each of it once. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { insertActivations, newestMail, templatesTo } from '../helpers/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { insertAccount, newAddress, signIn, testPassword } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { pause, until } from '../helpers/wait.ts';

const countOf = async (database: TestDatabase, table: string, userId: string) =>
  (await database.query(`select 1 from ${table} where ${table === 'profiles' ? 'id' : 'user_id'} = $1`, [userId]))
    .length;

describe('after a sign-up', () => {
  let database: TestDatabase;
  let web: Serving;
  let worker: Serving | undefined;
  beforeAll(async () => {
    database = await createDatabase();
    web = await startSite({ databaseUrl: database.url, role: 'web' });
  });
  afterAll(async () => {
    await web?.stop();
    await database?.drop();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });

  /** The table is not there for as long as `work` takes. */
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    await database.query(`alter table ${table} rename to ${table}_away`);
    try {
      return await work();
    } finally {
      await database.query(`alter table ${table}_away rename to ${table}`);
    }
  }
  const isDue = async (userId: string) =>
    (
      await database.query<{ due: boolean }>('select welcome_due_at is not null as due from users where id = $1', [
        userId,
      ])
    )[0]!.due;
  /** As if half a minute had passed. */
  const letTimePass = (userId: string) =>
    database.query(
      `update users set welcome_due_at = now() - interval '10 seconds' where id = $1 and welcome_due_at is not null`,
      [userId],
    );
  /** Time passes again at every look: a try that is just ending may have put the next one off after the last. */
  const untilLater = (userId: string, what: string, check: () => boolean | Promise<boolean>) =>
    until(what, async () => {
      await letTimePass(userId);
      return check();
    });
  /** The welcome templates to an address; the mail's own table may be the one that was away. */
  const welcomes = async (email: string) =>
    (await templatesTo(database, email)).filter((template) => template === 'welcome').length;

  async function signUp() {
    const email = newAddress('new');
    const visitor = createVisitor(web.address);
    await visitor.api.auth.signUp.mutate({
      email,
      password: testPassword,
      fullName: 'Ann Lee Roe',
      businessName: 'Roe',
    });
    const { token } = await newestMail(database, email, 'confirm-address');
    return { email, visitor, confirm: () => visitor.api.auth.confirmEmail.mutate({ token }) };
  }

  it.each([
    ['profiles', 'member profile'],
    ['user_memberships', 'trial membership'],
    ['emails', 'welcome mail'],
    ['notifications', 'sample notifications'],
    ['conversations', 'conversations'],
  ] as const)(
    '%s away: signed in all the same, the failure is logged, and the rest comes later',
    async (table, step) => {
      const { email, confirm, visitor } = await signUp();
      const logged = vi.spyOn(web.log, 'error');
      // Reading the member back joins the profile row, so that table fails by a rule and not by being away.
      const confirmed =
        table === 'profiles' ? await refusing('profiles', () => confirm()) : await without(table, () => confirm());
      expect(confirmed).toMatchObject({ kind: 'confirmed', user: { email } });
      expect((await visitor.api.auth.session.query())!.user.email).toBe(email);
      const failures = logged.mock.calls.map(([line]) => line as Record<string, unknown>);
      expect(failures).toEqual([
        expect.objectContaining({ step, userId: confirmed.user.id, error: expect.any(Error) as unknown }),
      ]);
      const userId = confirmed.user.id;
      const isWelcome = !['notifications', 'conversations'].includes(table);
      expect(await isDue(userId)).toBe(isWelcome);

      worker = await startSite({ databaseUrl: database.url, role: 'worker' });
      await untilLater(userId, 'the welcome to be completed', async () => !(await isDue(userId)));
      expect(await countOf(database, 'profiles', userId)).toBe(1);
      expect(await countOf(database, 'user_memberships', userId)).toBe(1);
      expect(await welcomes(email)).toBe(1);
      expect((await visitor.api.auth.session.query())!.user).toMatchObject({
        fullName: 'Ann Lee Roe',
        firstName: 'Ann',
      });
    },
  );

  /** Writing to the table fails for as long as `work` takes. */
  async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
    await database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await database.query(`create trigger refused before insert on ${table} for each row execute function refuse()`);
    try {
      return await work();
    } finally {
      await database.query(`drop trigger refused on ${table}`);
      await database.query('drop function refuse');
    }
  }

  it('a step that keeps failing is tried again and again until it is done', async () => {
    const { email, confirm } = await signUp();
    worker = await startSite({ databaseUrl: database.url, role: 'worker' });
    const logged = vi.spyOn(worker.log, 'error');
    const userId = await refusing('user_memberships', async () => {
      const { user } = await confirm();
      await untilLater(user.id, 'the second failure', () => logged.mock.calls.length >= 2);
      return user.id;
    });
    expect(await isDue(userId)).toBe(true);
    expect(await countOf(database, 'profiles', userId)).toBe(1);
    await untilLater(userId, 'the trial', async () => (await countOf(database, 'user_memberships', userId)) === 1);
    await until('nothing left to do', async () => !(await isDue(userId)));
    expect(await welcomes(email)).toBe(1);
  });

  it('done again, nothing is made twice, and nothing that was there is changed', async () => {
    const { email, confirm } = await signUp();
    const { user } = await confirm();
    await database.query(
      `update user_memberships set status = 'cancelled', expires_at = '2030-01-01' where user_id = $1`,
      [user.id],
    );
    await database.query(`update profiles set first_name = 'Renamed' where id = $1`, [user.id]);
    const rows = () =>
      database.query(
        `select to_jsonb(p) as profile, to_jsonb(m) as membership from profiles p join user_memberships m on m.user_id = p.id
         where p.id = $1`,
        [user.id],
      );
    const before = await rows();
    await database.query(`update users set welcome_due_at = now() - interval '10 seconds' where id = $1`, [user.id]);
    worker = await startSite({ databaseUrl: database.url, role: 'worker' });
    await until('nothing left to do', async () => !(await isDue(user.id)));
    expect(await rows()).toEqual(before);
    expect(await welcomes(email)).toBe(1);
  });

  it('an activation keeps the same promise', async () => {
    const [waiting] = await insertActivations(database, 1);
    const visitor = createVisitor(web.address);
    const logged = vi.spyOn(web.log, 'error');
    const { user } = await without('user_memberships', () =>
      visitor.api.activation.activate.mutate({ token: waiting!.token, password: testPassword }),
    );
    expect(user.id).toBe(waiting!.userId);
    expect(logged).toHaveBeenCalledTimes(1);
    worker = await startSite({ databaseUrl: database.url, role: 'worker' });
    await untilLater(user.id, 'the trial', async () => (await countOf(database, 'user_memberships', user.id)) === 1);
  });
});

describe('sample notifications', () => {
  let database: TestDatabase;
  let site: Serving;
  beforeAll(async () => {
    database = await createDatabase();
    // When a row was really written, beside the date that it shows.
    await database.query('create table written (user_id uuid, sample text, at timestamptz)');
    await database.query(`create function note_writing() returns trigger language plpgsql as
      $$ begin insert into written values (new.user_id, new.sample, clock_timestamp()); return new; end $$`);
    await database.query(
      'create trigger noted after insert on notifications for each row execute function note_writing()',
    );
    site = await startSite({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });

  const list = (userId: string) =>
    database.query<{ sample: string; is_read: boolean; days: number; type: string }>(
      `select sample, is_read, type::text, round(extract(epoch from now() - created_at) / 86400)::int as days
       from notifications where user_id = $1 order by created_at desc`,
      [userId],
    );
  const samplesDone = (userId: string) =>
    until('the samples', async () => {
      const [row] = await database.query<{ open: boolean }>(
        'select samples_due_at is not null as open from users where id = $1',
        [userId],
      );
      return !row!.open;
    });

  it('five, half a second after the sign-in, 100 ms apart, three unread, of the last five days', async () => {
    const account = await insertAccount(database);
    const startedAt = Date.now();
    const { visitor } = await signIn(site.address, account);
    await samplesDone(account.id);
    const rows = await list(account.id);
    expect(rows.map(({ is_read }) => is_read)).toEqual([false, false, false, true, true]);
    expect(rows.map(({ days }) => days)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['info', 'success', 'warning']));
    const written = await database.query<{ at: Date }>('select at from written where user_id = $1 order by at', [
      account.id,
    ]);
    const times = written.map(({ at }) => at.getTime());
    expect(times).toHaveLength(5);
    expect(times[0]! - startedAt).toBeGreaterThanOrEqual(500);
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    // A timer may be a millisecond early; a loaded machine makes it late.
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(98);
    process.stdout.write(`samples: first after ${times[0]! - startedAt} ms, gaps ${gaps.join(', ')} ms\n`);
    const { entries: seen } = await visitor.api.notifications.list.query({ show: 'all' });
    expect(seen.map(({ isSample }) => isSample)).toEqual(Array(5).fill(true));
    expect(seen[0]).toMatchObject({ title: expect.any(String) as unknown, message: expect.any(String) as unknown });

    // A second sign-in adds none, nor does one after all were read.
    await database.query('update notifications set is_read = true where user_id = $1', [account.id]);
    const again = await signIn(site.address, account);
    await pause(1500);
    expect(await list(account.id)).toHaveLength(5);
    expect(again.sessionId).toBeTruthy();
  });

  it('none for somebody who has a notification of any kind', async () => {
    const account = await insertAccount(database);
    await database.query(
      `insert into notifications (user_id, title, message, type) values ($1, 'Hello', 'There', 'info')`,
      [account.id],
    );
    await signIn(site.address, account);
    await pause(1500);
    expect(await list(account.id)).toMatchObject([{ sample: null }]);
  });

  it('none where a real one arrives between the sign-in and the samples', async () => {
    const account = await insertAccount(database);
    await signIn(site.address, account);
    await database.query(
      `insert into notifications (user_id, title, message, type) values ($1, 'Hello', 'There', 'info')`,
      [account.id],
    );
    await samplesDone(account.id);
    expect((await list(account.id)).filter(({ sample }) => sample === null)).toHaveLength(1);
    expect((await list(account.id)).length).toBe(1);
  });

  it('five, though two browsers sign in at the same moment', async () => {
    const account = await insertAccount(database);
    await Promise.all([signIn(site.address, account), signIn(site.address, account), signIn(site.address, account)]);
    await samplesDone(account.id);
    await pause(1000);
    expect((await list(account.id)).map(({ sample }) => sample).toSorted()).toEqual([
      'first-step',
      'profile-ready',
      'prompt-tip',
      'saved',
      'trial-clock',
    ]);
  });

  it('come all the same when their wake-up was lost', async () => {
    const account = await insertAccount(database);
    await database.query(`update users set samples_due_at = now() - interval '9 seconds' where id = $1`, [account.id]);
    await until('the samples', async () => (await list(account.id)).length === 5);
    await samplesDone(account.id);
  });

  it('are completed when a worker stopped in the middle', async () => {
    const account = await insertAccount(database);
    await database.query(
      `with due as (update users set samples_due_at = now() - interval '9 seconds' where id = $1)
       insert into notifications (user_id, title, message, type, sample) values ($1, 'x', 'y', 'info', 'profile-ready')`,
      [account.id],
    );
    await until('the rest', async () => (await list(account.id)).length === 5);
  });
});
