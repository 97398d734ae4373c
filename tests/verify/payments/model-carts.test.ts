/** Carts with coupons, taxes, and refunds by line cost, give back, and grant what an independent model says. */
import { expect, it } from 'vitest';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { playCarts } from '#tests/helpers/model-carts.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps, stripeEnv } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const { deps } = closing(createTestDeps({ ...options, databaseUrl: database.url }));

it('sells and refunds 5,000 carts without a wrong cent or entitlement', { timeout: 1_200_000 }, async () => {
  const { id: adminId } = await createAdmin(database, site.address);
  const count = 5_000;
  const { sold, refunds, wrong } = await playCarts({ database, stripe, deps, address: site.address, adminId }, count);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(sold).toBeGreaterThan(count / 2);
  expect(refunds).toBeGreaterThan(count / 2);
});
