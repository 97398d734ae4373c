/** Played subscriptions, by button and by time, and the portal to them. */
import { describe, expect, it } from 'vitest';
import { monthsAfter } from './sandbox-changes.ts';
import type { PlayAction } from './sandbox-desk.ts';
import { minuteMs, openSandbox, typesOf } from './sandbox.fixture.ts';

describe('a subscription', () => {
  it('begins with a paid, reduced month', async () => {
    const made = openSandbox();
    const { page, request } = await made.order({
      kind: 'subscription',
      lines: [{ name: 'Pro, one month', unitCents: 2999, quantity: 1 }],
      discountCents: 900,
    });
    await made.desk.pay({ pageId: page.sessionId, card: 'own' });
    const state = (await made.port.findCheckout(page))!;
    expect(state).toMatchObject({ isPaid: true, totalCents: 2099, paymentId: undefined });
    const subscription = (await made.port.findSubscription({ subscriptionId: state.subscriptionId! }))!;
    expect(subscription).toMatchObject({
      status: 'active',
      orderId: expect.any(String) as string,
      endsAtPeriodEnd: false,
    });
    expect(subscription.currentPeriodEnd).toEqual(new Date('2027-02-28T12:00:00Z'));
    const invoice = subscription.latestInvoice!;
    expect(await made.port.findInvoice(invoice)).toEqual(invoice);
    expect(await made.port.findInvoiceOf({ paymentId: invoice.paymentId! })).toBe(invoice.invoiceId);
    expect(invoice).toMatchObject({ isPaid: true, totalCents: 2099, reason: 'subscription_create' });
    expect(await made.port.findPayment({ paymentId: invoice.paymentId! })).toMatchObject({
      ...{ amountCents: 2099, orderId: undefined },
    });
    const sent = await made.events();
    expect(typesOf(sent)).toEqual([...['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']]);
    expect(sent[2]!.refs).toEqual({
      ...{ orderId: request.orderId, sessionId: page.sessionId },
      ...{ invoiceId: state.invoiceId, subscriptionId: state.subscriptionId },
    });
  });

  const played: [PlayAction[], Record<string, unknown>, string[]][] = [
    [['renew'], { status: 'active', end: '2027-03-31', total: 2999, isPaid: true }, ['invoice.paid', 'updated']],
    [['renew-fails'], { status: 'past_due', end: '2027-03-31', isPaid: false }, ['invoice.payment_failed', 'updated']],
    [
      ['renew-fails', 'pay-overdue'],
      { status: 'active', end: '2027-03-31', isPaid: true },
      ['invoice.payment_failed', 'updated', 'invoice.paid', 'updated'],
    ],
    [['end-later'], { status: 'active', endsAtPeriodEnd: true, end: '2027-02-28' }, ['updated']],
    [['end-later', 'keep'], { status: 'active', endsAtPeriodEnd: false }, ['updated', 'updated']],
    [['end-now'], { status: 'canceled', end: '2027-02-28' }, ['deleted']],
  ];
  it.each(played)('%j', async (actions, expected, types) => {
    const made = openSandbox();
    const { subscriptionId, right } = await made.subscribe();
    for (const action of actions) expect(await made.desk.play({ right, action, id: subscriptionId })).toBe(true);
    const found = (await made.port.findSubscription({ subscriptionId }))!;
    const invoice = found.latestInvoice!;
    const end = found.currentPeriodEnd.toISOString().slice(0, 10);
    expect({ ...found, end, isPaid: invoice.isPaid, total: invoice.totalCents }).toMatchObject(expected);
    expect(typesOf(await made.events()).map((type) => type.replace('customer.subscription.', ''))).toEqual(types);
  });

  it.each<PlayAction[]>([['keep'], ['pay-overdue'], ['end-now', 'end-now'], ['end-later', 'renew']])(
    'does not do what its state does not allow: %s',
    async (...actions) => {
      const made = openSandbox();
      const { subscriptionId, right } = await made.subscribe();
      const outcomes: boolean[] = [];
      for (const action of actions) outcomes.push(await made.desk.play({ right, action, id: subscriptionId }));
      expect(outcomes.at(-1)).toBe(false);
    },
  );

  it('is nobody else’s to play with', async () => {
    const made = openSandbox();
    const { subscriptionId } = await made.subscribe();
    const { page } = await made.order({ userId: 'user-2' });
    const right = { pageId: page.sessionId };
    expect(await made.desk.play({ right, action: 'end-now', id: subscriptionId })).toBe(false);
    expect((await made.port.findSubscription({ subscriptionId }))?.status).toBe('active');
  });

  it('renews by time, month after month, and ends when it was asked to', async () => {
    const made = openSandbox();
    const { subscriptionId, right } = await made.subscribe();
    made.clock.at = new Date('2027-04-30T12:00:00Z');
    const found = async () => (await made.port.findSubscription({ subscriptionId }))!;
    expect((await found()).currentPeriodEnd).toEqual(new Date('2027-05-31T12:00:00Z'));
    expect(typesOf(await made.events()).filter((type) => type === 'invoice.paid')).toHaveLength(3);
    await made.desk.play({ right, action: 'end-later', id: subscriptionId });
    made.clock.at = new Date('2027-05-31T12:00:00Z');
    expect((await found()).status).toBe('canceled');
    expect(typesOf(await made.events()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('has a portal by an address that nobody can guess, for an hour, that leads back into the site alone', async () => {
    const made = openSandbox();
    const { customerId, subscriptionId } = await made.subscribe();
    const linkTo = async (returnUrl: string) => {
      const url = new URL((await made.port.createPortal({ customerId, returnUrl })).url);
      const get = (name: string) => url.searchParams.get(name)!;
      expect(url.pathname).toBe(`/sandbox/portal/${customerId}`);
      return { customerId, returnTo: get('return'), until: Number(get('until')), key: get('key') };
    };
    const link = await linkTo('http://localhost:3000/dashboard/settings?tab=plan');
    expect(link.returnTo).toBe('/dashboard/settings?tab=plan');
    expect((await linkTo('https://elsewhere.example/x')).returnTo).toBe('/');
    const portal = await made.desk.openPortal(link);
    expect(portal?.subscriptions.map(({ id }) => id)).toEqual([subscriptionId]);
    expect(portal?.payments).toHaveLength(1);
    for (const wrong of [
      { until: link.until + 1 },
      { returnTo: '/x' },
      { customerId: 'cus_x' },
      { key: 'é'.repeat(64) },
    ])
      expect(await made.desk.openPortal({ ...link, ...wrong })).toBeUndefined();
    made.pass(60 * minuteMs);
    expect(await made.desk.openPortal(link)).toBeUndefined();
    expect(await made.desk.play({ right: { link }, action: 'end-now', id: subscriptionId })).toBe(false);
  });
});

it.each([
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T12:00:00Z'],
  ['2027-01-31T12:00:00Z', 2, '2027-03-31T12:00:00Z'],
  ['2028-01-30T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
  ['2026-12-15T08:30:00Z', 1, '2027-01-15T08:30:00Z'],
])('%s and %i months are %s', (start, months, end) => {
  expect(monthsAfter(new Date(start), months)).toEqual(new Date(end));
});
