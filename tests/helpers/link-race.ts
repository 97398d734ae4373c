/** Runs races for activation links: at the database, and through two processes. */
import { expect, it } from 'vitest';
import { connect } from '#server/db/client.ts';
import { consumeActivation } from '#server/features/account/activation/repo.ts';
import { signUpMetadata } from '#shared/domain/accounts.ts';
import { insertActivations, type ActivationLink } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { inLanes, times } from './lanes.ts';
import { testPassword } from './members.ts';
import { createVisitor } from './site.ts';

/**
 * Counts the links with one winner: one session, one use, one confirmed account and one transferred conversation each.
 */
async function countWon(database: TestDatabase, links: ActivationLink[]): Promise<number> {
  const [row] = await database.query<{ won: number }>(
    `select count(*)::int as won
     from account_activation_tokens t join users u on u.id = t.user_id
     join ai_conversation_profiles p on p.id = t.conversation_profile_id join conversations c on c.id = p.conversation_id
     where t.token_hash = any($1) and t.used_at is not null and u.confirmed_at is not null and c.user_id = u.id
       and (select count(*) from sessions s where s.user_id = u.id) = 1`,
    [links.map(({ tokenHash }) => tokenHash)],
  );
  return row!.won;
}

const linkIsOver = '400 This activation link has expired or is invalid';

/**
 * Defines the tests of links that many use at the same time: each has one winner.
 * @param addresses of several processes
 * @param numbers `atDatabase`: links that 20 racers use over two connection pools; `throughSites`: links that `racers`
 * use through the sites
 */
export function testLinkRaces(
  database: TestDatabase,
  addresses: string[],
  numbers: { atDatabase: number; throughSites: number; racers: number },
): void {
  const { atDatabase, throughSites, racers } = numbers;

  it(
    `lets exactly one of 20 racers use each of ${atDatabase} links at the database`,
    { tags: ['check-1'] },
    async () => {
      const links = await insertActivations(database, atDatabase);
      const pools = [connect(database.url), connect(database.url)];
      const metadata = signUpMetadata('Dana Rivera', 'Coral Bay');
      const wins = await inLanes(links, 1, async ({ tokenHash }) => {
        const sessions = await times(20, (racer) =>
          consumeActivation(pools[racer % 2]!.db, { tokenHash, metadata, userAgent: `racer ${racer}` }),
        );
        return sessions.filter((session) => session !== undefined).length;
      });
      await Promise.all(pools.map(({ close }) => close()));
      const won = await countWon(database, links);
      expect(wins.filter((count) => count !== 1)).toEqual([]);
      expect(won).toBe(atDatabase);
    },
  );

  it(
    `lets one of ${racers} racers in through each of ${throughSites} links, and sends one welcome`,
    { tags: ['check-1'] },
    async () => {
      const links = await insertActivations(database, throughSites);
      const groups = await inLanes(links, 2, ({ token }) =>
        times(racers, async (racer) => {
          // Racers retry when the password queue is full.
          for (;;) {
            const visitor = createVisitor(addresses[racer % addresses.length]!);
            const answer = await visitor.call('activation.activate', 'mutation', { token, password: testPassword });
            if (answer.status !== 429) return answer.status === 200 ? 'in' : `${answer.status} ${answer.message}`;
          }
        }),
      );
      const welcomes = await database.query(`select id from emails where template = 'welcome' and to_email = any($1)`, [
        links.map(({ email }) => email),
      ]);
      const won = await countWon(database, links);
      for (const group of groups) expect(group.sort()).toEqual([...Array<string>(racers - 1).fill(linkIsOver), 'in']);
      expect([won, welcomes.length]).toEqual([throughSites, throughSites]);
    },
  );
}
