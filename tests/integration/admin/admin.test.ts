/**
 * The agency's own accounts: how the first admin is created, and what admins may do to others.
 * @module-tag check-14
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { ensureFirstAdmin } from '#server/features/admin/service.ts';
import { createAdmin, createMember, insertAccount, signIn, testPassword } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { compileCache } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv, startSite, type Visitor } from '#tests/helpers/site.ts';

const { database, site: web } = await openSite({ role: 'web' });

const admins = () => database.query<{ email: string }>(`select email from users where role = 'admin' order by email`);
const setActive = (visitor: Visitor, userId: string, isActive: boolean) =>
  visitor.call('admin.setUserActive', 'mutation', { userId, isActive });
const isIn = async (visitor: Visitor) => (await visitor.api.auth.session.query()) !== null;

describe('the first admin', () => {
  const opened: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()));
    await database.query(`delete from users where role = 'admin'`);
  });

  /** Does what a startup does, on this file's database. */
  function ensure(settings: Record<string, string>, { mayMakeUp = false } = {}) {
    const options = { databaseUrl: database.url, env: settings };
    const { deps, close } = createTestDeps(options);
    opened.push(close);
    return ensureFirstAdmin(deps, { chosen: readEnv(siteEnv(options)).firstAdmin, mayMakeUp });
  }
  const pair = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'the keys of the house' };

  it('comes from the settings, is confirmed, and is created once', async () => {
    expect(await ensure(pair)).toEqual({ email: 'boss@example.com', password: undefined });
    expect(await ensure({ ...pair, ADMIN_EMAIL: 'other@example.com' })).toBeUndefined();
    expect(await admins()).toEqual([{ email: 'boss@example.com' }]);
    const visitor = createVisitor(web.address);
    const { user } = await visitor.api.auth.signIn.mutate({ email: 'boss@example.com', password: pair.ADMIN_PASSWORD });
    expect(user.role).toBe('admin');
  });

  it('is created when the site starts', async () => {
    const settings = { ADMIN_EMAIL: 'start@example.com', ADMIN_PASSWORD: 'the keys of the house' };
    const site = await startSite({ databaseUrl: database.url, role: 'web', env: settings });
    expect(site.firstAdmin).toEqual({ email: 'start@example.com', password: undefined });
    await site.stop();
    const again = await startSite({ databaseUrl: database.url, role: 'web', env: settings });
    expect(again.firstAdmin).toBeUndefined();
    await again.stop();
    expect(await admins()).toEqual([{ email: 'start@example.com' }]);
  });

  it('is created once by several processes that start together', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => ensure(pair)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await admins()).toEqual([{ email: 'boss@example.com' }]);
  });

  it('is promoted and keeps the password if it is already a member', async () => {
    const member = await createMember(database, web.address);
    expect(await ensure({ ...pair, ADMIN_EMAIL: member.email })).toEqual({ email: member.email, password: undefined });
    expect(await isIn(member.visitor)).toBe(false);
    const again = await signIn(web.address, member);
    expect((await again.visitor.api.auth.session.query())!.user.role).toBe('admin');
    expect(
      (await again.visitor.call('auth.signIn', 'mutation', { email: member.email, password: pair.ADMIN_PASSWORD }))
        .appCode,
    ).toBe('UNAUTHORIZED');
  });

  it('gets a generated password, shown once, on a local machine', async () => {
    const made = await ensure({}, { mayMakeUp: true });
    expect(made!.email).toBe('admin@everglow.example');
    expect(made!.password).toMatch(/^[\w-]{16}$/);
    expect(await ensure({}, { mayMakeUp: true })).toBeUndefined();
    const visitor = createVisitor(web.address);
    await visitor.api.auth.signIn.mutate({ email: made!.email, password: made!.password! });
  });

  it('is not created with an easy-to-guess password', async () => {
    await expect(ensure({ ...pair, ADMIN_PASSWORD: '12345678' })).rejects.toThrow(/^ADMIN_PASSWORD can’t be used: /);
    expect(await admins()).toEqual([]);
  });

  it('gets no generated password on a deployed site', async () => {
    expect(await ensure({})).toBeUndefined();
    expect(await admins()).toEqual([]);
  });
});

describe('npm run create-admin', () => {
  const run = promisify(execFile);
  const projectDir = path.resolve(import.meta.dirname, '../../..');
  const createAdminBy = (args: string[], env: Record<string, string> = {}) =>
    run(process.execPath, ['scripts/create-admin.ts', ...args], {
      cwd: projectDir,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_COMPILE_CACHE: compileCache,
        ...siteEnv({ databaseUrl: database.url, env }),
      },
    });
  const signInAs = (email: string, password: string) =>
    createVisitor(web.address).call('auth.signIn', 'mutation', { email, password });
  const asAdmin = { status: 200, data: { user: { role: 'admin' } } };

  it('creates an admin and prints the generated password', async () => {
    const { stdout } = await createAdminBy(['Ann@Example.com']);
    const password = /^Admin ann@example\.com made\. Password: ([\w-]{16})$/m.exec(stdout)?.[1];
    expect(await signInAs('ann@example.com', password!)).toMatchObject(asAdmin);
  });

  it('promotes an account, ends its sessions and keeps its password', async () => {
    const member = await createMember(database, web.address);
    const { stdout } = await createAdminBy([member.email]);
    expect(stdout).toBe(`${member.email} is now an admin and keeps its current password.\n`);
    expect(await isIn(member.visitor)).toBe(false);
    expect(await signInAs(member.email, testPassword)).toMatchObject(asAdmin);
  });

  it("replaces the password of an unconfirmed account, and doesn't print a chosen one", async () => {
    const { email } = await insertAccount(database, { name: 'squatted', isConfirmed: false });
    const { stdout } = await createAdminBy([email], { ADMIN_PASSWORD: 'chosen by the operator' });
    expect(stdout).not.toContain('chosen by');
    expect((await signInAs(email, testPassword)).appCode).toBe('UNAUTHORIZED');
    expect(await signInAs(email, 'chosen by the operator')).toMatchObject(asAdmin);
  });

  it.each([
    ['short', /ADMIN_PASSWORD needs at least 8/],
    ['everglow1', /ADMIN_PASSWORD can’t be used: That password is too close/],
  ])('explains what is wrong with %s and creates no admin', async (chosen, words) => {
    const before = await admins();
    const failure: unknown = await createAdminBy(['late@example.com'], { ADMIN_PASSWORD: chosen }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(words) as unknown });
    expect(await admins()).toEqual(before);
  });
});

describe('an admin', () => {
  it('deactivates an account for 999 hours, and says so only to someone who knows the password', async () => {
    const admin = await createAdmin(database, web.address);
    const { id, email } = await insertAccount(database);
    expect((await setActive(admin.visitor, id, false)).data).toEqual({ ok: true });
    const [row] = await database.query<{ hours: number }>(
      `select round(extract(epoch from banned_until - now()) / 3600)::int as hours from users where id = $1`,
      [id],
    );
    expect(row!.hours).toBe(999);
    const wrong = await createVisitor(web.address).call('auth.signIn', 'mutation', { email, password: 'not this' });
    expect(wrong).toMatchObject({
      status: 401,
      message: 'That email and password don’t match. Check both, or reset your password.',
    });
  });
});
