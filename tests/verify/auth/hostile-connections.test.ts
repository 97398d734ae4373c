/**
 * Checks that the site stays usable under five hundred hostile connections of three kinds: sign-ins, pages and memory.
 * How fast it stays is measured by `npm run bench -- --only attack`.
 */
import { afterAll, expect, it } from 'vitest';
import { attack, containerHeap } from '#tests/helpers/attack.ts';
import { openDatabase } from '#tests/helpers/opened.ts';
import { endServers, startServer } from '#tests/helpers/processes.ts';
import { siteEnv } from '#tests/helpers/site.ts';

const database = await openDatabase();
const server = await startServer(siteEnv({ databaseUrl: database.url, role: 'web', env: containerHeap }), { args: [] });
afterAll(() => endServers());

/**
 * Number of hostile networks, and the share of other sign-ins that must succeed: of all, and of those in the second half
 * of the attack. At first, many networks look the same as many visitors, until they have used up their tries.
 */
const crowds = [
  [1, 0.95, 0.95],
  [100, 0.5, 0.95],
] as const;

const servedOf = (times: readonly number[]) => times.filter(Number.isFinite).length / times.length;

it.each(crowds)(
  'serves others during an attack (hostile networks: %i)',
  { tags: ['check-8', 'check-36'], timeout: 150_000 },
  async (networks, ofAll, ofSecondHalf) => {
    const { during, after, grownMiB } = await attack(server, database, networks);
    expect(servedOf(during.signIns)).toBeGreaterThanOrEqual(ofAll);
    expect(servedOf(during.signIns.slice(during.signIns.length / 2))).toBeGreaterThanOrEqual(ofSecondHalf);
    expect(Object.keys(during.failed).filter((what) => what.startsWith('page'))).toEqual([]);
    expect(grownMiB).toBeLessThan(networks === 1 ? 150 : 300);
    expect(after.failed).toEqual({});
  },
);
