/** A forged Host header can't redirect emailed links, and private answers aren't cached. */
import { expect, it } from 'vitest';
import { startFakeSmtp } from '#tests/fakes/smtp-server.ts';
import { insertFinishedProfile } from '#tests/helpers/accounts.ts';
import { jsonPost, send } from '#tests/helpers/http.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { newsletterForm } from '#tests/helpers/leads.ts';
import { smtpEnv, useStreetAddress } from '#tests/helpers/mail-writer.ts';
import { createMember, insertAccount, newAddress, testPassword } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

useStreetAddress();

const smtp = closing(await startFakeSmtp());
const { database, site } = await openSite({ env: smtpEnv(smtp.url), pages: true });

it('links emails to the site, whatever host the request names', { tags: ['check-78'] }, async () => {
  const forged: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'https://evil.example/', 'x-rewrite-url': 'https://evil.example/' },
  ];
  const statuses = await inLanes(forged, forged.length, async (headers, index) => {
    const from = { 'x-forwarded-for': `10.77.0.${index}`, ...headers };
    const { email } = await insertAccount(database);
    const { cookie, profileId } = await insertFinishedProfile(database, { email: newAddress('forged') });
    const form = { password: testPassword, fullName: 'Ann Roe', businessName: '' };
    const posts = [
      jsonPost('/trpc/auth.forgotPassword', { email }, from),
      jsonPost('/trpc/auth.signUp', { email: newAddress('forged'), ...form }, from),
      jsonPost('/trpc/activation.createAccount', { profileId }, { ...from, cookie }),
      jsonPost('/trpc/newsletter.subscribe', newsletterForm(newAddress('forged')), from),
    ];
    return Promise.all(posts.map(async (post) => (await send(site.address, post)).status));
  });
  const accepted = statuses.flat().filter((status) => status === 200).length;
  expect(accepted).toBe(forged.length * 4);
  await until('all emails', () => smtp.accepted.length >= accepted, { withinMs: 60_000 });
  const texts = smtp.accepted.map(({ raw }) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  const foreign = texts.filter((text) => /evil/i.test(text)).length;
  const own = texts.filter((text) => text.includes('http://localhost/')).length;
  expect(foreign).toBe(0);
  expect(own).toBe(texts.length);
});

it.each(['localhost:80@evil.example', 'evil.example/x', 'a b'])('refuses %j as a host', async (host) => {
  const { email } = await insertAccount(database);
  const sent = jsonPost('/trpc/auth.forgotPassword', { email }, { host });
  expect((await send(site.address, sent)).status).toBe(400);
});

it(
  'forbids caching of private answers and token pages, and finds no made-up files below them',
  { tags: ['check-78'] },
  async () => {
    const { visitor } = await createMember(database, site.address);
    const kept = ['/dashboard', '/dashboard/profile', '/login', '/auth/activate?token=x', '/reset-password?token=x'];
    const asked = [...kept, '/trpc/auth.session', '/trpc/profile.mine', '/trpc/dashboard.overview'];
    const caches: string[] = [];
    for (const path of asked) {
      const response = await visitor.fetch(path);
      await response.arrayBuffer();
      caches.push(response.headers.get('cache-control') ?? 'none');
    }
    const suffixed = [
      '/dashboard/x.css',
      '/dashboard.css',
      '/services/x.css',
      '/dashboard/profile/logo.png',
      '/login;x.js',
    ];
    const statuses: number[] = [];
    for (const path of suffixed) statuses.push((await visitor.fetch(path)).status);
    const cacheable = caches.filter((header) => !/no-store|private/.test(header)).length;
    expect(cacheable, caches.join(' | ')).toBe(0);
    expect(statuses).toEqual(suffixed.map(() => 404));
  },
);
