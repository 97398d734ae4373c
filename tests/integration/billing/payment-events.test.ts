/** Handles the provider's events: genuine ones once, forged ones never. */
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { removeOrphans } from '#server/features/billing/customers/service.ts';
import { handleEvent, refundUndeliverable } from '#server/features/billing/payments/service.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import type { StripeEvent } from '#server/adapters/payments/sandbox/objects.ts';
import { templatesTo } from '#tests/helpers/accounts.ts';
import { addSite, closing, openSite } from '#tests/helpers/opened.ts';
import { differences } from '#tests/helpers/payment-reference.ts';
import {
  buy,
  createBuyers,
  createTestDeps,
  standingOf,
  stripeEnv,
  subscribe,
  type Buyer,
} from '#tests/helpers/payments.ts';

const stripe = closing(
  await startFakeStripe({ webhookSecrets: ['whsec_newfakesecret0123456789', 'whsec_oldfakesecret0123456789'] }),
);
// Without workers: the test does their work when it needs to.
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const onSame = { ...options, databaseUrl: database.url };
const twin = await addSite(onSame);
const workers = [closing(createTestDeps(onSame)), closing(createTestDeps(onSame))];
let told = 0;
afterEach(() => stripe.setMode('ok'));

const buyers = (count: number) => createBuyers(database, site.address, count);
const bought = (who: Buyer, ...ids: ItemId[]) => buy(stripe, who, ...ids);
const subscribed = (who: Buyer) => subscribe(stripe, database, who);
/** Delivers the events since the last time. */
async function deliverNews(send = (event: StripeEvent) => stripe.deliver(event, site.address)): Promise<StripeEvent[]> {
  const news = stripe.events.slice(told);
  told = stripe.events.length;
  for (const event of news) expect(await send(event)).toBe(200);
  return news;
}
/** Handles every stored event twice in parallel, as two workers with the same job would. */
async function handleWaiting(): Promise<void> {
  const waiting = await database.query<{ id: string }>(
    `select id from payment_events where status = 'queued' order by received_at`,
  );
  for (const { id } of waiting) await Promise.all(workers.map(({ deps }) => handleEvent(deps, { eventId: id })));
}
async function tell(): Promise<void> {
  await deliverNews();
  await handleWaiting();
}
const stored = async () =>
  (await database.query<{ count: number }>('select count(*)::int as count from payment_events'))[0]!.count;
const sortedTemplatesTo = async ({ email }: Buyer) => (await templatesTo(database, email)).sort();

