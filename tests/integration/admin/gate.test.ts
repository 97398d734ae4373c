/** Admins get the admin area; everyone else gets the same bytes as for any unknown address. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appRouter } from '#server/trpc/app-router.ts';
import { send, type Reply } from '#tests/helpers/http.ts';
import { ban, createAdmin, createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';

const distDir = join(import.meta.dirname, '../../../dist');

const { database, site } = await openSite({ role: 'web', pages: true });
/** The admin area's files, as paths on the site. */
const assets = (await readdir(join(distDir, 'admin/assets')))
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => `/admin/assets/${name}`);

const get = (path: string, cookie = '', headers: Record<string, string> = {}, method = 'GET') =>
  send(site.address, { method, path, headers: { ...(cookie && { cookie }), ...headers } });

/** Returns what could distinguish two answers, which excludes the date. */
const factsOf = ({ status, headers: { date: _date, ...headers }, body }: Reply) => ({ status, headers, body });

async function adminCookie(): Promise<string> {
  const admin = await createAdmin(database, site.address);
  return admin.visitor.cookie();
}

describe('a visitor who is not an admin', () => {
  it.each([
    ['a visitor', async () => ''],
    ['a forged cookie', async () => 'everglow-session=Fe26.2*1*deadbeef'],
    ['a member', async () => (await createMember(database, site.address)).visitor.cookie()],
    [
      'a banned admin',
      async () => {
        const admin = await createAdmin(database, site.address);
        await ban(database, admin.id);
        return admin.visitor.cookie();
      },
    ],
    [
      'an admin who is none any more',
      async () => {
        const admin = await createAdmin(database, site.address);
        expect((await get('/admin', admin.visitor.cookie())).status).toBe(200);
        await database.query(`update users set role = 'member' where id = $1`, [admin.id]);
        return admin.visitor.cookie();
      },
    ],
    [
      'an admin who has signed out',
      async () => {
        const admin = await createAdmin(database, site.address);
        const cookie = admin.visitor.cookie();
        const signOut = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
        expect((await admin.visitor.fetch('/trpc/auth.signOut?batch=1', signOut)).status).toBe(200);
        return cookie;
      },
    ],
  ])('gets a not-found page identical to any other: %s', async (_who, cookieOf) => {
    const cookie = await cookieOf();
    const unknown = factsOf(await get('/no-such-page', cookie));
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Page not found');
    const paths = [
      '/admin',
      '/admin?x=1',
      '/admin/',
      '/admin/users/1',
      '/admin/nothing',
      '/ADMIN',
      '/admin/admin.html',
    ];
    const receipt = `/admin/export/receipt/${crypto.randomUUID()}`;
    for (const path of [...paths, assets[0]!, '/admin/assets/none.js', '/admin/export/leads.csv', receipt]) {
      expect(factsOf(await get(path, cookie)), path).toEqual(unknown);
      const head = factsOf(await get(path, cookie, {}, 'HEAD'));
      expect(head, path).toEqual({ ...unknown, body: '' });
    }
    for (const asset of assets) expect((await get(asset, cookie)).status, asset).toBe(404);
    // With the ETag that an admin's browser has.
    const etag = (await get(assets[0]!, await adminCookie())).headers.etag!;
    expect(factsOf(await get(assets[0]!, cookie, { 'if-none-match': etag }))).toEqual(unknown);
  });

  it('gets the same answer to a POST as anywhere else', async () => {
    const cookie = await adminCookie();
    const post = (path: string) => send(site.address, { method: 'POST', path, headers: { cookie }, body: '{}' });
    expect(factsOf(await post('/admin'))).toEqual(factsOf(await post('/no-such-page')));
  });
});

describe('the procedures of the admin area', () => {
  const names = Object.keys(appRouter._def.procedures).filter(
    (name) => name.startsWith('admin.') && name !== 'admin.isAdmin',
  );

  it('answer strangers like a missing procedure, by GET and by POST', { tags: ['check-14'] }, async () => {
    expect(names.length).toBeGreaterThan(20);
    const ask = async (name: string, method: string) => {
      const headers = { 'content-type': 'application/json', origin: site.address };
      const reply = await send(site.address, {
        method,
        path: `/trpc/${name}`,
        headers,
        ...(method === 'POST' && { body: '{}' }),
      });
      const { headers: answered, ...facts } = factsOf(reply);
      return { ...facts, body: facts.body.toString().replaceAll(name, 'NAME'), type: answered['content-type'] };
    };
    for (const method of ['GET', 'POST']) {
      const nothing = await ask('admin.nothing', method);
      expect(nothing).toMatchObject({ status: 404, body: expect.stringContaining('"Not found."') });
      for (const name of names) {
        expect(await ask(name, method), `${method} ${name}`).toEqual(nothing);
      }
    }
  });
});

describe('an admin', () => {
  it('gets the admin area at each of its addresses, uncached', async () => {
    const cookie = await adminCookie();
    const pages = await Promise.all(
      ['/admin', '/admin/', '/admin/inbox?show=waiting', '/admin/users/1'].map((path) => get(path, cookie)),
    );
    for (const { status, headers, body } of pages) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
      });
      expect(body).toBe(pages[0]!.body);
    }
  });

  it('gets its existing files, which no shared cache stores, and no others', async () => {
    const cookie = await adminCookie();
    const { body } = await get('/admin', cookie);
    const named = [...body.matchAll(/(?:src|href)="(\/admin\/[^"]+)"/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(1);
    for (const path of [...named, ...assets]) {
      const { status, headers } = await get(path, cookie);
      expect(status, path).toBe(200);
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    }
    const { headers } = await get(assets[0]!, cookie, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect((await get(assets[0]!, cookie, { 'accept-encoding': 'br', 'if-none-match': headers.etag! })).status).toBe(
      304,
    );
    for (const path of ['/admin/assets/none.js', '/admin/assets/', '/admin/assets/%2e%2e/admin.html'])
      expect((await get(path, cookie)).status, path).toBe(404);
  });

  it('gets HTML without scripts that the policy does not allow', async () => {
    const { headers, body } = await get('/admin', await adminCookie());
    const inline = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256').update(inline[0]!).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

it('serves the public nothing of the admin area', async () => {
  const files = await readdir(join(distDir, 'client'), { recursive: true });
  const names = assets
    .map((path) => path.replace('/admin/', ''))
    // The bundler's own helpers are the same file in both builds.
    .filter((name) => !files.includes(name))
    .map((name) => name.replace('assets/', '').replace(/\.\w+$/, ''));
  expect(names.length).toBeGreaterThan(10);
  const texts = files.filter((name) => /\.(js|css|html)$/.test(name));
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts) {
    const text = await readFile(join(distDir, 'client', name), 'utf8');
    const found = [...names, '/admin/assets', 'Reply next', 'admin.inbox'].filter((word) => text.includes(word));
    expect(found, name).toEqual([]);
  }
  const home = await get('/');
  expect(home.body).not.toMatch(/admin|Agency admin/);
});
