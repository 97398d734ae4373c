/** A link has one winner, whoever else tries at the same moment; and what a link is made of lies nowhere in clear. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../server/db/client.ts';
import { consumeActivation } from '../../server/features/activation/repo.ts';
import type { Serving } from '../../server/serve.ts';
import { signUpMetadata } from '../../shared/domain/accounts.ts';
import {
  dumpAll,
  insertActivations,
  insertFinishedProfile,
  mailRows,
  type ActivationLink,
} from '../helpers/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { insertAccount, newAddress, testPassword, testPasswordHash } from '../helpers/members.ts';
import { createVisitor, startSite, type Answer } from '../helpers/site.ts';

let database: TestDatabase;
let sites: Serving[] = [];
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, role: 'web' as const };
  sites = await Promise.all([startSite(options), startSite(options)]);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
});

const racers = 20;
/** One session, one use, one confirmed account and one passed conversation per link. */
const outcomes = (links: ActivationLink[]) =>
  database.query<Record<string, number>>(
    `select count(*)::int as links, count(distinct t.user_id)::int as accounts,
       count(*) filter (where t.used_at is not null and u.confirmed_at is not null and c.user_id = u.id
         and (select count(*) from sessions s where s.user_id = u.id) = 1)::int as won
     from account_activation_tokens t join users u on u.id = t.user_id
     join ai_conversation_profiles p on p.id = t.conversation_profile_id join conversations c on c.id = p.conversation_id
     where t.token_hash = any($1)`,
    [links.map(({ tokenHash }) => tokenHash)],
  );

it('1,000 links, 20 racers each over two pools of connections: 1,000 wins', async () => {
  const links = await insertActivations(database, 1000);
  const pools = [connect(database.url), connect(database.url)];
  const metadata = signUpMetadata('Dana Rivera', 'Coral Bay');
  const wins: number[] = [];
  const lane = async (mine: ActivationLink[]) => {
    for (const { tokenHash } of mine) {
      const results = await Promise.all(
        Array.from({ length: racers }, (_, racer) =>
          consumeActivation(pools[racer % 2]!.db, { tokenHash, metadata, userAgent: `racer ${racer}` }),
        ),
      );
      wins.push(results.filter((session) => session !== undefined).length);
    }
  };
  await Promise.all([0, 1].map((half) => lane(links.filter((_, index) => index % 2 === half))));
  await Promise.all(pools.map(({ close }) => close()));
  expect(wins).toHaveLength(1000);
  expect(wins.filter((count) => count !== 1)).toEqual([]);
  expect(await outcomes(links)).toEqual([{ links: 1000, accounts: 1000, won: 1000 }]);
  const doubles = wins.filter((count) => count > 1).length;
  figure(
    1,
    `${links.length} links x ${racers} racers: ${wins.filter((count) => count === 1).length} wins, ${doubles} double`,
  );
});

it('50 links, 20 racers each through two web processes: 50 wins, and the others read that the link is over', async () => {
  const links = await insertActivations(database, 50);
  const answers: Answer[][] = [];
  // Three links at a time are as many passwords as may wait to be checked; a racer refused for load would try again.
  const lane = async (mine: ActivationLink[]) => {
    for (const { token } of mine)
      answers.push(
        await Promise.all(
          Array.from({ length: racers }, async (_, racer) => {
            for (;;) {
              const visitor = createVisitor(sites[racer % 2]!.address);
              const answer = await visitor.call('activation.activate', 'mutation', { token, password: testPassword });
              if (answer.status !== 429) return answer;
            }
          }),
        ),
      );
  };
  await Promise.all([0, 1, 2].map((third) => lane(links.filter((_, index) => index % 3 === third))));
  const all = answers.flat();
  expect(answers.map((group) => group.filter(({ status }) => status === 200).length)).toEqual(Array(50).fill(1));
  expect(new Set(all.filter(({ status }) => status !== 200).map(({ message }) => message))).toEqual(
    new Set(['This activation link has expired or is invalid']),
  );
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await outcomes(links)).toEqual([{ links: 50, accounts: 50, won: 50 }]);
  const welcomes = await database.query<{ count: number }>(
    `select count(*)::int as count from emails where template = 'welcome' and to_email = any($1)`,
    [links.map(({ email }) => email)],
  );
  expect(welcomes[0]!.count).toBe(50);
  const won = all.filter(({ status }) => status === 200).length;
  const errors = all.filter(({ status }) => status >= 500).length;
  figure(1, `${all.length} tries through two web processes: ${won} wins of ${links.length}, ${errors} server errors`);
});

it('no token, temporary password or password lies in the database in clear', async () => {
  const links = await insertActivations(database, 100);
  const address = sites[0]!.address;
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
  // The search would have found them: it does find what may be there.
  expect(
    [await testPasswordHash(), ...links.map(({ tokenHash }) => tokenHash)].filter((found) => !dump.includes(found)),
  ).toEqual([]);
  figure(3, `${secrets.length} secrets looked for in ${dump.length} characters of tables, ${inClear.length} found`);
});
