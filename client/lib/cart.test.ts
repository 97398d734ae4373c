import { expect, it, vi } from 'vitest';
import { catalogue } from '#shared/domain/catalogue.ts';
import { createCart, maxQuantity, totalItemsOf, totalPriceOf } from './cart.ts';

/** An in-memory browser storage. Two carts on one storage act like two tabs. */
function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['cart', initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Always returns the same storage. */
function ownStorage() {
  const storage = memory();
  return () => storage;
}

const stored = (storage: ReturnType<typeof memory>) => JSON.parse(storage.getItem('cart') ?? 'null') as unknown;
const vip = catalogue['vip-bootcamp'];
const virtual = catalogue['virtual-bootcamp'];

it('adds a new item once, increments it when added again, and stores every change', () => {
  const storage = memory();
  const cart = createCart(() => storage);
  cart.add(vip);
  expect(cart.items()).toEqual([{ ...vip, quantity: 1 }]);
  expect(stored(storage)).toEqual([
    {
      id: 'vip-bootcamp',
      name: 'VIP In-Studio AI Business Systems Bootcamp',
      price: 49700,
      product_type: 'bootcamp',
      quantity: 1,
    },
  ]);
  cart.add(vip);
  cart.add(virtual);
  expect(cart.items().map(({ id, quantity }) => [id, quantity])).toEqual([
    ['vip-bootcamp', 2],
    ['virtual-bootcamp', 1],
  ]);
  expect(stored(storage)).toEqual(cart.items());
  expect(totalItemsOf(cart.items())).toBe(3);
  expect(totalPriceOf(cart.items())).toBe(2 * 49700 + 14700);
});

it('removes, sets quantities and clears', () => {
  const storage = memory();
  const cart = createCart(() => storage);
  cart.add(vip);
  cart.add(virtual);
  cart.setQuantity(vip.id, 4);
  expect(cart.items()[0]?.quantity).toBe(4);
  cart.setQuantity(vip.id, 2.9);
  expect(cart.items()[0]?.quantity).toBe(2);
  cart.setQuantity(vip.id, NaN);
  expect(cart.items()[0]?.quantity).toBe(2);
  cart.setQuantity(vip.id, 1e9);
  expect(cart.items()[0]?.quantity).toBe(maxQuantity);
  cart.setQuantity('unknown', 3);
  expect(cart.items()).toHaveLength(2);
  cart.setQuantity(vip.id, 0);
  expect(cart.items().map(({ id }) => id)).toEqual(['virtual-bootcamp']);
  cart.add(vip);
  cart.setQuantity(vip.id, -3);
  cart.remove('unknown');
  cart.remove(virtual.id);
  expect(cart.items()).toEqual([]);
  cart.add(vip);
  cart.clear();
  expect(stored(storage)).toEqual([]);
});

it('restores a removed line to its position, once', () => {
  const cart = createCart(ownStorage());
  cart.add(vip);
  cart.add(virtual);
  const [line] = cart.items();
  cart.remove(vip.id);
  cart.restore(line!, 0);
  cart.restore(line!, 0);
  expect(cart.items().map(({ id }) => id)).toEqual(['vip-bootcamp', 'virtual-bootcamp']);
});

it('starts with the stored cart and keeps unknown fields', () => {
  const line = { id: 'x', name: 'X', price: 100, quantity: 2, note: 'window seat' };
  const cart = createCart(() => memory(JSON.stringify([line])));
  expect(cart.items()).toEqual([line]);
  const other = createCart(ownStorage());
  other.add({ id: 'y', name: 'Y', price: 1, ...{ size: 'large' } });
  expect(other.items()).toEqual([{ id: 'y', name: 'Y', price: 1, size: 'large', quantity: 1 }]);
});

it.each(['{', '', '{"id":"x"}', '7', 'null', '"cart"'])('discards unreadable storage: %s', (text) => {
  const said = vi.mocked(console.error);
  const storage = memory(text);
  const cart = createCart(() => storage);
  expect(cart.items()).toEqual([]);
  expect(said).toHaveBeenCalledTimes(1);
  expect(stored(storage)).toBeNull();
  expect(cart.items()).toBe(cart.items());
  expect(said).toHaveBeenCalledTimes(1);
  cart.add(vip);
  expect(stored(storage)).toEqual([{ ...vip, quantity: 1 }]);
  said.mockClear();
});

it('drops invalid stored lines', () => {
  const lines = [null, 3, {}, { ...vip }, { ...vip, quantity: 0 }, { ...vip, price: 'free', quantity: 1 }];
  const cart = createCart(() => memory(JSON.stringify([...lines, { ...virtual, quantity: 1 }])));
  expect(cart.items()).toEqual([{ ...virtual, quantity: 1 }]);
});

it('merges changes from two tabs to one cart', () => {
  const storage = memory();
  const [one, two] = [createCart(() => storage), createCart(() => storage)];
  one.add(vip);
  two.add(virtual);
  one.add(vip);
  expect(two.items()).toEqual(one.items());
  expect(totalItemsOf(one.items())).toBe(3);
});

it('works in memory without storage', () => {
  const said = vi.mocked(console.warn);
  const cart = createCart(() => {
    throw new Error('SecurityError');
  });
  cart.add(vip);
  cart.add(vip);
  expect(cart.items()).toEqual([{ ...vip, quantity: 2 }]);
  expect(said).toHaveBeenCalled();
  said.mockClear();
});

it('notifies listeners and returns the same list until something changes', () => {
  const cart = createCart(ownStorage());
  const listener = vi.fn();
  const stop = cart.subscribe(listener);
  cart.add(vip);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(cart.items()).toBe(cart.items());
  stop();
  cart.clear();
  expect(listener).toHaveBeenCalledTimes(1);
});
