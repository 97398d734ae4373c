import { expect, it } from 'vitest';
import { catalogue } from '#shared/domain/catalogue.ts';
import { noteOrder, notedOrders, settleOrder } from './cart-orders.ts';
import { createCart } from './cart.ts';

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const storageOf = () => storage;
  return { kept, storageOf, cart: createCart(storageOf) };
}

const pack = catalogue['web-prompt-pack'];
const seat = catalogue['virtual-bootcamp'];
const order = {
  id: 'order-1',
  status: 'paid',
  willBeRefunded: false,
  lines: [{ itemId: seat.id, quantity: 1 }],
} as const;

it('removes paid items from the cart once and keeps those added since', () => {
  const { cart, storageOf } = browser();
  cart.add(seat);
  noteOrder(order.id, storageOf);
  noteOrder(order.id, storageOf);
  cart.add(seat);
  cart.add(pack);
  expect(settleOrder(order, cart, storageOf)).toBe(true);
  expect(cart.items().map(({ id, quantity }) => [id, quantity])).toEqual([
    [seat.id, 1],
    [pack.id, 1],
  ]);
  expect(settleOrder(order, cart, storageOf)).toBe(false);
  expect(cart.items()).toHaveLength(2);
});

it('keeps unpaid and undelivered items in the cart, to be settled later', () => {
  const { cart, storageOf } = browser();
  cart.add(seat);
  noteOrder(order.id, storageOf);
  for (const status of ['open', 'expired', 'failed', 'refunded', 'disputed'] as const)
    expect(settleOrder({ ...order, status }, cart, storageOf)).toBe(false);
  expect(settleOrder({ ...order, willBeRefunded: true }, cart, storageOf)).toBe(false);
  expect(cart.items()).toHaveLength(1);
  expect(notedOrders(storageOf)).toEqual([order.id]);
  expect(settleOrder(order, cart, storageOf)).toBe(true);
  expect(notedOrders(storageOf)).toEqual([]);
});

it('clears nothing for an order started elsewhere', () => {
  const { cart, storageOf } = browser();
  cart.add(seat);
  noteOrder('another', storageOf);
  expect(settleOrder(order, cart, storageOf)).toBe(false);
  expect(cart.items()).toHaveLength(1);
});

it('ignores items already removed and unreadable notes', () => {
  const { cart, kept, storageOf } = browser();
  noteOrder(order.id, storageOf);
  expect(settleOrder(order, cart, storageOf)).toBe(true);
  expect(cart.items()).toEqual([]);
  kept.set('cart-orders', '{');
  expect(settleOrder(order, cart, storageOf)).toBe(false);
  noteOrder('x', storageOf);
  expect(kept.get('cart-orders')).toBe('["x"]');
});

it('remembers ten orders', () => {
  const { kept, storageOf } = browser();
  for (let index = 0; index < 12; index += 1) noteOrder(`order-${index}`, storageOf);
  expect(JSON.parse(kept.get('cart-orders')!)).toEqual(Array.from({ length: 10 }, (_, index) => `order-${index + 2}`));
});

it('keeps an order in memory when storage is unavailable', () => {
  const { cart } = browser();
  const none = () => {
    throw new Error('SecurityError');
  };
  cart.add(seat);
  noteOrder(order.id, none);
  expect(settleOrder(order, cart, none)).toBe(true);
  expect(cart.items()).toEqual([]);
});
