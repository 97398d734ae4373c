/** What a session cookie is worth: nothing any more from the moment its session, its account or its role has ended. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { accountTimes, type Role } from '../../shared/domain/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { effort } from '../helpers/effort.ts';
import { figure } from '../helpers/figure.ts';
import {
  ban,
  createAdmin,
  insertAccount,
  insertLink,
  openSessions,
  signIn,
  testPassword,
  type Account,
  type Member,
} from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { pause, until } from '../helpers/wait.ts';
import { ask, askAs } from './access/ask.ts';
import { table } from './access/table.ts';

const secret = 'a-secret-for-tests-only-with-many-characters';
const trialsPerEnding = effort(15, 50);

let database: TestDatabase;
let sites: Serving[];
let admin: Member;
let dummy: Account;

beforeAll(async () => {
  database = await createDatabase();
  sites = await Promise.all([1, 2].map(() => startSite({ databaseUrl: database.url, role: 'web' })));
  admin = await createAdmin(database, sites[0]!.address);
  dummy = await insertAccount(database);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
});

/** One account with two browsers: `watched` goes on asking, `other` is where the owner acts. */
type Scene = { account: Account; watched: string; watchedId: string; other: string; address: string };
type Ending = { name: string; role?: Role; end: (scene: Scene) => Promise<unknown> };

/** A call that must succeed. */
async function done(address: string, cookie: string, path: string, input?: unknown) {
  const asked = await askAs(address, cookie, path, 'mutation', input);
  if (asked.status !== 200) throw new Error(`${path}: ${asked.body}`);
}

const endings: Ending[] = [
  {
    name: 'a ban by the agency',
    end: ({ account, address }) =>
      done(address, admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: false }),
  },
  { name: 'a ban in the database alone', end: ({ account }) => ban(database, account.id) },
  {
    name: 'a new password, set elsewhere',
    end: ({ address, other }) =>
      done(address, other, 'auth.changePassword', { currentPassword: testPassword, newPassword: 'another password' }),
  },
  {
    name: 'a new password by a mailed link',
    end: async ({ account, address }) => {
      const token = await insertLink(database, account, 'reset_password');
      await done(address, '', 'auth.resetPassword', { token, password: 'another password' });
    },
  },
  { name: 'signing out', end: ({ address, watched }) => done(address, watched, 'auth.signOut') },
  { name: 'signing out everywhere', end: ({ address, other }) => done(address, other, 'auth.signOutEverywhere') },
  {
    name: 'being revoked elsewhere',
    end: ({ address, other, watchedId }) => done(address, other, 'auth.revokeSession', { sessionId: watchedId }),
  },
  {
    name: 'the end of its time',
    end: ({ watchedId }) => database.query('update sessions set expires_at = now() where id = $1', [watchedId]),
  },
  {
    name: 'the end of its account',
    end: ({ account }) => database.query('delete from users where id = $1', [account.id]),
  },
  {
    name: 'the end of its role',
    role: 'admin',
    end: ({ account }) => database.query(`update users set role = 'member' where id = $1`, [account.id]),
  },
];

async function sceneOf({ role = 'member' }: Ending, turn: number): Promise<Scene> {
  const account = await insertAccount(database, { role });
  const [watched, other] = await openSessions(database, account.id, { count: 2, secret });
  const { address } = sites[turn % 2]!;
  return { account, watched: watched!.cookie, watchedId: watched!.sessionId, other: other!.cookie, address };
}

const memberReads = ['auth.session', 'membership.current', 'notifications.summary', 'profile.mine', 'auth.sessions'];

/** One request with a fixed cookie. @returns whether it was answered as to somebody who may. */
async function isLetIn(address: string, { watched, account }: Scene, role: Role, turn: number): Promise<boolean> {
  if (role === 'admin') {
    const { data } =
      turn % 2
        ? await askAs(address, watched, 'admin.isAdmin', 'query', { userId: account.id })
        : await askAs(address, watched, 'admin.setUserActive', 'mutation', { userId: dummy.id, isActive: true });
    return data !== undefined && data !== false;
  }
  const asked = await askAs(address, watched, memberReads[turn % memberReads.length]!, 'query', undefined);
  expect([200, 401]).toContain(asked.status);
  // "Nobody is signed in" is no answer to somebody; neither is anything but 200.
  return asked.status === 200 && !(turn % memberReads.length === 0 && asked.data === null);
}

