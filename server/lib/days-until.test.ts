import { describe, expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 24 * 3600 * 1000;

describe('remaining days', () => {
  it.each([
    [14 * day, 14],
    [14 * day - 1, 14],
    [13 * day + 1, 14],
    [day, 1],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-100 * day, 0],
  ])('at %d ms from the end are %d', (ms, days) => expect(daysUntil(new Date(now.getTime() + ms), now)).toBe(days));

  it('count hours, not calendar days, across clock changes', () => {
    // A night on which many places change their clocks.
    expect(daysUntil(new Date('2026-03-29T12:00:00Z'), new Date('2026-03-28T12:00:00Z'))).toBe(1);
  });
});
