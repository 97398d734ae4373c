/** An account doesn't change when its address, or one like it, is typed into a public form. */
import { expect, it } from 'vitest';
import { accountRows, clearLimits, insertFinishedProfile } from '#tests/helpers/accounts.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { insertAccount, openSessions, testPassword, type Account } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, siteSecret } from '#tests/helpers/site.ts';

const { database, site: web } = await openSite({ role: 'web' });

/** Returns other spellings of an address, and lookalikes. */
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

it(
  'leaves an account unchanged when any spelling of its address is typed into a public form',
  { tags: ['check-5'] },
  async () => {
    const owners: Account[] = [];
    for (let count = 0; count < 2; count += 1) owners.push(await insertAccount(database, { name: 'keiko' }));
    for (const { id } of owners) await openSessions(database, id, { count: 2, secret: siteSecret });
    const rows = () => Promise.all(owners.map(({ id }) => accountRows(database, id)));
    const before = await rows();
    const statuses: Record<string, number> = {};
    const failures = new Set<string>();

    async function post(path: string, input: unknown, cookie?: string): Promise<void> {
      const answer = await createVisitor(web.address, cookie ? { cookie } : {}).call(path, 'mutation', input);
      // Refused because too many passwords are being hashed; retry, so that the attempt counts.
      if (answer.message?.startsWith('Many people')) return post(path, input, cookie);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500) failures.add(`${path}: ${answer.message}`);
    }
    for (const { email } of owners) {
      await clearLimits(database);
      await inLanes(variants(email), 4, async (written) => {
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
      });
    }
    const after = await rows();
    const changed = owners.filter((_, index) => after[index] !== before[index]);
    expect(changed).toEqual([]);
    expect([...failures]).toEqual([]);
  },
);

it('ignores case and spaces in an email address, so only one account exists', async () => {
  const owner = await insertAccount(database, { name: 'keiko' });
  const visitor = createVisitor(web.address);
  for (const email of variants(owner.email).slice(0, 3))
    expect((await visitor.call('auth.signIn', 'mutation', { email, password: testPassword })).status).toBe(200);
  expect(await database.query('select id from users where lower(trim(email)) = $1', [owner.email])).toHaveLength(1);
});