/** @returns when each request began and whether it was let in, and when the ending had returned. */
async function watch(ending: Ending, turn: number) {
  const scene = await sceneOf(ending, turn);
  const seen: { startedAt: number; letIn: boolean }[] = [];
  let endedAt = Infinity;
  const stream = async (address: string, first: number) => {
    for (let round = first, after = 0; after < 3; round += 1) {
      const startedAt = performance.now();
      if (startedAt > endedAt) after += 1;
      seen.push({ startedAt, letIn: await isLetIn(address, scene, ending.role ?? 'member', round) });
    }
  };
  const streams = Promise.all(sites.map(({ address }, index) => stream(address, turn + index)));
  try {
    await until('both streams to be let in', () => seen.filter(({ letIn }) => letIn).length >= 2, { everyMs: 1 });
    await pause(turn % 7);
    await ending.end(scene);
  } finally {
    endedAt = performance.now();
  }
  await streams;
  return { seen, endedAt };
}

describe(`${endings.length * trialsPerEnding} endings while two processes are being asked`, () => {
  let requests = 0;
  let under = 0;
  let late = 0;
  afterAll(() => {
    const trials = endings.length * trialsPerEnding;
    figure(10, `${trials} endings, ${requests} requests, ${under} under way: ${late} let in afterwards`);
  });

  it.each(endings)('$name', async (ending) => {
    for (let turn = 0; turn < trialsPerEnding; turn += 5) {
      const trials = await Promise.all([0, 1, 2, 3, 4].map((more) => watch(ending, turn + more)));
      for (const { seen, endedAt } of trials) {
        requests += seen.length;
        under += seen.filter(({ startedAt, letIn }) => startedAt <= endedAt && letIn).length;
        late += seen.filter(({ startedAt, letIn }) => startedAt > endedAt && letIn).length;
        expect(seen.filter(({ startedAt }) => startedAt > endedAt).length).toBeGreaterThanOrEqual(6);
      }
    }
    expect(late).toBe(0);
  });
});

describe('a saved cookie after', () => {
  const guarded = Object.entries(table).filter(([, { guard }]) => guard !== 'anyone');

  it.each(endings.filter(({ role }) => !role))('$name opens no procedure of members', async (ending) => {
    const scene = await sceneOf(ending, 0);
    await ending.end(scene);
    expect(guarded.length).toBeGreaterThan(10);
    let [asks, letIn] = [0, 0];
    for (const { address } of sites) {
      for (const [path, { type, guard, sample }] of guarded) {
        const asked = await askAs(address, scene.watched, path, type, sample?.());
        const expected =
          guard === 'member'
            ? { message: 'Please log in first', data: { code: 'UNAUTHORIZED', httpStatus: 401 } }
            : { message: 'Not found.', data: { code: 'NOT_FOUND', httpStatus: 404 } };
        asks += 1;
        if (asked.data !== undefined) letIn += 1;
        expect(asked.error, path).toMatchObject(expected);
        expect(asked.data, path).toBeUndefined();
      }
      const session = await askAs(
        address,
        `${scene.watched}; everglow-signed-in=1`,
        'auth.session',
        'query',
        undefined,
      );
      expect(session).toMatchObject({ status: 200, data: null });
      expect(session.cookies).toEqual([expect.stringMatching(/^everglow-signed-in=; Max-Age=0;/)]);
    }
    figure(
      9,
      `after ${ending.name}: ${asks} calls of ${guarded.length} procedures with a saved cookie, ${letIn} let in`,
    );
  });

  it('a new password keeps the browser that set it', async () => {
    const scene = await sceneOf(endings[0]!, 0);
    const visitor = createVisitor(scene.address, { cookie: scene.other });
    await visitor.api.auth.changePassword.mutate({ currentPassword: testPassword, newPassword: 'another password' });
    expect((await visitor.api.auth.sessions.query()).map(({ current }) => current)).toEqual([true]);
    // The cookie of before the change is worth nothing either, though it names the same session. A call that was on its
    // way with it is answered after the change, and leaves the browser the cookie it has by then.
    const late = await askAs(scene.address, scene.other, 'auth.session', 'query', undefined);
    expect(late.data).toBeNull();
    expect(late.cookies.filter((line) => line.startsWith('everglow-session='))).toEqual([]);
  });
});

