import { expect, it } from 'vitest';
import { averageOf, itemSums, netOf, sumOf, type MoneyOfDay } from './policy.ts';

const day = (name: string, paidCents: number, refundedCents = 0): MoneyOfDay => ({
  ...{ day: name, orders: 1, paidCents, refundedCents, disputedCents: 0, taxCents: 0, guestOrders: 0, guestCents: 0 },
});
const days = [day('2026-10-31', 100), day('2026-11-01', 200, 350), day('2026-11-02', 401)];

it('adds up the days of a span, both ends included', () => {
  expect(sumOf(days)).toMatchObject({ orders: 3, paidCents: 701, refundedCents: 350 });
  expect(sumOf(days, { from: '2026-11-01', to: '2026-11-02' })).toMatchObject({ orders: 2, paidCents: 601 });
  expect(sumOf(days, { from: '2026-11-03', to: '2026-11-09' })).toMatchObject({ orders: 0, paidCents: 0 });
});

it('can lose more than was paid, and has no average without orders', () => {
  expect(netOf(days[1]!)).toBe(-150);
  expect(averageOf({ ...days[2]!, orders: 2 })).toBe(201);
  expect(averageOf({ ...days[2]!, orders: 0 })).toBeNull();
});

it('splits a discount only over the items that its coupon applies to', () => {
  const lines = [
    { itemId: 'a', name: 'A', unitCents: 1000, quantity: 3 },
    { itemId: 'b', name: 'B', unitCents: 500, quantity: 1 },
  ];
  const plain = [{ itemId: 'b', name: 'B', units: 2, cents: 900 }];
  const order = { discountCents: 700, lines };
  expect(itemSums(plain, [{ ...order, eligible: null }])).toEqual([
    { itemId: 'a', name: 'A', units: 3, cents: 2400 },
    { itemId: 'b', name: 'B', units: 3, cents: 900 + 400 },
  ]);
  expect(itemSums(plain, [{ ...order, eligible: ['a'] }])).toEqual([
    { itemId: 'a', name: 'A', units: 3, cents: 2300 },
    { itemId: 'b', name: 'B', units: 3, cents: 900 + 500 },
  ]);
});
