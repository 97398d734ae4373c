/** Follow-up work after sign-up or sign-in may fail without refusing anyone, and each part is done later, once. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeDueWelcomes } from '#server/features/account/membership/service.ts';
import { wakeLostSamples, writeSamples } from '#server/features/member/notifications/service.ts';
import type { Serving } from '#server/serve.ts';
import { insertActivations, newestMail, templatesTo } from '#tests/helpers/accounts.ts';
import { insertAccount, newAddress, signIn, testPassword } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { createVisitor, startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

// Without workers: the test runs unfinished work when it needs to.
const { database, site: web } = await openSite({ role: 'web' });
const { deps } = closing(createTestDeps({ databaseUrl: database.url }));

const countOf = async (table: string, userId: string) =>
  (await database.query(`select 1 from ${table} where ${table === 'profiles' ? 'id' : 'user_id'} = $1`, [userId]))
    .length;

describe('after a sign-up', () => {
  /** Renames a table away while `work` runs. */
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    await database.query(`alter table ${table} rename to ${table}_away`);
    try {
      return await work();
    } finally {
      await database.query(`alter table ${table}_away rename to ${table}`);
    }
  }
  /** Blocks writes to a table while `work` runs. */
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
  const isDue = async (userId: string) => {
    const [row] = await database.query<{ due: boolean }>(
      'select welcome_due_at is not null as due from users where id = $1',
      [userId],
    );
    return row!.due;
  };
  /** Runs due work, as if half a minute had passed. @returns how many accounts were checked */
  const sweep = async () => {
    await database.query(
      `update users set welcome_due_at = now() - interval '10 seconds' where welcome_due_at is not null`,
    );
    return completeDueWelcomes(deps);
  };
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
    ['emails', 'welcome email'],
    ['notifications', 'sample notifications'],
    ['conversations', 'conversations'],
  ] as const)(
    'signs the member in without table %s, logs the failure, and does the rest later',
    async (table, step) => {
      const { email, confirm, visitor } = await signUp();
      const logged = vi.spyOn(web.log, 'error');
      // Reading the member back joins the profile row, so for that table only writes fail.
      const confirmed = table === 'profiles' ? await refusing(table, confirm) : await without(table, confirm);
      expect(confirmed).toMatchObject({ kind: 'confirmed', user: { email } });
      expect((await visitor.api.auth.session.query())!.user.email).toBe(email);
      const userId = confirmed.user.id;
      const failures = logged.mock.calls.map(([line]) => line as Record<string, unknown>);
      expect(failures).toEqual([expect.objectContaining({ step, userId, error: expect.any(Error) as unknown })]);
      const isWelcome = !['notifications', 'conversations'].includes(table);
      expect(await isDue(userId)).toBe(isWelcome);

      expect(await sweep()).toBe(isWelcome ? 1 : 0);
      expect(await isDue(userId)).toBe(false);
      expect(await countOf('profiles', userId)).toBe(1);
      expect(await countOf('user_memberships', userId)).toBe(1);
      expect(await welcomes(email)).toBe(1);
      expect((await visitor.api.auth.session.query())!.user).toMatchObject({
        fullName: 'Ann Lee Roe',
        firstName: 'Ann',
      });
    },
  );

  it('retries a repeatedly failing step until it is done', async () => {
    const { email, confirm } = await signUp();
    const userId = await refusing('user_memberships', async () => {
      const { user } = await confirm();
      for (let time = 0; time < 2; time += 1) expect(await sweep()).toBe(1);
      return user.id;
    });
    expect(await isDue(userId)).toBe(true);
    expect([await countOf('profiles', userId), await countOf('user_memberships', userId)]).toEqual([1, 0]);
    await sweep();
    expect([await countOf('user_memberships', userId), await isDue(userId)]).toEqual([1, false]);
    expect(await welcomes(email)).toBe(1);
  });

  it('creates nothing twice and changes nothing if the welcome is repeated', async () => {
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
    await database.query(`update users set welcome_due_at = now() where id = $1`, [user.id]);
    expect(await sweep()).toBe(1);
    expect(await rows()).toEqual(before);
    expect(await welcomes(email)).toBe(1);
  });

  it('also completes the welcome after an activation', async () => {
    const [waiting] = await insertActivations(database, 1);
    const visitor = createVisitor(web.address);
    const logged = vi.spyOn(web.log, 'error');
    const { user } = await without('user_memberships', () =>
      visitor.api.activation.activate.mutate({ token: waiting!.token, password: testPassword }),
    );
    expect(user.id).toBe(waiting!.userId);
    expect(logged).toHaveBeenCalledTimes(1);
    await sweep();
    expect(await countOf('user_memberships', user.id)).toBe(1);
  });
});

