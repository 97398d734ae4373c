/** Starting a purchase: the server sets prices, a buyer has one payment page, and nothing is granted before payment. */
import { afterEach, describe, expect, it } from 'vitest';
import { retireTrials } from '#server/features/billing/service.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { sendCarts } from '#tests/helpers/carts.ts';
import { times } from '#tests/helpers/lanes.ts';
import { addSite, closing, openSite } from '#tests/helpers/opened.ts';
import { createBuyers, createTestDeps, standingOf, stripeEnv, type Buyer } from '#tests/helpers/payments.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const stripe = closing(await startFakeStripe());
const { database, site } = await openSite({ role: 'web', env: stripeEnv(stripe) });
const twin = await addSite({ databaseUrl: database.url, role: 'web', env: stripeEnv(stripe) });
afterEach(() => stripe.setMode('ok'));

const buyer = async () => (await createBuyers(database, site.address, 1))[0]!;
const start = (who: Buyer, items: { id: ItemId; quantity: number }[]) => who.visitor.api.cart.start.mutate({ items });
const pack = { id: 'web-prompt-pack' as const, quantity: 1 };
const virtual = { id: 'virtual-bootcamp' as const, quantity: 1 };
const vip = { id: 'vip-bootcamp' as const, quantity: 1 };
const sessionsOf = (orderId: string) =>
  [...stripe.sessions.values()].filter((session) => session.metadata.order_id === orderId);
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { message: string; data?: { code?: string; field?: unknown } }) => ({
      message: error.message,
      code: error.data?.code,
      field: error.data?.field,
    }),
  );

it('creates no payment page with a wrong amount for 100 tampered carts', { tags: ['check-38'] }, async () => {
  const { sold, wrong } = await sendCarts({ database, stripe, address: site.address }, 100);
  expect(wrong).toEqual([]);
  expect(sold).toBeGreaterThan(5);
});

