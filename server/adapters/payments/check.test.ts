import fs from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import { checkStripe, type CheckOptions, type Finding } from './check.ts';
import { handledEvents } from './port.ts';
import { stripeRights } from './rights.ts';
import { newCustomer, orderFor, policies } from './stripe.fixture.ts';
import { apiVersion, createStripePayments, openStripeAccount } from './stripe.ts';

const opened: FakeStripe[] = [];
afterEach(async () => {
  for (const fake of opened.splice(0)) await fake.close();
});

const isReady = (findings: readonly Finding[]) => findings.every(({ state }) => state !== 'missing');
const baseUrl = 'https://everglow.example';
const webhook = () => ({
  ...{ id: 'we_1', object: 'webhook_endpoint' as const, api_version: apiVersion, status: 'enabled' as const },
  ...{ enabled_events: [...handledEvents] as string[], url: `${baseUrl}/webhooks/stripe` },
});

async function account(secretKey = 'sk_test_fakekey0123456789') {
  const fake = await startFakeStripe({ secretKey });
  opened.push(fake);
  fake.account.webhookEndpoints.push(webhook());
  const port = createStripePayments(fake.access);
  await port.createPortal({ customerId: await newCustomer(port), returnUrl: baseUrl, policies });
  const check = (options: Partial<CheckOptions> & { asKey?: string } = {}) => {
    const { asKey = secretKey, ...more } = options;
    const ask = openStripeAccount({ ...fake.access, secretKey: asKey });
    return checkStripe(ask, { secretKey, baseUrl, apiVersion, collectsTax: true, mayBeLive: false, ...more });
  };
  return { fake, port, check };
}

/** Rights by the names that Stripe's API uses, as a key would have them. */
const rightNames: Record<string, string> = {
  Customers: 'customer_write',
  'Checkout Sessions': 'checkout_session_write',
  PaymentIntents: 'payment_intent_read',
  'Charges and Refunds': 'charge_write',
  Disputes: 'dispute_read',
  Events: 'event_read',
  Products: 'product_write',
  Prices: 'plan_write',
  Coupons: 'coupon_write',
  'Customer portal': 'customer_portal_write',
  Invoices: 'invoice_read',
  Subscriptions: 'subscription_write',
  Accounts: 'accounts_kyc_basic_read',
  'Webhook Endpoints': 'webhook_read',
  'Tax Settings': 'tax_settings_read',
};
const documented = () => new Set(stripeRights.map(({ resource }) => rightNames[resource]!));
const documentedWithout = (name: string) => new Set([...documented()].filter((right) => right !== name));

describe('an account that is ready', () => {
  it('has nothing missing', async () => {
    const { check } = await account();
    const findings = await check();
    expect(findings.filter(({ state }) => state === 'missing')).toEqual([]);
    expect(isReady(findings)).toBe(true);
  });

  it('is not changed by the check, not even with a restricted key', async () => {
    const { fake, check } = await account('rk_test_fakekey0123456789');
    const before = JSON.stringify([...fake.world.customers, ...fake.world.portalSettings, ...fake.events]);
    expect(isReady(await check())).toBe(true);
    expect(JSON.stringify([...fake.world.customers, ...fake.world.portalSettings, ...fake.events])).toBe(before);
  });
});

