/** Emails about refunds: each names its own amount, and what was refunded so far. */
import { expect, it } from 'vitest';
import { syncSale } from '#server/features/billing/service.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { buy, createBuyers, createTestDeps, stripeEnv, type Buyer } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const onSame = { ...options, databaseUrl: database.url };
const workers = [closing(createTestDeps(onSame)), closing(createTestDeps(onSame))];

/** Checks an order in two workers at the same time. */
const check = (orderId: string) => Promise.all(workers.map(({ deps }) => syncSale(deps, { orderId })));
const refundMails = async (who: Buyer) =>
  (
    await database.query<{ data: object }>(
      `select data from emails where user_id = $1 and template = 'order-refunded' order by created_at, id`,
      [who.id],
    )
  ).map(({ data }) => data);

it('sends one email per refund, with its items, and the sums of all refunds', async () => {
  const [who] = (await createBuyers(database, site.address, 1)) as [Buyer];
  const { orderId, paymentId } = await buy(stripe, who, 'virtual-bootcamp', 'web-prompt-pack');
  await check(orderId);
  expect(await refundMails(who)).toEqual([]);

  stripe.refund(paymentId, 1_000);
  await check(orderId);
  await check(orderId);
  const first = {
    refundedCents: 1_000,
    isWhole: false,
    order: { totalCents: 19_699, refundedCents: 1_000 },
    lines: [],
  };
  expect(await refundMails(who)).toMatchObject([first]);

  await database.query(
    `update order_lines set refunded_quantity = 1 where order_id = $1 and item_id = 'web-prompt-pack'`,
    [orderId],
  );
  stripe.refund(paymentId, 4_999);
  await check(orderId);
  const pack = { name: 'Web prompt pack (300+ prompts)', quantity: 1, refundedQuantity: 1 };
  const second = { refundedCents: 4_999, isWhole: false, order: { refundedCents: 5_999 }, lines: [pack] };
  expect(await refundMails(who)).toMatchObject([first, second]);

  stripe.refund(paymentId);
  await check(orderId);
  const last = { refundedCents: 13_700, isWhole: true, order: { refundedCents: 19_699 } };
  expect(await refundMails(who)).toMatchObject([first, second, last]);
});
