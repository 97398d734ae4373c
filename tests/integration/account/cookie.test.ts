/** Checks cookie attributes, and that the visitor cookie survives changes of secrets. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { createMember, insertAccount, signIn } from '#tests/helpers/members.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { createVisitor, publicSiteEnv, startSite } from '#tests/helpers/site.ts';
import { ask } from '../access/ask.ts';

const secret = (letter: string) => `secret-${letter}-${letter.repeat(40)}`;
const database = await openDatabase();
const sites = new Map<string, Serving>();
/** Starts one site per environment. */
async function siteWith(env: Record<string, string>): Promise<Serving> {
  const key = JSON.stringify(env);
  const site = sites.get(key) ?? (await startSite({ databaseUrl: database.url, role: 'web', env }));
  sites.set(key, site);
  return site;
}
afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())));

describe('the visitor cookie', () => {
  it.each([
    ['http', {}, 'everglow-visitor', ''],
    ['https', publicSiteEnv, '__Host-everglow-visitor', '; Secure'],
  ] as const)('is set once over %s, is small, and contains nothing readable', async (_scheme, env, name, secure) => {
    const visitor = createVisitor((await siteWith(env)).address);
    const { id } = await visitor.api.chat.start.mutate({});
    expect(visitor.setCookie()).toMatch(
      new RegExp(`^${name}=Fe26[^;]+; Max-Age=\\d+; Path=/; HttpOnly${secure}; SameSite=Lax$`),
    );
    const first = visitor.cookie();
    await visitor.api.chat.start.mutate({});
    expect(visitor.cookie()).toBe(first);
    expect(first.length).toBeLessThan(450);
    const [row] = await database.query<{ visitor_id: string }>('select visitor_id from conversations where id = $1', [
      id,
    ]);
    expect(first).not.toContain(row!.visitor_id);
  });
});

describe('the session cookies', () => {
  const monthSec = 30 * 24 * 3600;

  it.each([
    ['http', {}, '', ''],
    ['https', publicSiteEnv, '__Host-', '; Secure'],
  ] as const)('are set and cleared with the same attributes over %s', async (_scheme, env, prefix, secure) => {
    const [name, hint] = [`${prefix}everglow-session`, `${prefix}everglow-signed-in`];
    const { address } = await siteWith(env);
    const member = await signIn(address, await insertAccount(database, { name: 'readable' }));
    const { visitor } = member;
    for (const word of [member.id, member.sessionId, 'readable'])
      for (const text of [visitor.cookie(), Buffer.from(visitor.cookie(), 'base64').toString('latin1')])
        expect(text).not.toContain(word);
    // Scripts can't read the sealed cookie; the hint is meant for them.
    const sealed = visitor.setCookie('everglow-session');
    expect(sealed).toMatch(
      new RegExp(`^${name}=Fe26\\.2\\*[^;]+; Max-Age=${monthSec}; Path=/; HttpOnly${secure}; SameSite=Lax$`),
    );
    expect(visitor.setCookie('everglow-signed-in')).toBe(
      `${hint}=1; Max-Age=${monthSec}; Path=/${secure}; SameSite=Lax`,
    );
    expect(sealed.length).toBeLessThan(600);
    if (secure) {
      // Without the prefix, another host may have set it.
      const session = visitor.cookie().replace('__Host-', '');
      expect(await createVisitor(address, { cookie: session }).api.auth.session.query()).toBeNull();
    }

    await ask(visitor, 'auth.signOut', 'mutation', undefined);
    expect(visitor.setCookie('everglow-session')).toBe(`${name}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`);
    expect(visitor.setCookie('everglow-signed-in')).toBe(`${hint}=; Max-Age=0; Path=/${secure}; SameSite=Lax`);
    // Only the known-browser cookie stays. It grants no access.
    expect(visitor.cookie()).toMatch(new RegExp(`^${name.replace('session', 'known')}=Fe26\\.2\\*[^;]+$`));
    expect(visitor.setCookie('everglow-known')).toMatch(
      new RegExp(`; Max-Age=${6 * monthSec}; Path=/; HttpOnly${secure}; SameSite=Lax$`),
    );
  });

  it('are cleared together with the unprefixed hint that earlier releases set over https', async () => {
    const { address } = await siteWith(publicSiteEnv);
    const member = await signIn(address, await insertAccount(database));
    const upgraded = createVisitor(address, { cookie: `${member.visitor.cookie()}; everglow-signed-in=1` });
    await ask(upgraded, 'auth.session', 'query', undefined);
    expect(upgraded.setCookie()).toMatch(/^everglow-signed-in=; Max-Age=0;/);
    expect(upgraded.cookie()).toContain('__Host-everglow-signed-in=1');
  });

  it('are rejected when swapped with each other', async () => {
    const { address } = await siteWith({});
    const { visitor } = await createMember(database, address);
    await visitor.api.chat.start.mutate({});
    const swapped = visitor
      .cookie()
      .replace('everglow-visitor=', 'everglow-x=')
      .replace('everglow-session=', 'everglow-visitor=')
      .replace('everglow-x=', 'everglow-session=');
    const browser = createVisitor(address, { cookie: swapped });
    expect(await browser.api.auth.session.query()).toBeNull();
    expect(await browser.api.chat.current.query()).toBeNull();
  });
});

describe('changing the secret of the visitor cookie', () => {
  it('keeps a conversation', async () => {
    const visitor = createVisitor((await siteWith({ SESSION_SECRET: secret('a') })).address);
    const { id } = await visitor.api.chat.start.mutate({});
    const { address } = await siteWith({ SESSION_SECRET: `${secret('b')},${secret('a')}` });
    const later = createVisitor(address, { cookie: visitor.cookie() });
    expect((await later.api.chat.current.query())!.id).toBe(id);
  });

  it('lets the browser start another conversation if its secret is gone', async () => {
    const visitor = createVisitor((await siteWith({ SESSION_SECRET: secret('d') })).address);
    const { id } = await visitor.api.chat.start.mutate({});
    const { address } = await siteWith({ SESSION_SECRET: secret('e') });
    const later = createVisitor(address, { cookie: visitor.cookie() });
    expect(await later.api.chat.current.query()).toBeNull();
    const fresh = await later.api.chat.start.mutate({});
    expect(fresh.id).not.toBe(id);
    expect(later.cookie()).not.toBe(visitor.cookie());
    expect((await later.api.chat.current.query())!.id).toBe(fresh.id);
  });
});