describe('the check', () => {
  const broken: [string, (fake: FakeStripe) => void, RegExp][] = [
    ['a business name', ({ account: it }) => void (it.businessName = null), /^Set a business name/],
    ['finished setup', ({ account: it }) => void (it.takesCharges = false), /can’t take payments yet/],
    ['a webhook', ({ account: it }) => void it.webhookEndpoints.pop(), /^Create a webhook that sends to https:/],
    ['a webhook that is on', ({ account: it }) => void (it.webhookEndpoints[0]!.status = 'disabled'), /^Turn on/],
    [
      'an event',
      ({ account: it }) => void it.webhookEndpoints[0]!.enabled_events.pop(),
      /^Add these events to the webhook: radar\.early_fraud_warning\.created\.$/,
    ],
    [
      'the API version',
      ({ account: it }) => void (it.webhookEndpoints[0]!.api_version = '2020-08-27'),
      /uses API version 2020-08-27\. Create it again with version/,
    ],
    [
      'the account’s tax address',
      ({ account: it }) => void (it.tax = { status: 'pending', missing: ['head_office'] }),
      /^Add your business address/,
    ],
    [
      'other tax settings',
      ({ account: it }) => void (it.tax = { status: 'pending', missing: ['defaults.tax_code'] }),
      /still needs: defaults\.tax_code\.$/,
    ],
  ];
  it.each(broken)('says so when the account lacks %s', async (_what, breakIt, words) => {
    const { fake, check } = await account();
    breakIt(fake);
    const findings = await check();
    expect(findings.filter(({ state }) => state === 'missing').map(({ text }) => text)).toEqual([
      expect.stringMatching(words),
    ]);
    expect(isReady(findings)).toBe(false);
  });

  it('ends at a key that Stripe does not know', async () => {
    const { check } = await account();
    expect(await check({ asKey: 'sk_test_of_another_account' })).toEqual([
      { state: 'missing', text: expect.stringMatching(/^Stripe doesn’t know this key/) },
    ]);
  });

  it('refuses a live key unless it is asked to, and makes no call with it', async () => {
    const { fake, check } = await account('sk_live_fakekey0123456789');
    fake.requests.length = 0;
    expect(isReady(await check())).toBe(false);
    expect(fake.requests).toEqual([]);
    expect(isReady(await check({ mayBeLive: true }))).toBe(true);
  });

  it('does not need tax settings while taxes are off', async () => {
    const { fake, check } = await account();
    fake.account.tax = { status: 'pending', missing: ['head_office'] };
    expect(isReady(await check({ collectsTax: false }))).toBe(true);
  });

  it('needs no portal settings before the first member opens the portal', async () => {
    const { fake, check } = await account();
    fake.world.portalSettings.clear();
    const findings = await check();
    expect(isReady(findings)).toBe(true);
    expect(findings).toContainEqual({ state: 'note', text: expect.stringContaining('customer portal') });
  });
});

describe('the documented rights', () => {
  it.each(stripeRights.map(({ resource, level }) => [resource, level] as const))(
    'include “%s: %s”, and the check says when it is missing',
    async (resource, level) => {
      const { fake, check } = await account('rk_test_fakekey0123456789');
      fake.account.rights = documentedWithout(rightNames[resource]!);
      const texts = (await check()).filter(({ state }) => state === 'missing').map(({ text }) => text);
      expect(texts).toContain(
        `Give the key the right “${resource}: ${level}” (Stripe calls it rak_${rightNames[resource]}).`,
      );
    },
  );

  it('are enough for every call of the adapter and the check', async () => {
    const { fake, port, check } = await account('rk_test_fakekey0123456789');
    fake.account.rights = documented();
    const { customerId } = await port.createCustomer({ userId: crypto.randomUUID(), email: 'mara@example.com' });
    const cart = await port.createCheckout(await orderFor(port, 'payment', { customerId }));
    const pro = await port.createCheckout(await orderFor(port, 'subscription', { customerId, discountCents: 900 }));
    const left = await port.createCheckout(await orderFor(port, 'payment', { customerId }));
    await port.expireCheckout(left);
    await port.findCheckout(cart);
    const { paymentId } = fake.complete(cart.sessionId);
    const month = fake.complete(pro.sessionId);
    await port.findPayment({ paymentId });
    await port.findInvoice({ invoiceId: month.invoiceId! });
    await port.findInvoiceOf({ paymentId: month.paymentId });
    await port.findSubscription({ subscriptionId: month.subscriptionId! });
    await port.findFraudWarning({ warningId: fake.warnOfFraud(paymentId) });
    await port.createPortal({ customerId, returnUrl: baseUrl, policies });
    await port.refund({ paymentId, key: 'refund-with-few-rights' });
    await port.endSubscription({ subscriptionId: month.subscriptionId! });
    await port.removeCustomer({ customerId });
    let events = 0;
    for await (const event of port.listEvents({ since: new Date(0) })) events += event.id ? 1 : 0;
    expect(events).toBeGreaterThan(0);
    expect(isReady(await check())).toBe(true);
  });

  it('are refused by Stripe one by one when the key lacks them', async () => {
    const { fake, port } = await account('rk_test_fakekey0123456789');
    fake.account.rights = documentedWithout('customer_write');
    await expect(port.createCustomer({ userId: crypto.randomUUID(), email: 'mara@example.com' })).rejects.toMatchObject(
      {
        temporary: false,
      },
    );
  });

  it('and the handled events are listed in the documentation', () => {
    const page = fs.readFileSync('docs/operations.md', 'utf8');
    for (const { resource, level } of stripeRights) expect(page).toContain(`| ${resource} | ${level} |`);
    for (const type of handledEvents) expect(page).toContain(`\`${type}\``);
  });
});
