/** Refunds by line of generated orders: to the cent, and what is owned follows. */
import { expect, it } from 'vitest';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { refundSales } from '#tests/helpers/line-refunds.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps, stripeEnv } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
// Without workers: the test sweeps when it needs to.
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const onSame = { ...options, databaseUrl: database.url };
const deps = [closing(createTestDeps(onSame)).deps, closing(createTestDeps(onSame)).deps];

it('refunds 300 generated orders without a wrong cent or entitlement', { timeout: 1_200_000 }, async () => {
  const { id: adminId } = await createAdmin(database, site.address);
  const { refunds, wrong } = await refundSales({ database, stripe, deps, adminId }, 300);
  expect(wrong).toEqual([]);
  expect(refunds).toBeGreaterThan(300);
});
