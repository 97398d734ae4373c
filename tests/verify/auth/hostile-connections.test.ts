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
 * Number of hostile networks, and the share of other sign-ins that must succeed. Many networks can fill the queue for
 * passwords, which is shorter the slower the machine is.
 */
const crowds = [
  [1, 0.95],
  [100, 0.5],
] as const;

it.each(crowds)(
  'serves others during an attack from %i networks',
  { tags: ['check-8', 'check-36'], timeout: 300_000 },
  async (networks, part) => {
    const { during, after, grownMiB } = await attack(server, database, networks);
    const served = during.signIns.filter(Number.isFinite).length;
    expect(served / during.signIns.length).toBeGreaterThanOrEqual(part);
    expect(Object.keys(during.failed).filter((what) => what.startsWith('page'))).toEqual([]);
    expect(grownMiB).toBeLessThan(networks === 1 ? 150 : 300);
    expect(after.failed).toEqual({});
  },
);