describe('an event', () => {
  it('is refused and not stored if it is forged', { tags: ['check-40'] }, async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await bought(who, 'web-prompt-pack');
    const event = stripe.events.find(({ type }) => type === 'checkout.session.completed')!;
    const before = await stored();
    const now = Math.floor(Date.now() / 1000);
    const post = async (body: Buffer | string, signature?: string, address = site.address) => {
      const response = await fetch(`${address}/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'stripe-signature': signature }),
        },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
      return response.status;
    };
    const right = stripe.sign(event);
    const statuses = await Promise.all([
      post(right.body),
      post(right.body, ''),
      post(right.body, 'whatever'),
      post(right.body, `t=${now},v1=${randomBytes(32).toString('hex')}`),
      stripe.deliver(event, site.address, { secret: 'whsec_somebodyelses0123456789' }),
      stripe.deliver(event, twin.address, { timestamp: now - 301 }),
      stripe.deliver(event, site.address, { timestamp: now + 330 }),
      stripe.deliver(event, site.address, { scheme: 'v0' }),
      post(JSON.stringify(JSON.parse(right.body.toString())), right.signature),
      post(`${right.body.toString()} `, right.signature, twin.address),
      stripe.deliver({ ...event, livemode: true }, site.address),
      stripe.deliver({ id: event.id }, site.address),
      post('[]', stripe.sign([]).signature),
      post(randomBytes(200), right.signature),
    ]);
    const rows = (await stored()) - before;
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await post('x'.repeat(600 * 1024), right.signature)).toBe(413);
    expect(rows).toBe(0);
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'open' }] });
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
  });

  it('is accepted with the older of two secrets, and acknowledged if it needs no action', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await bought(who, 'web-prompt-pack');
    const news = await deliverNews((event) =>
      stripe.deliver(event, site.address, { secret: 'whsec_oldfakesecret0123456789' }),
    );
    await handleWaiting();
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
    const other = { ...news[0]!, id: 'evt_of_no_interest', type: 'payout.paid' };
    expect(await stripe.deliver(other, site.address)).toBe(200);
    expect(await database.query(`select id from payment_events where id = 'evt_of_no_interest'`)).toEqual([]);
  });

  it('has one effect if it arrives four times at two processes, with duplicates', { tags: ['check-41'] }, async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await bought(who, 'web-prompt-pack', 'virtual-bootcamp');
    const news = stripe.events.slice(told);
    const all = [...news, ...news.map((event) => stripe.twin(event))];
    told = stripe.events.length;
    await Promise.all(
      all.flatMap((event) =>
        [site, twin, site, twin].map(async ({ address }) => expect(await stripe.deliver(event, address)).toBe(200)),
      ),
    );
    await handleWaiting();
    const templates = await sortedTemplatesTo(who);
    const notices = await database.query('select id from notifications where user_id = $1 and dedupe_key is not null', [
      who.id,
    ]);
    expect(templates).toEqual(['order-receipt', 'seat-joining']);
    expect(notices).toHaveLength(1);
  });

  it('is handled later if the provider is down', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await bought(who, 'web-prompt-pack');
    stripe.setMode('server_error');
    await tell();
    const waiting = await database.query<{ attempts: number }>(
      `select attempts from payment_events where status = 'queued'`,
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ attempts }) => attempts === 0)).toEqual([]);
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'open' }] });
    stripe.setMode('ok');
    await handleWaiting();
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
  });
});

describe('Pro', () => {
  it('stays through a failed payment, a late one, and a withdrawn cancellation', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    const { subscriptionId } = await subscribed(who);
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: false });
    await tell();
    const first = await standingOf(database, who.id);
    expect(first).toMatchObject({ isPro: true, orders: [{ kind: 'subscription', status: 'paid', total_cents: 2099 }] });
    // A month, plus the grace period for a late renewal.
    expect(first.proUntil!.getTime() - Date.now()).toBeGreaterThan(28 * 24 * 3_600_000);
    expect(first.proUntil!.getTime() - Date.now()).toBeLessThan(34 * 24 * 3_600_000);

    stripe.renew(subscriptionId);
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({
      isPro: true,
      orders: [{ kind: 'subscription' }, { kind: 'renewal', status: 'paid', total_cents: 2999 }],
    });
    stripe.renew(subscriptionId, { fails: true });
    await tell();
    // A week of grace, from the beginning of the unpaid renewal.
    const overdue = await standingOf(database, who.id);
    expect((overdue.proUntil!.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    const { pro } = (await who.visitor.api.membership.current.query())!;
    expect(pro).toMatchObject({ paymentFailed: true, until: overdue.proUntil!.toISOString() });
    stripe.payOverdue(subscriptionId);
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: true });
    stripe.cancel(subscriptionId, { atPeriodEnd: true });
    await tell();
    expect(await who.visitor.api.membership.current.query()).toMatchObject({
      plan: 'pro',
      pro: { endsAtPeriodEnd: true },
    });
    stripe.resume(subscriptionId);
    await tell();
    expect(await who.visitor.api.membership.current.query()).toMatchObject({
      plan: 'pro',
      pro: { endsAtPeriodEnd: false },
    });
    stripe.cancel(subscriptionId);
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: false, plan: 'free' });
    const templates = await sortedTemplatesTo(who);
    expect(templates.filter((name) => name === 'pro-started')).toHaveLength(1);
    expect(templates).toContain('payment-failed');
    expect(templates).toContain('pro-ended');
    expect(templates.filter((name) => name === 'order-receipt')).toHaveLength(3);
    // The first month's discount applies only once.
    const again = await subscribed(who);
    expect(
      stripe.world.invoices.get(stripe.world.subscriptions.get(again.subscriptionId)!.latest_invoice!),
    ).toMatchObject({
      total: 2999,
    });
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: true });
    expect(await differences(stripe, database)).toEqual([]);
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled'] as const)(
    'grants nothing while its subscription is %s',
    { tags: ['check-44'] },
    async (status) => {
      const [who] = (await buyers(1)) as [Buyer];
      const { subscriptionId } = await subscribed(who);
      stripe.setStatus(subscriptionId, status);
      await tell();
      const { isPro } = await standingOf(database, who.id);
      expect(isPro).toBe(false);
    },
  );

  it('ends with a refund, pauses during a dispute, and resumes when the dispute is won', async () => {
    const [one, two] = (await buyers(2)) as [Buyer, Buyer];
    const [refunded, contested] = [await subscribed(one), await subscribed(two)];
    await tell();
    stripe.refund(refunded.paymentId, 1000);
    await tell();
    expect(await standingOf(database, one.id)).toMatchObject({
      isPro: true,
      orders: [{ status: 'paid', refunded_cents: 1000 }],
    });
    stripe.refund(refunded.paymentId);
    stripe.dispute(contested.paymentId);
    await tell();
    expect(await standingOf(database, one.id)).toMatchObject({ isPro: false, orders: [{ status: 'refunded' }] });
    // The refunded member isn't charged for the next month; the disputed one waits for the bank.
    expect(stripe.world.subscriptions.get(refunded.subscriptionId)!.status).toBe('canceled');
    expect(stripe.world.subscriptions.get(contested.subscriptionId)!.status).toBe('active');
    expect(await two.visitor.api.membership.current.query()).toMatchObject({
      plan: 'free',
      pro: { source: 'subscription', paymentFailed: false },
    });
    await expect(two.visitor.api.cart.createSubscription.mutate({ planType: 'pro' })).rejects.toThrow(
      'Your last payment is in dispute with your bank. You’ll get Pro back once that’s settled.',
    );
    expect(await standingOf(database, two.id)).toMatchObject({ isPro: false, orders: [{ status: 'disputed' }] });
    stripe.closeDispute(contested.paymentId, 'won');
    await tell();
    expect(await standingOf(database, two.id)).toMatchObject({ isPro: true, orders: [{ status: 'paid' }] });
    expect(await sortedTemplatesTo(one)).toContain('order-refunded');
  });

  it('confirms by email and notification that Pro was canceled, and that it was kept, once each', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    const { subscriptionId } = await subscribed(who);
    await tell();
    const news = async () =>
      (await sortedTemplatesTo(who)).filter((name) => /^pro-(canceled|resumed|ended)$/.test(name));
    stripe.cancel(subscriptionId, { atPeriodEnd: true });
    await tell();
    await tell();
    expect(await news()).toEqual(['pro-canceled']);
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: true });
    stripe.resume(subscriptionId);
    await tell();
    stripe.cancel(subscriptionId, { atPeriodEnd: true });
    await tell();
    expect(await news()).toEqual(['pro-canceled', 'pro-canceled', 'pro-resumed']);
    const notices = await database.query<{ title: string }>(
      `select title from notifications where user_id = $1 and title in ('You canceled Pro', 'You’re keeping Pro')`,
      [who.id],
    );
    expect(notices).toHaveLength(3);
  });

  it('does not shorten a plan that the operator granted for longer', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await database.query(`update user_memberships set plan = 'pro', pro_until = null where user_id = $1`, [who.id]);
    const { subscriptionId } = await subscribed(who);
    await tell();
    stripe.cancel(subscriptionId);
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: true, proUntil: null });
    await database.query(`update user_memberships set plan = 'free' where user_id = $1`, [who.id]);
  });
});

describe('a one-time purchase', () => {
  it('is revoked after a refund: the pack closes and the seat is free', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    const { paymentId } = await bought(who, 'web-prompt-pack', 'vip-bootcamp');
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1, orders: [{ status: 'paid' }] });
    stripe.dispute(paymentId);
    await tell();
    // The seat stays reserved until the bank decides, and isn't sold again in the meantime.
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1, orders: [{ status: 'disputed' }] });
    stripe.closeDispute(paymentId, 'won');
    await tell();
    stripe.refund(paymentId);
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 0, held: 0, orders: [{ status: 'refunded' }] });
    const [other] = (await buyers(1)) as [Buyer];
    const lost = await bought(other, 'vip-bootcamp');
    stripe.dispute(lost.paymentId);
    stripe.closeDispute(lost.paymentId, 'lost');
    await tell();
    expect(await standingOf(database, other.id)).toMatchObject({ sold: 0, held: 0, orders: [{ status: 'disputed' }] });
  });

  it('is ignored if another app sold it through the same provider', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await subscribed(who);
    await tell();
    const [own] = await database.query<{ id: string }>('select id from subscriptions where user_id = $1', [who.id]);
    const { customer } = stripe.world.subscriptions.get(own!.id)!;
    const foreign = structuredClone(stripe.world.subscriptions.get(own!.id)!);
    Object.assign(foreign, { id: 'sub_of_another_app', metadata: { user_id: who.id }, customer });
    stripe.world.subscriptions.set(foreign.id, foreign);
    stripe.cancel(own!.id);
    stripe.world.emit(foreign, 'customer.subscription.created', 'customer.subscription.updated');
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: false });
    expect(await database.query(`select id from subscriptions where id = 'sub_of_another_app'`)).toEqual([]);
    stripe.world.subscriptions.delete(foreign.id);
  });

  it('is refunded automatically if the money arrives after the seats were sold to others', async () => {
    const all = await buyers(21);
    const [late, ...others] = all as [Buyer, ...Buyer[]];
    const { orderId } = await late.visitor.api.cart.start.mutate({ items: [{ id: 'vip-bootcamp', quantity: 1 }] });
    const session = stripe.sessionOf(orderId);
    // A delayed payment: the hold has expired by the time the bank confirms it.
    const { paymentId } = stripe.complete(session.id, { isDelayed: true });
    await tell();
    await database.query(`update orders set session_expires_at = now() - interval '1 hour' where id = $1`, [orderId]);
    await database.query(`update vip_seats set held_until = now() - interval '1 minute' where order_id = $1`, [
      orderId,
    ]);
    for (const other of others) await bought(other, 'vip-bootcamp');
    await tell();
    const [studioSeats] = await database.query<{ sold: number }>('select count(sold_at)::int as sold from vip_seats');
    expect(studioSeats!.sold).toBe(20);
    stripe.settle(session.id, true);
    await tell();
    expect(await refundUndeliverable(workers[0]!.deps)).toBe(1);
    const [order] = await database.query<{ status: string }>('select status from orders where id = $1', [orderId]);
    expect(order!.status).toBe('refunded');
    expect([...stripe.world.refunds.values()].filter((refund) => refund.payment_intent === paymentId)).toHaveLength(1);
    expect(await sortedTemplatesTo(late)).toEqual(['order-refunded', 'order-undeliverable']);
    expect(await standingOf(database, late.id)).toMatchObject({ sold: 0, held: 0 });
    await database.query('update vip_seats set order_id = null, user_id = null, sold_at = null, held_until = null');
  });
});

it('refunds an order that is paid after its account was erased', async () => {
  const [who] = (await buyers(1)) as [Buyer];
  const { orderId, paymentId } = await bought(who, 'web-prompt-pack');
  await database.query(`update users set deletion_due_at = now() - interval '1 minute' where id = $1`, [who.id]);
  const { deps } = workers[0]!;
  expect(await eraseDueAccounts(deps)).toBe(1);
  await tell();
  expect(await refundUndeliverable(deps)).toBe(1);
  expect([...stripe.world.refunds.values()].filter((refund) => refund.payment_intent === paymentId)).toHaveLength(1);
  expect(await database.query('select user_id, status, delivered_at from orders where id = $1', [orderId])).toEqual([
    { user_id: null, status: 'refunded', delivered_at: null },
  ]);
  expect(await removeOrphans(deps)).toBe(1);
});

it('removes a deleted account’s customer and subscriptions at the provider', async () => {
  const [who] = (await buyers(1)) as [Buyer];
  const { subscriptionId } = await subscribed(who);
  await tell();
  const { customer } = stripe.world.subscriptions.get(subscriptionId)!;
  const refundsBefore = stripe.world.refunds.size;
  await database.query(`update users set deletion_due_at = now() - interval '1 minute' where id = $1`, [who.id]);
  const { deps } = workers[0]!;
  expect(await eraseDueAccounts(deps)).toBe(1);
  expect(await removeOrphans(deps)).toBe(1);
  expect(stripe.world.customers.has(customer)).toBe(false);
  const rows = await database.query<{ user_id: string | null; email: string | null; total_cents: number }>(
    'select user_id, email, total_cents from orders where subscription_id = $1',
    [subscriptionId],
  );
  expect(rows).toEqual([{ user_id: null, email: null, total_cents: 2099 }]);
  // The subscription's end doesn't affect what was bought and delivered.
  await tell();
  const [order] = await database.query<{ status: string; refund_due_at: Date | null; session_url: string | null }>(
    'select status, refund_due_at, session_url from orders where subscription_id = $1',
    [subscriptionId],
  );
  expect(order).toEqual({ status: 'paid', refund_due_at: null, session_url: null });
  expect(stripe.world.refunds.size).toBe(refundsBefore);
});
