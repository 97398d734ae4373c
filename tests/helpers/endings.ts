/** Ends sessions in every possible way while two processes receive requests with the cookie. */
import { expect } from 'vitest';
import type { Role } from '#shared/domain/accounts.ts';
import { ask, askAs } from '../integration/access/ask.ts';
import { ban, createAdmin, insertAccount, insertLink, openSessions, testPassword, type Account } from './members.ts';
import { addSite, openSite } from './opened.ts';
import { createVisitor, siteSecret } from './site.ts';
import { pause, until } from './wait.ts';

/** Opens two processes on one database. */
export async function openSessionStage() {
  const { database, site } = await openSite({ role: 'web' });
  const sites = [site, await addSite({ databaseUrl: database.url, role: 'web' })];
  const admin = await createAdmin(database, site.address);
  /** A member whom the admin may activate any number of times. */
  const dummy = await insertAccount(database);
  return { database, sites, admin, dummy };
}
export type SessionStage = Awaited<ReturnType<typeof openSessionStage>>;

/** One account with two browsers: `watched` keeps sending requests, `other` is where the owner acts. */
export type Scene = { account: Account; watched: string; watchedId: string; other: string; address: string };
export type Ending = { name: string; role?: Role; end: (stage: SessionStage, scene: Scene) => Promise<unknown> };

/** Makes a call that must succeed. */
export async function done(address: string, cookie: string, path: string, input?: unknown): Promise<void> {
  const asked = await askAs(address, cookie, path, 'mutation', input);
  if (asked.status !== 200) throw new Error(`${path}: ${asked.body}`);
}

export const endings: Ending[] = [
  {
    name: 'a ban by the agency',
    end: ({ admin }, { account, address }) =>
      done(address, admin.visitor.cookie(), 'admin.setUserActive', { userId: account.id, isActive: false }),
  },
  { name: 'a ban in the database alone', end: ({ database }, { account }) => ban(database, account.id) },
  {
    name: 'a new password, set elsewhere',
    end: (_, { address, other }) =>
      done(address, other, 'auth.changePassword', { currentPassword: testPassword, newPassword: 'another password' }),
  },
  {
    name: 'a new password by an emailed link',
    end: async ({ database }, { account, address }) => {
      const token = await insertLink(database, account, 'reset_password');
      await done(address, '', 'auth.resetPassword', { token, password: 'another password' });
    },
  },
  { name: 'signing out', end: (_, { address, watched }) => done(address, watched, 'auth.signOut') },
  { name: 'signing out everywhere', end: (_, { address, other }) => done(address, other, 'auth.signOutEverywhere') },
  {
    name: 'being revoked elsewhere',
    end: (_, { address, other, watchedId }) => done(address, other, 'auth.revokeSession', { sessionId: watchedId }),
  },
  {
    name: 'the end of its time',
    end: ({ database }, { watchedId }) =>
      database.query('update sessions set expires_at = now() where id = $1', [watchedId]),
  },
  {
    name: 'the end of its account',
    end: ({ database }, { account }) => database.query('delete from users where id = $1', [account.id]),
  },
  {
    name: 'the end of its role',
    role: 'admin',
    end: ({ database }, { account }) => database.query(`update users set role = 'member' where id = $1`, [account.id]),
  },
];

/** Endings that must also stop a sign-in with the old password that is already in progress. */
export const overtakingEndings = endings.filter(({ name }) => /^a (ban|new password by)/.test(name));

export async function sceneOf(
  { database, sites }: SessionStage,
  { role = 'member' }: Ending,
  turn = 0,
): Promise<Scene> {
  const account = await insertAccount(database, { role });
  const [watched, other] = await openSessions(database, account.id, { count: 2, secret: siteSecret });
  const { address } = sites[turn % 2]!;
  return { account, watched: watched!.cookie, watchedId: watched!.sessionId, other: other!.cookie, address };
}

/** Tells whether any of the processes still accepts a cookie as a session. */
export async function isAliveAnywhere({ sites }: SessionStage, cookie: string): Promise<boolean> {
  const asked = await Promise.all(
    sites.map(({ address }) => askAs(address, cookie, 'auth.session', 'query', undefined)),
  );
  return asked.some(({ data }) => data !== null);
}

const memberReads = ['auth.session', 'membership.current', 'notifications.summary', 'profile.mine', 'auth.sessions'];

/** Makes one request with a fixed cookie. @returns whether it was treated as the account's. */
async function isLetIn(stage: SessionStage, at: { address: string; scene: Scene; role: Role; turn: number }) {
  const { address, scene, role, turn } = at;
  if (role === 'admin') {
    const { data } =
      turn % 2
        ? await askAs(address, scene.watched, 'admin.isAdmin', 'query', { userId: scene.account.id })
        : await askAs(address, scene.watched, 'admin.setUserActive', 'mutation', {
            userId: stage.dummy.id,
            isActive: true,
          });
    return data !== undefined && data !== false;
  }
  const path = memberReads[turn % memberReads.length]!;
  const asked = await askAs(address, scene.watched, path, 'query', undefined);
  expect([200, 401]).toContain(asked.status);
  // Visitors without a session get an answer too.
  return asked.status === 200 && !(path === 'auth.session' && asked.data === null);
}

/**
 * Ends a session while both processes receive requests.
 * @returns the number of requests, and how many were let in before the ending returned and how many after it
 */
export async function watchEnding(stage: SessionStage, ending: Ending, turn: number) {
  const scene = await sceneOf(stage, ending, turn);
  const seen: { startedAt: number; letIn: boolean }[] = [];
  let endedAt = Infinity;
  const stream = async (address: string, first: number) => {
    for (let round = first, after = 0; after < 3; round += 1) {
      const startedAt = performance.now();
      if (startedAt > endedAt) after += 1;
      const letIn = await isLetIn(stage, { address, scene, role: ending.role ?? 'member', turn: round });
      seen.push({ startedAt, letIn });
    }
  };
  const streams = Promise.all(stage.sites.map(({ address }, index) => stream(address, turn + index)));
  try {
    await until('both streams to be let in', () => seen.filter(({ letIn }) => letIn).length >= 2, { everyMs: 1 });
    await pause(turn % 7);
    await ending.end(stage, scene);
  } finally {
    endedAt = performance.now();
  }
  await streams;
  const letIn = seen.filter((request) => request.letIn);
  const late = letIn.filter(({ startedAt }) => startedAt > endedAt).length;
  return { requests: seen.length, early: letIn.length - late, late };
}

/** Signs in with the account's current password from a new browser. @returns its cookies */
export async function trySignIn({ address, account }: Scene): Promise<string> {
  const browser = createVisitor(address);
  const input = { email: account.email, password: testPassword };
  expect([200, 401]).toContain((await ask(browser, 'auth.signIn', 'mutation', input)).status);
  return browser.cookie();
}
