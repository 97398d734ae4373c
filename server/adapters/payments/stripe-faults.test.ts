import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe, type FakeStripeMode } from '#tests/fakes/stripe-server.ts';
import type { PaymentsPort } from './port.ts';
import { failureOf, orderFor, policies } from './stripe.fixture.ts';
import { createStripePayments } from './stripe.ts';

let fake: FakeStripe;
let port: PaymentsPort;
beforeAll(async () => {
  fake = await startFakeStripe();
  port = createStripePayments(fake.access);
});
afterAll(() => fake.close());
beforeEach(() => fake.setMode('ok'));

async function firstEvent() {
  for await (const event of port.listEvents({ since: new Date(0) })) return event;
  return undefined;
}

describe('Stripe failures', () => {
  const modes: FakeStripeMode[] = ['rate_limited', 'server_error', 'drop', 'cut', 'garbage', 'nonsense'];

  it.each(modes)('%s: every method fails the same way, with a message for the buyer', async (mode) => {
    const request = await orderFor(port, 'payment');
    fake.setMode(mode);
    const ids = { sessionId: 'cs_1', paymentId: 'pi_1', invoiceId: 'in_1', subscriptionId: 'sub_1' };
    const { customerId, userId } = request;
    const calls = {
      customer: () => port.createCustomer({ userId, email: 'mara@example.com' }),
      checkout: () => port.createCheckout(request),
      portal: () => port.createPortal({ customerId, returnUrl: request.successUrl, policies }),
      refund: () => port.refund({ paymentId: 'pi_1', key: 'refund-of-a-bad-day' }),
      page: () => port.findCheckout(ids),
      warning: () => port.findFraudWarning({ warningId: 'issfr_1' }),
      payment: () => port.findPayment(ids),
      invoice: () => port.findInvoice(ids),
      invoiceOf: () => port.findInvoiceOf(ids),
      subscription: () => port.findSubscription(ids),
      events: () => firstEvent(),
      removal: () => port.removeCustomer({ customerId }),
      expiry: () => port.expireCheckout(ids),
    };
    const errors = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => ({ name, error: await failureOf(call()) })),
    );
    for (const { name, error } of errors) {
      expect({ name, temporary: error.temporary }).toEqual({ name, temporary: true });
      expect(error.message).toBe('Our payment service isn’t responding. Please try again in a minute.');
    }
  });

  it('asks the second caller to retry while the same order is in progress', async () => {
    const request = await orderFor(port, 'payment');
    // Products and prices are there already.
    await port.createCheckout(await orderFor(port, 'payment'));
    fake.setMode([{ slow: 2_500 }, 'ok']);
    const results = await Promise.allSettled([port.createCheckout(request), port.createCheckout(request)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { temporary: true } });
  });

  it('stop waiting at the timeout', async () => {
    const hasty = createStripePayments(fake.access, { callMs: 300, tryMs: 100 });
    fake.setMode('hang');
    expect(await failureOf(hasty.findCheckout({ sessionId: 'cs_1' }))).toMatchObject({ temporary: true });
    expect(await failureOf(hasty.createCustomer({ userId: randomUUID(), email: 'm@example.com' }))).toMatchObject({
      temporary: true,
    });
  });

  it('include an unreachable server', async () => {
    const nowhere = createStripePayments({ ...fake.access, apiBase: 'http://127.0.0.1:9' });
    expect(await failureOf(nowhere.findInvoice({ invoiceId: 'in_1' }))).toMatchObject({ temporary: true });
  });

  it('leave the key, address and vendor’s text out of the error', async () => {
    const { secretKey } = fake.access;
    const wrong = createStripePayments({ ...fake.access, secretKey: 'sk_test_another0123456789' });
    const errors = [
      await failureOf(wrong.createCustomer({ userId: randomUUID(), email: 'mara@example.com' })),
      await failureOf(port.createCheckout(await orderFor(port, 'payment', { customerId: 'cus_secretname' }))),
    ];
    for (const error of errors) {
      const all = [error, error.cause].map((one) => `${String(one)} ${JSON.stringify(one)}`).join(' ');
      expect(all).not.toMatch(new RegExp(`${secretKey}|another|secretname|mara@|No such|Invalid API`));
      expect(error).toMatchObject({
        temporary: false,
        message: 'Our payment service didn’t accept this request. Write to us, and we’ll sort it out.',
      });
    }
    expect(String(errors[1]!.cause)).toContain('resource_missing');
  });

  it("return nothing for objects that don't exist", async () => {
    expect(await port.findCheckout({ sessionId: 'cs_none' })).toBeUndefined();
    expect(await port.findPayment({ paymentId: 'pi_none' })).toBeUndefined();
    expect(await port.findInvoice({ invoiceId: 'in_none' })).toBeUndefined();
    expect(await port.findInvoiceOf({ paymentId: 'pi_none' })).toBeUndefined();
    expect(await port.findSubscription({ subscriptionId: 'sub_none' })).toBeUndefined();
  });
});
