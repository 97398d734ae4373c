import { expect, it } from 'vitest';
import { adCost } from './ad-cost.ts';

const usual = { budget: 600, click: 3, contacting: 5, buying: 30, kept: 300 };

it('calculates contacts and customers from clicks', () => {
  // 600 / 3 = 200 clicks; 5 % of them = 10 contacts; 30 % of those = 3 customers.
  const result = adCost(usual);
  expect(result.clicks).toBe(200);
  expect(result.contacts).toBe(10);
  expect(result.customers).toBe(3);
  expect(result.perContact).toBe(60);
  expect(result.perCustomer).toBe(200);
});

it('compares what customers bring in with the budget', () => {
  // 3 customers x 300 = 900 kept.
  expect(adCost(usual)).toMatchObject({ keptInAll: 900, profit: 300 });
  expect(adCost({ ...usual, kept: 150 })).toMatchObject({ keptInAll: 450, profit: -150 });
  expect(adCost({ ...usual, kept: 0 })).toMatchObject({ keptInAll: 0, profit: -600, breakEvenClick: 0 });
});

it('breaks even at the price per click that it names', () => {
  const { breakEvenClick } = adCost(usual);
  // 300 x 5 % x 30 % = 4.50.
  expect(breakEvenClick).toBeCloseTo(4.5);
  expect(adCost({ ...usual, click: breakEvenClick }).profit).toBeCloseTo(0);
});

it('returns finite numbers at the limits of its fields', () => {
  for (const numbers of [
    { budget: 1, click: 1000, contacting: 0.1, buying: 0.1, kept: 0 },
    { budget: 1_000_000, click: 0.01, contacting: 100, buying: 100, kept: 1_000_000 },
  ])
    for (const value of Object.values(adCost(numbers))) expect(Number.isFinite(value)).toBe(true);
});
