/** Nobody learns from an answer, or from how long it takes, who has an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { clearLimits, insertFinishedProfile } from '../helpers/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { testPasswordHash } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';

let database: TestDatabase;
let site: Serving;
beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

/**
 * The chance that a try at a known address took longer than one at an unknown address (Mann-Whitney): 0.5 is a coin.
 */
function likelihoodOfLonger(known: number[], unknown: number[]): number {
  const all = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))];
  all.sort((one, other) => one.ms - other.ms);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.ms === all[start]!.ms) end += 1;
    rankSum += all.slice(start, end).filter(({ isKnown }) => isKnown).length * ((start + 1 + end) / 2);
    start = end;
  }
  return (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

type Try = { email: string; isKnown: boolean; cookie?: string; input: Record<string, unknown> };

let batches = 0;
/** Pairs of tries in random order: one of each at an address that has an account, and at one that has none. */
async function makePairs(
  count: number,
  fill: (email: string) => Promise<Omit<Try, 'email' | 'isKnown'>>,
): Promise<Try[]> {
  batches += 1;
  const addresses = (name: string) =>
    Array.from({ length: count }, (_, index) => `${name}-${batches}-${index}@example.com`);
  const [known, unknown] = [addresses('known'), addresses('other')];
  await database.query(
    `with made as (insert into users (email, password_hash, confirmed_at) select email, $2, now() from unnest($1::text[]) email
       returning id)
     insert into profiles (id) select id from made`,
    [known, await testPasswordHash()],
  );
  const tries: (Try & { order: number })[] = [];
  for (const [isKnown, emails] of [
    [true, known],
    [false, unknown],
  ] as const)
    for (const email of emails) tries.push({ email, isKnown, order: Math.random(), ...(await fill(email)) });
  return tries.sort((one, other) => one.order - other.order);
}

/** Pairs at which the figure is looked at: when it is not clear by then, more are tried. The last look decides. */
const looks = process.env.ENUMERATION_PAIRS ? [Number(process.env.ENUMERATION_PAIRS)] : [200, 500, 1000];
/** Tries at the same moment; ENUMERATION_LANES=1 makes every try on its own, four minutes for a thousand of them. */
const lanes = Number(process.env.ENUMERATION_LANES ?? 8);

const surfaces: {
  path: string;
  /** What hashes cannot be tried as much at once, or it would be the queue for hashing that is measured. */
  atOnce: number;
  fill: (email: string) => Promise<Omit<Try, 'email' | 'isKnown'>>;
}[] = [
  { path: 'auth.signIn', atOnce: 1, fill: async (email) => ({ input: { email, password: 'not the password' } }) },
  { path: 'auth.forgotPassword', atOnce: lanes, fill: async (email) => ({ input: { email } }) },
  {
    path: 'auth.signUp',
    atOnce: Math.ceil(lanes / 2),
    fill: async (email) => ({
      input: { email, password: 'a good long password', fullName: 'Ann Roe', businessName: '' },
    }),
  },
  {
    path: 'activation.createAccount',
    atOnce: Math.ceil(lanes / 2),
    fill: async (email) => {
      const { cookie, profileId } = await insertFinishedProfile(database, { email });
      return { cookie, input: { profileId } };
    },
  },
];

describe.each(surfaces)('$path', ({ path, atOnce, fill }) => {
  it('answers alike, and as fast, for an address with an account and one without', { timeout: 600_000 }, async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();

    async function measure(tries: Try[]) {
      const waiting = [...tries];
      const lane = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          if (waiting.length % 100 === 0) await clearLimits(database);
          const visitor = createVisitor(site.address, next.cookie ? { cookie: next.cookie } : {});
          const body = JSON.stringify(next.input);
          const startedAt = performance.now();
          const response = await visitor.fetch(`/trpc/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
          const text = await response.text();
          times[next.isKnown ? 'known' : 'unknown'].push(performance.now() - startedAt);
          const headers = [...response.headers.keys()].toSorted().join(' ');
          answers.add(`${response.status} ${text.replaceAll(next.email, '…')} ${headers}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
    }

    // The first answers of a process warm it up.
    await measure(await makePairs(10, fill));
    times.known = [];
    times.unknown = [];
    const isClear = () => Math.abs(likelihoodOfLonger(times.known, times.unknown) - 0.5) <= 0.05;
    for (const pairs of looks) {
      await measure(await makePairs(pairs - times.known.length, fill));
      if (isClear()) break;
    }
    const auc = likelihoodOfLonger(times.known, times.unknown);
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[list.length >> 1]!.toFixed(1);
    figure(
      6,
      `${path}: ${times.known.length} pairs, ${atOnce} at once, AUC ${auc.toFixed(3)}, ` +
        `medians ${median(times.known)} and ${median(times.unknown)} ms, ${answers.size} kind of answer`,
    );
    expect([...answers]).toHaveLength(1);
    expect(auc).toBeGreaterThanOrEqual(0.45);
    expect(auc).toBeLessThanOrEqual(0.55);
  });
});
