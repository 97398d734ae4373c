/** Refunds by line: each exactly once, and what was refunded is no longer owned. */
import { afterEach, expect, it } from 'vitest';
import { handleEvent } from '#server/features/billing/payments/service.ts';
import { finishRefunds, refundLine } from '#server/features/billing/refunds/service.ts';
import { seatsOf } from '#server/features/billing/seats/service.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { templatesTo } from '#tests/helpers/accounts.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createBuyers, createTestDeps, stripeEnv, subscribe, type Buyer } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
// Without workers: the test does their work when it needs to.
const options = { role: 'web' as const, env: stripeEnv(stripe) };
const { database, site } = await openSite(options);
const onSame = { ...options, databaseUrl: database.url };
const [one, two] = [closing(createTestDeps(onSame)), closing(createTestDeps(onSame))];
const admin = await createAdmin(database, site.address);
const { sales } = admin.visitor.api.admin;
let told = 0;
afterEach(() => stripe.setMode('ok'));

/** Delivers and handles the events since the last time. */
async function tell(): Promise<void> {
  told = await stripe.deliverSince(told, site.address);
  const waiting = await database.query<{ id: string }>(`select id from payment_events where status = 'queued'`);
  for (const { id } of waiting) await handleEvent(one.deps, { eventId: id });
}

async function bought(items: Partial<Record<ItemId, number>>): Promise<Buyer & { orderId: string; paymentId: string }> {
  const [who] = await createBuyers(database, site.address, 1);
  const lines = Object.entries(items).map(([id, quantity]) => ({ id: id as ItemId, quantity }));
  const { orderId } = await who!.visitor.api.cart.start.mutate({ items: lines });
  const { paymentId } = stripe.complete(stripe.sessionOf(orderId).id);
  await tell();
  return { ...who!, orderId, paymentId };
}

type Asked = { itemId: string; quantity?: number; seen?: number };
const refund = (orderId: string, { itemId, quantity = 1, seen = 0 }: Asked) =>
  sales.refundLine.mutate({ orderId, itemId, quantity, reason: 'requested', note: 'By phone', seen });
const madeFor = (paymentId: string) =>
  [...stripe.world.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentId);
const orderOf = async (orderId: string) => {
  const [row] = await database.query<{ status: string; refunded_cents: number }>(
    'select status, refunded_cents from orders where id = $1',
    [orderId],
  );
  return row!;
};
const linesOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await database.query<{ item_id: string; refunded_quantity: number }>(
        'select item_id, refunded_quantity from order_lines where order_id = $1',
        [orderId],
      )
    ).map((line) => [line.item_id, line.refunded_quantity]),
  );
const refundsOf = (orderId: string) =>
  database.query<{ id: string; status: string; cents: number }>(
    'select id, status, cents from line_refunds where order_id = $1 order by created_at, id',
    [orderId],
  );
const numbersOf = async (orderId: string) =>
  (
    await database.query<{ number: number }>('select number from vip_seats where order_id = $1 order by number', [
      orderId,
    ])
  ).map(({ number }) => number);
/** Makes queued refunds due for the sweeper. */
const letTimePass = () => database.query(`update line_refunds set tried_at = tried_at - interval '2 minutes'`);
const freeAllSeats = () =>
  database.query('update vip_seats set sold_at = null, order_id = null, user_id = null, held_until = null');

