/** What the stored cart is worth today: names and prices are the catalogue's, whatever stands in the browser's storage. */
import { catalogue, type CatalogueItem, type ItemId } from '../../shared/domain/catalogue.ts';
import type { CartItem } from './cart.ts';

/** A line that can be bought. Money is in cents. */
export type PricedLine = CatalogueItem & {
  quantity: number;
  /** What it cost when it was put in, where that was another price. */
  oldPrice?: number;
};

export type PricedCart = {
  lines: readonly PricedLine[];
  /** Lines of an older cart that the catalogue does not know; they cost nothing and cannot be bought. */
  gone: readonly CartItem[];
};

const itemOf = (id: string): CatalogueItem | undefined =>
  Object.hasOwn(catalogue, id) ? catalogue[id as ItemId] : undefined;

/** @returns the stored items as they are sold today, and those that are sold no more. */
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
