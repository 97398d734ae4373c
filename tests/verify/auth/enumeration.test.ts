/** Response times must not reveal who has an account. */
import { expect, it } from 'vitest';
import { clearLimits } from '#tests/helpers/accounts.ts';
import { look, makePairs, surfaces, type Try } from '#tests/helpers/enumeration.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { stripeEnv } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const { database, site } = await openSite({ env: stripeEnv(stripe) });

/** Probability that a known address took longer than an unknown one (Mann-Whitney); 0.5 means no difference. */
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

const inRandomOrder = (tries: Try[]) =>
  tries
    .map((each) => ({ each, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);

it.each(surfaces)(
  '$path takes the same time with and without an account',
  { tags: ['check-6'], timeout: 600_000 },
  async (surface) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    const measure = async (pairs: number) =>
      inLanes(inRandomOrder(await makePairs(database, pairs, surface)), surface.lanes, async (each, index) => {
        if (index % 100 === 0) await clearLimits(database);
        const { tookMs, answer } = await look(site.address, surface, each);
        times[each.isKnown ? 'known' : 'unknown'].push(tookMs);
        answers.add(answer);
      });

    // The first requests warm up the process.
    await measure(10);
    times.known = [];
    times.unknown = [];
    let auc = 0;
    // Unclear results get more trials; the last measurement decides.
    for (const pairs of [200, 500, 1000]) {
      await measure(pairs - times.known.length);
      auc = likelihoodOfLonger(times.known, times.unknown);
      if (Math.abs(auc - 0.5) <= 0.05) break;
    }
    expect([...answers]).toHaveLength(1);
    expect(auc).toBeGreaterThanOrEqual(0.45);
    expect(auc).toBeLessThanOrEqual(0.55);
  },
);
