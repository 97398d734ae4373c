/** Played payments: pages, customers, and money that goes back. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PaymentError, type CheckoutRequest, type PaymentEvent } from './port.ts';
import { dayMs, minuteMs, openSandbox, typesOf } from './sandbox.fixture.ts';

describe('a payment page', () => {
  it('is one per order, however often and at once it is asked for', async () => {
    const { port, order } = openSandbox();
    const { request, page } = await order();
    const again = await Promise.all(Array.from({ length: 20 }, () => port.createCheckout({ ...request })));
    expect(new Set(again.map(({ sessionId }) => sessionId))).toEqual(new Set([page.sessionId]));
    expect(page.url).toBe(`http://localhost:3000/sandbox/checkout/${page.sessionId}`);
  });

  it('is refused for the same order with something else in it', async () => {
    const { port, order } = openSandbox();
    const { request } = await order();
    const lines = [{ name: 'A seat', unitCents: 1, quantity: 1 }];
    await expect(port.createCheckout({ ...request, lines })).rejects.toThrow(PaymentError);
  });

  it.each<[string, Partial<CheckoutRequest>]>([
    ['no lines', { lines: [] }],
    ['a negative quantity', { lines: [{ name: 'x', unitCents: 100, quantity: -1 }] }],
    ['a fraction of a cent', { lines: [{ name: 'x', unitCents: 0.5, quantity: 1 }] }],
    ['a discount of everything', { discountCents: 29400 }],
    ['a negative discount', { discountCents: -1 }],
    ['somebody unknown', { customerId: 'cus_unknown' }],
    ['a time too near', { expiresAt: new Date('2027-01-31T12:29:59Z') }],
    ['a time too far', { expiresAt: new Date('2027-02-01T12:00:01Z') }],
    ['two of a subscription', { kind: 'subscription' }],
  ])('is refused for %s', async (_what, wrong) => {
    await expect(openSandbox().order(wrong)).rejects.toMatchObject({ name: 'PaymentError', temporary: false });
  });

  it('is paid once by ten presses', async () => {
    const { port, desk, order, events } = openSandbox();
    const { request, page } = await order({ discountCents: 400 });
    const pay = () => desk.pay({ pageId: page.sessionId, card: 'own' as const });
    expect(new Set(await Promise.all(Array.from({ length: 10 }, pay)))).toEqual(new Set(['complete']));
    const state = (await port.findCheckout(page))!;
    expect(state).toMatchObject({ status: 'complete', isPaid: true, totalCents: 29000, currency: 'usd' });
    expect(state).toMatchObject({ orderId: request.orderId, customerId: request.customerId });
    const refs = { orderId: request.orderId, sessionId: page.sessionId, paymentId: state.paymentId };
    expect(await events()).toEqual([{ id: expect.any(String), type: 'checkout.session.completed', refs }]);
    expect(await port.findPayment({ paymentId: state.paymentId! })).toMatchObject({
      ...{ isPaid: true, amountCents: 29000, refundedCents: 0, dispute: 'none', orderId: request.orderId },
      receiptUrl: `http://localhost:3000/sandbox/receipt/${state.paymentId}`,
    });
  });

  it('closes by time, with its event, and takes no payment after that', async () => {
    const { port, desk, order, events, pass } = openSandbox();
    const { page } = await order();
    pass(35 * minuteMs - 1);
    expect((await port.findCheckout(page))?.status).toBe('open');
    pass(1);
    expect(await desk.pay({ pageId: page.sessionId, card: 'own' })).toBe('expired');
    expect(await port.findCheckout(page)).toMatchObject({ status: 'expired', isPaid: false });
    expect(typesOf(await events())).toEqual(['checkout.session.expired']);
  });

  it('closes by time though nobody looks at it', async () => {
    const { order, pass, start, sandbox } = openSandbox();
    await order();
    await sandbox.close();
    pass(dayMs);
    const next = start();
    const types: string[] = [];
    next.onEvent(async ({ body }) => void types.push((JSON.parse(body.toString()) as PaymentEvent).type));
    await next.close();
    expect(types).toEqual(['checkout.session.expired']);
  });

  it('closes when asked to, once; a paid one stays paid', async () => {
    const { port, desk, order, events } = openSandbox();
    const { page } = await order();
    await port.expireCheckout(page);
    await port.expireCheckout(page);
    expect(typesOf(await events())).toEqual(['checkout.session.expired']);
    const { page: paid } = await order();
    await desk.pay({ pageId: paid.sessionId, card: 'own' });
    await port.expireCheckout(paid);
    expect((await port.findCheckout(paid))?.status).toBe('complete');
    await port.expireCheckout({ sessionId: 'cs_sandbox_unknown' });
  });

  it('knows cards: the same buyer’s is the same, another’s is not, a shared one is', async () => {
    const { port, desk, order } = openSandbox();
    const instrumentOf = async (userId: string, card: 'own' | 'shared') => {
      const { page } = await order({ userId });
      await desk.pay({ pageId: page.sessionId, card });
      const { paymentId } = (await port.findCheckout(page))!;
      return (await port.findPayment({ paymentId: paymentId! }))!.instrument;
    };
    const own = await instrumentOf('user-1', 'own');
    expect(await instrumentOf('user-1', 'own')).toBe(own);
    expect(await instrumentOf('user-2', 'own')).not.toBe(own);
    expect(await instrumentOf('user-1', 'shared')).toBe(await instrumentOf('user-2', 'shared'));
  });
});

describe('customers', () => {
  it('are one per account, and anew after they were removed', async () => {
    const { port } = openSandbox();
    const input = { userId: 'user-1', email: 'a@example.com' };
    const all = await Promise.all(Array.from({ length: 10 }, () => port.createCustomer(input)));
    expect(new Set(all.map(({ customerId }) => customerId)).size).toBe(1);
    await port.removeCustomer(all[0]!);
    await port.removeCustomer(all[0]!);
    await port.removeCustomer({ customerId: 'cus_unknown' });
    expect((await port.createCustomer(input)).customerId).not.toBe(all[0]!.customerId);
  });

  it('take open pages, subscriptions and their address with them', async () => {
    const made = openSandbox();
    const { port, subscribe, order, events, dir } = made;
    const { subscriptionId, customerId } = await subscribe.call(made);
    const { page } = await order();
    await port.removeCustomer({ customerId });
    expect((await port.findCheckout(page))?.status).toBe('expired');
    expect((await port.findSubscription({ subscriptionId }))?.status).toBe('canceled');
    expect(typesOf(await events())).toEqual(['checkout.session.expired', 'customer.subscription.deleted']);
    expect(fs.readFileSync(path.join(dir, 'state.json'), 'utf8')).not.toContain('@example.com');
  });
});

describe('money going back', () => {
  it('goes back whole and once, by however many requests', async () => {
    const { port, desk, order, events } = openSandbox();
    const { page } = await order();
    await desk.pay({ pageId: page.sessionId, card: 'own' });
    const { paymentId } = (await port.findCheckout(page))! as { paymentId: string };
    await events();
    await Promise.all([1, 2, 3].map(() => port.refund({ paymentId, key: 'refund-1' })));
    expect((await port.findPayment({ paymentId }))?.refundedCents).toBe(29400);
    const sent = await events();
    expect(typesOf(sent)).toEqual(['charge.refunded', 'charge.refund.updated']);
    expect(sent[0]!.refs.paymentId).toBe(paymentId);
    await expect(port.refund({ paymentId: 'pi_unknown', key: 'x' })).rejects.toMatchObject({ temporary: false });
  });

  it('is contested, won and lost; what is lost cannot be paid back', async () => {
    const { port, desk, order, events } = openSandbox();
    const { page } = await order();
    await desk.pay({ pageId: page.sessionId, card: 'own' });
    const { paymentId } = (await port.findCheckout(page))! as { paymentId: string };
    await events();
    const right = { pageId: page.sessionId };
    const dispute = async () => (await port.findPayment({ paymentId }))!.dispute;
    expect(await desk.play({ right, action: 'dispute-won', id: paymentId })).toBe(false);
    expect(await desk.play({ right, action: 'refund-half', id: paymentId })).toBe(true);
    expect(await desk.play({ right, action: 'dispute', id: paymentId })).toBe(true);
    expect(await dispute()).toBe('open');
    await expect(port.refund({ paymentId, key: 'x' })).rejects.toThrow(PaymentError);
    expect(await desk.play({ right, action: 'dispute-lost', id: paymentId })).toBe(true);
    expect(await dispute()).toBe('lost');
    expect(await desk.play({ right, action: 'refund', id: paymentId })).toBe(false);
    expect((await port.findPayment({ paymentId }))?.refundedCents).toBe(14700);
    expect(typesOf(await events())).toEqual([
      ...['charge.refunded', 'charge.refund.updated', 'charge.dispute.created', 'charge.dispute.closed'],
    ]);
  });
});
