/**
 * Generates paid orders with discounts and taxes, refunds them line by line through faults, failures, and refunds made at
 * the provider, and compares money and entitlements with a model written a second time here.
 */
import fc from 'fast-check';
import { finishRefunds, refundLine } from '#server/features/billing/refunds/service.ts';
import { seatsOf } from '#server/features/billing/seats/service.ts';
import { syncSale } from '#server/features/billing/service.ts';
import { myPacks } from '#server/features/member/packs/service.ts';
import { PaymentError } from '#server/adapters/payments/port.ts';
import { pay } from '#server/adapters/payments/sandbox/money.ts';
import { must } from '#server/adapters/payments/sandbox/objects.ts';
import type { Deps } from '#server/deps.ts';
import { lineShares } from '#shared/domain/order-shares.ts';
import type { FakeStripe, FakeStripeMode } from '../fakes/stripe-server.ts';
import type { TestDatabase } from './database.ts';
import { inLanes } from './lanes.ts';
import { insertAccount } from './members.ts';

const itemIds = ['virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade', 'web-prompt-pack'] as const;
const faults = ['drop', 'cut', 'server_error_kept'] as const satisfies FakeStripeMode[];

const line = fc.record({
  itemId: fc.constantFrom(...itemIds),
  unitCents: fc.integer({ min: 100, max: 60_000 }),
  quantity: fc.integer({ min: 1, max: 7 }),
});
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      line: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 4 }),
      fault: fc.oneof({ weight: 19, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...faults)),
      /** The admin saw another state. */
      isLate: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bounce' as const), nth: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('provider' as const), percent: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('check' as const) }) },
);
const sale = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ itemId }) => itemId }),
  discountPercent: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 80 })),
  taxBasisPoints: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_100 })),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  endsWhole: fc.boolean(),
});
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

type World = { database: TestDatabase; stripe: FakeStripe; deps: readonly Deps[]; adminId: string };
/** What the model knows of a refund. */
type Given = { itemId: string; quantity: number; cents: number; isFailed: boolean };

/** Runs the first `count` sales, the same ones each time. @returns how much was refunded, and what was wrong */
export async function refundSales(world: World, count: number): Promise<{ refunds: number; wrong: unknown[] }> {
  const { database } = world;
  await database.query(
    'insert into vip_seats (bootcamp_id, number) select id, generate_series(100, 4000) from bootcamps',
  );
  const wrong: unknown[] = [];
  let refunds = 0;
  await inLanes(fc.sample(sale, { numRuns: count, seed: 20_261_127 }), 4, async (one, index) => {
    const play = await openPlay(world, one, index);
    for (const next of one.steps) await play.take(next);
    const problems = await play.compare();
    if (one.endsWhole) problems.push(...(await play.refundRest()));
    refunds += play.given.length;
    if (problems.length > 0) wrong.push({ index, sale: one, problems });
    await database.query('update vip_seats set order_id = null, user_id = null, sold_at = null where order_id = $1', [
      play.orderId,
    ]);
  });
  await database.query('delete from vip_seats where number >= 100');
  return { refunds, wrong };
}

