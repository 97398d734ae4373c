/** Current prices for the stored cart: names and prices come from the server's catalog, not from the browser's storage. */
import { catalogue, type CatalogueItem, type ItemId } from '#shared/domain/catalogue.ts';
import type { CartItem } from './cart.ts';
import { itemIn, type Catalog } from './catalog.ts';

/** A line that can be bought. Prices in cents. */
export type PricedLine = CatalogueItem & {
  quantity: number;
  /** The price when it was added, if different. */
  oldPrice?: number;
};

export type PricedCart = {
  lines: readonly PricedLine[];
  /** Lines that aren't sold anymore. They cost nothing and can't be bought. */
  gone: readonly CartItem[];
};

const isItem = (id: string): id is ItemId => Object.hasOwn(catalogue, id);

/**
 * @param catalog undefined until it's loaded; lines then keep the price they were added at
 * @returns the stored items at current names and prices, and those no longer sold
 */
export function pricedCart(items: readonly CartItem[], catalog: Catalog | undefined): PricedCart {
  const lines: PricedLine[] = [];
  const gone: CartItem[] = [];
  for (const stored of items) {
    const { id, name, price, quantity } = stored;
    if (!isItem(id) || catalog?.[id].isAvailable === false) gone.push(stored);
    else {
      const item = catalog ? itemIn(catalog, id) : { ...catalogue[id], name, price };
      lines.push({ ...item, quantity, ...(price !== item.price && { oldPrice: price }) });
    }
  }
  return { lines, gone };
}
