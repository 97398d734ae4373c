import { expect, it } from 'vitest';
import { dollars, duration, share } from './figures.ts';

it.each([
  [0, '$0.00'],
  [1, 'under $0.0001'],
  [1_500, '$0.0015'],
  [1_250_000, '$1.25'],
  [12_345_678_000, '$12,345.678'],
])('formats %i millionths of a dollar', (microUsd, words) => expect(dollars(microUsd)).toBe(words));

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [4_249, '4.2 s'],
  [180_000, '3 min'],
])('formats %i milliseconds', (ms, words) => expect(duration(ms)).toBe(words));

it.each([
  [0, 0, '0%'],
  [0, 9, '0%'],
  [1, 1_000, 'under 1%'],
  [999, 1_000, 'over 99%'],
  [1, 3, '33%'],
  [3, 3, '100%'],
])('formats %i of %i', (part, all, words) => expect(share(part, all)).toBe(words));
