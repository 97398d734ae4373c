/** Events of the provider: genuine ones once, forged ones never, and the same end in whatever order they come. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import type { ItemId } from '../../shared/domain/catalogue.ts';
import { startFakeStripe, type FakeStripe } from '../fakes/stripe-server.ts';
import type { FakeEvent } from '../fakes/stripe-objects.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { differences } from '../helpers/payment-reference.ts';
import { buy, createBuyers, eventsHandled, standingOf, stripeEnv, subscribe, type Buyer } from '../helpers/payments.ts';
import { startSite } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

let database: TestDatabase;
let stripe: FakeStripe;
let site: Serving;
let twin: Serving;
let told = 0;

beforeAll(async () => {
  [database, stripe] = await Promise.all([
    createDatabase(),
    startFakeStripe({ webhookSecrets: ['whsec_newfakesecret0123456789', 'whsec_oldfakesecret0123456789'] }),
  ]);
  const options = { databaseUrl: database.url, env: stripeEnv(stripe) };
  [site, twin] = await Promise.all([startSite(options), startSite({ ...options, role: 'web' })]);
});
afterAll(async () => {
  await Promise.all([site?.stop(), twin?.stop()]);
  await stripe?.close();
  await database?.drop();
});
afterEach(() => {
  stripe.setMode('ok');
  stripe.setNow(undefined);
});

const buyers = (count: number) => createBuyers(database, site.address, count);
const bought = (who: Buyer, ...ids: ItemId[]) => buy(stripe, who, ...ids);
const subscribed = (who: Buyer) => subscribe(stripe, database, who);
/** Delivers what has happened since the last time, and waits until it is handled. */
async function tell(events: FakeEvent[] = stripe.events.slice(told)): Promise<void> {
  told = stripe.events.length;
  for (const event of events) expect(await stripe.deliver(event, site.address)).toBe(200);
  await eventsHandled(database);
}
const stored = async () =>
  (await database.query<{ count: number }>('select count(*)::int as count from payment_events'))[0]!.count;
const mailsTo = (email: string) =>
  database.query<{ template: string }>('select template from emails where to_email = $1 order by created_at', [email]);
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template).sort();

describe('1,000 forged events', () => {
  it('are refused, and nothing is stored', async () => {
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
    const makers: (() => Promise<number>)[] = [
      () => post(right.body),
      () => post(right.body, ''),
      () => post(right.body, 'whatever'),
      () => post(right.body, `t=${now},v1=${randomBytes(32).toString('hex')}`),
      () => stripe.deliver(event, site.address, { secret: 'whsec_somebodyelses0123456789' }),
      () => stripe.deliver(event, twin.address, { timestamp: now - 301 }),
      () => stripe.deliver(event, site.address, { timestamp: now + 330 }),
      () => stripe.deliver(event, site.address, { scheme: 'v0' }),
      () => post(JSON.stringify(JSON.parse(right.body.toString())), right.signature),
      () => post(`${right.body.toString()} `, right.signature, twin.address),
      () => stripe.deliver({ ...event, livemode: true }, site.address),
      () => stripe.deliver({ id: event.id }, site.address),
      () => post('[]', stripe.sign([]).signature),
      () => post(randomBytes(200), right.signature),
    ];
    const statuses = await Promise.all(Array.from({ length: 1_000 }, async (_, at) => makers[at % makers.length]!()));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await post('x'.repeat(600 * 1024), right.signature)).toBe(413);
    const after = await stored();
    const accepted = statuses.filter((status) => status < 400).length;
    figure(
      40,
      `${statuses.length} forged events of ${makers.length} kinds: ${accepted} accepted, rows ${after === before ? 'unchanged' : 'changed'}`,
    );
    expect(after).toBe(before);
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'open' }] });
    told = stripe.events.length - stripe.events.filter((each) => each.type.startsWith('checkout')).length;
    await tell(stripe.events);
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
  });

  it('but the older of two secrets still counts, and what we do nothing about is acknowledged', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    await bought(who, 'web-prompt-pack');
    const news = stripe.events.slice(told);
    told = stripe.events.length;
    for (const event of news)
      expect(await stripe.deliver(event, site.address, { secret: 'whsec_oldfakesecret0123456789' })).toBe(200);
    await eventsHandled(database);
    expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
    const other = { ...news[0]!, id: 'evt_of_no_interest', type: 'payout.paid' };
    expect(await stripe.deliver(other, site.address)).toBe(200);
    expect(await database.query(`select id from payment_events where id = 'evt_of_no_interest'`)).toEqual([]);
  });
});

