/**
 * What's sold: names, prices, availability, and coupons. Admins change them; each change is in the audit log, which is the
 * history.
 */
import { isDeepStrictEqual } from 'node:util';
import { m } from '#messages';
import type { CouponRow } from '#drizzle/schema/catalog.ts';
import { catalogIds, type CatalogFact, type CatalogId, type SiteFacts } from '#shared/content/site-facts.ts';
import { couponProblems, type CouponState } from '#shared/domain/catalog-terms.ts';
import { formatCents, type ItemId } from '#shared/domain/catalogue.ts';
import type { OrderedItem } from '#shared/domain/orders.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
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

/** Returns everything that can be bought, including the upgrade, whose price follows from the seats. */
export async function itemsForSale(db: Database): Promise<Record<ItemId | 'pro', CatalogFact>> {
  const catalog = await catalogOf(db);
  return { ...cartItems(catalog), pro: catalog.pro };
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
  catalog: Pick<Catalog, 'pro'>,
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
  const [coupon, sold] = await Promise.all([repo.findCoupon(deps.db, { code }), itemsForSale(deps.db)]);
  const lines = items.map(({ id, quantity }) => ({ itemId: id, unitCents: sold[id].priceCents, quantity }));
  const uses = coupon?.mostUses == null ? 0 : await repo.countUses(deps.db, { code, buyer });
  const state = couponState(coupon, { lines, uses, isFirstMonth: false, now: new Date() });
  return { state, discountCents: state === 'valid' ? discountOf(coupon!, lines) : 0 };
}

type Admin = { adminId: string };
const changedMeanwhile = () => new AppError('CONFLICT', m.server_catalog_changed());

/** Everything that's sold, and all coupons. */
export async function wholeCatalog(deps: Pick<Deps, 'db'>) {
  const [items, coupons] = await Promise.all([repo.listItems(deps.db), repo.listCoupons(deps.db)]);
  return { items, upgrade: (await itemsForSale(deps.db))['vip-bootcamp-upgrade'], coupons };
}
export type WholeCatalog = Awaited<ReturnType<typeof wholeCatalog>>;

/** Returns an item's state as the audit log shows it. */
const stateOf = ({ name, priceCents, isAvailable }: CatalogFact) => ({
  name,
  price: formatCents(priceCents),
  isAvailable,
});

/**
 * Changes an item's name, price, or availability, for orders from now on.
 * @param input `seen`: when the item on the caller's screen was last changed
 * @throws AppError CONFLICT when it has changed since
 */
export async function editItem(
  deps: Pick<Deps, 'db'>,
  input: Admin & { id: CatalogId; name: string; priceCents: number; isAvailable: boolean; seen: string },
): Promise<void> {
  const { adminId, id, name, priceCents, isAvailable, seen } = input;
  const after = stateOf(input);
  await inTransaction(deps.db, async (tx) => {
    const row = await repo.findItem(tx, { id });
    if (!row) throw new AppError('NOT_FOUND', m.server_not_found());
    const before = stateOf(row);
    // A double click, or two people who did the same.
    if (isDeepStrictEqual(before, after)) return;
    if (!(await repo.updateItem(tx, { id, name, priceCents, isAvailable, seen }))) throw changedMeanwhile();
    await writeAudit(tx, { adminId, action: 'catalog.edit', subject: 'catalog', subjectId: id, before, after });
  });
}

const limitsOf = ({ mostUses, expiresAt, isActive }: Pick<CouponRow, 'mostUses' | 'expiresAt' | 'isActive'>) => ({
  mostUses,
  expiresAt: expiresAt?.toISOString() ?? null,
  isActive,
});

type NewCoupon = Pick<CouponRow, 'code' | 'kind' | 'value' | 'itemIds' | 'isForFirstMonth' | 'mostUses'> & {
  expiresAt: string | null;
};

/** Creates an active coupon. @throws AppError CONFLICT if the code is taken, or the first month has another coupon */
export async function createCoupon(deps: Pick<Deps, 'db'>, input: Admin & { coupon: NewCoupon }): Promise<void> {
  const { adminId, coupon } = input;
  const { code, kind, value, isForFirstMonth, mostUses } = coupon;
  const expiresAt = coupon.expiresAt === null ? null : new Date(coupon.expiresAt);
  const itemIds = isForFirstMonth ? ['pro'] : coupon.itemIds;
  await inTransaction(deps.db, async (tx) => {
    if (isForFirstMonth) await claimFirstMonth(tx, { code });
    const terms = { code, kind, value, itemIds, isForFirstMonth, mostUses, expiresAt };
    const row = await repo.insertCoupon(tx, terms);
    if (!row) throw new AppError('CONFLICT', m.server_coupon_taken(), { field: ['code'] });
    const discount = kind === 'percent' ? `${value}%` : formatCents(value);
    const after = { discount, items: itemIds ?? 'all', isForFirstMonth, ...limitsOf(row) };
    await writeAudit(tx, { adminId, action: 'coupon.create', subject: 'catalog', subjectId: code, after });
  });
}

/** @throws AppError CONFLICT if another active coupon applies to the first month of Pro */
async function claimFirstMonth(tx: Database, input: { code: string }): Promise<void> {
  await repo.lockFirstMonth(tx);
  const other = await repo.findFirstMonthCoupon(tx);
  if (other && other.code !== input.code)
    throw new AppError('CONFLICT', m.server_coupon_first_month_taken({ code: other.code }));
}

type Limits = { mostUses: number | null; expiresAt: string | null; isActive: boolean };

/**
 * Changes a coupon's limits, or turns it on or off. Open orders keep its discount.
 * @param input `seen`: the limits on the caller's screen
 * @throws AppError NOT_FOUND; CONFLICT when they have changed since, or another coupon applies to the first month
 */
export async function editCoupon(
  deps: Pick<Deps, 'db'>,
  input: Admin & Limits & { id: string; seen: Limits },
): Promise<void> {
  const { adminId, id, mostUses, isActive, seen } = input;
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  const after = limitsOf({ mostUses, expiresAt, isActive });
  await inTransaction(deps.db, async (tx) => {
    const row = await repo.lockCoupon(tx, { id });
    if (!row) throw new AppError('NOT_FOUND', m.server_not_found());
    const before = limitsOf(row);
    // A double click, or two people who did the same.
    if (isDeepStrictEqual(before, after)) return;
    if (!isDeepStrictEqual(before, seen)) throw changedMeanwhile();
    if (row.isForFirstMonth && isActive) await claimFirstMonth(tx, row);
    await repo.updateCoupon(tx, { id, mostUses, expiresAt, isActive });
    await writeAudit(tx, {
      ...{ adminId, action: 'coupon.edit', subject: 'catalog', subjectId: row.code },
      ...{ before, after },
    });
  });
}
