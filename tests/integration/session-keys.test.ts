/** Changing the secret signs nobody out, and a session in use does not run out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { createAdmin, insertAccount, openSessions, sealerOf, signIn, type Account } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { ask, askAs } from './access/ask.ts';
import { table } from './access/table.ts';

const [a, b] = ['a', 'b'].map((letter) => `secret-${letter}-${letter.repeat(40)}`) as [string, string];
const daySec = 24 * 3600;
const accounts = 10;
const sessionsEach = 100;

let database: TestDatabase;
/** By its ring, newest secret first. */
let ring: Record<'a' | 'ab' | 'ba' | 'b', Serving>;

beforeAll(async () => {
  database = await createDatabase();
  const start = (secrets: string) =>
    startSite({ databaseUrl: database.url, role: 'web', env: { SESSION_SECRET: secrets } });
  ring = { a: await start(a), ab: await start(`${a},${b}`), ba: await start(`${b},${a}`), b: await start(b) };
});
afterAll(async () => {
  await Promise.all(Object.values(ring ?? {}).map((site) => site.stop()));
  await database?.drop();
});

const sessionCookie = (cookie: string) => /everglow-session=[^;]+/.exec(cookie)?.[0] ?? '';
const isSealedWith = (secret: string, cookie: string) =>
  sealerOf(secret).isNewest(sessionCookie(cookie).slice('everglow-session='.length));

/** Twenty at a time. */
async function forAll<T, R>(list: T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let index = 0; index < list.length; index += 20)
    results.push(...(await Promise.all(list.slice(index, index + 20).map((item, at) => work(item, index + at)))));
  return results;
}

async function thousandSessions(): Promise<{ sessionId: string; cookie: string }[]> {
  const owners: Account[] = [];
  for (let made = 0; made < accounts; made += 1) owners.push(await insertAccount(database));
  const each = await Promise.all(
    owners.map(({ id }) => openSessions(database, id, { count: sessionsEach, secret: a })),
  );
  return each.flat();
}

describe('changing secrets', () => {
  it(`${accounts * sessionsEach} sessions live through it; whoever stayed away is signed out cleanly`, async () => {
    const sessions = await thousandSessions();
    const real = await signIn(ring.a.address, await insertAccount(database));
    sessions.push({ sessionId: real.sessionId, cookie: real.visitor.cookie() });

    // Both secrets known: all are let in, and each gets a cookie sealed with the newer one.
    const renewed = await forAll(sessions, async ({ sessionId, cookie }) => {
      const visitor = createVisitor(ring.ba.address, { cookie });
      const { status, data } = await ask(visitor, 'auth.session', 'query', undefined);
      return { status, isSame: (data as { sessionId: string } | null)?.sessionId === sessionId, now: visitor.cookie() };
    });
    expect(renewed.filter(({ status, isSame }) => status !== 200 || !isSame)).toEqual([]);
    expect(renewed.filter(({ now }) => !isSealedWith(b, now))).toEqual([]);

    // The older one dropped: whoever came meanwhile stays.
    const kept = await forAll(renewed, ({ now }) => askAs(ring.b.address, now, 'auth.session', 'query', undefined));
    expect(kept.filter(({ status, data }) => status !== 200 || data === null)).toEqual([]);

    // Whoever did not is nobody: no failure, and the page is told. The cookie stays, as another process may know its secret.
    const gone = await forAll(sessions, async ({ cookie }) => {
      const browser = createVisitor(ring.b.address, { cookie: `${sessionCookie(cookie)}; everglow-signed-in=1` });
      const { status, data } = await ask(browser, 'auth.session', 'query', undefined);
      const member = await askAs(ring.b.address, sessionCookie(cookie), 'profile.mine', 'query', undefined);
      return { status, data, member: member.status, left: browser.cookie() };
    });
    expect(gone.filter(({ status, data, member }) => status !== 200 || data !== null || member !== 401)).toEqual([]);
    const failed = [...renewed, ...kept, ...gone].filter(({ status }) => status >= 500).length;
    figure(
      11,
      `${renewed.length} sessions: ${renewed.filter(({ isSame }) => !isSame).length} signed out in the overlap; of those ` +
        `that stayed away ${gone.filter(({ data }) => data === null).length} signed out cleanly, ${failed} server errors`,
    );
    expect(gone.filter(({ left }) => left.includes('signed-in'))).toHaveLength(0);
  });

  it.each([
    ['the new secret is made known', ['a', 'ab']],
    ['the new secret begins to seal', ['ab', 'ba']],
    ['the old secret is dropped', ['ba', 'b']],
  ] as const)('while %s, process by process, nobody is signed out', async (_step, [before, after]) => {
    const account = await insertAccount(database);
    const secret = before === 'ba' ? b : a;
    const sessions = await openSessions(database, account.id, { count: 100, secret });
    const lost = await forAll(sessions, async ({ cookie }, index) => {
      let carried = cookie;
      let out = 0;
      // From process to process and back, as a balancer would send them.
      for (let turn = 0; turn < 4; turn += 1) {
        const browser = createVisitor(ring[(turn + index) % 2 ? after : before].address, { cookie: carried });
        if ((await ask(browser, 'auth.session', 'query', undefined)).data === null) out += 1;
        carried = browser.cookie();
      }
      return out;
    });
    expect(lost.filter(Boolean)).toEqual([]);
  });
});