it('delivered four times to two processes at once, with twins, an event has one effect', async () => {
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
  await eventsHandled(database);
  expect(await templatesTo(who.email)).toEqual(['order-receipt', 'seat-joining']);
  const notices = await database.query('select id from notifications where user_id = $1 and dedupe_key is not null', [
    who.id,
  ]);
  expect(notices).toHaveLength(1);
  const receipts = (await templatesTo(who.email)).filter((template) => template === 'order-receipt').length;
  figure(
    41,
    `${all.length} events and twins of one order, ${all.length * 4} deliveries: ${receipts} receipt, ${notices.length} notice`,
  );
});

describe('Pro follows the subscription', () => {
  it('through failing, paying, ending, resuming, and back', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    const { subscriptionId } = await subscribed(who);
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: false });
    await tell();
    const first = await standingOf(database, who.id);
    expect(first).toMatchObject({ isPro: true, orders: [{ kind: 'subscription', status: 'paid', total_cents: 2099 }] });
    // A month, and the grace for a late renewal.
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
    expect(await standingOf(database, who.id)).toMatchObject({ isPro: false, plan: 'free', proUntil: null });
    expect(await who.visitor.api.membership.current.query()).toMatchObject({
      plan: 'free',
      pro: { paymentFailed: true },
    });
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
    const templates = await templatesTo(who.email);
    expect(templates.filter((name) => name === 'pro-started')).toHaveLength(2);
    expect(templates).toContain('payment-failed');
    expect(templates).toContain('pro-ended');
    expect(templates.filter((name) => name === 'order-receipt')).toHaveLength(3);
    // The first month was cheaper once.
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

  it.each(['incomplete', 'incomplete_expired', 'past_due', 'unpaid', 'paused', 'canceled'] as const)(
    '%s grants nothing',
    async (status) => {
      const [who] = (await buyers(1)) as [Buyer];
      const { subscriptionId } = await subscribed(who);
      stripe.setStatus(subscriptionId, status);
      await tell();
      const { isPro } = await standingOf(database, who.id);
      figure(44, `a subscription that is ${status}: ${Number(isPro)} grants`);
      expect(isPro).toBe(false);
    },
  );

  it('ends with a refund, pauses with a dispute, and comes back when it is won', async () => {
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
    // Whose money went back is not asked for the next month; whose is contested waits for the bank.
    expect(stripe.world.subscriptions.get(refunded.subscriptionId)!.status).toBe('canceled');
    expect(stripe.world.subscriptions.get(contested.subscriptionId)!.status).toBe('active');
    expect(await two.visitor.api.membership.current.query()).toMatchObject({
      plan: 'free',
      pro: { source: 'subscription', paymentFailed: false },
    });
    await expect(two.visitor.api.checkout.createSubscription.mutate({ planType: 'pro' })).rejects.toThrow(
      'Your last payment is contested at your bank. Pro goes on when that is settled.',
    );
    expect(await standingOf(database, two.id)).toMatchObject({ isPro: false, orders: [{ status: 'disputed' }] });
    stripe.closeDispute(contested.paymentId, 'won');
    await tell();
    expect(await standingOf(database, two.id)).toMatchObject({ isPro: true, orders: [{ status: 'paid' }] });
    expect(await templatesTo(one.email)).toContain('order-refunded');
  });

  it('leaves a plan alone that the operator has given for longer', async () => {
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

describe('what was bought once', () => {
  it('is taken back with the money: pack closed, chair free', async () => {
    const [who] = (await buyers(1)) as [Buyer];
    const { paymentId } = await bought(who, 'web-prompt-pack', 'vip-bootcamp');
    await tell();
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1, orders: [{ status: 'paid' }] });
    stripe.dispute(paymentId);
    await tell();
    // The chair waits for the bank's word, and is not sold twice meanwhile.
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

  it('of somebody else at the same provider concerns nobody here', async () => {
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

  it('paid after it was given up and the chairs were sold: the money goes back by itself', async () => {
    const all = await buyers(21);
    const [late, ...others] = all as [Buyer, ...Buyer[]];
    const { orderId } = await late.visitor.api.checkout.start.mutate({ items: [{ id: 'vip-bootcamp', quantity: 1 }] });
    const session = stripe.sessionOf(orderId);
    // The bank takes its time; by then the hold has run out.
    const { paymentId } = stripe.complete(session.id, { isDelayed: true });
    await tell();
    await database.query(`update orders set session_expires_at = now() - interval '1 hour' where id = $1`, [orderId]);
    await database.query(`update vip_seats set held_until = now() - interval '1 minute' where order_id = $1`, [
      orderId,
    ]);
    for (const other of others) await bought(other, 'vip-bootcamp');
    await tell();
    const [chairs] = await database.query<{ sold: number }>('select count(sold_at)::int as sold from vip_seats');
    expect(chairs!.sold).toBe(20);
    stripe.settle(session.id, true);
    await tell();
    await until('the money is on its way back', async () => {
      const [row] = await database.query<{ status: string }>('select status from orders where id = $1', [orderId]);
      return row!.status === 'refunded';
    });
    expect([...stripe.world.refunds.values()].filter((refund) => refund.payment_intent === paymentId)).toHaveLength(1);
    expect(await templatesTo(late.email)).toEqual(['order-refunded', 'order-undeliverable']);
    expect(await standingOf(database, late.id)).toMatchObject({ sold: 0, held: 0 });
    await database.query('update vip_seats set order_id = null, user_id = null, sold_at = null, held_until = null');
  });
});

it('an account that is deleted takes its customer and what runs there along', async () => {
  const [who] = (await buyers(1)) as [Buyer];
  const { subscriptionId } = await subscribed(who);
  await tell();
  const { customer } = stripe.world.subscriptions.get(subscriptionId)!;
  const refundsBefore = stripe.world.refunds.size;
  await database.query(`update users set deletion_due_at = now() - interval '1 minute' where id = $1`, [who.id]);
  await until('the customer is gone', () => !stripe.world.customers.has(customer));
  const rows = await database.query<{ user_id: string | null; email: string | null; total_cents: number }>(
    'select user_id, email, total_cents from orders where subscription_id = $1',
    [subscriptionId],
  );
  expect(rows).toEqual([{ user_id: null, email: null, total_cents: 2099 }]);
  // The news of its end changes nothing of what was bought and delivered.
  await tell();
  const [order] = await database.query<{ status: string; refund_due_at: Date | null; session_url: string | null }>(
    'select status, refund_due_at, session_url from orders where subscription_id = $1',
    [subscriptionId],
  );
  expect(order).toEqual({ status: 'paid', refund_due_at: null, session_url: null });
  expect(stripe.world.refunds.size).toBe(refundsBefore);
});

it('a provider that is away keeps no event from being handled later', async () => {
  const [who] = (await buyers(1)) as [Buyer];
  await bought(who, 'web-prompt-pack');
  stripe.setMode('server_error');
  const news = stripe.events.slice(told);
  told = stripe.events.length;
  for (const event of news) expect(await stripe.deliver(event, site.address)).toBe(200);
  await until('it was tried', async () => {
    const rows = await database.query<{ attempts: number }>(
      `select attempts from payment_events where status = 'queued' and attempts > 0`,
    );
    return rows.length > 0;
  });
  expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'open' }] });
  stripe.setMode('ok');
  await eventsHandled(database);
  expect(await standingOf(database, who.id)).toMatchObject({ orders: [{ status: 'paid' }] });
});
