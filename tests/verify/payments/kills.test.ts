/**
 * Delivers thousands of events, one to four times each, shuffled and 10 % forged, while web and worker processes are
 * killed. Every order and plan must end in the state of the fake's objects.
 */
import { afterAll, expect, it } from 'vitest';
import type { StripeEvent } from '#server/adapters/payments/sandbox/objects.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';
import { isHandled, startPair } from '#tests/helpers/payment-kills.ts';
import { dice } from '#tests/helpers/payment-lives.ts';
import { differences } from '#tests/helpers/payment-reference.ts';
import { createBuyers, eventsHandled, stripeEnv, type Buyer } from '#tests/helpers/payments.ts';
import { endServers } from '#tests/helpers/processes.ts';
import { startSite } from '#tests/helpers/site.ts';
import { pause, until } from '#tests/helpers/wait.ts';

const eventsSent = 2_000;
const kills = 30;

const database = await openDatabase();
const stripe = closing(await startFakeStripe());
afterAll(endServers);
const { chance, pick, shuffled } = dice();

/** Simulates purchases, subscriptions, renewals, failures, refunds and disputes until there are enough events. */
async function live(): Promise<StripeEvent[]> {
  const site = await startSite({ databaseUrl: database.url, role: 'web', env: stripeEnv(stripe) });
  try {
    const made = () => stripe.events.filter(isHandled).length;
    while (made() < eventsSent) {
      const [one, two] = (await createBuyers(database, site.address, 2)) as [Buyer, Buyer];
      const items = [{ id: (chance() < 0.5 ? 'web-prompt-pack' : 'virtual-bootcamp') as ItemId, quantity: 1 }];
      const { orderId } = await one.visitor.api.cart.start.mutate({ items });
      const page = stripe.sessionOf(orderId).id;
      if (chance() < 0.15) stripe.expire(page);
      else {
        const { paymentId } = stripe.complete(page);
        if (chance() < 0.25) stripe.refund(paymentId, chance() < 0.5 ? undefined : 500);
        else if (chance() < 0.2) stripe.dispute(paymentId);
      }
      await two.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
      const { id } = [...stripe.sessions.values()].at(-1)!;
      const { subscriptionId, paymentId } = stripe.complete(id);
      for (let month = 0; month < 3; month += 1) {
        const fails = chance() < 0.3;
        stripe.renew(subscriptionId!, { fails });
        if (fails && chance() < 0.6) stripe.payOverdue(subscriptionId!);
        else if (fails) break;
      }
      if (chance() < 0.3) stripe.cancel(subscriptionId!, { atPeriodEnd: chance() < 0.5 });
      if (chance() < 0.1) stripe.dispute(paymentId);
    }
    return stripe.events.filter(isHandled);
  } finally {
    await site.stop();
  }
}

type Delivery = { event: StripeEvent; isForged: boolean };

/** Delivers each event one to four times, shuffled, with forged ones among them. */
function deliveriesOf(genuine: StripeEvent[]): Delivery[] {
  const deliveries: Delivery[] = shuffled(
    genuine.flatMap((event) =>
      Array.from({ length: 1 + Math.floor(chance() * 4) }, () => ({ event, isForged: false })),
    ),
  );
  const forged = Math.round(deliveries.length / 9);
  for (let each = 0; each < forged; each += 1) {
    const event = { ...pick(genuine), id: `evt_forged${each}` };
    deliveries.splice(Math.floor(chance() * deliveries.length), 0, { event, isForged: true });
  }
  return deliveries;
}

it(
  `ends in the fake's state after ${eventsSent} events and ${kills} kills`,
  { tags: ['check-41', 'check-43'], timeout: 600_000 },
  async () => {
    const genuine = await live();
    const pair = await startPair(database, stripe);
    const deliveries = deliveriesOf(genuine);
    let [delivered, forgedIn, killed] = [0, 0, 0];
    /** Redelivers unacknowledged events, as Stripe does. */
    const senders = inLanes(deliveries, 6, async ({ event, isForged }) => {
      for (;;) {
        const signing = isForged ? { secret: 'whsec_anothersecret0123456789' } : {};
        const status = await stripe.deliver(event, pair.web().address, signing).catch(() => 0);
        if (isForged && status === 200) forgedIn += 1;
        if (status === 200 || status === 400) break;
        await pause(50);
      }
      delivered += 1;
    });
    for (; killed < kills; killed += 1) {
      // Spread over the deliveries, leaving some for after the last kill.
      const share = ((killed + 1) / (kills + 4)) * deliveries.length;
      await until('more was delivered', () => delivered >= share, { withinMs: 120_000, everyMs: 10 });
      await pair.killOne();
    }
    await senders;
    await eventsHandled(database, 300_000);
    const left = await differences(stripe, database);
    const [rows] = await database.query<{ count: number; done: number }>(
      `select count(*)::int as count, (count(*) filter (where status = 'done'))::int as done from payment_events`,
    );
    const doubled = await database.query(
      `select dedupe_key from emails where dedupe_key is not null group by 1 having count(*) > 1`,
    );
    const [receipts] = await database.query<{ delivered: number; receipts: number }>(
      `select (select count(*)::int from orders where delivered_at is not null) as delivered,
       (select count(*)::int from emails where template = 'order-receipt') as receipts`,
    );
    expect(left).toEqual([]);
    expect(rows).toMatchObject({ count: genuine.length, done: genuine.length });
    expect(forgedIn).toBe(0);
    expect(doubled).toEqual([]);
    expect(receipts!.receipts).toBe(receipts!.delivered);
  },
);
