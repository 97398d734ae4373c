/** An account that is there stays as it is, whoever types its address, or something like it, into a public form. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { accountRows, clearLimits, insertFinishedProfile, siteSecret } from '../helpers/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { insertAccount, openSessions, testPassword, type Account } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';

let database: TestDatabase;
let web: Serving;
beforeAll(async () => {
  database = await createDatabase();
  web = await startSite({ databaseUrl: database.url, role: 'web' });
});
afterAll(async () => {
  await web?.stop();
  await database?.drop();
});

/** Ways to write an address, or something that looks like it. */
const variants = (email: string) => {
  const [name = '', host = ''] = email.split('@');
  return [
    email,
    email.toUpperCase(),
    `  ${email}\t`,
    `${name.slice(0, 2)}.${name.slice(2)}@${host}`,
    `${name}+news@${host}`,
    `${name.replace('k', '\u212a')}@${host}`,
    `${name.replace('o', '\u043e')}@${host}`,
    `${name}@${host.replace('e', '\u0435')}`,
    `${name}\u200b@${host}`,
    `${name}@${host}.`,
    `${name}\uff20${host}`,
    `${name}@${host},mallory@example.com`,
    `"${name}"@${host}`,
  ];
};

it('20 owners, 13 ways to write an address, every public entry: 0 changed columns', async () => {
  const owners: Account[] = [];
  for (let count = 0; count < 20; count += 1) owners.push(await insertAccount(database, { name: 'keiko' }));
  for (const { id } of owners) await openSessions(database, id, { count: 2, secret: siteSecret });
  const rows = () => Promise.all(owners.map(({ id }) => accountRows(database, id)));
  const before = await rows();
  const statuses: Record<string, number> = {};
  const failures = new Set<string>();

  async function post(path: string, input: unknown, cookie?: string): Promise<void> {
    const answer = await createVisitor(web.address, cookie ? { cookie } : {}).call(path, 'mutation', input);
    // Refused because too many hash at this moment: the try is made again, so that it counts.
    if (answer.message?.startsWith('Many people')) return post(path, input, cookie);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500) failures.add(`${path}: ${answer.message}`);
  }
  for (const { email } of owners) {
    await clearLimits(database);
    await Promise.all(
      variants(email).map(async (written) => {
        const form = { password: 'mallory was here', fullName: 'Mallory', businessName: 'Theirs' };
        const { cookie, profileId } = await insertFinishedProfile(database, { email: written, name: 'Mallory' });
        await Promise.all([
          post('auth.signUp', { email: written, ...form }),
          post('auth.forgotPassword', { email: written }),
          post('auth.resendConfirmation', { email: written }),
          post('activation.createAccount', { profileId }, cookie),
          post('activation.renew', { token: written }),
        ]);
        await post('activation.resend', { profileId }, cookie);
        await post('auth.signIn', { email: written, password: 'mallory was here' });
      }),
    );
  }
  const after = await rows();
  const changed = owners.filter((_, index) => after[index] !== before[index]);
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  figure(5, `${owners.length} owners, ${calls} calls of public forms: ${changed.length} accounts changed`);
  expect(changed).toEqual([]);
  expect([...failures]).toEqual([]);
});

it('upper case and spaces are the same address; there is one account of it', async () => {
  const owner = await insertAccount(database, { name: 'keiko' });
  const visitor = createVisitor(web.address);
  for (const email of variants(owner.email).slice(0, 3))
    expect((await visitor.call('auth.signIn', 'mutation', { email, password: testPassword })).status).toBe(200);
  expect(await database.query('select id from users where lower(trim(email)) = $1', [owner.email])).toHaveLength(1);
});
