/** Counts the calls to the payment provider: handling an event requests each object once. */
import { expect, it } from 'vitest';
import { handleEvent } from '#server/features/billing/payments/service.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createBuyers, createTestDeps, standingOf, stripeEnv, subscribe } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
// Without workers: the test handles events one after another.
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const { deps } = closing(createTestDeps({ ...options, databaseUrl: database.url }));
let told = 0;

/** Returns the calls since the last time, without their query strings. */
const callsMade = () =>
  stripe.requests.splice(0).map(({ method, path }) => `${method} ${new URL(path, stripe.baseUrl).pathname}`);

/** Handles the new events. @returns the number of calls for each kind of event */
async function callsPerEvent(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const news = stripe.events.slice(told);
  told = stripe.events.length;
  for (const event of news) {
    expect(await stripe.deliver(event, site.address)).toBe(200);
    await handleEvent(deps, { eventId: event.id });
    const calls = callsMade();
    expect(calls).toEqual([...new Set(calls)]);
    if (calls.length > 0) counts[event.type] = (counts[event.type] ?? 0) + calls.length;
  }
  return counts;
}

it('takes few calls to start Pro, and fewer to renew it', async () => {
  const [first, who] = await createBuyers(database, site.address, 2);
  // Creates product, price, and coupon, which later checkouts reuse.
  await first!.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
  callsMade();
  told = stripe.events.length;
  const { subscriptionId } = await subscribe(stripe, database, who!);
  // Customer, its address, and page.
  expect(callsMade()).toHaveLength(3);
  expect(await callsPerEvent()).toEqual({
    'customer.subscription.created': 4,
    'invoice.paid': 4,
    'customer.subscription.updated': 3,
    'checkout.session.completed': 4,
  });
  stripe.renew(subscriptionId);
  expect(await callsPerEvent()).toEqual({ 'customer.subscription.updated': 3, 'invoice.paid': 3 });
  expect(await standingOf(database, who!.id)).toMatchObject({
    isPro: true,
    orders: [
      { kind: 'subscription', status: 'paid' },
      { kind: 'renewal', status: 'paid' },
    ],
  });
});
