/** Five hundred hostile connections of three kinds to a site, and what its other visitors notice. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestDatabase } from './database.ts';
import { insertAccount, testPassword } from './members.ts';
import { createVisitor } from './site.ts';
import { pause } from './wait.ts';

const eachKind = 167;
/** Duration of an attack. */
const seconds = 60;
const attackers = path.resolve(import.meta.dirname, 'hostile.ts');

/** Heap of a 768 MB container, as in docker/compose.yaml. A larger heap would delay garbage collection. */
export const containerHeap = { NODE_OPTIONS: '--max-old-space-size=384' };

type Site = { pid: number; address: string };

/** What other visitors noticed. Times in milliseconds, in the order of requests; `Infinity` for a sign-in that failed. */
type Noticed = { signIns: number[]; pages: number[]; mostMiB: number; failed: Record<string, number> };

const residentMiB = ({ pid }: Site) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Requests pages nonstop, and signs in from a new network every 250 ms. */
async function visit(site: Site, database: Pick<TestDatabase, 'query'>, isOver: () => boolean): Promise<Noticed> {
  const noticed: Noticed = { signIns: [], pages: [], mostMiB: 0, failed: {} };
  const note = (what: string) => (noticed.failed[what] = (noticed.failed[what] ?? 0) + 1);
  const accounts = await Promise.all(Array.from({ length: 20 }, () => insertAccount(database)));
  const signingIn: Promise<unknown>[] = [];
  const signIn = async (index: number) => {
    const startedAt = performance.now();
    const answer = await createVisitor(site.address).call('auth.signIn', 'mutation', {
      email: accounts[index % accounts.length]!.email,
      password: testPassword,
    });
    noticed.signIns[index] = answer.status === 200 ? performance.now() - startedAt : Infinity;
    if (answer.status !== 200) note(`sign-in ${answer.status}`);
  };
  const paging = (async () => {
    const visitor = createVisitor(site.address);
    while (!isOver()) {
      const startedAt = performance.now();
      const response = await visitor.fetch('/about');
      await response.arrayBuffer();
      noticed.pages.push(performance.now() - startedAt);
      if (response.status !== 200) note(`page ${response.status}`);
      await pause(5);
    }
  })();
  while (!isOver()) {
    signingIn.push(signIn(signingIn.length));
    noticed.mostMiB = Math.max(noticed.mostMiB, residentMiB(site));
    await pause(250);
  }
  await Promise.all([paging, ...signingIn]);
  return noticed;
}

/**
 * Attacks a site while others use it.
 * @param networks how many networks the attack seems to come from
 * @returns what others noticed during the attack and from 5 s after it, and the memory it took, in MiB
 */
export async function attack(
  site: Site,
  database: Pick<TestDatabase, 'query'>,
  networks: number,
): Promise<{ during: Noticed; after: Noticed; grownMiB: number }> {
  const visitFor = (ms: number) => {
    const until = performance.now() + ms;
    return visit(site, database, () => performance.now() > until);
  };
  await visitFor(3_000);
  const idleMiB = residentMiB(site);
  let isOver = false;
  const crowd = promisify(execFile)(
    process.execPath,
    [attackers, site.address, String(seconds), String(eachKind), String(networks)],
    { timeout: (seconds + 20) * 1_000 },
  ).finally(() => (isOver = true));
  const during = await visit(site, database, () => isOver);
  await crowd;
  await pause(5_000);
  return { during, after: await visitFor(5_000), grownMiB: during.mostMiB - idleMiB };
}
