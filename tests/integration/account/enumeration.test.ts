/** Answers don't reveal who has an account, and the work behind them is the same. */
import argon2 from 'argon2';
import { expect, it, vi } from 'vitest';
import { verifyPassword } from '#server/lib/password.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { look, makePairs, surfaces } from '#tests/helpers/enumeration.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { stripeEnv } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const { database, site } = await openSite({ role: 'web', env: stripeEnv(stripe) });
// The hash for unknown addresses is computed at the first check.
await verifyPassword(undefined, 'x');

it.each(surfaces)(
  '$path gives the same answer after the same work, with and without an account',
  { tags: ['check-6'] },
  async (surface) => {
    const hashing = [vi.spyOn(argon2, 'hash'), vi.spyOn(argon2, 'verify')];
    const seen = { known: new Set<string>(), unknown: new Set<string>() };
    for (const each of await makePairs(database, 2, surface)) {
      for (const spy of hashing) spy.mockClear();
      const { tookMs, answer } = await look(site.address, surface, each);
      const hashes = hashing.map((spy) => spy.mock.calls.length).join(' and ');
      // All except sign-in, which hashes in any case, answer after a fixed time.
      const isPaced = surface.path === 'auth.signIn' || tookMs >= 245;
      seen[each.isKnown ? 'known' : 'unknown'].add(`${answer}, ${hashes} hashes, ${isPaced ? 'paced' : 'early'}`);
    }
    expect(seen.known).toEqual(seen.unknown);
    expect([...seen.known]).toEqual([expect.stringMatching(/ hashes, paced$/)]);
  },
);
