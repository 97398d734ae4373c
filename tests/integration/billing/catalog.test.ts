/** Prices, names, and coupons as admins change them: what new orders cost, and what open ones keep. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createBuyers, stripeEnv, type Buyer } from '#tests/helpers/payments.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { auditLines } from '../admin/audit-lines.ts';

const stripe = closing(await startFakeStripe());
const { database, site } = await openSite({ role: 'web', env: stripeEnv(stripe) });
const admin = await createAdmin(database, site.address);
const { catalog } = admin.visitor.api.admin;
const visitor = createVisitor(site.address);

beforeEach(() => database.query(`delete from coupons where code <> 'PRO30'`));
afterEach(async () => {
  await database.query(`update coupons set is_active = true, most_uses = null where code = 'PRO30'`);
  await database.query(`update catalog_items set is_available = true, price_cents = case id
    when 'virtual-bootcamp' then 14700 when 'vip-bootcamp' then 49700 when 'web-prompt-pack' then 4999 else 2999 end`);
});

type CatalogId = 'virtual-bootcamp' | 'vip-bootcamp' | 'web-prompt-pack' | 'pro';
type Edit = { name?: string; priceCents?: number; isAvailable?: boolean; seen?: string };
const itemOf = async (id: CatalogId) => (await catalog.list.query()).items.find((item) => item.id === id)!;
async function edit(id: CatalogId, changes: Edit): Promise<void> {
  const { name, priceCents, isAvailable, updatedAt: seen } = await itemOf(id);
  await catalog.editItem.mutate({ id, name, priceCents, isAvailable, seen, ...changes });
}
type NewCoupon = Parameters<typeof catalog.createCoupon.mutate>[0];
const create = (code: string, changes: Partial<NewCoupon> = {}) =>
  catalog.createCoupon.mutate({
    ...{ code, kind: 'percent', value: 15, itemIds: null, isForFirstMonth: false, mostUses: null, expiresAt: null },
    ...changes,
  });

const buyer = async () => (await createBuyers(database, site.address, 1))[0]!;
const pack = { id: 'web-prompt-pack' as const, quantity: 1 };
const start = (who: Buyer, items: { id: ItemId; quantity: number }[], couponCode?: string) =>
  who.visitor.api.cart.start.mutate({ items, ...(couponCode !== undefined && { couponCode }) });
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ message, data }: { message: string; data?: { code?: string; field?: unknown } }) => ({ message, ...data }),
  );
async function orderOf(orderId: string) {
  const [row] = await database.query(
    `select status, subtotal_cents as subtotal, discount_cents as discount, coupon_code as coupon, total_cents as total
     from orders where id = $1`,
    [orderId],
  );
  return row;
}

it('sells at the stored price and name, and derives the upgrade’s', async () => {
  await edit('web-prompt-pack', { priceCents: 5_950, name: 'Web pack, second edition' });
  await edit('vip-bootcamp', { priceCents: 60_000 });
  const { catalog: sold } = await visitor.api.cart.options.query();
  expect(sold['web-prompt-pack']).toEqual({
    name: 'Web pack, second edition',
    priceCents: 5_950,
    isAvailable: true,
  });
  expect(sold['vip-bootcamp-upgrade']).toMatchObject({ priceCents: 45_300, isAvailable: true });
  const { orderId } = await start(await buyer(), [pack]);
  expect(stripe.sessionOf(orderId).amount_total).toBe(5_950);
  expect(await orderOf(orderId)).toMatchObject({ total: 5_950 });
  await edit('vip-bootcamp', { priceCents: 10_000 });
  const { catalog: cheaper } = await visitor.api.cart.options.query();
  expect(cheaper['vip-bootcamp-upgrade']).toMatchObject({ priceCents: 0, isAvailable: false });
});

it('a price change never alters an open order', async () => {
  const who = await buyer();
  await create('KEEP', { value: 10 });
  const before = await start(who, [pack, { id: 'virtual-bootcamp', quantity: 2 }], 'keep');
  const stored = await orderOf(before.orderId);
  const total = stripe.sessionOf(before.orderId).amount_total;
  await edit('web-prompt-pack', { priceCents: 9_900, isAvailable: false });
  await edit('virtual-bootcamp', { priceCents: 20_000 });
  const [coupon] = (await catalog.list.query()).coupons;
  const { mostUses, expiresAt, isActive } = coupon!;
  await catalog.editCoupon.mutate({
    ...{ id: coupon!.id, mostUses: 1, expiresAt, isActive: false },
    seen: { mostUses, expiresAt, isActive },
  });
  // The same cart leads to the same page, at the price it was opened at.
  expect(await start(who, [{ id: 'virtual-bootcamp', quantity: 2 }, pack], 'KEEP')).toEqual(before);
  expect(await orderOf(before.orderId)).toEqual(stored);
  expect(stripe.sessionOf(before.orderId)).toMatchObject({ status: 'open', amount_total: total });
  // A different cart is a new order, at the new price.
  const after = await start(who, [{ id: 'virtual-bootcamp', quantity: 1 }]);
  expect(await orderOf(after.orderId)).toMatchObject({ total: 20_000 });
});

it('keeps the price of an order whose page could not be created at first', async () => {
  const who = await buyer();
  stripe.setMode('drop', /checkout\/sessions/);
  expect(await refusalOf(start(who, [pack]))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  stripe.setMode('ok');
  await edit('web-prompt-pack', { priceCents: 9_900 });
  const { orderId } = await start(who, [pack]);
  expect([await orderOf(orderId), stripe.sessionOf(orderId)]).toMatchObject([
    { total: 4_999 },
    { amount_total: 4_999 },
  ]);
});

it('refuses an item that is not for sale at its line', async () => {
  await edit('web-prompt-pack', { isAvailable: false });
  await edit('pro', { isAvailable: false });
  const who = await buyer();
  expect(await refusalOf(start(who, [{ id: 'virtual-bootcamp', quantity: 1 }, pack]))).toMatchObject({
    ...{ code: 'CONFLICT', field: ['items', 1] },
    message: expect.stringMatching(/isn’t for sale right now\. Please remove it from your cart\.$/),
  });
  expect(await refusalOf(who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' }))).toMatchObject({
    message: 'Pro isn’t for sale right now. Please contact us.',
  });
});

it('takes a coupon off the lines it applies to, to the cent, and shows it on the page', async () => {
  await create('PACK', { value: 33, itemIds: ['web-prompt-pack'] });
  const items = [pack, { id: 'virtual-bootcamp' as const, quantity: 1 }];
  // 33 % of $49.99 is $16.4967.
  expect(await visitor.api.cart.checkCoupon.query({ code: ' pack ', items })).toEqual({
    state: 'valid',
    discountCents: 1_650,
  });
  const { orderId } = await start(await buyer(), items, 'pack');
  expect(await orderOf(orderId)).toEqual({
    ...{ status: 'open', subtotal: 19_699, discount: 1_650, coupon: 'PACK', total: 18_049 },
  });
  expect(stripe.sessionOf(orderId)).toMatchObject({ amount_subtotal: 19_699, amount_total: 18_049 });
});

it('says why a code takes nothing off, and sells nothing with it', async () => {
  await create('OVER', { expiresAt: '2026-01-01T00:00:00.000Z' });
  await create('SEATS', { itemIds: ['vip-bootcamp'] });
  await create('FREE', { value: 100 });
  await create('GONE', { mostUses: 1 });
  await start(await buyer(), [pack], 'GONE');
  const who = await buyer();
  const cases = {
    OVER: ['ended', 'This coupon has expired.'],
    SEATS: ['other-items', 'This coupon doesn’t work for the items in your cart.'],
    FREE: ['other-items', 'This coupon doesn’t work for the items in your cart.'],
    PRO30: ['other-items', 'This coupon doesn’t work for the items in your cart.'],
    GONE: ['used-up', 'This coupon has been used up.'],
    NEVER: ['unknown', 'We don’t know this coupon code. Check the spelling.'],
  };
  for (const [code, [state, message]] of Object.entries(cases)) {
    expect(await visitor.api.cart.checkCoupon.query({ code, items: [pack] })).toEqual({ state, discountCents: 0 });
    expect(await refusalOf(start(who, [pack], code))).toMatchObject({ message, field: ['couponCode'] });
  }
  expect(await database.query('select 1 from orders where user_id = $1', [who.id])).toEqual([]);
});

it('sells a coupon’s last uses to exactly as many of 20 parallel checkouts', async () => {
  await create('FIVE', { mostUses: 5, kind: 'amount', value: 1_000 });
  const buyers = await createBuyers(database, site.address, 20);
  const results = await Promise.all(buyers.map((who) => refusalOf(start(who, [pack], 'FIVE'))));
  const rows = await database.query(`select total_cents from orders where coupon_code = 'FIVE' and status = 'open'`);
  expect(results.filter((refusal) => refusal?.message === 'This coupon has been used up.')).toHaveLength(15);
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ total_cents: 3_999 })));
  expect((await catalog.list.query()).coupons.find(({ code }) => code === 'FIVE')).toMatchObject({ uses: 5 });
  // An abandoned order frees its use; the buyer's own open order doesn't count against them.
  const [{ user_id: holder, id: orderId } = {} as never] = await database.query<{ user_id: string; id: string }>(
    `select user_id, id from orders where coupon_code = 'FIVE' and status = 'open' limit 1`,
  );
  const own = buyers.find(({ id }) => id === holder)!;
  expect(await own.visitor.api.cart.checkCoupon.query({ code: 'FIVE', items: [pack] })).toMatchObject({
    state: 'valid',
  });
  expect(await visitor.api.cart.checkCoupon.query({ code: 'FIVE', items: [pack] })).toMatchObject({ state: 'used-up' });
  await own.visitor.api.cart.cancel.mutate({ orderId });
  expect(await visitor.api.cart.checkCoupon.query({ code: 'FIVE', items: [pack] })).toMatchObject({ state: 'valid' });
});

it('discounts the first month of Pro only while its coupon is active', async () => {
  const price = async () => {
    const who = await buyer();
    await who.visitor.api.cart.createSubscription.mutate({ planType: 'pro' });
    const [row] = await database.query<{ total: number; coupon: string | null }>(
      'select total_cents as total, coupon_code as coupon from orders where user_id = $1',
      [who.id],
    );
    return row;
  };
  expect(await price()).toEqual({ total: 2_099, coupon: 'PRO30' });
  const { id, mostUses, expiresAt } = (await catalog.list.query()).coupons.find(({ code }) => code === 'PRO30')!;
  const seen = { mostUses, expiresAt, isActive: true };
  expect(await refusalOf(create('OTHER', { isForFirstMonth: true }))).toMatchObject({
    message: 'PRO30 already discounts the first month of Pro. Turn it off first.',
  });
  await catalog.editCoupon.mutate({ id, mostUses, expiresAt, isActive: false, seen });
  expect((await visitor.api.cart.options.query()).firstMonth).toBeNull();
  expect(await price()).toEqual({ total: 2_999, coupon: null });
  await create('TENOFF', { isForFirstMonth: true, kind: 'amount', value: 1_000 });
  expect((await visitor.api.cart.options.query()).firstMonth).toEqual({
    ...{ percentOff: null, offCents: 1_000, firstMonthCents: 1_999 },
  });
  expect(await price()).toEqual({ total: 1_999, coupon: 'TENOFF' });
});

it('lets one of two admins who edit at once win, and logs each change once', async () => {
  const { name, isAvailable, priceCents, updatedAt: seen } = await itemOf('virtual-bootcamp');
  const logged = (await auditLines(database, 'virtual-bootcamp')).length;
  const change = (cents: number) =>
    refusalOf(catalog.editItem.mutate({ id: 'virtual-bootcamp', name, isAvailable, priceCents: cents, seen }));
  const answers = await Promise.all([change(15_000), change(16_000)]);
  expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect(answers.find(Boolean)).toMatchObject({ code: 'CONFLICT' });
  const { priceCents: won } = await itemOf('virtual-bootcamp');
  // Repeating what won changes nothing.
  expect(await change(won)).toBeUndefined();
  const lines = (await auditLines(database, 'virtual-bootcamp')).slice(logged);
  expect(lines).toMatchObject([
    {
      ...{ adminId: admin.id, action: 'catalog.edit', subject: 'catalog' },
      before: { name, price: `$${priceCents / 100}`, isAvailable: true },
      after: { name, price: `$${won / 100}`, isAvailable: true },
    },
  ]);
});

it('refuses a second coupon with the same code, and an edit of limits that have changed', async () => {
  await create('TWICE');
  expect(await refusalOf(create('twice'))).toMatchObject({ code: 'CONFLICT', field: ['code'] });
  const { id } = (await catalog.list.query()).coupons[0]!;
  const seen = { mostUses: null, expiresAt: null, isActive: true };
  await catalog.editCoupon.mutate({ id, mostUses: 3, expiresAt: null, isActive: true, seen });
  expect(
    await refusalOf(catalog.editCoupon.mutate({ id, mostUses: 9, expiresAt: null, isActive: true, seen })),
  ).toMatchObject({ code: 'CONFLICT' });
  expect((await auditLines(database, 'TWICE')).map(({ action }) => action)).toEqual(['coupon.create', 'coupon.edit']);
});
