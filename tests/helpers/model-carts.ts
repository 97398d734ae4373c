/** Buys generated carts with coupons and taxes, and refunds them by line; amounts and entitlements must equal the model's. */
import fc from 'fast-check';
import { refundLine } from '#server/features/billing/refunds/service.ts';
import { seatsOf } from '#server/features/billing/seats/service.ts';
import { syncSale } from '#server/features/billing/service.ts';
import { myPacks } from '#server/features/member/packs/service.ts';
import type { Deps } from '#server/deps.ts';
import type { FakeStripe } from '../fakes/stripe-server.ts';
import { cartCase, type CartCase } from './cart-cases.ts';
import { billOf, canBuy, ownedOf, refundsOf } from './cart-model.ts';
import type { TestDatabase } from './database.ts';
import { inLanes } from './lanes.ts';
import { createBuyers, type Buyer } from './payments.ts';

const prices = { 'virtual-bootcamp': 14_700, 'vip-bootcamp': 49_700, 'web-prompt-pack': 4_999 };

type World = { database: TestDatabase; stripe: FakeStripe; deps: Deps; address: string; adminId: string };

/** @returns how many carts were sold and refunds made, and what was wrong */
export async function playCarts(world: World, count: number) {
  const { database, address } = world;
  // Enough seats for the carts at play, because this check isn't about seats.
  await database.query(
    'insert into vip_seats (bootcamp_id, number) select id, generate_series(100, 500) from bootcamps',
  );
  const cases = fc.sample(cartCase(prices), { numRuns: count, seed: 20_261_127 });
  await database.query('update sales_settings set collects_tax = true');
  // A state for each rate. Stripe rounds the tax of an order once.
  const taxed = cases.map(({ cart, ...rest }) => ({
    ...rest,
    cart: { ...cart, tax: cart.tax && { ...cart.tax, roundedPer: 'order' as const } },
  }));
  const rates = taxed.flatMap(({ cart: { tax } }) => (tax ? [[`R${tax.basisPoints}`, tax.basisPoints] as const] : []));
  world.stripe.world.account.taxRates = Object.fromEntries(rates);
  // One account each, because the pack is sold once per account.
  const buyers = await createBuyers(database, address, count);
  const seen = { sold: 0, refunds: 0, wrong: [] as unknown[] };
  await inLanes(buyers, 6, async (buyer, at) => {
    const one = taxed[at]!;
    const problems = await playCart(world, buyer, one, at, seen);
    if (problems.length > 0) seen.wrong.push({ ...one, problems });
  });
  return seen;
}

async function playCart(
  world: World,
  buyer: Buyer,
  { cart, refunds }: CartCase,
  at: number,
  seen: { sold: number; refunds: number },
): Promise<unknown[]> {
  const { database, stripe, deps, adminId } = world;
  const problems: unknown[] = [];
  const code = `MODEL${at}`;
  if (cart.coupon)
    await database.query('insert into coupons (code, kind, value, item_ids) values ($1, $2, $3, $4)', [
      code,
      cart.coupon.kind,
      cart.coupon.value,
      cart.coupon.itemIds,
    ]);
  const items = cart.lines.map(({ itemId, quantity }) => ({ id: itemId, quantity }));
  const answer = await buyer.visitor.call('cart.start', 'mutation', {
    items,
    ...(cart.coupon && { couponCode: code }),
  });
  if ((answer.status === 200) !== canBuy(cart)) return [{ answer }];
  if (answer.status !== 200) return [];
  seen.sold += 1;
  const bill = billOf(cart);
  const { orderId } = answer.data as { orderId: string };
  const page = stripe.sessionOf(orderId);
  // The tax is known once the buyer has entered an address.
  if (page.amount_total !== bill.totalCents - bill.taxCents) problems.push({ asked: page.amount_total, bill });
  stripe.complete(page.id, { state: `R${cart.tax?.basisPoints ?? 0}` });
  if (page.amount_total !== bill.totalCents) problems.push({ charged: page.amount_total, bill });
  await syncSale(deps, { orderId });
  const compare = async (owned: ReturnType<typeof ownedOf>, refundedCents: number) => {
    const [order] = await database.query<{ sums: number[] }>(
      `select array[subtotal_cents, discount_cents, tax_cents, total_cents, refunded_cents] as sums from orders where id = $1`,
      [orderId],
    );
    const { seats } = await seatsOf(deps, { userId: buyer.id });
    const packs = (await myPacks(deps, { userId: buyer.id })).length;
    const found = [...order!.sums, seats.virtual, seats.vip, packs];
    const { subtotalCents, discountCents, taxCents, totalCents } = bill;
    const expected = [
      ...[subtotalCents, discountCents, taxCents, totalCents, refundedCents],
      ...[Math.max(0, owned.virtualSeats - owned.upgrades), owned.vipSeats + owned.upgrades, Number(owned.hasWebPack)],
    ];
    if (JSON.stringify(found) !== JSON.stringify(expected)) problems.push({ found, expected });
  };
  await compare(ownedOf(cart.lines), 0);
  const done = new Map<string, number>();
  for (const [index, step] of refundsOf(cart, refunds).entries()) {
    const { itemId, quantity } = refunds[index]!;
    const given = await refundLine(deps, {
      ...{ adminId, orderId, itemId, quantity, reason: 'requested', note: '' },
      seen: done.get(itemId) ?? 0,
    }).catch(() => undefined);
    if ((given === undefined) !== step.isRefused || (given && given.cents !== step.cents))
      problems.push({ refund: refunds[index], given, step });
    if (!given) continue;
    seen.refunds += 1;
    done.set(itemId, (done.get(itemId) ?? 0) + quantity);
    await compare(step.owned, step.refundedCents);
  }
  await database.query('update vip_seats set order_id = null, user_id = null, sold_at = null where order_id = $1', [
    orderId,
  ]);
  return problems;
}
