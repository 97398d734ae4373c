/** Current prices for the stored cart: names and prices come from the catalog, not from the browser's storage. */
import { catalogue, type CatalogueItem, type ItemId } from '#shared/domain/catalogue.ts';
import type { CartItem } from './cart.ts';

/** A line that can be bought. Prices in cents. */
export type PricedLine = CatalogueItem & {
  quantity: number;
  /** The price when it was added, if different. */
  oldPrice?: number;
};

export type PricedCart = {
  lines: readonly PricedLine[];
  /** Lines of an older cart that the catalog no longer lists. They cost nothing and can't be bought. */
  gone: readonly CartItem[];
};

const itemOf = (id: string): CatalogueItem | undefined =>
  Object.hasOwn(catalogue, id) ? catalogue[id as ItemId] : undefined;

/** @returns the stored items at current names and prices, and those no longer sold. */
export function pricedCart(items: readonly CartItem[]): PricedCart {
  const lines: PricedLine[] = [];
  const gone: CartItem[] = [];
  for (const stored of items) {
    const item = itemOf(stored.id);
    if (!item) gone.push(stored);
    else
      lines.push({
        ...item,
        quantity: stored.quantity,
        ...(stored.price !== item.price && { oldPrice: stored.price }),
      });
  }
  return { lines, gone };
}
