import { describe, expect, it } from 'vitest';
import { daysLeftText, timeAgo } from './time.ts';

const now = new Date(2026, 5, 10, 15, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).toISOString();

describe('timeAgo', () => {
  it.each([
    [at(10, 15, 2), 'just now'],
    [at(10, 14, 59), '1 minute ago'],
    [at(10, 14, 1), '59 minutes ago'],
    [at(10, 12), '3 hours ago'],
    [at(10, 1), '14 hours ago'],
    [at(9, 23), 'yesterday'],
    [at(9, 1), 'yesterday'],
    [at(7, 23), '3 days ago'],
    [at(3, 8), '7 days ago'],
    [at(2, 8), 'June 2, 2026'],
  ])('formats %s as %s', (iso, text) => {
    expect(timeAgo(iso, now)).toBe(text);
  });

  it('counts hours across midnight for less than a day', () => {
    expect(timeAgo(at(9, 23), new Date(2026, 5, 10, 1, 0))).toBe('2 hours ago');
  });
});

it.each([
  [9, '9 days left'],
  [1, '1 day left'],
  [0, 'Ended'],
])('formats %i days as %s', (days, text) => {
  expect(daysLeftText(days)).toBe(text);
});
