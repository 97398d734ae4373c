/** Sells 20 seats to 200 buyers, some of whom give up, while web and worker processes are killed. */
import { afterAll, expect, it } from 'vitest';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { times } from '#tests/helpers/lanes.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';
import { isHandled, startPair } from '#tests/helpers/payment-kills.ts';
import { dice } from '#tests/helpers/payment-lives.ts';
import { differences } from '#tests/helpers/payment-reference.ts';
import { createBuyers, eventsHandled } from '#tests/helpers/payments.ts';
import { endServers } from '#tests/helpers/processes.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { pause } from '#tests/helpers/wait.ts';

const database = await openDatabase();
const stripe = closing(await startFakeStripe());
afterAll(endServers);

it('sells exactly 20 of 20 seats to 200 buyers through 5 kills', { tags: ['check-46'], timeout: 600_000 }, async () => {
  const { shuffled } = dice();
  const pair = await startPair(database, stripe);
  const buyers = await createBuyers(database, pair.web().address, 200);
  const cookies = buyers.map(({ visitor }) => visitor.cookie());
  let [killed, gaveUp] = [0, 0];
  const paid = new Set<string>();
  const buy = async (at: number) => {
    for (;;) {
      // The web process may have been killed and replaced since the last attempt.
      const visitor = createVisitor(pair.web().address, { cookie: cookies[at]! });
      const answer = await visitor
        .call('cart.start', 'mutation', { items: [{ id: 'vip-bootcamp', quantity: 1 }] })
        .catch(() => undefined);
      if (answer?.status === 409) return;
      if (answer?.status !== 200) {
        await pause(100);
        continue;
      }
      const { orderId } = answer.data as { orderId: string };
      const page = stripe.sessionOf(orderId);
      // One in five buyers abandons the payment page, which then expires.
      if (at % 5 === 0) {
        gaveUp += 1;
        stripe.expire(page.id);
      } else {
        stripe.complete(page.id);
        paid.add(orderId);
      }
      return;
    }
  };
  // In waves, because abandoned seats become available again.
  for (let wave = 0; wave < 10; wave += 1) {
    const killing = wave < 5 ? pair.killOne().then(() => (killed += 1)) : undefined;
    await times(20, (at) => buy(wave * 20 + at));
    await killing;
    for (const event of shuffled(stripe.events.filter(isHandled)))
      while ((await stripe.deliver(event, pair.web().address).catch(() => 0)) !== 200) await pause(50);
    await eventsHandled(database, 120_000);
  }
  const [studioSeats] = await database.query<{ sold: number; held: number; twice: number }>(
    `select count(sold_at)::int as sold, (count(*) filter (where sold_at is null and order_id is not null))::int as held,
       (count(order_id) - count(distinct order_id))::int as twice from vip_seats`,
  );
  expect(studioSeats).toEqual({ sold: 20, held: 0, twice: 0 });
  expect(paid.size).toBe(20);
  expect(gaveUp).toBeGreaterThan(0);
  expect(killed).toBe(5);
  expect(await differences(stripe, database)).toEqual([]);
});
