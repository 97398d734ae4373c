/** Tests the sandbox through the Stripe adapter: its pages, the passing of time, its events and its storage. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { PaymentError } from '../port.ts';
import type { PaymentAction, SubscriptionAction } from './pages.ts';
import { policies } from '../stripe.fixture.ts';
import { minuteMs, newFolder, openTestSandbox, site } from './sandbox.fixture.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

describe('a payment page', () => {
  it('is served by the site and is paid once for ten presses', async () => {
    const { port, pages, order, takeEvents, taken } = await openTestSandbox();
    takeEvents();
    const { orderId, sessionId, url } = await order('payment');
    expect(port.mode).toBe('sandbox');
    expect(url).toBe(`${site}/sandbox/checkout/${sessionId}`);
    const pay = () => pages.pay({ pageId: sessionId, card: 'own' });
    expect(new Set(await Promise.all(Array.from({ length: 10 }, pay)))).toEqual(new Set(['complete']));
    const state = (await port.findCheckout({ sessionId }))!;
    expect(state).toMatchObject({ status: 'complete', isPaid: true, totalCents: 29_400, orderId });
    const paymentId = state.paymentId!;
    expect(await port.findPayment({ paymentId })).toMatchObject({
      receiptUrl: `${site}/sandbox/receipt/${paymentId}`,
      refundedCents: 0,
      orderId,
    });
    const refs = { orderId, sessionId, paymentId };
    await vi.waitFor(() =>
      expect(taken).toEqual([{ id: expect.any(String) as string, type: 'checkout.session.completed', refs }]),
    );
  });

  it('closes when it expires and takes no payment after that', async () => {
    const { port, pages, order, clock, takeEvents, types } = await openTestSandbox();
    takeEvents();
    const page = await order('payment');
    clock.at += 35 * minuteMs - 1;
    expect((await port.findCheckout(page))?.status).toBe('open');
    clock.at += 1;
    expect(await pages.pay({ pageId: page.sessionId, card: 'own' })).toBe('expired');
    expect(await port.findCheckout(page)).toMatchObject({ status: 'expired', isPaid: false });
    await vi.waitFor(() => expect(types()).toEqual(['checkout.session.expired']));
  });

  it('closes without being requested, also while the site was stopped', async () => {
    const { order, dir, clock, sandbox } = await openTestSandbox();
    await order('payment');
    await sandbox.close();
    clock.at += 24 * 60 * minuteMs;
    const next = await openTestSandbox(dir, clock);
    next.takeEvents();
    await vi.waitFor(() => expect(next.types()).toEqual(['checkout.session.expired']));
  });

  it('offers a card for this buyer and one that buyers share', async () => {
    const { port, pages, order } = await openTestSandbox();
    const instrumentOf = async (card: 'own' | 'shared', customerId?: string) => {
      const page = await order('payment', customerId === undefined ? {} : { customerId });
      await pages.pay({ pageId: page.sessionId, card });
      const { paymentId } = (await port.findCheckout(page))!;
      return { customerId: page.customerId, card: (await port.findPayment({ paymentId: paymentId! }))!.instrument };
    };
    const first = await instrumentOf('own');
    expect((await instrumentOf('own', first.customerId)).card).toBe(first.card);
    expect((await instrumentOf('own')).card).not.toBe(first.card);
    expect((await instrumentOf('shared')).card).toBe((await instrumentOf('shared')).card);
  });
});

describe('a payment', () => {
  it('can be refunded in part, disputed and lost, after which no refund is possible', async () => {
    const { port, pages, buy, takeEvents, taken, types } = await openTestSandbox();
    takeEvents();
    const { paymentId, on } = await buy();
    const play = (action: PaymentAction) => pages.play({ on, action, id: paymentId });
    expect(await play('dispute-won')).toBe(false);
    expect(await play('refund-half')).toBe(true);
    expect(await play('dispute')).toBe(true);
    await expect(port.refund({ paymentId, key: 'x' })).rejects.toThrow(PaymentError);
    expect(await play('dispute-lost')).toBe(true);
    expect(await play('refund')).toBe(false);
    expect(await port.findPayment({ paymentId })).toMatchObject({ dispute: 'lost', refundedCents: 14_700 });
    await vi.waitFor(() => expect(types()).toContain('charge.dispute.closed'));
    expect(new Set(taken.slice(1).map(({ refs }) => refs.paymentId))).toEqual(new Set([paymentId]));
    expect([...new Set(types())]).toEqual([
      ...['checkout.session.completed', 'charge.refunded', 'refund.updated', 'charge.refund.updated'],
      ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
    ]);
  });

  it('can be refunded once its dispute is won', async () => {
    const { port, pages, buy } = await openTestSandbox();
    const { paymentId, on } = await buy();
    for (const action of ['dispute', 'dispute-won', 'refund'] as const)
      expect(await pages.play({ on, action, id: paymentId })).toBe(true);
    expect(await port.findPayment({ paymentId })).toMatchObject({ dispute: 'won', refundedCents: 29_400 });
  });
});

describe('a subscription', () => {
  const outcomes: [SubscriptionAction[], Record<string, unknown>][] = [
    [[], { status: 'active', end: '2027-02-28', isPaid: true, total: 2_099 }],
    [['renew'], { status: 'active', end: '2027-03-31', isPaid: true, total: 2_999 }],
    [['renew-fails'], { status: 'past_due', end: '2027-03-31', isPaid: false }],
    [['renew-fails', 'pay-overdue'], { status: 'active', end: '2027-03-31', isPaid: true }],
    [['end-later'], { status: 'active', endsAtPeriodEnd: true, end: '2027-02-28' }],
    [['end-later', 'keep'], { status: 'active', endsAtPeriodEnd: false }],
    [['end-now'], { status: 'canceled', end: '2027-02-28' }],
  ];
  it.each(outcomes)('after %j is %j', async (actions, expected) => {
    const { port, pages, subscribe } = await openTestSandbox();
    const { subscriptionId, on } = await subscribe();
    for (const action of actions) expect(await pages.play({ on, action, id: subscriptionId })).toBe(true);
    const found = (await port.findSubscription({ subscriptionId }))!;
    const { isPaid, totalCents: total } = found.latestInvoice!;
    expect({ ...found, end: day(found.currentPeriodEnd), isPaid, total }).toMatchObject(expected);
  });

  it.each<[SubscriptionAction[]]>([[['keep']], [['pay-overdue']], [['end-now', 'end-now']], [['end-later', 'renew']]])(
    'refuses what its state doesn’t allow: %j',
    async (actions) => {
      const { pages, subscribe } = await openTestSandbox();
      const { subscriptionId, on } = await subscribe();
      const done: boolean[] = [];
      for (const action of actions) done.push(await pages.play({ on, action, id: subscriptionId }));
      expect(done.at(-1)).toBe(false);
    },
  );

  it("can’t be changed from another buyer's page", async () => {
    const { port, pages, subscribe, order } = await openTestSandbox();
    const { subscriptionId } = await subscribe();
    const { sessionId: pageId } = await order('payment');
    expect(await pages.play({ on: { pageId }, action: 'end-now', id: subscriptionId })).toBe(false);
    expect((await port.findSubscription({ subscriptionId }))?.status).toBe('active');
  });

  it('renews monthly by the calendar until it is set to end', async () => {
    const { port, pages, subscribe, clock, takeEvents, types } = await openTestSandbox();
    takeEvents();
    const { subscriptionId, on } = await subscribe();
    clock.at = Date.parse('2027-04-30T12:00:00Z');
    const found = async () => (await port.findSubscription({ subscriptionId }))!;
    expect(day((await found()).currentPeriodEnd)).toBe('2027-05-31');
    await vi.waitFor(() => expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(4));
    await pages.play({ on, action: 'end-later', id: subscriptionId });
    clock.at = Date.parse('2027-05-31T12:00:00Z');
    expect((await found()).status).toBe('canceled');
    await vi.waitFor(() => expect(types().at(-1)).toBe('customer.subscription.deleted'));
  });
});

describe('a customer', () => {
  it('has a portal for an hour that links back only to the site', async () => {
    const { port, pages, subscribe, clock } = await openTestSandbox();
    const { customerId, subscriptionId } = await subscribe();
    const portalTo = async (returnUrl: string) => {
      const { url } = await port.createPortal({ customerId, returnUrl, policies });
      expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/portal\/bps_[0-9a-f]{32}$/);
      return { portalId: url.split('/').at(-1)! };
    };
    const on = await portalTo(`${site}/dashboard/settings?tab=plan`);
    const portal = await pages.openPortal(on);
    expect(portal).toMatchObject({
      back: '/dashboard/settings?tab=plan',
      subscriptions: [{ id: subscriptionId, name: 'Pro, monthly', monthCents: 2_999 }],
      payments: [{ amountCents: 2_099, discountCents: 900 }],
    });
    expect((await pages.openPortal(await portalTo('https://elsewhere.example/x')))?.back).toBe('/');
    clock.at += 60 * minuteMs;
    expect(await pages.openPortal(on)).toBeUndefined();
    expect(await pages.play({ on, action: 'end-now', id: subscriptionId })).toBe(false);
  });

  it('is removed along with its open pages, subscriptions and email address', async () => {
    const { port, subscribe, order, dir } = await openTestSandbox();
    const { subscriptionId, customerId } = await subscribe();
    const page = await order('payment', { customerId });
    await port.removeCustomer({ customerId });
    expect((await port.findCheckout(page))?.status).toBe('expired');
    expect((await port.findSubscription({ subscriptionId }))?.status).toBe('canceled');
    expect(fs.readFileSync(path.join(dir, 'stripe.json'), 'utf8')).not.toContain('@example.com');
  });
});

it('delivers an event until it is accepted, also after a restart, and then no more', async () => {
  const { buy, dir, clock, sandbox } = await openTestSandbox();
  const refuse = vi.fn(() => Promise.reject(new Error('the database is away')));
  sandbox.onEvent(refuse);
  await buy();
  await vi.waitFor(() => expect(refuse).toHaveBeenCalled());
  await sandbox.close();
  const second = await openTestSandbox(dir, clock);
  second.takeEvents();
  await vi.waitFor(() => expect(second.types()).toEqual(['checkout.session.completed']));
  await second.sandbox.close();
  const third = await openTestSandbox(dir, clock);
  third.takeEvents();
  await third.sandbox.close();
  expect(third.types()).toEqual([]);
});

describe('the data folder', () => {
  it('survives a restart and is readable only by its owner', async () => {
    const { port, buy, order, dir, clock, sandbox } = await openTestSandbox();
    const bought = await buy();
    const open = await order('payment');
    const before = await port.findCheckout(bought);
    await sandbox.close();
    const next = await openTestSandbox(dir, clock);
    expect(await next.port.findCheckout(bought)).toEqual(before);
    expect((await next.port.createCheckout(open)).sessionId).toBe(open.sessionId);
    for (const name of ['.', ...fs.readdirSync(dir)])
      expect([name, fs.statSync(path.join(dir, name)).mode & 0o077]).toEqual([name, 0]);
  });

  it('is left as is if its file is damaged, and the error says what to do', async () => {
    const dir = newFolder();
    fs.mkdirSync(dir);
    for (const text of ['{"events":[],', '{}']) {
      fs.writeFileSync(path.join(dir, 'stripe.json'), text);
      await expect(openTestSandbox(dir)).rejects.toThrow(/Can't read .*stripe\.json\. Move the file away/);
      expect(fs.readFileSync(path.join(dir, 'stripe.json'), 'utf8')).toBe(text);
    }
  });

  it('changes nothing while writes fail and works again afterwards', async () => {
    const { port, pages, order, dir, takeEvents, types } = await openTestSandbox();
    takeEvents();
    const page = await order('payment');
    fs.mkdirSync(path.join(dir, 'stripe.json.new'));
    const pay = () => pages.pay({ pageId: page.sessionId, card: 'own' });
    await expect(pay()).rejects.toThrow();
    await expect(port.expireCheckout(page)).rejects.toMatchObject({ temporary: true });
    expect((await port.findCheckout(page))?.status).toBe('open');
    expect(types()).toEqual([]);
    fs.rmdirSync(path.join(dir, 'stripe.json.new'));
    expect(await pay()).toBe('complete');
    await vi.waitFor(() => expect(types()).toEqual(['checkout.session.completed']));
  });

  it('is emptied if it is from an earlier version, which ends its subscriptions and logs a warning', async () => {
    const dir = newFolder();
    fs.mkdirSync(dir);
    const orderId = '11111111-2222-4333-8444-555555555555';
    const subscription = { id: 'sub_1', customerId: 'cus_1', userId: 'user-1', orderId, status: 'active' };
    fs.writeFileSync(
      path.join(dir, 'state.json'),
      JSON.stringify({ version: 1, subscriptions: { sub_1: subscription } }),
    );
    const { port, warnings, takeEvents, taken } = await openTestSandbox(dir);
    expect(warnings).toHaveLength(1);
    expect(fs.readdirSync(dir)).toEqual(['stripe.json']);
    const ended = await port.findSubscription({ subscriptionId: 'sub_1' });
    expect(ended).toMatchObject({ status: 'canceled', orderId, customerId: 'cus_1' });
    takeEvents();
    const refs = { subscriptionId: 'sub_1', orderId };
    await vi.waitFor(() =>
      expect(taken).toEqual([{ id: expect.any(String) as string, type: 'customer.subscription.deleted', refs }]),
    );
  });
});
