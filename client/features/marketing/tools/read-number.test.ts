import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const limits = { min: 0.1, max: 5000 };

it.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['$1,200.50', 1200.5],
  ['$ 40', 40],
  ['12 %', 12],
  ['.5', 0.5],
  ['3.', 3],
  ['0.1', 0.1],
  ['5000', 5000],
])('reads %j', (text, value) => {
  expect(readNumber(text, limits)).toBe(value);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'not-a-number'],
  ['.', 'not-a-number'],
  ['$', 'not-a-number'],
  ['-5', 'not-a-number'],
  ['1e9', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['12,34', 'not-a-number'],
  ['0', 'too-small'],
  ['0.09', 'too-small'],
  ['5001', 'too-large'],
  ['99999999999999', 'too-large'],
])('says why %j isn’t accepted', (text, problem) => {
  expect(readNumber(text, limits)).toBe(problem);
});
