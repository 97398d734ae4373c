/** Products, prices, and coupons at Stripe: created once, reused, and renamed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import type { CheckoutRequest, PaymentsPort } from './port.ts';
import { failureOf, orderFor } from './stripe.fixture.ts';
import { createStripePayments } from './stripe.ts';

let fake: FakeStripe;
let port: PaymentsPort;
beforeAll(async () => {
  fake = await startFakeStripe();
  port = createStripePayments(fake.access);
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

const orderOf = (kind: CheckoutRequest['kind'], more?: Partial<CheckoutRequest>) => orderFor(port, kind, more);
const opened = async (kind: CheckoutRequest['kind'], more?: Partial<CheckoutRequest>) =>
  port.createCheckout(await orderOf(kind, more));
const priceWith = (key: string) => [...fake.world.prices.values()].find(({ lookup_key }) => lookup_key === key);
const posts = (path: string) => fake.requests.filter((call) => call.method === 'POST' && call.path === path);

describe('products and prices', () => {
  const cart = (unitCents: number, name = 'Web prompt pack') =>
    orderOf('payment', { lines: [{ itemId: 'web-prompt-pack', name, unitCents, quantity: 1 }] });
  const productPosts = () => posts('/v1/products').length + posts('/v1/products/everglow-web-prompt-pack').length;

  it('are created once for all checkouts and processes, and a new price is a new one', async () => {
    const other = createStripePayments(fake.access);
    const wanted = await Promise.all(Array.from({ length: 6 }, () => cart(4_999)));
    await Promise.all(wanted.map((request, at) => (at % 2 ? port : other).createCheckout(request)));
    await port.createCheckout(await cart(5_999));
    await createStripePayments(fake.access).createCheckout(await cart(4_999));
    const prices = [...fake.world.prices.values()].filter(({ product }) => product === 'everglow-web-prompt-pack');
    expect(prices.map(({ lookup_key, unit_amount, recurring }) => [lookup_key, unit_amount, recurring])).toEqual([
      ['everglow-web-prompt-pack-4999', 4_999, null],
      ['everglow-web-prompt-pack-5999', 5_999, null],
    ]);
    expect([...fake.world.products.keys()].filter((id) => id.includes('pack'))).toEqual(['everglow-web-prompt-pack']);
    fake.requests.length = 0;
    await port.createCheckout(await cart(4_999));
    expect(fake.requests.filter(({ path }) => /products|prices/.test(path))).toEqual([]);
  });

  it('are renamed when the name changes, and restored after the agency archived them', async () => {
    await port.createCheckout(await cart(4_999));
    fake.requests.length = 0;
    await port.createCheckout(await cart(4_999, 'Web pack, second edition'));
    expect(fake.world.products.get('everglow-web-prompt-pack')!.name).toBe('Web pack, second edition');
    expect(productPosts()).toBe(1);
    priceWith('everglow-web-prompt-pack-4999')!.active = false;
    fake.world.products.get('everglow-web-prompt-pack')!.active = false;
    fake.world.replies.clear();
    const order = await cart(4_999, 'Web pack, second edition');
    expect(await failureOf(port.createCheckout(order))).toMatchObject({ temporary: false });
    const next = await cart(4_999, 'Web pack, second edition');
    await port.createCheckout(next);
    expect(fake.sessionOf(next.orderId).amount_total).toBe(4_999);
  });

  it('are refused when a price with our key has other terms', async () => {
    await port.createCheckout(await cart(2_500));
    priceWith('everglow-web-prompt-pack-2500')!.unit_amount = 1;
    const fresh = createStripePayments(fake.access);
    expect(await failureOf(fresh.createCheckout(await cart(2_500)))).toMatchObject({ temporary: false });
  });

  it('keep the price of a running subscription when the plan’s price changes', async () => {
    const { subscriptionId } = fake.complete((await opened('subscription')).sessionId);
    const line = { itemId: 'pro', name: 'Pro, monthly', unitCents: 3_999, quantity: 1 };
    await port.createCheckout(await orderOf('subscription', { lines: [line] }));
    const { invoiceId } = fake.renew(subscriptionId!)!;
    expect(await port.findInvoice({ invoiceId })).toMatchObject({ totalCents: 2_999 });
  });
});

it('shows a cart’s discount, with one coupon per code and amount', async () => {
  const discount = { discountCents: 4_410, couponCode: 'FALL-15' };
  for (let orders = 0; orders < 2; orders += 1) {
    const { sessionId } = await opened('payment', discount);
    expect(await port.findCheckout({ sessionId })).toMatchObject({ totalCents: 29_400 - 4_410 });
  }
  expect(fake.world.coupons.get('everglow-FALL-15-4410')).toMatchObject({ amount_off: 4_410, name: 'FALL-15' });
  expect(posts('/v1/coupons')).toHaveLength(1);
});
