import { createHash } from 'node:crypto';
import { m } from '#messages';
import { catalogue } from '#shared/domain/catalogue.ts';
import { plans, proOffer } from '#shared/domain/plans.ts';
import { orderLimits, vipSeatsIn, type OrderedItem } from '#shared/domain/orders.ts';

export type NewLine = { itemId: string; name: string; unitCents: number; quantity: number };

/** An order before it's stored, computed from the catalog. */
export type Draft = {
  lines: NewLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  fingerprint: string;
  /** How long its checkout page stays open. */
  openMinutes: number;
};

/** The line for a month of Pro. */
export const proLine: NewLine = {
  itemId: 'pro',
  name: m.server_billing_pro_one_month({ plan: plans.pro.name }),
  unitCents: plans.pro.priceCents,
  quantity: 1,
};

function draftOf(lines: NewLine[], discountCents: number, openMinutes: number): Draft {
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  // Sorted, so that the same items in a different order are the same cart.
  const sorted = lines.map(({ itemId, quantity, unitCents }) => `${itemId} ${quantity} ${unitCents}`).sort();
  return {
    lines,
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([sorted, discountCents]))
      .digest('hex'),
    openMinutes,
  };
}

/** @param items ids and quantities validated by the schema @returns the order, priced from the catalog. */
export function cartDraft(items: readonly OrderedItem[]): Draft {
  const lines = items.map(({ id, quantity }) => {
    const { name, price } = catalogue[id];
    return { itemId: id, name, unitCents: price, quantity };
  });
  const openMinutes = vipSeatsIn(items) > 0 ? orderLimits.seatHoldMinutes : orderLimits.pageHours * 60;
  return draftOf(lines, 0, openMinutes);
}

/** @returns the order for the first month of Pro, with the discount if the buyer is still eligible. */
export function proDraft(hasOffer: boolean): Draft {
  const discount = hasOffer ? plans.pro.priceCents - proOffer.firstMonthCents : 0;
  return draftOf([proLine], discount, orderLimits.pageHours * 60);
}