describe('a cookie that is due', () => {
  const ending = ['auth.signOut', 'auth.signOutEverywhere'];
  // These sites have no provider, and say so.
  const away = ['voice.transcribe', 'voice.speak'];

  it.each(Object.keys(table))('is sealed anew by %s', async (path) => {
    const { type, guard, sample } = table[path]!;
    const account = guard === 'admin' ? await createAdmin(database, ring.a.address) : await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a });
    const { cookies, status } = await askAs(ring.ba.address, session!.cookie, path, type, sample?.());
    if (away.includes(path)) expect(status).toBe(503);
    else expect(status).toBeLessThan(500);
    const line = (name: string) => cookies.filter((cookie) => cookie.startsWith(`${name}=`));
    expect(line('everglow-session')).toHaveLength(1);
    expect(line('everglow-signed-in')).toHaveLength(1);
    if (ending.includes(path)) {
      expect(line('everglow-session')[0]).toMatch(/^everglow-session=; Max-Age=0;/);
    } else {
      expect(isSealedWith(b, line('everglow-session')[0]!)).toBe(true);
      const now = await askAs(
        ring.b.address,
        line('everglow-session')[0]!.split(';')[0]!,
        'auth.session',
        'query',
        undefined,
      );
      expect(now.data).toMatchObject({ sessionId: session!.sessionId });
    }
  });

  it.each([
    ['a day old', daySec + 60, true],
    ['a month old, less a minute', 30 * daySec - 60, true],
    ['not yet a day old', daySec - 60, false],
  ])('%s: %i s', async (_name, ageSec, isDue) => {
    const account = await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a, ageSec });
    const visitor = createVisitor(ring.a.address, { cookie: `${session!.cookie}; everglow-signed-in=1` });
    const { data, cookies } = await ask(visitor, 'auth.session', 'query', undefined);
    expect(data).toMatchObject({ sessionId: session!.sessionId });
    expect(cookies).toHaveLength(isDue ? 2 : 0);
    // Once is enough.
    expect((await ask(visitor, 'auth.session', 'query', undefined)).cookies).toEqual([]);
  });
});

describe('a session in use', () => {
  const left = async (id: string) => {
    const [row] = await database.query<{ days: number }>(
      `select extract(epoch from expires_at - now()) / 86400 as days from sessions where id = $1`,
      [id],
    );
    return Number(row!.days);
  };
  const set = (id: string, expires: string, seen: string) =>
    database.query(
      'update sessions set expires_at = now() + $2::interval, last_seen_at = now() - $3::interval where id = $1',
      [id, expires, seen],
    );

  it('lives another thirty days from its last use, noted every five minutes at most', async () => {
    const account = await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a });
    const { sessionId, cookie } = session!;
    await set(sessionId, '1 day', '4 minutes');
    expect((await askAs(ring.a.address, cookie, 'profile.mine', 'query', undefined)).status).toBe(200);
    expect(await left(sessionId)).toBeLessThan(1.01);
    await set(sessionId, '1 day', '6 minutes');
    expect((await askAs(ring.a.address, cookie, 'profile.mine', 'query', undefined)).status).toBe(200);
    expect(await left(sessionId)).toBeGreaterThan(29.9);
  });

  it('is not brought back once it is over', async () => {
    const account = await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a });
    const { sessionId, cookie } = session!;
    await set(sessionId, '-1 second', '31 days');
    for (const path of ['profile.mine', 'auth.session', 'profile.mine'])
      expect([401, 200]).toContain((await askAs(ring.a.address, cookie, path, 'query', undefined)).status);
    expect((await askAs(ring.a.address, cookie, 'auth.session', 'query', undefined)).data).toBeNull();
    expect(await left(sessionId)).toBeLessThan(0);
  });
});