describe('sample notifications', () => {
  let worker: Serving;
  beforeAll(async () => {
    worker = await startSite({ databaseUrl: database.url, role: 'worker' });
    // The time each row was actually written, to compare with the displayed date.
    await database.query('create table written (user_id uuid, at timestamptz)');
    await database.query(`create function note_writing() returns trigger language plpgsql as
      $$ begin insert into written values (new.user_id, clock_timestamp()); return new; end $$`);
    await database.query(
      'create trigger noted after insert on notifications for each row execute function note_writing()',
    );
  });
  afterAll(() => worker?.stop());

  const list = (userId: string) =>
    database.query<{ sample: string; is_read: boolean; days: number; type: string }>(
      `select sample, is_read, type::text, round(extract(epoch from now() - created_at) / 86400)::int as days
       from notifications where user_id = $1 order by created_at desc`,
      [userId],
    );
  const arePlanned = async (userId: string) => {
    const [row] = await database.query<{ open: boolean }>(
      'select samples_due_at is not null as open from users where id = $1',
      [userId],
    );
    return row!.open;
  };
  const written = (userId: string) => until('the samples', async () => !(await arePlanned(userId)));
  const addReal = (userId: string) =>
    database.query(`insert into notifications (user_id, title, message, type) values ($1, 'Hello', 'There', 'info')`, [
      userId,
    ]);
  const planFor = (userId: string) =>
    database.query(`update users set samples_due_at = now() - interval '9 seconds' where id = $1`, [userId]);

  it('arrive half a second after the first sign-in, 100 ms apart, three unread, from the last five days', async () => {
    const account = await insertAccount(database);
    const startedAt = Date.now();
    const { visitor } = await signIn(web.address, account);
    await written(account.id);
    const rows = await list(account.id);
    expect(rows.map(({ is_read }) => is_read)).toEqual([false, false, false, true, true]);
    expect(rows.map(({ days }) => days)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['info', 'success', 'warning']));
    const times = await database.query<{ at: Date }>('select at from written where user_id = $1 order by at', [
      account.id,
    ]);
    const moments = times.map(({ at }) => at.getTime());
    expect(moments).toHaveLength(5);
    expect(moments[0]! - startedAt).toBeGreaterThanOrEqual(500);
    // A timer may fire a millisecond early; a loaded machine makes it late.
    for (const [index, moment] of moments.slice(1).entries())
      expect(moment - moments[index]!).toBeGreaterThanOrEqual(98);
    const { entries } = await visitor.api.notifications.list.query({ show: 'all' });
    expect(entries.map(({ isSample }) => isSample)).toEqual(Array(5).fill(true));
    expect(entries[0]).toMatchObject({ title: expect.any(String) as unknown, message: expect.any(String) as unknown });

    // A second sign-in schedules none, even if all were read.
    await database.query('update notifications set is_read = true where user_id = $1', [account.id]);
    await signIn(web.address, account);
    expect(await arePlanned(account.id)).toBe(false);
  });

  it('are not scheduled for an account that has any notification', async () => {
    const account = await insertAccount(database);
    await addReal(account.id);
    await signIn(web.address, account);
    expect(await arePlanned(account.id)).toBe(false);
  });

  it('are skipped if a real one arrives between the sign-in and the samples', async () => {
    const { id: userId } = await insertAccount(database);
    // Simulates that half second: there is a real one, and the samples are scheduled.
    await addReal(userId);
    await planFor(userId);
    await writeSamples(deps, { userId });
    expect(await arePlanned(userId)).toBe(false);
    expect(await list(userId)).toMatchObject([{ sample: null }]);
  });

  it('are five, even if several workers write them at the same moment', async () => {
    const { id: userId } = await insertAccount(database);
    await planFor(userId);
    await Promise.all([1, 2, 3].map(() => writeSamples(deps, { userId })));
    const samples = ['first-step', 'profile-ready', 'prompt-tip', 'saved', 'trial-clock'];
    expect((await list(userId)).map(({ sample }) => sample).toSorted()).toEqual(samples);
  });

  it('arrive if their job was lost, and are completed if a worker stopped halfway', async () => {
    const { id: userId } = await insertAccount(database);
    await database.query(
      `insert into notifications (user_id, title, message, type, sample) values ($1, 'x', 'y', 'info', 'profile-ready')`,
      [userId],
    );
    await planFor(userId);
    await wakeLostSamples(deps);
    await written(userId);
    expect(await list(userId)).toHaveLength(5);
  });
});
