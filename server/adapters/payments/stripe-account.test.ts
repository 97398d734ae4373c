import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import type { PaymentsPort } from './port.ts';
import { failureOf, newCustomer, orderFor, policies } from './stripe.fixture.ts';
import { createStripePayments } from './stripe.ts';

const customer = { state: 'FL' };
let fake: FakeStripe;
let port: PaymentsPort;
beforeEach(async () => {
  fake = await startFakeStripe();
  port = createStripePayments(fake.access);
});
afterEach(() => fake.close());

const sentTo = (path: string) =>
  fake.requests
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

describe('taxes', () => {
  it('are asked for only when they are on, with an address that the customer keeps', async () => {
    await port.createCheckout(await orderFor(port, 'payment'));
    await port.createCheckout(await orderFor(port, 'payment', { collectsTax: true }));
    const [off, on] = sentTo('/v1/checkout/sessions');
    expect(JSON.stringify(off)).not.toMatch(/automatic_tax|tax_id|billing_address|customer_update/);
    expect(on).toMatchObject({
      'automatic_tax[enabled]': 'true',
      billing_address_collection: 'required',
      'tax_id_collection[enabled]': 'true',
      'customer_update[address]': 'auto',
      'customer_update[name]': 'auto',
    });
    expect(sentTo('/v1/prices').map(({ tax_behavior: behavior }) => behavior)).toEqual(['exclusive']);
  });

  it('are on top of the order, after the discount, and part of what is paid', async () => {
    const request = await orderFor(port, 'subscription', { collectsTax: true, discountCents: 900 });
    const { sessionId } = await port.createCheckout(request);
    const { paymentId, subscriptionId, invoiceId } = fake.complete(sessionId, customer);
    const taxed = { totalCents: 2_246, taxCents: 147 };
    expect(await port.findCheckout({ sessionId })).toMatchObject({ ...taxed, discountCents: 900 });
    expect(await port.findInvoice({ invoiceId: invoiceId! })).toMatchObject(taxed);
    expect(await port.findPayment({ paymentId })).toMatchObject({ amountCents: 2_246 });
    const next = fake.renew(subscriptionId!);
    expect(await port.findInvoice({ invoiceId: next!.invoiceId })).toMatchObject({ totalCents: 3_209, taxCents: 210 });
  });

  it('may be part of the page from the start, for a customer with an address', async () => {
    const first = await orderFor(port, 'payment', { collectsTax: true });
    fake.complete((await port.createCheckout(first)).sessionId, customer);
    const { customerId } = first;
    const { sessionId } = await port.createCheckout(await orderFor(port, 'payment', { collectsTax: true, customerId }));
    expect(await port.findCheckout({ sessionId })).toMatchObject({ totalCents: 31_458, taxCents: 2_058 });
  });

  it('can be switched on between two attempts for the same order', async () => {
    const request = await orderFor(port, 'payment');
    fake.setMode(['cut', 'ok']);
    await failureOf(port.createCheckout(request));
    await port.createCheckout({ ...request, collectsTax: true });
    expect(fake.sessionOf(request.orderId).automatic_tax).toEqual({ enabled: true });
  });
});

describe('the terms', () => {
  it('are linked next to the button when the site is public', async () => {
    await port.createCheckout(await orderFor(port, 'payment'));
    const local = { terms: 'http://localhost:3000/terms-of-service', privacy: policies.privacy };
    await port.createCheckout(await orderFor(port, 'payment', { policies: local }));
    const [linked, unlinked] = sentTo('/v1/checkout/sessions');
    expect(linked!['custom_text[submit][message]']).toContain(`(${policies.terms})`);
    expect(linked!['custom_text[submit][message]']).toContain(`(${policies.privacy})`);
    expect(JSON.stringify(unlinked)).not.toContain('custom_text');
  });
});

