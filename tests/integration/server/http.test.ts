/**
 * Raw HTTP requests: health, headers, other sites, bodies that are too large or aren't JSON.
 * @module-tag check-35
 * @module-tag check-72
 */
import { describe, expect, it } from 'vitest';
import { appRouter } from '#server/trpc/app-router.ts';
import { createDatabase } from '#tests/helpers/database.ts';
import { jsonPost, send, type Sent } from '#tests/helpers/http.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { publicSiteEnv, startSite } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ pages: true });
const secure = await addSite({ databaseUrl: database.url, role: 'web', env: publicSiteEnv });

const at = (sent: Sent) => send(site.address, sent);
const start = '/trpc/chat.start';

describe('health', () => {
  it('is reported by /livez, /readyz and /metrics', async () => {
    expect(await at({ path: '/livez' })).toMatchObject({ status: 200, body: 'ok\n' });
    const ready = await at({ path: '/readyz' });
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.body)).toMatchObject({ ready: true, open: true, workers: true, database: true });
    const metrics = await at({ path: '/metrics' });
    expect(metrics.status).toBe(200);
    expect(metrics.body).toMatch(/^everglow_http_request_duration_seconds_bucket/m);
    expect(metrics.body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('fails in a stopping process, which still answers for the drain period', async () => {
    const leaving = await startSite({
      databaseUrl: database.url,
      role: 'web',
      env: { DRAIN_SECONDS: '3' },
      pages: true,
    });
    const ask = (path: string) => send(leaving.address, { path, headers: { connection: 'keep-alive' } });
    const before = await ask('/readyz/self');
    expect(JSON.parse(before.body)).toEqual({ ready: true, open: true, database: true });
    expect(before.headers.connection).toBe('keep-alive');
    const stopped = leaving.stop();
    const [self, page, call] = await Promise.all([ask('/readyz/self'), ask('/'), ask('/trpc/chat.current')]);
    expect(self.status).toBe(503);
    expect(JSON.parse(self.body)).toEqual({ ready: false, open: false, database: true });
    for (const answer of [page, call]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.connection).toBe('close');
    }
    await stopped;
    await expect(ask('/')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('fails on /readyz but not on /livez when the database is gone', { tags: ['check-77'] }, async () => {
    const other = await createDatabase();
    const lost = await startSite({ databaseUrl: other.url, role: 'web' });
    expect((await send(lost.address, { path: '/readyz' })).status).toBe(200);
    await other.drop();
    const red = await send(lost.address, { path: '/readyz' });
    expect(red.status).toBe(503);
    expect(JSON.parse(red.body)).toMatchObject({ ready: false, database: false });
    expect((await send(lost.address, { path: '/livez' })).status).toBe(200);
    // Visitors get a readable message, not the database's.
    const refused = await send(lost.address, jsonPost(start, {}));
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.body).not.toMatch(/insert|select|does not exist|postgres|node_modules|\n\s+at /i);
    await lost.stop();
  });
});

describe('the security headers', () => {
  const answers: [string, number, Sent][] = [
    ['the home page', 200, { path: '/' }],
    ['a page that is not there', 404, { path: '/nowhere' }],
    ['a path that cannot be decoded', 404, { path: '/%E0%A4%A' }],
    ['a file', 200, { path: '/favicon.svg' }],
    ['livez', 200, { path: '/livez' }],
    ['readyz', 200, { path: '/readyz' }],
    ['readyz of the process', 200, { path: '/readyz/self' }],
    ['metrics', 200, { path: '/metrics' }],
    ['a query', 200, { path: '/trpc/chat.current' }],
    ['a mutation', 200, jsonPost(start, {})],
    ['a refused input', 400, jsonPost(start, { restart: 'x' })],
    ['a procedure that is not there', 404, { path: '/trpc/chat.nothing' }],
    ['a session', 200, { path: '/trpc/auth.session' }],
    ['a procedure of members', 401, { path: '/trpc/profile.mine' }],
    ['a procedure of the agency', 404, jsonPost('/trpc/admin.setUserActive', { userId: 'x', isActive: false })],
    ['a wrong password', 401, jsonPost('/trpc/auth.signIn', { email: 'nobody@example.com', password: 'x' })],
    ['a dead unsubscribe link', 400, { path: '/unsubscribe?token=x' }],
    ['another site', 403, jsonPost(start, {}, { 'sec-fetch-site': 'cross-site' })],
    ['no JSON', 415, { ...jsonPost(start, {}), headers: { 'content-type': 'text/plain' } }],
    ['too large', 413, jsonPost(start, { restart: 'x'.repeat(70_000) })],
    ['another method', 404, { method: 'DELETE', path: '/nowhere' }],
  ];

  it.each(answers)('are all present on %s (%i)', async (_name, status, sent) => {
    const { headers, ...reply } = await at(sent);
    // tRPC can only report a path that Express can't decode as a bad request.
    expect(status === 404 ? [400, 404] : [status]).toContain(reply.status);
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/form-action 'self'/);
    expect(/script-src ([^;]*)/.exec(policy)![1]).not.toMatch(/unsafe|\*|http/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // If the address contains a token, no referrer is sent at all.
      'referrer-policy': sent.path.includes('token=') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    if (sent.path.startsWith('/trpc')) expect(headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toMatch(/node_modules|\/work\/|\/home\/|\n\s+at |select |insert /i);
  });

  it('require https only if the site uses it', async () => {
    const { headers } = await send(secure.address, { path: '/livez' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/);
  });
});

describe('a missing page', () => {
  const counted = async () => {
    const { body } = await at({ path: '/metrics' });
    return Number(/_count\{kind="page",status="4xx"\} (\d+)/.exec(body)?.[1] ?? 0);
  };

  it.each(['GET', 'HEAD'])('gets the same answer to %s in front of all routes and behind them', async (method) => {
    const before = await counted();
    const [front, behind] = await Promise.all(['/nowhere', '/calendar'].map((path) => at({ method, path })));
    expect(front!.status).toBe(404);
    expect({ ...front!.headers, date: '' }).toEqual({ ...behind!.headers, date: '' });
    expect(front!.body).toBe(behind!.body);
    expect(front!.body === '').toBe(method === 'HEAD');
    expect(await counted()).toBe(before + 2);
  });

  it('does not hide routes that are spelled differently', async () => {
    for (const path of ['/LIVEZ', '/livez/', '/livez?x', 'http://localhost/livez'])
      expect(await at({ path }), path).toMatchObject({ status: 200, body: 'ok\n' });
  });
});

describe('a request from another site', () => {
  const own = () => new URL(site.address).host;
  const conversations = async () => (await database.query('select id from conversations')).length;
  /** Sends a request from another site, which must not start a conversation. */
  const foreign = async (sent: Sent) => {
    const before = await conversations();
    const reply = await at(sent);
    expect(await conversations()).toBe(before);
    return reply;
  };

  it.each([
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site with an own Origin beside it', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
    ['a foreign Origin that begins like ours', { origin: 'http://localhost.evil.example' }],
    ['an Origin that is no address', { origin: '::::' }],
  ])('is refused by %s', async (_name, headers) => {
    const reply = await foreign(jsonPost(start, {}, headers));
    expect(reply.status).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('reaches no mutation, by header, by type, or by GET', { tags: ['check-19'] }, async () => {
    const mutations = Object.entries(appRouter._def.procedures)
      .filter(([, procedure]) => (procedure as unknown as { _def: { type: string } })._def.type === 'mutation')
      .map(([name]) => `/trpc/${name}`);
    const ways: ((path: string) => [number, Sent])[] = [
      (path) => [403, jsonPost(path, {}, { 'sec-fetch-site': 'cross-site' })],
      (path) => [403, jsonPost(path, {}, { origin: 'https://evil.example' })],
      (path) => [403, jsonPost(path, {}, { origin: 'null' })],
      (path) => [415, { method: 'POST', path, headers: { 'content-type': 'text/plain' }, body: '{}' }],
      (path) => [405, { path: `${path}?input=${encodeURIComponent('{}')}` }],
    ];
    const before = await conversations();
    const statuses = await inLanes(
      mutations.flatMap((path) => ways.map((way) => way(path))),
      8,
      async ([expected, sent]) => ({ expected, sent, status: (await at(sent)).status }),
    );
    // By GET, the admin area's procedures don't even exist.
    const wrong = statuses.filter(
      ({ expected, status }) => status !== expected && !(expected === 405 && status === 404),
    );
    expect(wrong).toEqual([]);
    expect(await conversations()).toBe(before);
  });

  it('is distinguished from our own page and from a program without these headers', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { origin: 'http://localhost' },
      { origin: `http://${own()}` },
      {},
    ]) {
      expect((await at(jsonPost(start, {}, headers as Record<string, string>))).status, JSON.stringify(headers)).toBe(
        200,
      );
    }
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'is refused with a body of type "%s", which a form can send',
    async (type) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      expect((await foreign({ method: 'POST', path: start, headers, body: '{}' })).status).toBe(415);
    },
  );

  it('cannot call a mutation by GET or HEAD', { tags: ['check-19'] }, async () => {
    expect((await foreign({ path: '/trpc/chat.start?batch=1&input=%7B%220%22%3A%7B%7D%7D' })).status).toBe(405);
    expect((await foreign({ method: 'HEAD', path: start })).headers['set-cookie']).toBeUndefined();
  });
});

describe('an oversized request', () => {
  const refusals: number[] = [];
  const bomb = async (sent: Sent) => {
    const reply = await at(sent);
    refusals.push(reply.status);
    return reply;
  };

  it('with a batch of eleven calls is refused without running any', async () => {
    const paths = (count: number) => `/trpc/${Array<string>(count).fill('chat.current').join(',')}?batch=1`;
    expect((await at({ path: paths(10) })).status).toBe(200);
    expect((await bomb({ path: paths(11) })).status).toBe(400);
    const before = await database.query('select 1 from conversations');
    const calls = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, {}]));
    const eleven = Array<string>(11).fill('chat.start').join(',');
    expect((await bomb(jsonPost(`/trpc/${eleven}?batch=1`, calls))).status).toBe(400);
    expect(await database.query('select 1 from conversations')).toHaveLength(before.length);
  });

  it('with a batch of eight thousand calls is refused with a short answer', async () => {
    const reply = await bomb({ path: `/trpc/${','.repeat(8_000)}?batch=1` });
    expect(reply.status).toBe(400);
    expect(reply.body.length).toBeLessThan(2_000);
  });

  it.each([false, true])('with a body of more than 64 KB is refused with 413 (chunked: %s)', async (chunked) => {
    const body = JSON.stringify({ restart: 'x'.repeat(64 * 1024) });
    expect((await bomb({ ...jsonPost(start, body), chunked })).status).toBe(413);
    expect((await at({ ...jsonPost(start, { restart: 'x'.repeat(60 * 1024) }), chunked })).status).toBe(400);
  });

  it('with headers of more than 16 KB is refused with 431', async () => {
    const reply = await bomb({ path: '/livez', headers: { cookie: `a=${'x'.repeat(17_000)}` } });
    expect(reply.status).toBe(431);
  });
});

describe('a broken request', () => {
  it.each(['{', '{"a":', 'null', '"text"', '[]', '12', '\u0000', '{"restart":"\\ud800"}', ''])(
    'gets 400 for the body %j',
    async (body) => {
      const reply = await at(jsonPost(start, body));
      expect(reply.status).toBe(400);
      expect(reply.body).not.toMatch(/stack|node_modules|SyntaxError: .* at /);
    },
  );

  it.each([
    '/trpc/',
    '/trpc/__proto__',
    '/trpc/constructor',
    '/trpc/chat',
    '/trpc/chat.__proto__',
    '/trpc/..%2f..%2fetc',
  ])('finds nothing at %s', async (path) => {
    for (const sent of [{ path }, jsonPost(path, {})]) {
      const reply = await at(sent);
      expect([400, 404, 405]).toContain(reply.status);
      expect(reply.body).not.toMatch(/node_modules|\n\s+at /);
    }
  });

  it('gets 400 for a query whose input is not JSON', async () => {
    expect((await at({ path: '/trpc/profile.get?input=%7B' })).status).toBe(400);
  });
});
