import { expect, it } from 'vitest';
import { catalogue } from '#shared/domain/catalogue.ts';
import { totalPriceOf } from './cart.ts';
import { seedCatalog } from './catalog.ts';
import { pricedCart } from './cart-prices.ts';

const sold = seedCatalog;
const pack = catalogue['web-prompt-pack'];

it('takes names and prices from the catalog and reports changed prices', () => {
  const { lines, gone } = pricedCart(
    [
      { ...pack, name: 'Old name', price: 1, quantity: 2 },
      { ...catalogue['virtual-bootcamp'], quantity: 1 },
    ],
    sold,
  );
  expect(lines).toEqual([
    { ...pack, quantity: 2, oldPrice: 1 },
    { ...catalogue['virtual-bootcamp'], quantity: 1 },
  ]);
  expect(gone).toEqual([]);
  expect(totalPriceOf(lines)).toBe(2 * 4999 + 14700);
});

it.each(['summer-course', 'constructor', '__proto__', ''])('does not sell "%s"', (id) => {
  const stored = { id, name: 'Something', price: 100, quantity: 1 };
  expect(pricedCart([stored], sold)).toEqual({ lines: [], gone: [stored] });
});

it('keeps the price from when an item was added until the catalog is loaded', () => {
  const stored = { ...pack, price: 1, quantity: 1 };
  expect(pricedCart([stored], undefined)).toEqual({ lines: [stored], gone: [] });
});

it('does not sell an item that an admin has taken off sale', () => {
  const stored = { ...pack, quantity: 1 };
  const catalog = { ...sold, [pack.id]: { ...sold['web-prompt-pack'], isAvailable: false } };
  expect(pricedCart([stored], catalog)).toEqual({ lines: [], gone: [stored] });
});
