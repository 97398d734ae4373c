import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import type { CheckoutRequest, PaymentsPort } from './port.ts';
import { orderFor, type MemberRequest } from './stripe.fixture.ts';
import { createStripePayments } from './stripe.ts';

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

describe('a subscription', () => {
  const subscribed = async () => {
    fake.setNow(new Date('2027-01-31T12:00:00Z'));
    const { request, sessionId } = await opened('subscription', { expiresAt: new Date('2027-01-31T13:00:00Z') });
    return { request, sessionId, ...(fake.complete(sessionId) as Required<ReturnType<FakeStripe['complete']>>) };
  };

  it('is canceled once', async () => {
    const { subscriptionId } = await subscribed();
    await port.endSubscription({ subscriptionId });
    expect(await port.findSubscription({ subscriptionId })).toMatchObject({ status: 'canceled' });
    await port.endSubscription({ subscriptionId });
    await port.endSubscription({ subscriptionId: 'sub_of_nobody' });
  });

  it('runs for a month with its invoice and payment', async () => {
    const { request, sessionId, subscriptionId, invoiceId, paymentId } = await subscribed();
    const { orderId, customerId } = request;
    expect(await port.findCheckout({ sessionId })).toMatchObject({ isPaid: true, subscriptionId, invoiceId });
    const invoice = {
      invoiceId,
      subscriptionId,
      isPaid: true,
      totalCents: 2_999,
      taxCents: 0,
      reason: 'subscription_create',
      paymentId,
      hostedUrl: `https://invoice.stripe.com/i/acct_1Fake/${invoiceId}`,
      createdAt: new Date('2027-01-31T12:00:00Z'),
    };
    expect(await port.findSubscription({ subscriptionId })).toEqual({
      subscriptionId,
      customerId,
      orderId,
      status: 'active',
      currentPeriodEnd: new Date('2027-02-28T12:00:00Z'),
      endsAtPeriodEnd: false,
      priceCents: 2_999,
      latestInvoice: invoice,
    });
    expect(await port.findInvoice({ invoiceId })).toEqual(invoice);
    expect(await port.findPayment({ paymentId })).toMatchObject({ isPaid: true, orderId: undefined });
    expect(await port.findInvoiceOf({ paymentId })).toBe(invoiceId);
  });

  it('has a new period but no paid invoice after a failed renewal, until it is paid', async () => {
    const { subscriptionId } = await subscribed();
    const { invoiceId } = fake.renew(subscriptionId, { fails: true })!;
    const state = await port.findSubscription({ subscriptionId });
    expect(state).toMatchObject({ status: 'past_due', latestInvoice: { invoiceId, isPaid: false } });
    expect(state!.currentPeriodEnd).toEqual(new Date('2027-03-31T12:00:00Z'));
    expect(await port.findInvoice({ invoiceId })).toMatchObject({ isPaid: false, reason: 'subscription_cycle' });
    const { paymentId } = fake.payOverdue(subscriptionId);
    expect(await port.findSubscription({ subscriptionId })).toMatchObject({ status: 'active' });
    expect(await port.findInvoice({ invoiceId })).toMatchObject({ isPaid: true, paymentId });
  });

  it('ends with its period, in either notation, and can be resumed', async () => {
    const { subscriptionId } = await subscribed();
    for (const asDate of [false, true]) {
      fake.cancel(subscriptionId, { atPeriodEnd: true, asDate });
      expect(await port.findSubscription({ subscriptionId })).toMatchObject({
        status: 'active',
        endsAtPeriodEnd: true,
      });
      fake.resume(subscriptionId);
      expect(await port.findSubscription({ subscriptionId })).toMatchObject({ endsAtPeriodEnd: false });
    }
    fake.cancel(subscriptionId, { atPeriodEnd: true });
    expect(fake.renew(subscriptionId)).toBeUndefined();
    expect(await port.findSubscription({ subscriptionId })).toMatchObject({ status: 'canceled' });
  });
});