it('refunds a line, takes the pack back, tells the buyer, and writes an audit line', async () => {
  const { orderId, paymentId, id, email, visitor } = await bought({ 'web-prompt-pack': 1, 'virtual-bootcamp': 2 });
  expect(await visitor.api.packs.mine.query()).toHaveLength(1);
  expect(await refund(orderId, { itemId: 'web-prompt-pack' })).toEqual({ status: 'done', cents: 4_999 });
  expect(madeFor(paymentId)).toMatchObject([{ amount: 4_999, status: 'succeeded' }]);
  const [row] = await refundsOf(orderId);
  expect(madeFor(paymentId)[0]!.metadata).toEqual({ refund_id: row!.id });
  expect(await orderOf(orderId)).toEqual({ status: 'paid', refunded_cents: 4_999 });
  expect(await linesOf(orderId)).toEqual({ 'web-prompt-pack': 1, 'virtual-bootcamp': 0 });
  expect(await visitor.api.packs.mine.query()).toEqual([]);
  expect((await visitor.fetch('/download/pack/web?format=csv')).status).not.toBe(200);
  expect((await seatsOf(one.deps, { userId: id })).seats).toEqual({ virtual: 2, vip: 0 });
  expect(await templatesTo(database, email)).toContain('order-refunded');
  const [line] = await database.query(
    `select action, subject, subject_id, after from audit_log where admin_id = $1 order by id desc limit 1`,
    [admin.id],
  );
  expect(line).toEqual({
    action: 'order.refund-line',
    subject: 'order',
    subject_id: orderId,
    after: { item: 'web-prompt-pack', quantity: 1, cents: 4_999, reason: 'requested' },
  });
  // They can buy it again.
  const again = await visitor.api.cart.start.mutate({ items: [{ id: 'web-prompt-pack', quantity: 1 }] });
  expect(again.orderId).not.toBe(orderId);
});

