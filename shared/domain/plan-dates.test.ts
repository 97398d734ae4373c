import { expect, it } from 'vitest';
import {
  addDays,
  dayAt,
  dayInWords,
  daysBetween,
  isDay,
  isoWeekOf,
  mondayOf,
  morningOf,
  nextMondayMorning,
  onWeekday,
  remindableDay,
  startOf,
  sundayOf,
  weekdayOf,
} from './plan-dates.ts';

const at = (iso: string) => new Date(iso);

it('ends a day at midnight New York time, in winter and in summer', () => {
  expect(dayAt(at('2026-01-15T04:59:59Z'))).toBe('2026-01-14');
  expect(dayAt(at('2026-01-15T05:00:00Z'))).toBe('2026-01-15');
  expect(dayAt(at('2026-07-15T03:59:59Z'))).toBe('2026-07-14');
  expect(dayAt(at('2026-07-15T04:00:00Z'))).toBe('2026-07-15');
});

it.each([
  // Clocks go forward on March 8 and back on November 1, 2026, at 2 AM.
  ['2026-03-07', '2026-03-07T13:00:00.000Z', '2026-03-07T05:00:00.000Z'],
  ['2026-03-08', '2026-03-08T12:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T12:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-10-31', '2026-10-31T12:00:00.000Z', '2026-10-31T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T13:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T13:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('returns eight in the morning and midnight for %s', (day, morning, midnight) => {
  expect(morningOf(day).toISOString()).toBe(morning);
  expect(startOf(day).toISOString()).toBe(midnight);
});

it('starts every day of two years on its own date, with its morning at eight', () => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' });
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    expect(dayAt(startOf(day))).toBe(day);
    expect(dayAt(new Date(startOf(day).getTime() - 1))).toBe(addDays(day, -1));
    expect(clock.format(morningOf(day)).replace(/\s/g, ' ')).toBe('8:00 AM');
  }
});

it('shifts the next Monday morning by an hour of UTC when the clocks change', () => {
  expect(nextMondayMorning(at('2026-03-02T13:00:00Z')).toISOString()).toBe('2026-03-09T12:00:00.000Z');
  expect(nextMondayMorning(at('2026-10-26T12:00:00Z')).toISOString()).toBe('2026-11-02T13:00:00.000Z');
});

it('returns today before eight on a Monday and next week from eight on', () => {
  expect(nextMondayMorning(at('2026-11-23T12:59:59Z')).toISOString()).toBe('2026-11-23T13:00:00.000Z');
  expect(nextMondayMorning(at('2026-11-23T13:00:00Z')).toISOString()).toBe('2026-11-30T13:00:00.000Z');
  // It's still Sunday in New York.
  expect(nextMondayMorning(at('2026-11-23T04:30:00Z')).toISOString()).toBe('2026-11-23T13:00:00.000Z');
});

it('counts weeks from Monday to Sunday, also across the end of a year', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  expect([mondayOf('2027-01-01'), sundayOf('2027-01-01')]).toEqual(['2026-12-28', '2027-01-03']);
  expect(sundayOf('2026-11-29')).toBe('2026-11-29');
});

it.each([
  ['2026-11-21', '2026-W47'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2026-01-01', '2026-W01'],
])('puts %s in week %s', (day, week) => {
  expect(isoWeekOf(day)).toBe(week);
});

it('moves Saturdays and Sundays to Monday and keeps weekdays', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(onWeekday)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
  ]);
});

it('counts days across months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
});

it("sends the day's reminders from eight on", () => {
  expect(remindableDay(at('2026-11-21T12:59:59Z'))).toBe('2026-11-20');
  expect(remindableDay(at('2026-11-21T13:00:00Z'))).toBe('2026-11-21');
  // Clocks change on this Sunday.
  expect(remindableDay(at('2031-03-09T11:59:59Z'))).toBe('2031-03-08');
  expect(remindableDay(at('2031-03-09T12:00:00Z'))).toBe('2031-03-09');
});

it('accepts only existing days', () => {
  const days = ['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', '2026-2-1', '', '2026-11-21T00'];
  expect(days.filter(isDay)).toEqual(['2026-02-28', '2028-02-29']);
});

it('formats days as words', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday, November 23');
});
