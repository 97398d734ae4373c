import { expect, it } from 'vitest';
import { answerTime, countedTo } from './count-labels.ts';

it('shows where counting stopped', () => {
  expect([0, 12, 999, 1_000, 5_000].map(countedTo)).toEqual(['0', '12', '999', '1,000 or more', '1,000 or more']);
});

it.each([
  [10, '1 minute'],
  [59 * 60, '59 minutes'],
  [3600, '1 hour'],
  [47 * 3600, '47 hours'],
  [72 * 3600, '3 days'],
])('formats a response time of %s seconds as %s', (seconds, words) => {
  expect(answerTime(seconds)).toBe(words);
});
