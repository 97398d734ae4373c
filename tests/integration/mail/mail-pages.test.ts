/**
 * Checks the email pages: unsubscribing, and the local mailbox, which opens only in an unlocked browser on this
 * machine.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localKeyOf, localLink } from '#server/http/local-only.ts';
import { send, startPlainProxy, unlocked, type Sent } from '#tests/helpers/http.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { addSite, closing, openDatabase, openFolder } from '#tests/helpers/opened.ts';
import { siteSecret, startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const database = await openDatabase();
const dataDir = await openFolder();
const options = { databaseUrl: database.url, env: { DATA_DIR: dataDir } };
const site = await addSite(options);
const writer = closing(createMailWriter({ ...options, role: 'web' }));

const get = (target: string, more: Partial<Sent> = {}) =>
  send(site.address, { path: target, ...more, headers: { ...unlocked(siteSecret), ...more.headers } });
const link = localLink(localKeyOf(siteSecret));
const suppressions = () => database.query<{ reason: string }>('select reason from email_suppressions');

describe('the mailbox', () => {
  it('is empty at first, and explains how to fill it', async () => {
    const page = await get('/dev/mailbox');
    expect(page.status).toBe(200);
    expect(page.body).toContain('No emails yet.');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('shows emails, newest first, with parts, headers and file', async () => {
    const first = (await writer.write({
      template: 'reset-password',
      to: 'a@example.com',
      data: {},
      secrets: { token: 'tok1' },
    }))!;
    // Two emails sent together may leave in either order.
    await until('the first mail', async () => (await get('/dev/mailbox')).body.includes(first));
    const fields = [{ label: 'Message', value: '<script>alert(1)</script><img src=x onerror=alert(1)>' }];
    const second = (await writer.write({ template: 'contact-notice', to: 'b@example.com', data: { fields } }))!;
    await until('both mails', async () => (await get('/dev/mailbox')).body.split('class="panel"').length === 3);

    const list = await get('/dev/mailbox');
    expect(list.body).toContain('<meta http-equiv="refresh"');
    expect(list.body.indexOf(second)).toBeLessThan(list.body.indexOf(first));
    expect(list.body).toContain('to a@example.com');

    const page = await get(`/dev/mailbox/${first}`);
    expect(page.body).toContain('href="http://localhost/reset-password?token=tok1"');
    expect(page.body).toContain(`src="/dev/mailbox/${first}/html"`);
    expect(page.body.toLowerCase()).toContain(`x-entity-ref-id: ${first}`);

    const preview = await get(`/dev/mailbox/${first}/html`);
    expect(preview.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox allow-popups/);
    expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(preview.body).toContain('<base target="_blank">');
    expect(preview.body).toContain('token=tok1');

    const raw = await get(`/dev/mailbox/${first}/raw`);
    expect(raw.headers['content-type']).toContain('message/rfc822');
    expect(raw.headers['content-disposition']).toBe(`attachment; filename=${first}.eml`);
    expect(raw.body).toContain(`Message-ID: <${first}@`);

    for (const target of ['', '/html']) {
      const { body } = await get(`/dev/mailbox/${second}${target}`);
      expect(body).not.toMatch(/<script|<img/);
      expect(body).toContain('&lt;script&gt;');
    }
  });

  it.each([
    ['another host', { headers: { host: 'www.example.com' } }],
    ['a name that points here', { headers: { host: 'localhost.evil.example:3000' } }],
    ['a host that only begins right', { headers: { host: '127.0.0.1.evil.example' } }],
    ['an odd host', { headers: { host: 'localhost:3000@evil.example' } }],
    ['another private address', { headers: { host: '10.0.0.7:3000' } }],
    ['a proxy that sets X-Forwarded-For', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that sets Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that sets X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a proxy that sets Via', { headers: { via: '1.1 proxy' } }],
  ])('is not found for %s', async (_name, more) => {
    const [{ id } = { id: '' }] = await database.query<{ id: string }>('select id from emails limit 1');
    for (const target of ['', `/${id}`, `/${id}/html`, `/${id}/raw`]) {
      expect((await get(`/dev/mailbox${target}`, more)).status).toBe(404);
    }
    expect((await get(link, more)).status).toBe(404);
  });

  it('opens under every local host name', async () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000']) {
      expect((await get('/dev/mailbox', { headers: { host } })).status).toBe(200);
    }
  });

  it('opens in a browser that used the printed link', async () => {
    expect(site.localPages).toEqual({ link, names: ['the mailbox'] });
    const opened = await get(link, { headers: { cookie: '' } });
    expect([opened.status, opened.headers.location]).toEqual([303, '/dev/mailbox']);
    const [cookie] = opened.headers['set-cookie']!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect((await get('/dev/mailbox', { headers: { cookie: cookie!.split(';')[0]! } })).status).toBe(200);
  });

  it('shows nothing through a proxy that adds no header, even with a guessed key', async () => {
    const proxy = await startPlainProxy(site.address);
    try {
      const [{ id } = { id: '' }] = await database.query<{ id: string }>('select id from emails limit 1');
      const targets = ['', `/${id}`, `/${id}/html`, `/${id}/raw`].map((target) => `/dev/mailbox${target}`);
      for (const target of [...targets, '/dev/open', '/dev/open?key=', `${link}x`, '/dev/open?key=a&key=b']) {
        for (const cookie of ['', 'everglow-local=', `everglow-local=${'x'.repeat(43)}`]) {
          const reply = await send(proxy.address, { path: target, headers: { host: 'www.example.com', cookie } });
          expect([target, reply.status]).toEqual([target, 403]);
          expect(reply.body).toContain('Unlock this page first');
          expect(reply.body).not.toContain('example.com');
        }
      }
    } finally {
      await proxy.stop();
    }
  });

  it('is not found from other machines', async () => {
    const outside = Object.values(os.networkInterfaces())
      .flat()
      .find((found) => found?.family === 'IPv4' && !found.internal)?.address;
    if (!outside) return;
    const open = await startSite({
      databaseUrl: database.url,
      role: 'web',
      env: { DATA_DIR: dataDir, HOST: '0.0.0.0' },
    });
    try {
      const { port } = new URL(open.address);
      const headers = { host: `localhost:${port}`, ...unlocked(siteSecret) };
      expect((await send(`http://${outside}:${port}`, { path: '/dev/mailbox', headers })).status).toBe(404);
      expect((await send(`http://127.0.0.1:${port}`, { path: '/dev/mailbox', headers })).status).toBe(200);
    } finally {
      await open.stop();
    }
  });

  it.each([
    '/dev/mailbox/..%2f..%2fsecrets%2fsession',
    '/dev/mailbox/nothing',
    '/dev/mailbox/00000000-0000-0000-0000-000000000000',
  ])('has nothing else at %s', async (target) => expect((await get(target)).status).toBe(404));
});

describe('unsubscribing', () => {
  const link = async (to: string) => {
    await writer.write({ template: 'newsletter-welcome', to, data: {} });
    const mail = await until('the mail', async () => (await mailsTo(to, dataDir))[0]);
    return /http:\/\/localhost(\/unsubscribe\?token=\S+)/.exec(mail.text)![1]!;
  };

  it('needs the button, because opening the link changes nothing', async () => {
    const target = await link('list@example.com');
    const page = await get(target);
    expect(page.status).toBe(200);
    expect(page.body).toContain('l…@example.com');
    expect(page.body).not.toContain('list@example.com');
    expect(page.body).not.toContain('<script');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await get(target, { method: 'HEAD' })).status).toBe(200);
    expect(await suppressions()).toEqual([]);

    const action = /action="([^"]+)"/.exec(page.body)![1]!;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await get(action, { method: 'POST', headers: form, body: '' });
    expect(done.status).toBe(200);
    expect(done.body).toContain('We won’t send the newsletter to ');
    expect(await suppressions()).toEqual([{ reason: 'unsubscribed' }]);
    expect(await writer.write({ template: 'newsletter-welcome', to: 'list@example.com', data: {} })).toBeUndefined();
    // Emails about an account don't belong to a list.
    expect(await writer.write({ template: 'password-changed', to: 'list@example.com', data: {} })).toBeDefined();
  });

  it('works with one click in an email program, even twice', async () => {
    const target = await link('click@example.com');
    const [raw] = await Promise.all(
      (await fs.readdir(path.join(dataDir, 'mail'))).map((name) =>
        fs.readFile(path.join(dataDir, 'mail', name), 'utf8'),
      ),
    ).then((mails) => mails.filter((mail) => mail.includes('To: click@example.com')));
    expect(raw!.replace(/\r\n[ \t]/g, '').replace(/\r\n/g, '\n')).toContain(
      `\nList-Unsubscribe: <http://localhost${target}>\n`,
    );
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // As Gmail does: no cookie, no origin, from another server.
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await get(target, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      expect(reply.status).toBe(200);
    }
    expect(await suppressions()).toHaveLength(2);
  });

  it.each(['', '?token=', '?token=nonsense', '?token=a&token=b', `?token=${'x'.repeat(5_000)}`])(
    'explains that an invalid link does not work: %#',
    async (query) => {
      for (const method of ['GET', 'POST']) {
        const reply = await get(`/unsubscribe${query}`, { method });
        expect(reply.status).toBe(400);
        expect(reply.body).toContain('This link doesn’t work');
      }
    },
  );

  it('is refused with a token sealed for another purpose', async () => {
    const other = await writer.deps.sealer.seal({ purpose: 'session', email: 'x@example.com', list: 'newsletter' });
    expect((await get(`/unsubscribe?token=${encodeURIComponent(other)}`, { method: 'POST' })).status).toBe(400);
    expect(await suppressions()).toHaveLength(2);
  });
});
