/** Checks the log of a real process: sign-ins, failed sign-ins and refused calls, with ids and codes only. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitRules } from '#server/lib/rate-limit.ts';
import { createMember, insertAccount, testPassword, type Account } from '#tests/helpers/members.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { ask } from '../access/ask.ts';

type Line = {
  time: string;
  req?: { id?: number; path?: string };
  path?: string;
  code?: string;
  userId?: string;
  about?: string;
  msg: string;
};

const database = await openDatabase();
const server = await startServer(siteEnv({ databaseUrl: database.url, env: { LOG_LEVEL: 'info' } }));
afterAll(() => endServers());

/** Runs `work`, waits for the log line of its last request, and returns the lines about API calls. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = server.output().length;
  await work();
  await createVisitor(server.address).fetch(`/end-of-${before}`);
  const written = () => server.output().slice(before);
  await until('the last line', () => written().includes(`/end-of-${before}`));
  const lines = written().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line).filter(({ path }) => path !== undefined);
}

let account: Account;
beforeAll(async () => {
  account = await insertAccount(database, { name: 'logged' });
});

it('logs every sign-in attempt and sign-out with the account and the request', async () => {
  const visitor = createVisitor(server.address);
  const lines = await linesOf(async () => {
    await visitor.call('auth.signIn', 'mutation', { email: account.email, password: 'not this one' });
    await visitor.call('auth.signIn', 'mutation', { email: 'nobody@example.com', password: 'not this one' });
    await visitor.call('auth.signIn', 'mutation', { email: account.email, password: testPassword });
    await ask(visitor, 'auth.signOut', 'mutation', undefined);
  });
  expect(lines.map(({ path, code, userId, about, msg }) => ({ path, code, userId, about, msg }))).toEqual([
    { path: 'auth.signIn', code: 'UNAUTHORIZED', userId: undefined, about: account.id, msg: 'call refused' },
    { path: 'auth.signIn', code: 'UNAUTHORIZED', userId: undefined, about: undefined, msg: 'call refused' },
    { path: 'auth.signIn', code: undefined, userId: account.id, about: undefined, msg: 'account call done' },
    { path: 'auth.signOut', code: undefined, userId: account.id, about: undefined, msg: 'account call done' },
  ]);
  // Time in UTC, and the request id.
  for (const { time, req } of lines) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(req).toMatchObject({ id: expect.anything(), path: expect.stringMatching(/^\/trpc\/auth\./) });
  }
});

it('logs refused calls: other people’s data, the admin area, bad input, and too many attempts', async () => {
  const member = await createMember(database, server.address);
  const visitor = createVisitor(server.address);
  const lines = await linesOf(async () => {
    await visitor.call('profile.mine', 'query', undefined);
    await member.visitor.call('admin.audit.admins', 'query', undefined);
    await member.visitor.call('auth.revokeSession', 'mutation', { sessionId: account.id });
    await visitor.call('contact.send', 'mutation', { isAdmin: true });
    for (let count = 0; count <= limitRules['password.user'].points; count += 1)
      await member.visitor.call('auth.changePassword', 'mutation', {
        currentPassword: 'a wrong password',
        newPassword: 'twelve purple otters',
      });
  });
  expect(lines.slice(0, 4).map(({ path, code, userId }) => [path, code, userId])).toEqual([
    ['profile.mine', 'UNAUTHORIZED', undefined],
    ['admin.audit.admins', 'NOT_FOUND', member.id],
    ['auth.revokeSession', 'NOT_FOUND', member.id],
    ['contact.send', 'BAD_REQUEST', undefined],
  ]);
  expect(lines.at(-1)).toMatchObject({ path: 'auth.changePassword', code: 'RATE_LIMITED', userId: member.id });
  expect(lines.every(({ msg }) => msg === 'call refused')).toBe(true);
  for (const typed of [account.email, member.email, 'a wrong password', 'purple', 'isAdmin'])
    expect(JSON.stringify(lines)).not.toContain(typed);
});