describe('the customer portal', () => {
  const open = async (more: Partial<typeof policies> = {}, by = port) =>
    by.createPortal({
      customerId: await newCustomer(by),
      returnUrl: 'https://everglow.example/settings',
      policies: { ...policies, ...more },
    });

  it('is set up once, however many processes open it, and every session uses that', async () => {
    await Promise.all([open(), open(), open({}, createStripePayments(fake.access))]);
    await open();
    const [settings, ...others] = [...fake.world.portalSettings.values()];
    expect(others).toEqual([]);
    expect(settings).toMatchObject({
      active: true,
      business_profile: { terms_of_service_url: policies.terms, privacy_policy_url: policies.privacy },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
      },
      metadata: { everglow: '1' },
    });
    expect([...fake.world.portals.values()].map(({ configuration }) => configuration)).toEqual(
      Array.from({ length: 4 }, () => settings!.id),
    );
  });

  it('is corrected when someone changed it, and leaves other settings of the account alone', async () => {
    await open();
    const [settings] = [...fake.world.portalSettings.values()];
    const other = { ...structuredClone(settings!), id: 'bpc_other', metadata: {} };
    fake.world.portalSettings.set(other.id, structuredClone(other));
    settings!.features.subscription_cancel.enabled = false;
    await open({}, createStripePayments(fake.access));
    expect(settings!.features.subscription_cancel.enabled).toBe(true);
    expect(fake.world.portalSettings.get('bpc_other')).toEqual(other);
    expect(fake.world.portalSettings.size).toBe(2);
  });

  it('is looked for again after a failure', async () => {
    const customerId = await newCustomer(port);
    const request = { customerId, returnUrl: 'https://everglow.example/settings', policies };
    fake.setMode('server_error', /configurations/);
    await failureOf(port.createPortal(request));
    fake.setMode('ok');
    expect((await port.createPortal(request)).url).toMatch(/^https:/);
  });
});

describe('what Stripe refuses', () => {
  it('is a payment page without a business name', async () => {
    fake.account.businessName = null;
    const request = await orderFor(port, 'payment');
    expect(await failureOf(port.createCheckout(request))).toMatchObject({ temporary: false, isCustomerGone: false });
    fake.account.businessName = 'Everglow';
    // A refusal isn't kept under the key, so the same order can be paid once the name is set.
    await port.createCheckout(request);
  });

  it('is a tax before Stripe Tax is set up', async () => {
    fake.account.tax = { status: 'pending', missing: ['head_office'] };
    await failureOf(port.createCheckout(await orderFor(port, 'payment', { collectsTax: true })));
    await port.createCheckout(await orderFor(port, 'payment'));
  });

  it('is a portal session without settings', async () => {
    const customerId = await newCustomer(port);
    const response = await fetch(`${fake.baseUrl}/v1/billing_portal/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fake.access.secretKey}` },
      body: new URLSearchParams({ customer: customerId }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('default configuration has not been created');
  });
});

describe('an inquiry and a warning', () => {
  const bought = async () => fake.complete((await port.createCheckout(await orderFor(port, 'payment'))).sessionId);

  it('of a bank are found with their deadline and reason, and end when the bank is done', async () => {
    const { paymentId } = await bought();
    fake.inquire(paymentId);
    expect(await port.findPayment({ paymentId })).toMatchObject({
      dispute: 'inquiry',
      disputeReason: 'fraudulent',
      disputeDueAt: expect.any(Date),
    });
    fake.setDispute(paymentId, 'warning_closed');
    expect(await port.findPayment({ paymentId })).toMatchObject({ dispute: 'won', disputeDueAt: undefined });
  });

  it('become a dispute when the bank takes the money back', async () => {
    const { paymentId } = await bought();
    fake.inquire(paymentId);
    fake.setDispute(paymentId, 'needs_response');
    expect(await port.findPayment({ paymentId })).toMatchObject({ dispute: 'open' });
  });

  it('of fraud lead to the payment', async () => {
    const { paymentId } = await bought();
    const warningId = fake.warnOfFraud(paymentId);
    const event = fake.events.findLast(({ type }) => type === 'radar.early_fraud_warning.created')!;
    expect(port.readEvent(fake.sign(event))?.refs).toEqual({ fraudWarningId: warningId, paymentId });
    expect(await port.findFraudWarning({ warningId })).toEqual({ paymentId, createdAt: expect.any(Date) });
    expect(await port.findFraudWarning({ warningId: 'issfr_unknown' })).toBeUndefined();
  });
});

it('finds that a renewal must be confirmed with the bank, and where', async () => {
  const { sessionId } = await port.createCheckout(await orderFor(port, 'subscription'));
  const { subscriptionId } = fake.complete(sessionId) as { subscriptionId: string };
  const { paymentId } = fake.renew(subscriptionId, { asks: true })!;
  const state = await port.findSubscription({ subscriptionId });
  expect(state).toMatchObject({
    status: 'past_due',
    latestInvoice: { isPaid: false, paymentId, hostedUrl: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\//) },
  });
  expect(await port.findPayment({ paymentId })).toMatchObject({ needsAction: true, isPaid: false });
  fake.payOverdue(subscriptionId);
  expect(await port.findPayment({ paymentId })).toMatchObject({ needsAction: false, isPaid: true });
});