async function openPlay({ database, stripe, deps, adminId }: World, one: Sale, index: number) {
  const { lines } = one;
  const worker = deps[index % deps.length]!;
  const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const discountCents = Math.floor((subtotal * one.discountPercent) / 100);
  const taxCents = Math.round(((subtotal - discountCents) * one.taxBasisPoints) / 10_000);
  const totalCents = subtotal - discountCents + taxCents;
  const { id: userId, email } = await insertAccount(database, { name: 'refunded' });
  const [row] = await database.query<{ id: string }>(
    `insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, discount_cents, tax_cents, total_cents,
       mode, session_expires_at)
     values ($1, $2, 'cart', 'open', 'generated', $3, $4, $5, $6, 'test', now() + interval '1 day') returning id`,
    [userId, email, subtotal, discountCents, taxCents, totalCents],
  );
  const orderId = row!.id;
  for (const { itemId, unitCents, quantity } of lines)
    await database.query(
      'insert into order_lines (order_id, item_id, name, unit_cents, quantity) values ($1, $2, $2, $3, $4)',
      [orderId, itemId, unitCents, quantity],
    );
  const { id: paymentId, latest_charge: chargeId } = pay(stripe.world, {
    ...{ amount: totalCents, customer: 'cus_generated', card: `card-${index}`, metadata: { order_id: orderId } },
  });
  await database.query('update orders set payment_id = $2 where id = $1', [orderId, paymentId]);
  /** Repeats a check that runs into another sale's fault, as the sweeper would. */
  const sync = async () => {
    for (let left = 20; ; left -= 1)
      try {
        return await syncSale(worker, { orderId });
      } catch (error) {
        if (!(error instanceof PaymentError) || !error.temporary || left === 0) throw error;
      }
  };
  await sync();

  const charge = () => must(stripe.world.charges, chargeId!);
  const madeRefunds = () =>
    [...stripe.world.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentId);
  const shares = new Map(lineShares(lines, { discountCents, taxCents }).map(({ itemId, cents }) => [itemId, cents]));
  const given: Given[] = [];
  const problems: unknown[] = [];
  let providerCents = 0;

  const liveOf = (itemId: string) => given.filter((refund) => refund.itemId === itemId && !refund.isFailed);
  const unitsOf = (itemId: string) => liveOf(itemId).reduce((sum, { quantity }) => sum + quantity, 0);
  const centsOf = (itemId: string) => liveOf(itemId).reduce((sum, { cents }) => sum + cents, 0);
  const refundedCents = () => providerCents + lines.reduce((sum, { itemId }) => sum + centsOf(itemId), 0);
  const isWhole = () => refundedCents() === totalCents;
  /** What the first units together are worth, in whole cents. */
  const worth = (itemId: string, quantity: number, units: number) =>
    Number((BigInt(shares.get(itemId)!) * BigInt(units)) / BigInt(quantity));

  /** Finishes everything that a fault left queued. */
  async function settle(): Promise<void> {
    stripe.setMode('ok');
    for (let round = 0; round < 30; round += 1) {
      const queued = await database.query(
        `update line_refunds set tried_at = now() - interval '1 hour' where order_id = $1 and status = 'queued' returning 1`,
        [orderId],
      );
      if (queued.length === 0) break;
      await Promise.all(deps.map((each) => finishRefunds(each)));
    }
    await sync();
  }

  async function refund(itemId: string, quantity: number, isLate: boolean): Promise<void> {
    const of = lines.find((each) => each.itemId === itemId)!;
    const seen = unitsOf(itemId);
    const cents = worth(itemId, of.quantity, seen + quantity) - centsOf(itemId);
    const fits = seen + quantity <= of.quantity && !isWhole() && cents <= totalCents - refundedCents();
    const isRight = fits && !isLate;
    const input = { adminId, orderId, itemId, quantity, reason: 'requested' as const, note: '' };
    const asked = () => refundLine(worker, { ...input, seen: isLate ? seen + 1 : seen });
    // Two tabs at the same time: one of them is refused.
    const answers = await Promise.allSettled([asked(), asked()]);
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (done.length !== (isRight ? 1 : 0)) problems.push({ itemId, quantity, isRight, answers });
    for (const { cents: got, status } of done) {
      if (got !== cents || status === 'failed') problems.push({ itemId, quantity, got, cents, status });
      given.push({ itemId, quantity, cents: got, isFailed: false });
    }
  }

  async function take(next: Sale['steps'][number]): Promise<void> {
    if (next.kind === 'refund') {
      const { itemId } = lines[next.line % lines.length]!;
      if (next.fault !== 'ok') stripe.setMode(next.fault, /refunds/);
      await refund(itemId, next.quantity, next.isLate);
      if (next.fault !== 'ok') stripe.setMode('ok');
    } else if (next.kind === 'check') await sync();
    else if (next.kind === 'bounce') {
      await settle();
      const made = madeRefunds().filter(({ status, metadata }) => status !== 'failed' && metadata.refund_id);
      const bounced = made[next.nth % Math.max(made.length, 1)];
      if (!bounced) return;
      const [row] = await database.query<{ item_id: string; quantity: number }>(
        'select item_id, quantity from line_refunds where id = $1',
        [bounced.metadata.refund_id],
      );
      const mine = given.find(
        (each) =>
          !each.isFailed &&
          each.itemId === row?.item_id &&
          each.quantity === row.quantity &&
          each.cents === bounced.amount,
      );
      if (!mine) return void problems.push({ unknownRefund: bounced });
      stripe.failRefund(bounced.id);
      mine.isFailed = true;
      await sync();
    } else {
      await settle();
      const cents = Math.min(Math.ceil((totalCents * next.percent) / 100), totalCents - refundedCents());
      if (cents < 1) return;
      stripe.refund(paymentId, cents);
      providerCents += cents;
      await sync();
    }
  }

  async function compare(): Promise<unknown[]> {
    await settle();
    const [order] = await database.query<{ status: string; refunded_cents: number }>(
      'select status, refunded_cents from orders where id = $1',
      [orderId],
    );
    const status = isWhole() ? 'refunded' : 'paid';
    if (
      order!.status !== status ||
      order!.refunded_cents !== refundedCents() ||
      charge().amount_refunded !== refundedCents()
    )
      problems.push({ order, expected: { status, refunded: refundedCents() }, charged: charge().amount_refunded });
    if ([...shares.values()].reduce((sum, cents) => sum + cents, 0) !== totalCents) problems.push({ shares });
    const bounces = given.filter(({ isFailed }) => isFailed).length;
    const owned = new Map<string, number>();
    for (const { itemId, unitCents, quantity } of lines) {
      const exact = (unitCents * quantity * totalCents) / subtotal;
      if (Math.abs(shares.get(itemId)! - exact) >= 2) problems.push({ itemId, share: shares.get(itemId), exact });
      const units = unitsOf(itemId);
      const off = Math.abs(centsOf(itemId) - worth(itemId, quantity, units));
      if (off > bounces) problems.push({ itemId, units, cents: centsOf(itemId), off });
      owned.set(itemId, status === 'paid' ? quantity - units : 0);
    }
    const ownedOf = (itemId: (typeof itemIds)[number]) => owned.get(itemId) ?? 0;
    const { seats } = await seatsOf(worker, { userId });
    const expected = {
      virtual: Math.max(0, ownedOf('virtual-bootcamp') - ownedOf('vip-bootcamp-upgrade')),
      vip: ownedOf('vip-bootcamp') + ownedOf('vip-bootcamp-upgrade'),
    };
    if (seats.virtual !== expected.virtual || seats.vip !== expected.vip) problems.push({ seats, expected });
    // Also of orders that are refunded: a seat that no one owns could never be sold again.
    const [taken] = await database.query<{ count: number }>(
      'select count(*)::int as count from vip_seats where order_id = $1',
      [orderId],
    );
    if (taken!.count !== expected.vip) problems.push({ taken: taken!.count, expected });
    const packs = (await myPacks(worker, { userId })).length;
    if (packs !== (ownedOf('web-prompt-pack') > 0 ? 1 : 0)) problems.push({ packs });
    const made = madeRefunds().filter(({ metadata }) => metadata.refund_id).length;
    if (made !== given.length) problems.push({ made, given });
    return problems;
  }

  /** Refunds what is left of each line: then all of the money is refunded, and nothing is owned. */
  async function refundRest(): Promise<unknown[]> {
    if (providerCents > 0) return [];
    problems.length = 0;
    for (const { itemId, quantity } of lines) {
      const left = quantity - unitsOf(itemId);
      if (left > 0 && !isWhole()) await refund(itemId, left, false);
    }
    await compare();
    if (!isWhole()) problems.push({ notWhole: refundedCents(), totalCents });
    return problems;
  }

  return { orderId, given, take, compare, refundRest };
}
