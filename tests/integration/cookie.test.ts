/** The visitor's cookie: its attributes, and what a change of secrets does to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { createVisitor, startSite } from '../helpers/site.ts';

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
    const visitor = createVisitor((await siteWith({ BASE_URL: 'https://www.example.com' })).address);
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
