import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import { upgradeCents, type CatalogFact, type SiteFacts } from '#shared/content/site-facts.ts';
import { catalogLimits, type CouponState } from '#shared/domain/catalog-terms.ts';
import type { CouponKind } from '#shared/domain/orders.ts';

export type PricedLine = { itemId: string; unitCents: number; quantity: number };

/** The parts of a coupon that decide about a discount. */
export type CouponTerms = { kind: CouponKind; value: number; itemIds: string[] | null };

type CouponLimits = CouponTerms & {
  isActive: boolean;
  isForFirstMonth: boolean;
  mostUses: number | null;
  expiresAt: Date | null;
};

/** Returns everything that goes into a cart, including the upgrade, whose price and availability follow from the seats. */
export function cartItems(catalog: SiteFacts['catalog']): Record<ItemId, CatalogFact> {
  const priceCents = upgradeCents({ catalog });
  return {
    'virtual-bootcamp': catalog['virtual-bootcamp'],
    'vip-bootcamp': catalog['vip-bootcamp'],
    'vip-bootcamp-upgrade': {
      name: catalogue['vip-bootcamp-upgrade'].name,
      priceCents,
      isAvailable: catalog['vip-bootcamp'].isAvailable && priceCents >= catalogLimits.leastCents,
    },
    'web-prompt-pack': catalog['web-prompt-pack'],
  };
}

const appliesTo = ({ itemIds }: Pick<CouponTerms, 'itemIds'>, itemId: string) =>
  itemIds === null || itemIds.includes(itemId);

/** Returns what a coupon takes off: a percentage, rounded half up, or an amount, of the lines it applies to. */
export function discountOf(coupon: CouponTerms, lines: readonly PricedLine[]): number {
  const cents = lines
    .filter(({ itemId }) => appliesTo(coupon, itemId))
    .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return coupon.kind === 'percent' ? Math.floor((cents * coupon.value + 50) / 100) : Math.min(coupon.value, cents);
}

/**
 * Decides about a code that a buyer entered.
 * @param coupon undefined if there's none with this code
 * @param sale `uses`: orders with this code, except the buyer's own open one
 */
export function couponState(
  coupon: CouponLimits | undefined,
  sale: { lines: readonly PricedLine[]; uses: number; isFirstMonth: boolean; now: Date },
): CouponState {
  if (!coupon?.isActive) return 'unknown';
  if (coupon.expiresAt && coupon.expiresAt <= sale.now) return 'ended';
  if (coupon.mostUses !== null && sale.uses >= coupon.mostUses) return 'used-up';
  const discount = discountOf(coupon, sale.lines);
  const total = sale.lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0) - discount;
  // The provider refuses smaller payments.
  const isPayable = total >= catalogLimits.leastCents;
  return coupon.isForFirstMonth === sale.isFirstMonth && discount > 0 && isPayable ? 'valid' : 'other-items';
}
