/** The cookies: their attributes, and what a change of secrets does to the visitor's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { insertAccount, signIn } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { ask } from './access/ask.ts';

/** A site that the world can reach, so it must be able to send mail. Nobody listens there, and nothing is sent here. */
const publicSite = {
  BASE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Everglow <hello@example.com>',
};
const secret = (letter: string) => `secret-${letter}-${letter.repeat(40)}`;
let database: TestDatabase;
const sites: Serving[] = [];

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
});

async function siteWith(env: Record<string, string>): Promise<Serving> {
  const site = await startSite({ databaseUrl: database.url, role: 'web', env });
  sites.push(site);
  return site;
}

describe('attributes', () => {
  it('httpOnly and SameSite=Lax over http', async () => {
    const visitor = createVisitor((await siteWith({})).address);
    await visitor.api.chat.start.mutate({});
    expect(visitor.setCookie()).toMatch(/^everglow-visitor=Fe26/);
    expect(visitor.setCookie()).toMatch(/; HttpOnly/i);
    expect(visitor.setCookie()).toMatch(/; SameSite=Lax/i);
    expect(visitor.setCookie()).toMatch(/; Path=\//i);
    expect(visitor.setCookie()).not.toMatch(/; Secure/i);
  });

  it('__Host- and Secure when the site is https', async () => {
    const visitor = createVisitor((await siteWith(publicSite)).address);
    await visitor.api.chat.start.mutate({});
    expect(visitor.setCookie()).toMatch(/^__Host-everglow-visitor=Fe26/);
    for (const part of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i, /; Secure/i]) {
      expect(visitor.setCookie()).toMatch(part);
    }
    expect(visitor.setCookie()).not.toMatch(/Domain=/i);
  });

  it('is set once, small, and says nothing readable', async () => {
    const visitor = createVisitor((await siteWith({})).address);
    const { id } = await visitor.api.chat.start.mutate({});
    const first = visitor.cookie();
    await visitor.api.chat.answer
      .mutate({ conversationId: id, revision: 0, stepId: 'greeting', value: 'x' })
      .catch(() => undefined);
    await visitor.api.chat.start.mutate({});
    expect(visitor.cookie()).toBe(first);
    expect(first.length).toBeLessThan(450);
    const [row] = await database.query<{ visitor_id: string }>('select visitor_id from conversations where id = $1', [
      id,
    ]);
    expect(first).not.toContain(row!.visitor_id);
  });

  it('of another visitor, cut or changed, opens nothing', async () => {
    const { address } = await siteWith({});
    const visitor = createVisitor(address);
    await visitor.api.chat.start.mutate({});
    const good = visitor.cookie();
    for (const cookie of [
      good.slice(0, -30),
      good.replace('*', '**'),
      `${good}x`.replace('Fe26.2*', 'Fe26.2*9'),
      'everglow-visitor=',
    ]) {
      expect(await createVisitor(address, { cookie }).api.chat.current.query(), cookie).toBeNull();
    }
  });
});

