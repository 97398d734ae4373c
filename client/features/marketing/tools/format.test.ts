import { expect, it } from 'vitest';
import { amountOf, dollars, entered } from './format.ts';

it('shows cents only for amounts below ten dollars', () => {
  expect([0, 3, 3.5, 9.999, 10.4, 1240.6, -12.4].map(dollars)).toEqual([
    ...['$0', '$3', '$3.50', '$10.00', '$10', '$1,241', '-$12'],
  ]);
});

it('shows tenths only for numbers below ten', () => {
  expect([0, 0.04, 2, 2.55, 9.97, 62.4, 12_400].map(amountOf)).toEqual(['0', '0', '2', '2.6', '10', '62', '12,400']);
});

it('shows an entered number as it was typed', () => {
  expect([600, 12.5, 0.25, 1_000_000].map(entered)).toEqual(['600', '12.5', '0.25', '1,000,000']);
});