describe('signing in', () => {
  const isAlive = async (cookie: string) =>
    (await askAs(sites[1]!.address, cookie, 'auth.session', 'query', undefined)).data !== null;

  it('opens another session each time, and ends the one the browser had', async () => {
    const [first] = sites;
    const account = await insertAccount(database);
    const visitor = createVisitor(first!.address);
    const cookies: string[] = [];
    const ids = new Set<string>();
    for (let time = 0; time < 4; time += 1) {
      ids.add((await signIn(first!.address, account, visitor)).sessionId);
      cookies.push(visitor.cookie());
    }
    expect(ids.size).toBe(4);
    expect(new Set(cookies).size).toBe(4);
    for (const [index, cookie] of cookies.entries()) expect(await isAlive(cookie)).toBe(index === 3);
  });

  it('by password or by a link, a cookie that somebody planted is not what one is signed in with', async () => {
    const { address } = sites[0]!;
    const attacker = await insertAccount(database, { name: 'attacker' });
    const ways = {
      password: async (victim: Account) => ({
        path: 'auth.signIn',
        input: { email: victim.email, password: testPassword },
      }),
      'reset link': async (victim: Account) => ({
        path: 'auth.resetPassword',
        input: { token: await insertLink(database, victim, 'reset_password'), password: testPassword },
      }),
    };
    for (const [name, way] of Object.entries(ways)) {
      const planted = (await signIn(address, attacker)).visitor.cookie();
      const victim = await insertAccount(database, { name: 'victim' });
      const browser = createVisitor(address, { cookie: planted });
      const { path, input } = await way(victim);
      expect((await ask(browser, path, 'mutation', input)).status, name).toBe(200);
      expect((await browser.api.auth.session.query())!.user.id, name).toBe(victim.id);
      expect(browser.cookie(), name).not.toContain(/everglow-session=([^;]+)/.exec(planted)![1]);
      expect(await isAlive(planted), name).toBe(false);
    }
  });
});

describe('a sign-in under way while', () => {
  const overtaking = endings.filter(({ name }) => /^a (ban|new password by)/.test(name));

  it.each(overtaking)('$name comes, with the password of before: nobody is signed in', async (ending) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const scene = await sceneOf(ending, turn);
      const input = { email: scene.account.email, password: testPassword };
      // From before the sign-in has begun to work until after it has answered.
      const ended = pause(turn * 8).then(() => ending.end(scene));
      const browser = createVisitor(scene.address);
      expect([200, 401]).toContain((await ask(browser, 'auth.signIn', 'mutation', input)).status);
      await ended;
      for (const { address } of sites)
        expect((await askAs(address, browser.cookie(), 'auth.session', 'query', undefined)).data).toBeNull();
    }
  });
});

describe(`a ban of ${accountTimes.banHours} hours`, () => {
  const shiftBan = (account: Account, by: string) =>
    database.query(`update users set banned_until = now() + $2::interval where id = $1`, [account.id, by]);
  const passwordOf = ({ email }: Account) => ({ email, password: testPassword });

  it('lasts exactly that long', async () => {
    const account = await insertAccount(database);
    const { address } = sites[0]!;
    await done(address, admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: false });
    const [row] = await database.query(
      `select banned_until = updated_at + interval '999 hours' as exactly from users where id = $1`,
      [account.id],
    );
    expect(row).toEqual({ exactly: true });
  });

  it('a second before its end nobody comes in, from its end on everybody does', async () => {
    const account = await insertAccount(database);
    const [{ cookie } = { cookie: '' }] = await openSessions(database, account.id, { count: 1, secret });
    for (const { address } of sites) {
      await shiftBan(account, '1 minute');
      expect((await askAs(address, cookie, 'auth.sessions', 'query', undefined)).status).toBe(401);
      const refused = await askAs(address, '', 'auth.signIn', 'mutation', passwordOf(account));
      expect(refused).toMatchObject({ status: 401, error: { message: expect.stringContaining('deactivated') } });

      await shiftBan(account, '-1 second');
      expect((await askAs(address, cookie, 'auth.sessions', 'query', undefined)).status).toBe(200);
      expect((await askAs(address, '', 'auth.signIn', 'mutation', passwordOf(account))).status).toBe(200);
    }

    // With a second left: refused until the database's clock says so, and let in from then on.
    await shiftBan(account, '1 second');
    const { address } = sites[0]!;
    const isOver = async () =>
      (
        await database.query('select clock_timestamp() >= banned_until as over from users where id = $1', [account.id])
      )[0]!.over as boolean;
    let refusals = 0;
    await until('the ban to end', async () => {
      const wasOver = await isOver();
      const { status } = await askAs(address, cookie, 'auth.sessions', 'query', undefined);
      expect(status).toBe(wasOver ? 200 : status);
      if (status === 401) refusals += 1;
      else expect(await isOver()).toBe(true);
      return status === 200;
    });
    expect(refusals).toBeGreaterThan(0);
  });

  it('that has ended opens no session of before it, but lets sign in again', async () => {
    const account = await insertAccount(database);
    const { address } = sites[0]!;
    const { visitor } = await signIn(address, account);
    const saved = visitor.cookie();
    await done(address, admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: false });
    await shiftBan(account, '-1 second');
    expect((await askAs(address, saved, 'auth.session', 'query', undefined)).data).toBeNull();
    await signIn(address, account);
    // Lifted by the agency it is the same.
    await done(address, admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: true });
    expect((await askAs(address, saved, 'auth.session', 'query', undefined)).data).toBeNull();
    await signIn(address, account);
  });
});
