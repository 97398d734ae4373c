import { expect, it } from 'vitest';
import { missedCalls } from './missed-call.ts';

const usual = { calls: 12, days: 6, missed: 20, new: 40, booking: 30, sale: 150 };

it('calculates lost sales from missed calls', () => {
  // 12 x 6 x 52 / 12 = 312 calls; 62.4 missed; 24.96 new; 7.488 would have booked; x 150 = 1123.20.
  const result = missedCalls(usual);
  expect(result.calls).toBeCloseTo(312);
  expect(result.missed).toBeCloseTo(62.4);
  expect(result.newCallers).toBeCloseTo(24.96);
  expect(result.customers).toBeCloseTo(7.488);
  expect(result.month).toBeCloseTo(1123.2);
  expect(result.year).toBeCloseTo(13_478.4);
});

it('costs nothing if every call is answered or nobody calls', () => {
  expect(missedCalls({ ...usual, missed: 0 })).toMatchObject({ customers: 0, month: 0, year: 0 });
  expect(missedCalls({ ...usual, calls: 0 })).toMatchObject({ calls: 0, month: 0 });
});