describe('the cookies of a session', () => {
  const monthSec = 30 * 24 * 3600;

  it.each([
    ['http', {}, 'everglow-session', ''],
    ['https', publicSite, '__Host-everglow-session', '; Secure'],
  ] as const)('over %s', async (_scheme, env, name, secure) => {
    const { address } = await siteWith(env);
    const { visitor } = await signIn(address, await insertAccount(database));
    // The sealed one is out of reach of scripts, the hint beside it is for them.
    const sealed = visitor.setCookie('everglow-session');
    expect(sealed).toMatch(
      new RegExp(`^${name}=Fe26\\.2\\*[^;]+; Max-Age=${monthSec}; Path=/; SameSite=Lax; HttpOnly${secure}$`),
    );
    expect(visitor.setCookie('everglow-signed-in')).toBe(
      `everglow-signed-in=1; Max-Age=${monthSec}; Path=/; SameSite=Lax${secure}`,
    );
    expect(sealed.length).toBeLessThan(600);

    // They go with the attributes they came with, or a browser would keep them.
    await ask(visitor, 'auth.signOut', 'mutation', undefined);
    expect(visitor.setCookie('everglow-session')).toBe(`${name}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly${secure}`);
    expect(visitor.setCookie('everglow-signed-in')).toBe(
      `everglow-signed-in=; Max-Age=0; Path=/; SameSite=Lax${secure}`,
    );
    expect(visitor.cookie()).toBe('');
  });

  it('say nothing readable, and are set once', async () => {
    const { address } = await siteWith({});
    const member = await signIn(address, await insertAccount(database, { name: 'readable' }));
    const cookie = member.visitor.cookie();
    for (const word of [member.id, member.sessionId, member.email, 'readable']) {
      expect(cookie).not.toContain(word);
      expect(Buffer.from(cookie, 'base64').toString('latin1')).not.toContain(word);
    }
    expect((await ask(member.visitor, 'auth.sessions', 'query', undefined)).cookies).toEqual([]);
    expect(member.visitor.cookie()).toBe(cookie);
  });

  it('on https a session cookie without the prefix, which another host may set, is not looked at', async () => {
    const { address } = await siteWith(publicSite);
    const { visitor } = await signIn(address, await insertAccount(database));
    const session = visitor.cookie().replace('__Host-', '');
    expect(await createVisitor(address, { cookie: session }).api.auth.session.query()).toBeNull();
  });

  it('the hint alone opens nothing', async () => {
    const { address } = await siteWith({});
    const visitor = createVisitor(address, { cookie: 'everglow-signed-in=1' });
    expect(await visitor.api.auth.session.query()).toBeNull();
    expect((await ask(visitor, 'profile.mine', 'query', undefined)).status).toBe(401);
  });

  it('the cookie of a visitor is no session, nor the other way round', async () => {
    const { address } = await siteWith({});
    const { visitor } = await signIn(address, await insertAccount(database));
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

  it('of another member, cut or changed, opens nothing', async () => {
    const { address } = await siteWith({});
    const { visitor } = await signIn(address, await insertAccount(database));
    const good = /everglow-session=[^;]+/.exec(visitor.cookie())![0];
    expect(await createVisitor(address, { cookie: good }).api.auth.session.query()).not.toBeNull();
    for (const cookie of [
      good.slice(0, -30),
      good.replace('~', 'x~'),
      good.replace('Fe26.2*', 'Fe26.2*9'),
      'everglow-session=',
    ]) {
      expect(await createVisitor(address, { cookie }).api.auth.session.query(), cookie).toBeNull();
    }
    const middle = good.length >> 1;
    const other = good[middle] === 'A' ? 'B' : 'A';
    const bent = good.slice(0, middle) + other + good.slice(middle + 1);
    expect(await createVisitor(address, { cookie: bent }).api.auth.session.query()).toBeNull();
  });
});

describe('changing secrets', () => {
  it('a conversation survives every step of two rotations', async () => {
    const [a, b, c] = [secret('a'), secret('b'), secret('c')];
    const visitor = createVisitor((await siteWith({ SESSION_SECRET: a })).address);
    const { id } = await visitor.api.chat.start.mutate({});
    const opens = async (list: string, cookie: string) => {
      const { address } = await siteWith({ SESSION_SECRET: list });
      return (await createVisitor(address, { cookie }).api.chat.current.query())?.id;
    };
    expect(await opens(`${b},${a}`, visitor.cookie())).toBe(id);

    // A cookie made while both were in the list is sealed with the newer one, and lives on when the old one goes.
    const second = createVisitor((await siteWith({ SESSION_SECRET: `${b},${a}` })).address);
    const { id: secondId } = await second.api.chat.start.mutate({});
    expect(await opens(b, second.cookie())).toBe(secondId);
    expect(await opens(`${c},${b}`, second.cookie())).toBe(secondId);
    expect(await opens(`${c},${b},${a}`, visitor.cookie())).toBe(id);
    expect(await opens(a, second.cookie())).toBeUndefined();
  });

  it('dies with its secret, and the browser can begin anew', async () => {
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
