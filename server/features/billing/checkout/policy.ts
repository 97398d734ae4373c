import { createHash } from 'node:crypto';
import { m } from '#messages';
import type { CatalogFact } from '#shared/content/site-facts.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import { orderLimits, vipSeatsIn, type OrderedItem } from '#shared/domain/orders.ts';

export type NewLine = { itemId: string; name: string; unitCents: number; quantity: number };

/** An order before it's stored, computed from the catalog. */
export type Draft = {
  lines: NewLine[];
  subtotalCents: number;
  discountCents: number;
  couponCode: string | null;
  totalCents: number;
  fingerprint: string;
  /** How long its checkout page stays open. */
  openMinutes: number;
};

/** A discount, and the code it's from. */
export type Discount = { couponCode: string; discountCents: number };

/**
 * @param wanted what the buyer chose. Prices and discounts aren't part of it, so that an open order for the same choice
 *   keeps them when an admin changes them.
 */
function draftOf(lines: NewLine[], discount: Discount | undefined, wanted: unknown, openMinutes: number): Draft {
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const { couponCode = null, discountCents = 0 } = discount ?? {};
  return {
    lines,
    subtotalCents,
    discountCents,
    couponCode,
    totalCents: subtotalCents - discountCents,
    fingerprint: createHash('sha256').update(JSON.stringify(wanted)).digest('hex'),
    openMinutes,
  };
}

/** @param items ids and quantities validated by the schema @returns the lines of an order, priced from the catalog. */
export const cartLines = (items: readonly OrderedItem[], catalog: Record<ItemId, CatalogFact>): NewLine[] =>
  items.map(({ id, quantity }) => {
    const { name, priceCents } = catalog[id];
    return { itemId: id, name, unitCents: priceCents, quantity };
  });

/** @param code as entered, whether or not it takes anything off. @returns the order of a cart. */
export function cartDraft(lines: NewLine[], code: string | undefined, discount: Discount | undefined): Draft {
  const items = lines.map(({ itemId, quantity }) => ({ id: itemId as ItemId, quantity }));
  const openMinutes = vipSeatsIn(items) > 0 ? orderLimits.seatHoldMinutes : orderLimits.pageHours * 60;
  // Sorted, so that the same items in a different order are the same cart.
  const sorted = items.map(({ id, quantity }) => `${id} ${quantity}`).sort();
  return draftOf(lines, discount, [sorted, code ?? null], openMinutes);
}

/** Returns the line for a month of Pro. */
export const proLine = ({ name, priceCents }: Pick<CatalogFact, 'name' | 'priceCents'>): NewLine => ({
  itemId: 'pro',
  name: m.server_billing_pro_one_month({ plan: name }),
  unitCents: priceCents,
  quantity: 1,
});

/** @param hasOffer whether the buyer may still get the first month's discount. @returns the order of the first month. */
export const proDraft = (line: NewLine, hasOffer: boolean, discount: Discount | undefined): Draft =>
  draftOf([line], discount, ['pro', hasOffer], orderLimits.pageHours * 60);
