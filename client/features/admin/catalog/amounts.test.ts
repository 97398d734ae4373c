import { expect, it } from 'vitest';
import { centsIn, countIn, dollarsOf, endOf, lastDayOf } from './amounts.ts';

it('reads dollars as cents, and writes them back', () => {
  for (const [text, cents] of [
    ['29.99', 2_999],
    ['$147', 14_700],
    ['1,200.50', 120_050],
    [' 0.5 ', 50],
    ['0.07', 7],
  ] as const)
    expect([text, centsIn(text)]).toEqual([text, cents]);
  for (const text of ['', 'free', '-5', '1.999', '1e3', '12,34', '$', '99999999'])
    expect([text, centsIn(text)]).toEqual([text, undefined]);
  expect([2_999, 14_700, 50, 7].map(dollarsOf)).toEqual(['29.99', '147', '0.50', '0.07']);
});

it('reads whole numbers only', () => {
  expect(['5', ' 12 ', '', '1.5', '-1', 'x'].map(countIn)).toEqual([5, 12, undefined, undefined, undefined, undefined]);
});

it('ends with the last day in the agency’s time zone, also when clocks change', () => {
  expect(endOf('2026-11-30')).toBe('2026-12-01T05:00:00.000Z');
  for (const day of ['2026-11-30', '2026-03-08', '2026-11-01', '2026-06-15']) expect(lastDayOf(endOf(day))).toBe(day);
});
