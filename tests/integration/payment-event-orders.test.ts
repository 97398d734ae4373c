/** Whatever order events come in, however often, and whichever of them never come: the end is the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp } from '../../server/features/payments/service.ts';
import type { Serving } from '../../server/serve.ts';
import type { FakeEvent } from '../fakes/stripe-objects.ts';
import { startFakeStripe, type FakeStripe } from '../fakes/stripe-server.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { effort } from '../helpers/effort.ts';
import { figure } from '../helpers/figure.ts';
import { differences, expectedState } from '../helpers/payment-reference.ts';
import { createBuyers, createTestDeps, eventsHandled, stripeEnv, subscribe, type Buyer } from '../helpers/payments.ts';
import { startSite } from '../helpers/site.ts';

let database: TestDatabase;
let stripe: FakeStripe;
let site: Serving;
let twin: Serving;
let connections: ReturnType<typeof createTestDeps>;

beforeAll(async () => {
  [database, stripe] = await Promise.all([createDatabase(), startFakeStripe()]);
  const options = { databaseUrl: database.url, env: stripeEnv(stripe) };
  [site, twin] = await Promise.all([startSite(options), startSite({ ...options, role: 'web' })]);
  connections = createTestDeps(options);
});
afterAll(async () => {
  await Promise.all([site?.stop(), twin?.stop()]);
  await connections?.close();
  await stripe?.close();
  await database?.drop();
});

const buyers = (count: number) => createBuyers(database, site.address, count);
const subscribed = (who: Buyer) => subscribe(stripe, database, who);

describe('whatever order they come in', () => {
  type Act = (id: { subscriptionId: string; paymentId: string }) => void;
  const acts: Act[] = [
    ({ subscriptionId }) => stripe.renew(subscriptionId),
    ({ subscriptionId }) => stripe.renew(subscriptionId, { fails: true }),
    ({ subscriptionId }) => stripe.payOverdue(subscriptionId),
    ({ subscriptionId }) => stripe.cancel(subscriptionId, { atPeriodEnd: true }),
    ({ subscriptionId }) => stripe.resume(subscriptionId),
    ({ subscriptionId }) => stripe.cancel(subscriptionId),
    ({ paymentId }) => void stripe.refund(paymentId),
    ({ paymentId }) => void stripe.refund(paymentId, 500),
    ({ paymentId }) => void stripe.dispute(paymentId),
    ({ paymentId }) => stripe.closeDispute(paymentId, 'won'),
    ({ paymentId }) => stripe.closeDispute(paymentId, 'lost'),
  ];
  const permutations = <T>(list: T[]): T[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
  /** The same numbers each run. */
  let seed = 20_261_121;
  const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const shuffled = <T>(list: T[]): T[] =>
    list
      .map((value) => ({ value, at: chance() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  const send = (events: FakeEvent[]) =>
    Promise.all(events.map((event, at) => stripe.deliver(event, at % 2 ? twin.address : site.address)));

  it(
    'all 120 orders of five events of a subscription, and 500 steps of 250 lives, shuffled, with drops, reconciled',
    { timeout: 600_000 },
    async () => {
      const everybody = await buyers(120);
      for (const [at, who] of everybody.entries()) {
        const since = stripe.events.length;
        const life = await subscribed(who);
        stripe.renew(life.subscriptionId, { fails: true });
        stripe.payOverdue(life.subscriptionId);
        if (at % 3 === 0) stripe.cancel(life.subscriptionId);
        const five = [
          'checkout.session.completed',
          'customer.subscription.created',
          'invoice.paid',
          'invoice.payment_failed',
          'customer.subscription.updated',
        ];
        const news = five.map((type) =>
          stripe.events.findLast((event, index) => index >= since && event.type === type)!,
        );
        const order = permutations([0, 1, 2, 3, 4])[at]!;
        for (const index of order) expect(await stripe.deliver(news[index]!, site.address)).toBe(200);
      }
      await eventsHandled(database, 240_000);
      expect(await differences(stripe, database)).toEqual([]);

      // Everything happens in small steps, some of the news travel between them, some late, some never.
      const lives = await Promise.all((await buyers(250)).map(async (who) => ({ who, ...(await subscribed(who)) })));
      const waiting: FakeEvent[] = [];
      const steps = effort(150, 500);
      for (let step = 0; step < steps; step += 1) {
        const since = stripe.events.length;
        try {
          pick(acts)(pick(lives));
        } catch {
          // Not possible in the state it is in: nothing happened.
        }
        for (const event of stripe.events.slice(since)) {
          if (chance() < 0.15) continue;
          waiting.push(event, ...(chance() < 0.2 ? [event] : []), ...(chance() < 0.05 ? [stripe.twin(event)] : []));
        }
        if (chance() < 0.1) await send(shuffled(waiting.splice(0, Math.floor(waiting.length * chance()))));
      }
      await send(shuffled(waiting));
      await eventsHandled(database, 240_000);
      const missed = await differences(stripe, database);
      const found = await catchUp(connections.deps, { upTo: new Date(Date.now() - 3_600_000) });
      await eventsHandled(database, 240_000);
      const left = await differences(stripe, database);
      const states = expectedState(stripe).size;
      figure(
        42,
        `${everybody.length} orders of five events, then ${steps} steps in ${lives.length} lives: ${missed.length} states behind ` +
          `before the look for missed events found ${found}; ${states - left.length} of ${states} equal the reference after it`,
      );
      expect(found).toBeGreaterThan(0);
      expect(left).toEqual([]);
    },
  );
});