it('shows a refund in the order, its timeline, the list, and the search', async () => {
  const { orderId, email, id } = await bought({ 'virtual-bootcamp': 2 });
  await refund(orderId, { itemId: 'virtual-bootcamp' });
  await tell();
  const order = await sales.order.query({ orderId });
  expect(order).toMatchObject({
    userId: id,
    email,
    status: 'paid',
    refundedCents: 14_700,
    canRefund: true,
    lines: [
      {
        refundedQuantity: 1,
        balance: { shareCents: 29_400, quantity: 2, refundedQuantity: 1, refundedCents: 14_700 },
      },
    ],
  });
  expect(order.providerUrl).toMatch(/^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/);
  const kinds = order.events.map(({ kind }) => kind);
  for (const kind of ['created', 'paid', 'delivered', 'mail', 'refund-line', 'refund']) expect(kinds).toContain(kind);
  expect(order.events.find(({ kind }) => kind === 'refund-line')?.refund).toMatchObject({
    by: admin.email,
    note: 'By phone',
    status: 'done',
  });
  for (const q of [order.number, order.number.slice(3), email.toUpperCase()]) {
    const { items, totals } = await sales.orders.query({ q, state: 'partly-refunded' });
    expect(items, q).toMatchObject([{ id: orderId, items: [{ quantity: 2 }] }]);
    expect(totals).toEqual({ count: 1, keptCents: 14_700 });
  }
  expect(await sales.orders.query({ q: email, state: 'undelivered' })).toMatchObject({ items: [] });
  expect(await sales.orders.query({ q: email, dispute: 'any' })).toMatchObject({ items: [], totals: { count: 0 } });
  const receipt = await admin.visitor.fetch(`/admin/export/receipt/${orderId}`);
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('lists every order once, page by page', async () => {
  const [who] = await createBuyers(database, site.address, 1);
  await database.query(
    `insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, paid_at)
     select $1, $2, 'cart', 'paid', 'f' || n, n, n, 'test', now(), now() from generate_series(1, 120) n`,
    [who!.id, who!.email],
  );
  const seen: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await sales.orders.query({ q: who!.email, cursor });
    expect(page.totals).toEqual({ count: 120, keptCents: (120 * 121) / 2 });
    seen.push(...page.items.map(({ id }) => id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});

it('frees the studio seats with the highest numbers', async () => {
  await freeAllSeats();
  const { orderId, id } = await bought({ 'vip-bootcamp': 3, 'virtual-bootcamp': 1 });
  const before = await numbersOf(orderId);
  await refund(orderId, { itemId: 'vip-bootcamp', quantity: 2 });
  expect(await numbersOf(orderId)).toEqual(before.slice(0, 1));
  expect((await seatsOf(one.deps, { userId: id })).seats).toEqual({ virtual: 1, vip: 1 });
  await refund(orderId, { itemId: 'vip-bootcamp', seen: 2 });
  expect(await numbersOf(orderId)).toEqual([]);
  expect((await seatsOf(one.deps, { userId: id })).seats).toEqual({ virtual: 1, vip: 0 });
});

it('gives the virtual seat back when its upgrade is refunded', async () => {
  await freeAllSeats();
  const who = await bought({ 'virtual-bootcamp': 1 });
  const { orderId } = await who.visitor.api.cart.start.mutate({ items: [{ id: 'vip-bootcamp-upgrade', quantity: 1 }] });
  stripe.complete(stripe.sessionOf(orderId).id);
  await tell();
  expect((await seatsOf(one.deps, { userId: who.id })).seats).toEqual({ virtual: 0, vip: 1 });
  await refund(orderId, { itemId: 'vip-bootcamp-upgrade' });
  expect(await orderOf(orderId)).toMatchObject({ status: 'refunded' });
  expect(await numbersOf(orderId)).toEqual([]);
  expect((await seatsOf(one.deps, { userId: who.id })).seats).toEqual({ virtual: 1, vip: 0 });
});

it('ends an order as refunded once every line is refunded, to the cent', async () => {
  const { orderId, paymentId } = await bought({ 'web-prompt-pack': 1, 'virtual-bootcamp': 3 });
  // As if it had been bought with a coupon and taxes.
  await database.query('update orders set discount_cents = 1234, tax_cents = 1234 where id = $1', [orderId]);
  Object.assign(stripe.sessionOf(orderId).total_details!, { amount_discount: 1_234, amount_tax: 1_234 });
  await refund(orderId, { itemId: 'virtual-bootcamp' });
  await refund(orderId, { itemId: 'web-prompt-pack' });
  expect((await orderOf(orderId)).status).toBe('paid');
  await refund(orderId, { itemId: 'virtual-bootcamp', quantity: 2, seen: 1 });
  const total = 4_999 + 3 * 14_700;
  expect(await orderOf(orderId)).toEqual({ status: 'refunded', refunded_cents: total });
  expect(madeFor(paymentId).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

it('refuses a repeat, a second tab, too many units, and orders that are disputed or not paid', async () => {
  const { orderId, paymentId } = await bought({ 'virtual-bootcamp': 2 });
  const answers = await Promise.allSettled(
    [one, two].map(({ deps }) =>
      refundLine(deps, {
        ...{ adminId: admin.id, orderId, itemId: 'virtual-bootcamp', quantity: 1 },
        ...{ reason: 'duplicate', note: '', seen: 0 },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(refund(orderId, { itemId: 'virtual-bootcamp' })).rejects.toThrow('Someone refunded part of this line');
  await expect(refund(orderId, { itemId: 'virtual-bootcamp', quantity: 2, seen: 1 })).rejects.toThrow(
    'There aren’t that many left to refund.',
  );
  await expect(refund(orderId, { itemId: 'web-prompt-pack' })).rejects.toThrow('That line isn’t in this order.');
  expect(madeFor(paymentId)).toHaveLength(1);
  stripe.refund(paymentId, 10_000);
  await tell();
  await expect(refund(orderId, { itemId: 'virtual-bootcamp', seen: 1 })).rejects.toThrow('Only $47.00');
  stripe.dispute(paymentId);
  await tell();
  await expect(refund(orderId, { itemId: 'virtual-bootcamp', seen: 1 })).rejects.toThrow('in dispute');
  expect((await sales.disputes.query()).items.map(({ id }) => id)).toContain(orderId);

  const [who] = await createBuyers(database, site.address, 1);
  const open = await who!.visitor.api.cart.start.mutate({ items: [{ id: 'virtual-bootcamp', quantity: 1 }] });
  await expect(refund(open.orderId, { itemId: 'virtual-bootcamp' })).rejects.toThrow('Only paid orders');
});

it('closes a refund that Stripe refuses, and keeps the item with the buyer', async () => {
  const { orderId, paymentId, visitor } = await bought({ 'web-prompt-pack': 1 });
  // We don't know of the dispute yet.
  stripe.dispute(paymentId);
  expect(await refund(orderId, { itemId: 'web-prompt-pack' })).toEqual({ status: 'failed', cents: 4_999 });
  stripe.closeDispute(paymentId, 'won');
  await tell();
  expect(await linesOf(orderId)).toEqual({ 'web-prompt-pack': 0 });
  expect(await visitor.api.packs.mine.query()).toHaveLength(1);
  // The next attempt is a new refund.
  expect(await refund(orderId, { itemId: 'web-prompt-pack' })).toMatchObject({ status: 'done' });
});

it('gives the item back when the refund fails later', async () => {
  await freeAllSeats();
  const { orderId, paymentId, id, visitor } = await bought({ 'web-prompt-pack': 1, 'vip-bootcamp': 2 });
  await refund(orderId, { itemId: 'web-prompt-pack' });
  await refund(orderId, { itemId: 'vip-bootcamp' });
  for (const { id: refundId } of madeFor(paymentId)) stripe.failRefund(refundId);
  await tell();
  expect(await orderOf(orderId)).toEqual({ status: 'paid', refunded_cents: 0 });
  expect((await refundsOf(orderId)).map(({ status }) => status)).toEqual(['failed', 'failed']);
  expect(await visitor.api.packs.mine.query()).toHaveLength(1);
  expect((await seatsOf(one.deps, { userId: id })).seats.vip).toBe(2);
});

it('keeps the other seats of an order when a refund fails after its seat was sold to someone else', async () => {
  await freeAllSeats();
  await database.query('update vip_seats set sold_at = now() where number > 2');
  const { orderId, paymentId, id } = await bought({ 'vip-bootcamp': 2 });
  await refund(orderId, { itemId: 'vip-bootcamp' });
  await database.query('update vip_seats set sold_at = now() where order_id is null');
  stripe.failRefund(madeFor(paymentId)[0]!.id);
  await tell();
  await tell();
  expect(await orderOf(orderId)).toEqual({ status: 'paid', refunded_cents: 0 });
  expect((await seatsOf(one.deps, { userId: id })).seats.vip).toBe(1);
  await freeAllSeats();
});

it.each([
  ['the process died before it asked', 'drop'],
  ['the answer was lost', 'cut'],
  ['Stripe keeps answering with the same error', 'server_error_kept'],
  ['Stripe limits our calls', 'rate_limited'],
] as const)('finishes a refund exactly once if %s', async (_, mode) => {
  const { orderId, paymentId } = await bought({ 'virtual-bootcamp': 2 });
  stripe.setMode(mode, /refunds/);
  expect(await refund(orderId, { itemId: 'virtual-bootcamp' })).toEqual({ status: 'queued', cents: 14_700 });
  // Not due yet.
  expect(await finishRefunds(one.deps)).toBe(0);
  await letTimePass();
  stripe.setMode('ok');
  await Promise.all([one, two].map(({ deps }) => finishRefunds(deps)));
  await letTimePass();
  await Promise.all([one, two].map(({ deps }) => finishRefunds(deps)));
  expect(madeFor(paymentId).map(({ amount }) => amount)).toEqual([14_700]);
  expect(await refundsOf(orderId)).toMatchObject([{ status: 'done' }]);
  expect(await linesOf(orderId)).toEqual({ 'virtual-bootcamp': 1 });
});

it('doesn’t refund twice after Stripe has forgotten the key', async () => {
  const { orderId, paymentId } = await bought({ 'virtual-bootcamp': 2 });
  stripe.setMode('cut', /refunds/);
  await refund(orderId, { itemId: 'virtual-bootcamp' });
  stripe.setMode('ok');
  stripe.world.replies.clear();
  await letTimePass();
  await finishRefunds(one.deps);
  expect(madeFor(paymentId)).toHaveLength(1);
  expect(await refundsOf(orderId)).toMatchObject([{ status: 'done' }]);
});

it('ends Pro when its month is refunded', async () => {
  const [who] = await createBuyers(database, site.address, 1);
  const { subscriptionId } = await subscribe(stripe, database, who!);
  await tell();
  const [order] = await database.query<{ id: string }>('select id from orders where user_id = $1', [who!.id]);
  expect(await refund(order!.id, { itemId: 'pro' })).toMatchObject({ status: 'done' });
  expect(stripe.world.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  await tell();
  const [plan] = await database.query<{ plan: string }>('select plan from user_memberships where user_id = $1', [
    who!.id,
  ]);
  expect(plan).toEqual({ plan: 'free' });
});
