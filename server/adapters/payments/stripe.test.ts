import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import type { CheckoutRequest, PaymentsPort } from './port.ts';
import { failureOf, newCustomer, orderFor, policies, type MemberRequest } from './stripe.fixture.ts';
import { createStripePayments, pageOfStripe } from './stripe.ts';

let fake: FakeStripe;
let port: PaymentsPort;
beforeAll(async () => {
  fake = await startFakeStripe();
  port = createStripePayments(fake.access);
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.setMode('ok');
  fake.setNow(undefined);
  fake.requests.length = 0;
});

const orderOf = (kind: CheckoutRequest['kind'], more?: Partial<MemberRequest>) => orderFor(port, kind, more);

const opened = async (kind: CheckoutRequest['kind'], more?: Partial<MemberRequest>) => {
  const request = await orderOf(kind, more);
  return { request, ...(await port.createCheckout(request)) };
};

const priceWith = (key: string) => [...fake.world.prices.values()].find(({ lookup_key }) => lookup_key === key);

const posts = (path: string) => fake.requests.filter((call) => call.method === 'POST' && call.path === path);

describe('customers', () => {
  it('are created once per account, even if the address changed or the response was lost', async () => {
    const userId = randomUUID();
    fake.setMode(['cut', 'ok']);
    await failureOf(port.createCustomer({ userId, email: 'old@example.com' }));
    const first = await port.createCustomer({ userId, email: 'old@example.com' });
    const second = await port.createCustomer({ userId, email: 'new@example.com' });
    expect(second).toEqual(first);
    const made = [...fake.world.customers.values()].filter(({ metadata }) => metadata.user_id === userId);
    expect(made).toHaveLength(1);
    expect(fake.world.customers.get(first.customerId)).toMatchObject({
      email: 'new@example.com',
      metadata: { user_id: userId },
    });
  });

  it('are removed together with their subscriptions, only once', async () => {
    const { request, sessionId } = await opened('subscription');
    const { subscriptionId } = fake.complete(sessionId);
    await port.removeCustomer({ customerId: request.customerId });
    await port.removeCustomer({ customerId: request.customerId });
    expect(fake.world.customers.has(request.customerId)).toBe(false);
    expect(await port.findSubscription({ subscriptionId: subscriptionId! })).toMatchObject({ status: 'canceled' });
  });

  it('get a portal page to manage what they pay', async () => {
    const portal = await port.createPortal({
      customerId: await newCustomer(port),
      returnUrl: 'https://everglow.example/dashboard',
      policies,
    });
    expect(portal.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(
      await failureOf(port.createPortal({ customerId: 'cus_gone', returnUrl: 'https://everglow.example', policies })),
    ).toMatchObject({
      temporary: false,
    });
  });
});

describe('a payment page', () => {
  it('requests the order in cents, by card, in dollars only', async () => {
    const { request, sessionId, url, expiresAt } = await opened('payment');
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(expiresAt.getTime()).toBe(Math.floor(request.expiresAt.getTime() / 1000) * 1000);
    const sent = Object.fromEntries(new URLSearchParams(posts('/v1/checkout/sessions')[0]!.body));
    expect(sent).toMatchObject({
      mode: 'payment',
      customer: request.customerId,
      client_reference_id: request.orderId,
      'metadata[order_id]': request.orderId,
      'payment_intent_data[metadata][order_id]': request.orderId,
      'payment_intent_data[metadata][user_id]': request.userId,
      'line_items[0][price]': priceWith('everglow-virtual-bootcamp-14700')?.id,
      'line_items[0][quantity]': '2',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
    });
    expect(JSON.stringify(sent)).not.toMatch(/promotion|discount|recurring/);
    expect(posts('/v1/checkout/sessions')[0]!.headers).toMatchObject({
      'idempotency-key': `checkout-${request.orderId}-${request.customerId}`,
      'stripe-version': '2026-10-28.endive',
    });
    expect(await port.findCheckout({ sessionId })).toEqual({
      sessionId,
      status: 'open',
      isPaid: false,
      totalCents: 29_400,
      taxCents: 0,
      discountCents: 0,
      currency: 'usd',
      orderId: request.orderId,
      customerId: request.customerId,
      paymentId: undefined,
      invoiceId: undefined,
      subscriptionId: undefined,
    });
  });

  it('is created once per order, however many concurrent requests there are', async () => {
    const request = await orderOf('payment');
    fake.setMode([{ slow: 50 }, 'ok']);
    const pages = await Promise.all(Array.from({ length: 20 }, () => port.createCheckout(request)));
    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect([...fake.sessions.values()].filter(({ metadata }) => metadata.order_id === request.orderId)).toHaveLength(1);
  });

  it('is created once even if the response was lost or an error is stored for its key', async () => {
    const pagesOf = ({ orderId }: CheckoutRequest) =>
      [...fake.sessions.values()].filter(({ metadata }) => metadata.order_id === orderId);
    for (const mode of ['server_error', 'drop'] as const) {
      const request = await orderOf('payment');
      fake.setMode([mode, 'ok']);
      const page = await port.createCheckout(request);
      expect(pagesOf(request).map(({ id }) => id)).toEqual([page.sessionId]);
    }
    const torn = await orderOf('payment');
    fake.setMode(['cut', 'ok']);
    await failureOf(port.createCheckout(torn));
    const page = await port.createCheckout(torn);
    expect(pagesOf(torn).map(({ id }) => id)).toEqual([page.sessionId]);
    const request = await orderOf('payment');
    fake.setMode(['server_error_kept', 'ok']);
    const pages = await Promise.all([port.createCheckout(request), port.createCheckout(request)]);
    expect(pages[0]).toEqual(pages[1]);
    expect(posts('/v1/checkout/sessions').at(-1)!.headers['idempotency-key']).toBe(
      `checkout-${request.orderId}-${request.customerId}-again`,
    );
  });

  it('applies the discount for the first month of Pro with the server’s own coupon', async () => {
    const wanted = await Promise.all(
      [900, 900, 900].map((discountCents) => orderOf('subscription', { discountCents })),
    );
    const pages = await Promise.all(wanted.map((request) => port.createCheckout(request)));
    for (const { sessionId } of pages)
      expect(await port.findCheckout({ sessionId })).toMatchObject({ totalCents: 2_099 });
    expect([...fake.world.coupons.values()].filter(({ id }) => id.includes('first-month'))).toMatchObject([
      { id: 'everglow-pro-first-month-900', amount_off: 900, currency: 'usd', duration: 'once' },
    ]);
    const { invoiceId, subscriptionId } = fake.complete(pages[0]!.sessionId);
    expect(await port.findInvoice({ invoiceId: invoiceId! })).toMatchObject({ totalCents: 2_099 });
    const further = fake.renew(subscriptionId!);
    expect(await port.findInvoice({ invoiceId: further!.invoiceId })).toMatchObject({ totalCents: 2_999 });
  });

  it('handles a coupon that was removed or is not ours', async () => {
    const request = await orderOf('subscription', { discountCents: 800 });
    await port.createCheckout(request);
    fake.world.coupons.delete('everglow-pro-first-month-800');
    const next = await orderOf('subscription', { discountCents: 800 });
    expect(await failureOf(port.createCheckout(next))).toMatchObject({ temporary: false });
    await port.createCheckout(next);
    expect(fake.sessionOf(next.orderId).amount_total).toBe(2_199);

    const coupon = fake.world.coupons.get('everglow-pro-first-month-800')!;
    fake.world.coupons.set('everglow-pro-first-month-700', { ...coupon, id: 'everglow-pro-first-month-700' });
    const odd = await orderOf('subscription', { discountCents: 700 });
    expect(await failureOf(port.createCheckout(odd))).toMatchObject({ temporary: false });
    expect(() => fake.sessionOf(odd.orderId)).toThrow();
  });

  it('with a wrong amount is closed before anyone sees it', async () => {
    const request = await orderOf('subscription', { discountCents: 600 });
    await port.createCheckout(request);
    fake.world.coupons.get('everglow-pro-first-month-600')!.amount_off = 2_900;
    const wrong = await orderOf('subscription', { discountCents: 600 });
    expect(await failureOf(port.createCheckout(wrong))).toMatchObject({ temporary: false });
    expect(fake.sessionOf(wrong.orderId).status).toBe('expired');
  });

  it('must have an https URL', () => {
    for (const url of ['https://checkout.stripe.com/c/pay/cs_1', 'https://pay.agency.example/c/pay/cs_1'])
      expect(pageOfStripe(url)).toBe(url);
    for (const url of ['http://checkout.stripe.com/', 'javascript:alert(1)//.stripe.com', '/relative', '', null])
      expect(() => pageOfStripe(url), String(url)).toThrow();
  });

  it('must be one of the sandbox’s own pages when the sandbox created it', () => {
    const pages = 'http://localhost:3000/sandbox';
    expect(pageOfStripe(`${pages}/checkout/cs_1`, pages)).toBe(`${pages}/checkout/cs_1`);
    for (const url of ['https://checkout.stripe.com/', `${pages}.evil.example/`, 'http://localhost:3000/', null])
      expect(() => pageOfStripe(url, pages), String(url)).toThrow();
  });

  it('is rejected for an invalid request: expired, without lines or for an unknown customer', async () => {
    const past = { expiresAt: new Date(Date.now() + 60_000) };
    for (const more of [past, { lines: [] }, { customerId: 'cus_nobody' }])
      expect(await failureOf(port.createCheckout(await orderOf('payment', more)))).toMatchObject({ temporary: false });
  });

  it('is closed when abandoned and left alone when it is no longer open', async () => {
    const { sessionId } = await opened('payment');
    await port.expireCheckout({ sessionId });
    await port.expireCheckout({ sessionId });
    expect(await port.findCheckout({ sessionId })).toMatchObject({ status: 'expired', isPaid: false });
    const paid = await opened('payment');
    fake.complete(paid.sessionId);
    await port.expireCheckout({ sessionId: paid.sessionId });
    await port.expireCheckout({ sessionId: 'cs_test_unknown' });
    expect(await port.findCheckout({ sessionId: paid.sessionId })).toMatchObject({ status: 'complete', isPaid: true });
  });

  it('expires in time', async () => {
    const { sessionId } = await opened('payment');
    fake.setNow(new Date(Date.now() + 36 * 60_000));
    expect(await port.findCheckout({ sessionId })).toMatchObject({ status: 'expired' });
  });
});

describe('a payment', () => {
  const paid = async (card?: string) => {
    const { request, sessionId } = await opened('payment');
    const { paymentId } = fake.complete(sessionId, card === undefined ? {} : { card });
    return { request, sessionId, paymentId };
  };
  const stateOf = async (paymentId: string) => (await port.findPayment({ paymentId }))!;

  it('is found with its card, receipt and order', async () => {
    const { request, sessionId, paymentId } = await paid('fp_one');
    expect(await port.findCheckout({ sessionId })).toMatchObject({ status: 'complete', isPaid: true, paymentId });
    expect(await stateOf(paymentId)).toEqual({
      paymentId,
      isPaid: true,
      amountCents: 29_400,
      refundedCents: 0,
      refunds: [],
      needsAction: false,
      dispute: 'none',
      instrument: 'fp_one',
      receiptUrl: expect.stringMatching(/^https:/),
      orderId: request.orderId,
      invoiceId: undefined,
      paidAt: expect.any(Date),
    });
    expect((await stateOf((await paid('fp_one')).paymentId)).instrument).toBe('fp_one');
  });

  it('with a delayed method counts only once the bank confirms it', async () => {
    const { sessionId } = await opened('payment');
    const { paymentId } = fake.complete(sessionId, { isDelayed: true });
    expect(await port.findCheckout({ sessionId })).toMatchObject({ status: 'complete', isPaid: false });
    expect(await stateOf(paymentId)).toMatchObject({ isPaid: false, paidAt: undefined });
    fake.settle(sessionId, true);
    expect(await port.findCheckout({ sessionId })).toMatchObject({ isPaid: true });
  });

  it('is refunded in part, in full, and never twice', async () => {
    const { paymentId } = await paid();
    fake.refund(paymentId, 1_000);
    expect(await stateOf(paymentId)).toMatchObject({ refundedCents: 1_000, isPaid: true });
    fake.setMode(['cut', 'ok']);
    await failureOf(port.refund({ paymentId, key: `refund-${paymentId}` }));
    await port.refund({ paymentId, key: `refund-${paymentId}` });
    await port.refund({ paymentId, key: `refund-${paymentId}-other` });
    expect(await stateOf(paymentId)).toMatchObject({ refundedCents: 29_400 });
    expect([...fake.world.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentId)).toHaveLength(
      2,
    );
  });

  it('is refunded in parts, each once, and shows what became of each', async () => {
    const { paymentId } = await paid();
    const part = (cents: number) => ({ cents, refundId: randomUUID() });
    const [first, second] = [part(1_000), part(2_000)];
    fake.setMode(['cut', 'ok'], /refunds/);
    await failureOf(port.refund({ paymentId, key: first.refundId, part: first }));
    await port.refund({ paymentId, key: first.refundId, part: first });
    // The first attempt fails for good under its key.
    fake.setMode(['server_error_kept', 'server_error_kept', 'ok'], /refunds/);
    await port.refund({ paymentId, key: second.refundId, part: second });
    fake.setMode('ok');
    await port.refund({ paymentId, key: first.refundId, part: first });
    expect((await stateOf(paymentId)).refunds).toEqual([
      { ...second, status: 'done' },
      { ...first, status: 'done' },
    ]);
    for (const made of fake.world.refunds.values()) if (made.payment_intent === paymentId) fake.failRefund(made.id);
    expect(await stateOf(paymentId)).toMatchObject({ refundedCents: 0, refunds: [] });
    expect((await port.findPayment({ paymentId, withRefunds: true }))!.refunds.map(({ status }) => status)).toEqual([
      'failed',
      'failed',
    ]);
    const all = { paymentId, key: 'rest', part: part(29_401) };
    expect(await failureOf(port.refund(all))).toMatchObject({ temporary: false });
    await port.refund({ paymentId, key: `whole-${paymentId}` });
    expect(await failureOf(port.refund({ ...all, part: part(1) }))).toMatchObject({ temporary: false });
  });

  it('counts again when its refund fails', async () => {
    const { paymentId } = await paid();
    fake.failRefund(fake.refund(paymentId));
    expect(await stateOf(paymentId)).toMatchObject({ refundedCents: 0 });
  });

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['appeal_under_review', 'open'],
    ['a_state_of_next_year', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ])('with a dispute that is %s counts as %s', async (status, expected) => {
    const { paymentId } = await paid();
    fake.dispute(paymentId);
    fake.setDispute(paymentId, status);
    expect((await stateOf(paymentId)).dispute).toBe(expected);
  });

  it('is not refunded during a dispute', async () => {
    const { paymentId } = await paid();
    fake.dispute(paymentId);
    expect(await failureOf(port.refund({ paymentId, key: 'refund-disputed' }))).toMatchObject({ temporary: false });
  });
});
