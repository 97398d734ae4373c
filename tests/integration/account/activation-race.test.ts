/** Each link has one winner, and its secrets aren't stored in clear text. */
import { expect, it } from 'vitest';
import { dumpAll, insertActivations, insertFinishedProfile, mailRows } from '#tests/helpers/accounts.ts';
import { testLinkRaces } from '#tests/helpers/link-race.ts';
import { insertAccount, newAddress, testPassword, testPasswordHash } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const twin = await addSite({ databaseUrl: database.url, role: 'web' });

testLinkRaces(database, [site.address, twin.address], { atDatabase: 15, throughSites: 2, racers: 8 });

it('stores no token, temporary password or password in clear text', { tags: ['check-3'] }, async () => {
  const links = await insertActivations(database, 5);
  const { address } = site;
  const profile = await insertFinishedProfile(database, { email: newAddress('secret') });
  const { profileId } = profile;
  await createVisitor(address, { cookie: profile.cookie }).api.activation.createAccount.mutate({ profileId });
  const { email } = await insertAccount(database);
  await createVisitor(address).api.auth.forgotPassword.mutate({ email });
  const chosen = 'a password to look for';
  const form = { email: newAddress('secret'), password: chosen, fullName: '', businessName: '' };
  await createVisitor(address).api.auth.signUp.mutate(form);

  const addresses = await database.query<{ to_email: string }>(
    `select distinct to_email from emails where template <> 'welcome'`,
  );
  const mails = (await Promise.all(addresses.map((row) => mailRows(database, row.to_email)))).flat();
  const mailed = mails.flatMap(({ token, temporaryPassword }) => [token, temporaryPassword]).filter(Boolean);
  expect(mailed).toHaveLength(4);
  const secrets = [...mailed, ...links.map(({ token }) => token), chosen, testPassword];
  const dump = await dumpAll(database);
  const inClear = secrets.filter((secret) => dump.includes(secret));
  expect(inClear).toEqual([]);
  // Proves that the search works: it finds values that may be stored.
  expect(
    [await testPasswordHash(), ...links.map(({ tokenHash }) => tokenHash)].filter((found) => !dump.includes(found)),
  ).toEqual([]);
});
