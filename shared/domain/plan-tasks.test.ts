import { expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from './plan-dates.ts';
import { datedRoadmap, groupOf } from './plan-tasks.ts';

const steps = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`);

it('spreads a month from tomorrow plus two more, in order and on weekdays, from any start day', () => {
  for (let today = '2026-01-01'; today < '2026-02-15'; today = addDays(today, 1)) {
    for (const count of [1, 2, 5, 12]) {
      const items = datedRoadmap({ thirtyDays: steps(count, 'a'), ninetyDays: steps(count, 'b') }, today);
      expect(items.map(({ text }) => text)).toEqual([...steps(count, 'a'), ...steps(count, 'b')]);
      const days = items.map(({ dueOn }) => daysBetween(today, dueOn));
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(items.every(({ dueOn }) => weekdayOf(dueOn) <= 5)).toBe(true);
      // A weekend date moves to Monday, at most two days later.
      expect(days[0]).toBeGreaterThanOrEqual(1);
      expect(days[0]).toBeLessThanOrEqual(3);
      expect(days[count]).toBeGreaterThanOrEqual(31);
      expect(days[count]).toBeLessThanOrEqual(33);
      expect(days.at(-1)).toBeLessThanOrEqual(92);
    }
  }
});

it('spaces the five steps of a month about a week apart', () => {
  const items = datedRoadmap({ thirtyDays: steps(5, 'a'), ninetyDays: [] }, '2026-11-22');
  const days = items.map(({ dueOn }) => dueOn);
  expect(days.join(' ')).toBe('2026-11-23 2026-11-30 2026-12-07 2026-12-11 2026-12-17');
});

it('groups tasks by urgency', () => {
  // This is a Wednesday.
  const today = '2026-11-25';
  const open = (dueOn: string) => groupOf({ status: 'open', dueOn }, today);
  const groups = ['2026-11-24', '2026-11-25', '2026-11-29', '2026-11-30'].map(open);
  expect(groups.join(' ')).toBe('overdue week week later');
  expect(groupOf({ status: 'done', dueOn: '2026-11-24' }, today)).toBe('closed');
  expect(groupOf({ status: 'skipped', dueOn: '2026-12-24' }, today)).toBe('closed');
});
