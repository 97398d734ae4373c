/** Rotates secrets without signing anyone out, and keeps active sessions from expiring. */
import { describe, expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { insertAccount, openSessions, sealerOf } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { ask, askAs } from '../access/ask.ts';
import { table } from '../access/table.ts';

const [a, b] = ['a', 'b'].map((letter) => `secret-${letter}-${letter.repeat(40)}`) as [string, string];
const daySec = 24 * 3600;

const database = await openDatabase();
const start = (secrets: string) =>
  addSite({ databaseUrl: database.url, role: 'web', env: { SESSION_SECRET: secrets } });
/** Sites by their secrets, newest first. */
const ring = { a: await start(a), ab: await start(`${a},${b}`), ba: await start(`${b},${a}`), b: await start(b) };

const sessionCookie = (cookie: string) => /everglow-session=[^;]+/.exec(cookie)?.[0] ?? '';
const isSealedWith = (secret: string, cookie: string) =>
  sealerOf(secret).isNewest(sessionCookie(cookie).slice('everglow-session='.length));

describe('rotating secrets', () => {
  it('keeps every session that returns in time, and cleanly signs out the others', { tags: ['check-11'] }, async () => {
    const account = await insertAccount(database);
    const sessions = await openSessions(database, account.id, { count: 20, secret: a });
    const read = async (site: Serving, cookie: string) => {
      const visitor = createVisitor(site.address, { cookie });
      const { status, data } = await ask(visitor, 'auth.session', 'query', undefined);
      return { status, sessionId: (data as { sessionId: string } | null)?.sessionId, cookie: visitor.cookie() };
    };

    // With both secrets, everyone is let in and gets a cookie sealed with the newer one.
    const renewed = await inLanes(sessions, 10, ({ cookie }) => read(ring.ba, cookie));
    expect(renewed.map(({ sessionId }) => sessionId)).toEqual(sessions.map(({ sessionId }) => sessionId));
    expect(renewed.filter(({ cookie }) => !isSealedWith(b, cookie))).toEqual([]);

    // After the older secret is dropped, the renewed cookies still work.
    const kept = await inLanes(renewed, 10, ({ cookie }) => read(ring.b, cookie));
    expect(kept.map(({ sessionId }) => sessionId)).toEqual(sessions.map(({ sessionId }) => sessionId));

    // Those that didn't return are visitors now. Their session cookie stays, because another process may know its
    // secret.
    const gone = await inLanes(sessions, 10, async ({ cookie }) => {
      const member = await askAs(ring.b.address, cookie, 'profile.mine', 'query', undefined);
      return { ...(await read(ring.b, `${cookie}; everglow-signed-in=1`)), member: member.status };
    });
    const clean = gone.filter(({ status, sessionId, member }) => status === 200 && !sessionId && member === 401);
    expect(clean).toHaveLength(sessions.length);
    expect(gone.filter(({ cookie }) => cookie.includes('signed-in') || !cookie.includes('session='))).toEqual([]);
  });

  it.each([
    ['the new secret is made known', ['a', 'ab']],
    ['the new secret begins to seal', ['ab', 'ba']],
    ['the old secret is dropped', ['ba', 'b']],
  ] as const)('signs no one out while %s, process by process', async (_step, [before, after]) => {
    const account = await insertAccount(database);
    const secret = before === 'ba' ? b : a;
    const sessions = await openSessions(database, account.id, { count: 5, secret });
    const lost = await inLanes(sessions, 5, async ({ cookie }, index) => {
      let carried = cookie;
      let out = 0;
      // From process to process and back, as a load balancer would route them.
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

describe('a cookie due for renewal', () => {
  const ending = ['auth.signOut', 'auth.signOutEverywhere'];

  // A query, a mutation, a stream, a call to the admin area, a call with a custom body parser, and one that ends the
  // session.
  it.each(['profile.mine', 'plan.addTask', 'profile.progress', 'admin.audit.admins', 'voice.transcribe', ...ending])(
    'is resealed with the newer secret by %s, or cleared',
    async (path) => {
      const { type, guard, sample } = table[path]!;
      const account = await insertAccount(database, { role: guard === 'admin' ? 'admin' : 'member' });
      const [session] = await openSessions(database, account.id, { count: 1, secret: a });
      const { cookies } = await askAs(ring.ba.address, session!.cookie, path, type, sample?.());
      const lines = (name: string) => cookies.filter((cookie) => cookie.startsWith(`${name}=`));
      expect([lines('everglow-session'), lines('everglow-signed-in')].map(({ length }) => length)).toEqual([1, 1]);
      const [line] = lines('everglow-session') as [string];
      if (ending.includes(path)) return expect(line).toMatch(/^everglow-session=; Max-Age=0;/);
      expect(isSealedWith(b, line)).toBe(true);
      const now = await askAs(ring.b.address, line.split(';')[0]!, 'auth.session', 'query', undefined);
      expect(now.data).toMatchObject({ sessionId: session!.sessionId });
    },
  );

  it.each([
    ['a day old', daySec + 60, true],
    ['a month old, less a minute', 30 * daySec - 60, true],
    ['not yet a day old', daySec - 60, false],
  ])('is resealed when it is %s: %i s, due: %s', async (_name, ageSec, isDue) => {
    const account = await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a, ageSec });
    const visitor = createVisitor(ring.a.address, { cookie: `${session!.cookie}; everglow-signed-in=1` });
    const { data, cookies } = await ask(visitor, 'auth.session', 'query', undefined);
    expect(data).toMatchObject({ sessionId: session!.sessionId });
    const due = ['everglow-session', 'everglow-known', 'everglow-signed-in'];
    expect(cookies.map((line) => line.slice(0, line.indexOf('=')))).toEqual(isDue ? due : []);
    // Once is enough.
    expect((await ask(visitor, 'auth.session', 'query', undefined)).cookies).toEqual([]);
  });
});

describe('an active session', () => {
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

  it('lasts thirty days from its last use, which is recorded at most every five minutes', async () => {
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

  it('ends ninety days after sign-in, even if it is in use', async () => {
    const account = await insertAccount(database);
    const [session] = await openSessions(database, account.id, { count: 1, secret: a });
    const { sessionId, cookie } = session!;
    await set(sessionId, '2 days', '6 minutes');
    await database.query(`update sessions set created_at = now() - interval '89 days' where id = $1`, [sessionId]);
    expect((await askAs(ring.a.address, cookie, 'profile.mine', 'query', undefined)).status).toBe(200);
    expect(await left(sessionId)).toBeCloseTo(1, 2);
    await database.query(`update sessions set created_at = now() - interval '91 days' where id = $1`, [sessionId]);
    await set(sessionId, '2 days', '6 minutes');
    await askAs(ring.a.address, cookie, 'profile.mine', 'query', undefined);
    expect((await askAs(ring.a.address, cookie, 'auth.session', 'query', undefined)).data).toBeNull();
  });

  it('is not revived once it has ended', async () => {
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
