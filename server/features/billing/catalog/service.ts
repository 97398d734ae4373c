/** What's sold: names, prices, availability, and coupons, which admins change. */
import { m } from '#messages';
import type { CouponRow } from '#drizzle/schema/billing.ts';
import { catalogIds, type SiteFacts } from '#shared/content/site-facts.ts';
import { couponProblems, type CouponState } from '#shared/domain/catalog-terms.ts';
import type { OrderedItem } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { cartItems, couponState, discountOf, type PricedLine } from './policy.ts';
import * as repo from './repo.ts';

export type Catalog = SiteFacts['catalog'];

/** @returns each item as it's sold now. @throws when a row is missing */
export async function catalogOf(db: Database): Promise<Catalog> {
  const rows = new Map((await repo.listItems(db)).map((row) => [row.id, row]));
  const entries = catalogIds.map((id) => {
    const row = rows.get(id);
    if (!row) throw new Error(`catalog_items has no ${id}`);
    const { name, priceCents, isAvailable } = row;
    return [id, { name, priceCents, isAvailable }];
  });
  return Object.fromEntries(entries) as Catalog;
}

/** Returns the coupon that applies to the first month of Pro without a code, as long as it can be used. */
async function firstMonthCoupon(db: Database, lines: readonly PricedLine[]): Promise<CouponRow | undefined> {
  const coupon = await repo.findFirstMonthCoupon(db);
  if (!coupon) return undefined;
  const uses = coupon.mostUses === null ? 0 : await repo.countUses(db, { code: coupon.code });
  return couponState(coupon, { lines, uses, isFirstMonth: true, now: new Date() }) === 'valid' ? coupon : undefined;
}

/** Returns the price of the first month of Pro for those who haven't had one; null if there's no discount. */
export async function firstMonthOffer(
  db: Database,
  catalog: Catalog,
): Promise<{ percentOff: number | null; offCents: number; firstMonthCents: number } | null> {
  const { priceCents } = catalog.pro;
  const lines = [{ itemId: 'pro', unitCents: priceCents, quantity: 1 }];
  const coupon = await firstMonthCoupon(db, lines);
  if (!coupon) return null;
  const offCents = discountOf(coupon, lines);
  const percentOff = coupon.kind === 'percent' ? coupon.value : null;
  return { percentOff, offCents, firstMonthCents: priceCents - offCents };
}

/** Returns the discount on the first month of Pro; undefined if there's none. */
export async function firstMonthDiscount(
  db: Database,
  input: { lines: readonly PricedLine[] },
): Promise<{ couponCode: string; discountCents: number } | undefined> {
  const coupon = await firstMonthCoupon(db, input.lines);
  return coupon && { couponCode: coupon.code, discountCents: discountOf(coupon, input.lines) };
}

/** Returns what a code takes off, whether or not it can still be used; undefined if there's no such code. */
export async function couponDiscount(
  db: Database,
  input: { couponCode: string; lines: readonly PricedLine[] },
): Promise<{ couponCode: string; discountCents: number } | undefined> {
  const coupon = await repo.findCoupon(db, { code: input.couponCode });
  return coupon && { couponCode: coupon.code, discountCents: discountOf(coupon, input.lines) };
}

/**
 * Reserves a use of a coupon for an order that is stored in the same transaction. Locks the coupon, so that its limit
 * holds however many checkouts run in parallel.
 * @throws AppError CONFLICT if it can't be used, or its terms have changed since the discount was computed
 */
export async function useCoupon(
  tx: Database,
  input: { couponCode: string; lines: readonly PricedLine[]; discountCents: number; isFirstMonth?: boolean },
): Promise<void> {
  const { couponCode: code, lines, discountCents, isFirstMonth = false } = input;
  const coupon = await repo.findCoupon(tx, { code, lock: true });
  const uses = await repo.countUses(tx, { code });
  const state = couponState(coupon, { lines, uses, isFirstMonth, now: new Date() });
  const field = ['couponCode'];
  if (state !== 'valid') throw new AppError('CONFLICT', couponProblems[state], { field });
  if (discountOf(coupon!, lines) !== discountCents)
    throw new AppError('CONFLICT', m.server_coupon_changed(), { field });
}

/** What a code would take off a cart right now. */
export async function checkCoupon(
  deps: Pick<Deps, 'db'>,
  input: {
    code: string;
    items: readonly OrderedItem[];
    buyer: { userId?: string | undefined; visitorId?: string | undefined };
  },
): Promise<{ state: CouponState; discountCents: number }> {
  const { code, items, buyer } = input;
  const [coupon, catalog] = await Promise.all([repo.findCoupon(deps.db, { code }), catalogOf(deps.db)]);
  const sold = cartItems(catalog);
  const lines = items.map(({ id, quantity }) => ({ itemId: id, unitCents: sold[id].priceCents, quantity }));
  const uses = coupon?.mostUses == null ? 0 : await repo.countUses(deps.db, { code, buyer });
  const state = couponState(coupon, { lines, uses, isFirstMonth: false, now: new Date() });
  return { state, discountCents: state === 'valid' ? discountOf(coupon!, lines) : 0 };
}
