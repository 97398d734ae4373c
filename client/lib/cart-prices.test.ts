import { expect, it } from 'vitest';
import { catalogue } from '#shared/domain/catalogue.ts';
import { totalPriceOf } from './cart.ts';
import { pricedCart } from './cart-prices.ts';

const pack = catalogue['web-prompt-pack'];

it('takes names and prices from the catalog and reports changed prices', () => {
  const { lines, gone } = pricedCart([
    { ...pack, name: 'Old name', price: 1, quantity: 2 },
    { ...catalogue['virtual-bootcamp'], quantity: 1 },
  ]);
  expect(lines).toEqual([
    { ...pack, quantity: 2, oldPrice: 1 },
    { ...catalogue['virtual-bootcamp'], quantity: 1 },
  ]);
  expect(gone).toEqual([]);
  expect(totalPriceOf(lines)).toBe(2 * 4999 + 14700);
});

it.each(['summer-course', 'constructor', '__proto__', ''])('does not sell "%s"', (id) => {
  const stored = { id, name: 'Something', price: 100, quantity: 1 };
  expect(pricedCart([stored])).toEqual({ lines: [], gone: [stored] });
});