describe('a buyer', () => {
  it('has one order and one page after pressing twelve times at two processes', { tags: ['check-39'] }, async () => {
    const who = await buyer();
    const elsewhere = createVisitor(twin.address, { cookie: who.visitor.cookie() });
    const answers = await times(12, (at) =>
      (at % 2 ? elsewhere : who.visitor).api.cart.start.mutate({ items: [pack, virtual] }),
    );
    const orders = await database.query('select id from orders where user_id = $1', [who.id]);
    const pages = sessionsOf(answers[0]!.orderId).length;
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect([orders.length, pages]).toEqual([1, 1]);
    // The same cart with its lines in another order is the same.
    expect(await start(who, [virtual, pack])).toEqual(answers[0]);
  });

  it('gets a new page for a different cart, and the previous page is closed', async () => {
    const who = await buyer();
    const first = await start(who, [vip]);
    expect(await standingOf(database, who.id)).toMatchObject({ held: 1, sold: 0 });
    const second = await start(who, [pack]);
    expect(second.orderId).not.toBe(first.orderId);
    expect(stripe.sessionOf(first.orderId).status).toBe('expired');
    expect(stripe.sessionOf(second.orderId).status).toBe('open');
    expect(await standingOf(database, who.id)).toMatchObject({
      held: 0,
      orders: [{ status: 'expired' }, { status: 'open' }],
    });
  });

  it('is recorded only with known source pages, whatever the browser reports', async () => {
    const who = await buyer();
    const origin = { firstPage: '/made-up.php', lastPage: '/trpc/x', utmSource: 'flyer' };
    const { orderId } = await who.visitor.api.cart.start.mutate({ items: [pack], origin });
    const rows = await database.query('select origin from orders where id = $1', [orderId]);
    expect(rows).toEqual([{ origin: { firstPage: '/404', utmSource: 'flyer' } }]);
  });

  it('is told that the order was just paid before paying again in another tab', async () => {
    const who = await buyer();
    const first = await start(who, [vip]);
    stripe.complete(stripe.sessionOf(first.orderId).id);
    // No event has arrived yet.
    const refusal = await refusalOf(start(who, [vip, pack]));
    expect(refusal).toMatchObject({ code: 'CONFLICT' });
    expect(refusal!.message).toMatch(/^Your order EG-\d+ was just paid\. Please check your cart again\.$/);
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1, held: 0, orders: [{ status: 'paid' }] });
    // Canceling a paid order has no effect.
    const paid = await who.visitor.api.cart.cancel.mutate({ orderId: first.orderId });
    expect(paid).toMatchObject({ status: 'paid' });
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1 });
  });

  it('keeps the order if its page cannot be closed, instead of having two pages', async () => {
    const who = await buyer();
    const first = await start(who, [vip]);
    stripe.setMode('server_error');
    expect(await refusalOf(start(who, [pack]))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await refusalOf(who.visitor.api.cart.cancel.mutate({ orderId: first.orderId }))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    stripe.setMode('ok');
    expect(await standingOf(database, who.id)).toMatchObject({ held: 1, orders: [{ status: 'open' }] });
    expect(await start(who, [vip])).toEqual(first);
  });

  it('gets a new customer record if theirs was removed at the provider', async () => {
    const who = await buyer();
    const { orderId } = await start(who, [pack]);
    stripe.world.customers.delete(stripe.sessionOf(orderId).customer!);
    const again = await start(who, [virtual]);
    expect(stripe.world.customers.has(stripe.sessionOf(again.orderId).customer!)).toBe(true);
  });

  it('closes the page and frees the seat by canceling, without touching anyone else’s order', async () => {
    const [who, other] = (await createBuyers(database, site.address, 2)) as [Buyer, Buyer];
    const { orderId } = await start(who, [vip]);
    expect(await refusalOf(other.visitor.api.cart.cancel.mutate({ orderId }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await who.visitor.api.cart.cancel.mutate({ orderId })).toMatchObject({
      status: 'expired',
      payUrl: null,
    });
    expect(stripe.sessionOf(orderId).status).toBe('expired');
    expect(await standingOf(database, who.id)).toMatchObject({ held: 0 });
    // Repeating it changes nothing.
    expect(await who.visitor.api.cart.cancel.mutate({ orderId })).toMatchObject({ status: 'expired' });
  });

  it('is granted nothing by opening the confirmation page without having paid', { tags: ['check-44'] }, async () => {
    const who = await buyer();
    const { orderId } = await start(who, [pack, virtual]);
    const { url } = await who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    let looks = 0;
    for (; looks < 3; looks += 1)
      expect(await who.visitor.api.cart.status.query({ orderId })).toMatchObject({ status: 'open', paidAt: null });
    const standing = await standingOf(database, who.id);
    expect(standing).toMatchObject({ isPro: false, sold: 0, orders: [{ status: 'open' }, { status: 'open' }] });
  });

  it('sees that the order is paid before an event has arrived', async () => {
    const who = await buyer();
    const { orderId } = await start(who, [pack, { ...vip, quantity: 2 }]);
    stripe.complete(stripe.sessionOf(orderId).id);
    expect(await who.visitor.api.cart.status.query({ orderId })).toMatchObject({
      status: 'paid',
      totalCents: 4999 + 2 * 49700,
      payUrl: null,
      willBeRefunded: false,
    });
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 2, held: 0 });
    expect(await refusalOf(start(who, [pack]))).toEqual({
      code: 'CONFLICT',
      message: 'You already have the web prompt pack. Please remove it from your cart.',
      field: ['items', 0],
    });
  });

  it('upgrades only as many virtual seats as are paid and not yet upgraded', async () => {
    const who = await buyer();
    const upgrade = { id: 'vip-bootcamp-upgrade' as const, quantity: 1 };
    expect(await refusalOf(start(who, [upgrade]))).toMatchObject({ code: 'CONFLICT' });
    // A virtual seat in the same cart isn't paid yet.
    expect(await refusalOf(start(who, [virtual, upgrade]))).toMatchObject({ code: 'CONFLICT', field: ['items', 1] });
    const bought = await start(who, [virtual]);
    stripe.complete(stripe.sessionOf(bought.orderId).id);
    await who.visitor.api.cart.status.query({ orderId: bought.orderId });
    expect(await refusalOf(start(who, [{ ...upgrade, quantity: 2 }]))).toEqual({
      code: 'CONFLICT',
      field: ['items', 0],
      message: 'You have 1 virtual seat to upgrade. Please lower the quantity.',
    });
    const upgraded = await start(who, [upgrade]);
    expect(stripe.sessionOf(upgraded.orderId).amount_total).toBe(35000);
    stripe.complete(stripe.sessionOf(upgraded.orderId).id);
    await who.visitor.api.cart.status.query({ orderId: upgraded.orderId });
    expect(await standingOf(database, who.id)).toMatchObject({ sold: 1 });
    expect(await refusalOf(start(who, [upgrade]))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('Pro', () => {
  it(
    'costs 20.99 in the first month, once, and is for the signed-in account whatever the call says',
    { tags: ['check-39', 'check-45'] },
    async () => {
      const [who, other] = (await createBuyers(database, site.address, 2)) as [Buyer, Buyer];
      await who.visitor.api.cart.createSubscription.mutate({
        planType: 'pro',
        email: other.email,
        userId: other.id,
      });
      const [order] = await database.query<{ id: string }>('select id from orders where user_id = $1', [who.id]);
      const foreign = await database.query('select id from orders where user_id = $1', [other.id]);
      expect(foreign).toEqual([]);
      const session = stripe.sessionOf(order!.id);
      expect(session).toMatchObject({
        mode: 'subscription',
        amount_total: 2099,
        amount_subtotal: 2999,
        currency: 'usd',
      });
      stripe.complete(session.id);
      await who.visitor.api.cart.status.query({ orderId: order!.id });
      expect(await standingOf(database, who.id)).toMatchObject({ isPro: true, plan: 'pro' });
      expect(await refusalOf(who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' }))).toEqual({
        code: 'CONFLICT',
        message: 'You already have Pro. Manage it in settings.',
      });
      expect(await who.visitor.api.cart.portal.mutate({})).toEqual({
        url: expect.stringContaining('http') as string,
      });
      expect(await refusalOf(other.visitor.api.cart.portal.mutate({}))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('a failing provider', () => {
  it.each(['rate_limited', 'server_error', 'garbage', 'drop'] as const)(
    'leads to UNAVAILABLE in mode %s, and the next attempt has one page',
    async (mode) => {
      const who = await buyer();
      stripe.setMode(mode, /checkout/);
      const failure = await refusalOf(start(who, [pack]));
      expect(failure).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(failure!.message).not.toMatch(/stripe|sk_|undefined|http|ECONN|JSON/i);
      stripe.setMode('ok');
      const { orderId } = await start(who, [pack]);
      expect(sessionsOf(orderId)).toHaveLength(1);
      const rows = await database.query<{ status: string }>('select status from orders where user_id = $1', [who.id]);
      expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
    },
  );

  it('gives the next attempt the same page if only the answer was lost', async () => {
    const who = await buyer();
    stripe.setMode(['cut', 'cut', 'cut', 'ok'], /checkout/);
    const first = await refusalOf(start(who, [pack]));
    stripe.setMode('ok');
    const { orderId } = await start(who, [pack]);
    expect(sessionsOf(orderId)).toHaveLength(1);
    expect(first === undefined || first.code === 'SERVICE_UNAVAILABLE').toBe(true);
  });
});

const live = closing(await startFakeStripe({ secretKey: 'sk_live_fakekey0123456789' }));
const same = closing(createTestDeps({ databaseUrl: database.url, env: stripeEnv(stripe) }));
const real = closing(createTestDeps({ databaseUrl: database.url, env: stripeEnv(live) }));

it('revokes what was bought with test payments once payments are live', async () => {
  const who = await buyer();
  const bought = await start(who, [pack, vip]);
  stripe.complete(stripe.sessionOf(bought.orderId).id);
  await who.visitor.api.cart.status.query({ orderId: bought.orderId });
  await who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
  const [pro] = await database.query<{ id: string }>(
    `select id from orders where user_id = $1 and kind = 'subscription'`,
    [who.id],
  );
  stripe.complete(stripe.sessionOf(pro!.id).id);
  await who.visitor.api.cart.status.query({ orderId: pro!.id });
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: true, sold: 1 });

  await retireTrials(same.deps);
  expect(await standingOf(database, who.id)).toMatchObject({ isPro: true, sold: 1 });
  await retireTrials(real.deps);
  expect(await standingOf(database, who.id)).toMatchObject({
    isPro: false,
    sold: 0,
    orders: [{ status: 'expired' }, { status: 'expired' }],
  });
  expect(await who.visitor.api.packs.mine.query()).toEqual([]);
  expect(await who.visitor.api.membership.current.query()).toMatchObject({ pro: null, firstMonthOffer: true });
});
