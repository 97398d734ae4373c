/** A session cookie stops working as soon as its session, account or role ends. */
import argon2 from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { accountTimes } from '#shared/domain/accounts.ts';
import {
  done,
  endings,
  isAliveAnywhere,
  openSessionStage,
  overtakingEndings,
  sceneOf,
  trySignIn,
  watchEnding,
} from '#tests/helpers/endings.ts';
import { times } from '#tests/helpers/lanes.ts';
import { insertAccount, insertLink, openSessions, signIn, testPassword, type Account } from '#tests/helpers/members.ts';
import { createVisitor, siteSecret } from '#tests/helpers/site.ts';
import { ask, askAs } from '../access/ask.ts';

const stage = await openSessionStage();
const { address } = stage.sites[0]!;

describe('while two processes receive requests', () => {
  it.each(endings)('$name lets in no request that starts after it', { tags: ['check-10'] }, async (ending) => {
    const watched = await times(3, (turn) => watchEnding(stage, ending, turn));
    const late = watched.reduce((sum, one) => sum + one.late, 0);
    expect(late).toBe(0);
  });
});

describe('a saved cookie', () => {
  it.each(endings.filter(({ role }) => !role))(
    'grants no access after $name, and its hint is cleared',
    { tags: ['check-9'] },
    async (ending) => {
      const scene = await sceneOf(stage, ending);
      await ending.end(stage, scene);
      for (const site of stage.sites) {
        const cookie = `${scene.watched}; everglow-signed-in=1`;
        const session = await askAs(site.address, cookie, 'auth.session', 'query', undefined);
        expect(session).toMatchObject({ status: 200, data: null });
        expect(session.cookies).toEqual([expect.stringMatching(/^everglow-signed-in=; Max-Age=0;/)]);
        const member = await askAs(site.address, cookie, 'membership.current', 'query', undefined);
        expect(member.error).toMatchObject({ message: 'Please log in first', data: { httpStatus: 401 } });
      }
    },
  );

  it('is replaced in the browser that sets a new password, which stays signed in', async () => {
    const scene = await sceneOf(stage, endings[0]!);
    const visitor = createVisitor(scene.address, { cookie: scene.other });
    await visitor.api.auth.changePassword.mutate({ currentPassword: testPassword, newPassword: 'another password' });
    expect((await visitor.api.auth.sessions.query()).map(({ current }) => current)).toEqual([true]);
    // The earlier cookie no longer works, although it names the same session. A call that was in progress with it is
    // answered after the change and doesn't overwrite the browser's new cookie.
    const late = await askAs(scene.address, scene.other, 'auth.session', 'query', undefined);
    expect(late.data).toBeNull();
    expect(late.cookies.filter((line) => line.startsWith('everglow-session='))).toEqual([]);
  });
});

describe('signing in', () => {
  it("opens a new session each time, and ends the browser's previous one", async () => {
    const account = await insertAccount(stage.database);
    const visitor = createVisitor(address);
    const cookies: string[] = [];
    const ids = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      ids.add((await signIn(address, account, visitor)).sessionId);
      cookies.push(visitor.cookie());
    }
    expect(ids.size).toBe(3);
    expect(new Set(cookies).size).toBe(3);
    for (const [index, cookie] of cookies.entries()) expect(await isAliveAnywhere(stage, cookie)).toBe(index === 2);
  });

  it('replaces a session cookie planted in the browser, by password or by link', async () => {
    const attacker = await insertAccount(stage.database, { name: 'attacker' });
    const ways = {
      password: async (victim: Account) => ({
        path: 'auth.signIn',
        input: { email: victim.email, password: testPassword },
      }),
      'reset link': async (victim: Account) => ({
        path: 'auth.resetPassword',
        input: { token: await insertLink(stage.database, victim, 'reset_password'), password: testPassword },
      }),
    };
    for (const [name, way] of Object.entries(ways)) {
      const planted = (await signIn(address, attacker)).visitor.cookie();
      const victim = await insertAccount(stage.database, { name: 'victim' });
      const browser = createVisitor(address, { cookie: planted });
      const { path, input } = await way(victim);
      expect((await ask(browser, path, 'mutation', input)).status, name).toBe(200);
      expect((await browser.api.auth.session.query())!.user.id, name).toBe(victim.id);
      expect(browser.cookie(), name).not.toContain(/everglow-session=([^;]+)/.exec(planted)![1]);
      expect(await isAliveAnywhere(stage, planted), name).toBe(false);
    }
  });

  it.each(overtakingEndings)('grants no access if $name happens in the middle of it', async (ending) => {
    const scene = await sceneOf(stage, ending);
    // The sign-in has found the account and is checking the password when the ending happens.
    const checking = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const verify = argon2.verify.bind(argon2);
    vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
      checking.resolve();
      await ended.promise;
      return verify(...given);
    });
    const cookie = trySignIn(scene);
    await checking.promise;
    await ending.end(stage, scene);
    ended.resolve();
    expect(await isAliveAnywhere(stage, await cookie)).toBe(false);
  });
});

describe(`a ban of ${accountTimes.banHours} hours`, () => {
  const shiftBan = (account: Account, by: string) =>
    stage.database.query(`update users set banned_until = now() + $2::interval where id = $1`, [account.id, by]);
  const passwordOf = ({ email }: Account) => ({ email, password: testPassword });

  it('keeps the member out until it ends, and lets them in from then on', async () => {
    const account = await insertAccount(stage.database);
    const [{ cookie } = { cookie: '' }] = await openSessions(stage.database, account.id, {
      count: 1,
      secret: siteSecret,
    });
    for (const { address } of stage.sites) {
      await shiftBan(account, '1 minute');
      expect((await askAs(address, cookie, 'auth.sessions', 'query', undefined)).status).toBe(401);
      const refused = await askAs(address, '', 'auth.signIn', 'mutation', passwordOf(account));
      expect(refused).toMatchObject({ status: 401, error: { message: expect.stringContaining('deactivated') } });

      await shiftBan(account, '-1 second');
      expect((await askAs(address, cookie, 'auth.sessions', 'query', undefined)).status).toBe(200);
      expect((await askAs(address, '', 'auth.signIn', 'mutation', passwordOf(account))).status).toBe(200);
    }
  });

  it('revives no earlier session when it ends or is lifted, and lets the member sign in again', async () => {
    const account = await insertAccount(stage.database);
    const { visitor } = await signIn(address, account);
    const saved = visitor.cookie();
    await done(address, stage.admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: false });
    await shiftBan(account, '-1 second');
    expect((await askAs(address, saved, 'auth.session', 'query', undefined)).data).toBeNull();
    await signIn(address, account);
    // The same applies when an admin lifts it.
    await done(address, stage.admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: true });
    expect((await askAs(address, saved, 'auth.session', 'query', undefined)).data).toBeNull();
    await signIn(address, account);
  });
});
