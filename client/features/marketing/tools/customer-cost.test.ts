import { expect, it } from 'vitest';
import { customerCost } from './customer-cost.ts';

const usual = { spent: 500, hours: 10, wage: 40, customers: 10, sale: 120, margin: 50, purchases: 3, years: 2 };

it('counts the owner’s hours as a cost', () => {
  // 500 + 10 x 40 = 900, for 10 customers.
  expect(customerCost(usual)).toMatchObject({ total: 900, cost: 90 });
  expect(customerCost({ ...usual, hours: 0 })).toMatchObject({ total: 500, cost: 50 });
});

it('adds up the profit from all purchases', () => {
  // 50 % of 120 = 60; 3 a year x 2 years = 6 purchases; 60 x 6 = 360; 360 / 90 = 4.
  expect(customerCost(usual)).toMatchObject({ perSale: 60, purchasesInAll: 6, worth: 360, ratio: 4 });
});

it('counts at least the first purchase', () => {
  expect(customerCost({ ...usual, purchases: 0.5, years: 1 })).toMatchObject({ purchasesInAll: 1, worth: 60 });
});

it.each([
  ['with the first sale', { hours: 0 }, 0],
  // Two purchases cover 90, and the second comes 12 / 3 = 4 months after the first.
  ['after four months', {}, 4],
  // 1200 / 10 + 40 = 160: three purchases.
  ['after eight months', { spent: 1200 }, 8],
  ['never, because they leave before', { spent: 10_000 }, undefined],
  ['never, because nothing is left of a sale', { margin: 0 }, undefined],
  ['right away, because they cost nothing', { spent: 0, hours: 0, margin: 0 }, 0],
])('earns back the cost of a customer %s', (_title, change, months) => {
  expect(customerCost({ ...usual, ...change }).paybackMonths).toBe(months);
});

it('has no ratio for customers who cost nothing', () => {
  expect(customerCost({ ...usual, spent: 0, hours: 0 })).toMatchObject({ cost: 0, ratio: Infinity });
});
