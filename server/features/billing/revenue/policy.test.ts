import { expect, it } from 'vitest';
import { itemSums, totalsByPeriod, totalsOf, type MoneyOfDay } from './policy.ts';

const day = (name: string, paidCents: number, refundedCents = 0): MoneyOfDay => ({
  ...{ day: name, orders: 1, paidCents, refundedCents, disputedCents: 0, taxCents: 0, guestOrders: 0, guestCents: 0 },
});
const days = [day('2026-10-31', 100), day('2026-11-01', 200, 350), day('2026-11-02', 401)];

it('adds up the days of a span, both ends included', () => {
  expect(totalsOf(days)).toMatchObject({ orders: 3, paidCents: 701, refundedCents: 350, netCents: 351 });
  expect(totalsOf(days, { from: '2026-11-01', to: '2026-11-02' })).toMatchObject({ orders: 2, paidCents: 601 });
  expect(totalsOf(days, { from: '2026-11-03', to: '2026-11-09' })).toMatchObject({ paidCents: 0, averageCents: null });
});

it('can lose more than was paid, and rounds the average to the cent', () => {
  expect(totalsOf([days[1]!])).toMatchObject({ netCents: -150, averageCents: 200 });
  expect(totalsOf(days.slice(1)).averageCents).toBe(301);
});

it('adds up months and weeks without gaps', () => {
  const nets = (unit: 'month' | 'week') =>
    totalsByPeriod(days, { from: '2026-10-31', to: '2026-11-10', unit }).map(({ start, netCents }) => [
      start,
      netCents,
    ]);
  expect(nets('month')).toEqual([
    ['2026-10-01', 100],
    ['2026-11-01', 251],
  ]);
  expect(nets('week')).toEqual([
    ['2026-10-26', -50],
    ['2026-11-02', 401],
    ['2026-11-09', 0],
  ]);
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
