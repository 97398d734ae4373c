/** Simulates subscriptions at the provider whose events arrive in any order, repeatedly, or never. */
import { expect, it } from 'vitest';
import { catchUp } from '#server/features/billing/payments/service.ts';
import type { StripeEvent } from '#server/adapters/payments/sandbox/objects.ts';
import { startFakeStripe, type FakeStripe } from '../fakes/stripe-server.ts';
import { inLanes } from './lanes.ts';
import { addSite, closing, openSite } from './opened.ts';
import { differences } from './payment-reference.ts';
import { createBuyers, createTestDeps, eventsHandled, stripeEnv, subscribe } from './payments.ts';

/** Opens two processes that receive events; one of them also handles them. */
async function openPaymentStage() {
  const stripe = closing(await startFakeStripe());
  const { database, site } = await openSite({ env: stripeEnv(stripe) });
  const options = { databaseUrl: database.url, env: stripeEnv(stripe) };
  const sites = [site, await addSite({ ...options, role: 'web' })] as const;
  return { database, stripe, sites, deps: closing(createTestDeps(options)).deps };
}
type PaymentStage = Awaited<ReturnType<typeof openPaymentStage>>;

/** Subscriptions start a handful at a time, so that no payment page times out. */
async function beginLives({ database, stripe, sites }: PaymentStage, count: number) {
  const buyers = await createBuyers(database, sites[0].address, count);
  return inLanes(buyers, 4, (buyer) => subscribe(stripe, database, buyer));
}

const permutations = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));

const five = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
];

/** All 120 possible orders of a subscription's five events. */
export const allOrders = permutations([0, 1, 2, 3, 4]);

/**
 * Delivers five events in each of these orders, each for a different subscription. @returns the differences from the
 * expected state.
 */
async function tellInOrders(stage: PaymentStage, orders: number[][]): Promise<string[]> {
  const { database, stripe, sites } = stage;
  for (const [at, order] of orders.entries()) {
    const since = stripe.events.length;
    const [life] = await beginLives(stage, 1);
    stripe.renew(life!.subscriptionId, { fails: true });
    stripe.payOverdue(life!.subscriptionId);
    if (at % 3 === 0) stripe.cancel(life!.subscriptionId);
    const news = stripe.events.slice(since);
    for (const index of order) {
      const status = await stripe.deliver(
        news.findLast(({ type }) => type === five[index])!,
        sites[0].address,
      );
      if (status !== 200) throw new Error(`${five[index]}: ${status}`);
    }
  }
  await eventsHandled(database, 240_000);
  return differences(stripe, database);
}

/** Returns a seeded random number generator, so that every run is the same. */
export function dice(seed = 20_261_121) {
  const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return {
    chance,
    pick: <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!,
    shuffled: <T>(list: T[]): T[] =>
      list
        .map((value) => ({ value, at: chance() }))
        .sort((one, other) => one.at - other.at)
        .map(({ value }) => value),
  };
}

const acts: ((stripe: FakeStripe, id: { subscriptionId: string; paymentId: string }) => unknown)[] = [
  (stripe, { subscriptionId }) => stripe.renew(subscriptionId),
  (stripe, { subscriptionId }) => stripe.renew(subscriptionId, { fails: true }),
  (stripe, { subscriptionId }) => stripe.payOverdue(subscriptionId),
  (stripe, { subscriptionId }) => stripe.cancel(subscriptionId, { atPeriodEnd: true }),
  (stripe, { subscriptionId }) => stripe.resume(subscriptionId),
  (stripe, { subscriptionId }) => stripe.cancel(subscriptionId),
  (stripe, { paymentId }) => stripe.refund(paymentId),
  (stripe, { paymentId }) => stripe.refund(paymentId, 500),
  (stripe, { paymentId }) => stripe.dispute(paymentId),
  (stripe, { paymentId }) => stripe.closeDispute(paymentId, 'won'),
  (stripe, { paymentId }) => stripe.closeDispute(paymentId, 'lost'),
];

/**
 * Plays subscriptions in small steps: some events are delivered on time, some late, some twice, some never. Then
 * fetches the missing ones.
 * @returns `found`: missing events it found; `left`: remaining differences
 */
async function playLives(stage: PaymentStage, { lives: count, steps }: { lives: number; steps: number }) {
  const { database, stripe, sites, deps } = stage;
  const { chance, pick, shuffled } = dice();
  const send = (events: StripeEvent[]) =>
    inLanes(events, 12, (event, at) => stripe.deliver(event, sites[at % 2]!.address));
  const lives = await beginLives(stage, count);
  const waiting: StripeEvent[] = [];
  for (let step = 0; step < steps; step += 1) {
    const since = stripe.events.length;
    try {
      pick(acts)(stripe, pick(lives));
    } catch {
      // The action isn't possible in the current state, so nothing happened.
    }
    for (const event of stripe.events.slice(since)) {
      if (chance() < 0.15) continue;
      waiting.push(event, ...(chance() < 0.2 ? [event] : []), ...(chance() < 0.05 ? [stripe.twin(event)] : []));
    }
    if (chance() < 0.1) await send(shuffled(waiting.splice(0, Math.floor(waiting.length * chance()))));
  }
  await send(shuffled(waiting));
  await eventsHandled(database, 240_000);
  const found = await catchUp(deps, { upTo: new Date(Date.now() - 3_600_000) });
  await eventsHandled(database, 240_000);
  return { found, left: await differences(stripe, database) };
}

/**
 * Defines the tests of events that arrive in any order, repeatedly, or never: the final state is the same.
 * @param numbers `orders`: of a subscription's five events; `lives`: subscriptions played in `steps`
 */
export async function testEventOrders(numbers: { orders: number[][]; lives: number; steps: number }): Promise<void> {
  const stage = await openPaymentStage();
  const { orders, lives, steps } = numbers;
  const timeout = 600_000;
  it(`reaches the same state for ${orders.length} orders of a subscription's five events`, { timeout }, async () => {
    expect(await tellInOrders(stage, orders)).toEqual([]);
  });

  it(
    `reaches the right state after ${steps} steps of ${lives} subscriptions with shuffled and lost events`,
    { tags: ['check-42'], timeout },
    async () => {
      const { found, left } = await playLives(stage, { lives, steps });
      expect(found).toBeGreaterThan(0);
      expect(left).toEqual([]);
    },
  );
}
