import { describe, expect, it } from 'vitest';
import {
  bootcampDayInWords,
  bootcampHours,
  joiningFacts,
  bootcampTimeText,
  firstBootcamp,
  firstBootcampDay,
  seatCountText,
  seatsAmong,
} from './bootcamp-day.ts';

const may28 = { ...firstBootcamp, day: '2027-05-28' };

describe('the bootcamp day', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2027-05-28'],
    ['2027-01-01T04:59:59Z', '2027-05-28'],
    ['2027-05-28T14:00:00Z', '2027-05-28'],
    ['2027-05-28T20:59:59Z', '2027-05-28'],
    ['2027-05-28T21:00:00Z', '2028-05-28'],
    // The year has already changed in London but not in Florida.
    ['2028-01-01T03:00:00Z', '2028-05-28'],
  ])('after %s is %s', (now, day) => expect(firstBootcampDay(new Date(now))).toBe(day));

  it('runs from ten to five New York time, which is on daylight saving time then', () => {
    const { startsAt, endsAt } = bootcampHours(may28);
    expect(startsAt.toISOString()).toBe('2027-05-28T14:00:00.000Z');
    expect(endsAt.toISOString()).toBe('2027-05-28T21:00:00.000Z');
  });

  it('has the correct weekday for its year', () => {
    expect(bootcampDayInWords('2025-05-28')).toBe('Wednesday, May 28, 2025');
    expect(bootcampDayInWords('2027-05-28')).toBe('Friday, May 28, 2027');
  });

  it('has its hours in words', () => {
    expect(bootcampTimeText(may28)).toBe('Friday, May 28, 2027, 10AM-5PM Eastern time');
    expect(bootcampTimeText(may28, 'EST')).toBe('Friday, May 28, 2027, 10AM-5PM EST');
    expect(bootcampTimeText({ day: '2028-11-03', opensAtHour: 9, closesAtHour: 12 })).toBe(
      'Friday, November 3, 2028, 9AM-12PM Eastern time',
    );
  });

  it('starts at the same local hour in winter', () => {
    const { startsAt } = bootcampHours({ ...may28, day: '2027-12-03' });
    expect(startsAt.toISOString()).toBe('2027-12-03T15:00:00.000Z');
  });
});

describe('seats', () => {
  it('count by kind: an upgrade uses a chair, a pack uses none', () => {
    const items = [
      { itemId: 'virtual-bootcamp', quantity: 2 },
      { itemId: 'vip-bootcamp', quantity: 1 },
      { itemId: 'vip-bootcamp-upgrade', quantity: 3 },
      { itemId: 'web-prompt-pack', quantity: 1 },
    ];
    expect(seatsAmong(items)).toEqual({ virtual: 2, vip: 4 });
    expect(seatCountText({ virtual: 1, vip: 0 })).toBe('1 virtual seat');
    expect(seatCountText({ virtual: 2, vip: 1 })).toBe('2 virtual seats and 1 seat in the studio');
  });

  it('include what their kind needs, and the address if there is one', () => {
    expect(joiningFacts({ virtual: 1, vip: 0 }, may28)).toEqual([
      'To join online, open the link we’ll email you before the day.',
      'You get 7 live sessions and 48 hours to watch the replays.',
    ]);
    expect(joiningFacts({ virtual: 0, vip: 1 }, may28)[0]).toMatch(/We’ll email you the address before the bootcamp/);
    expect(joiningFacts({ virtual: 0, vip: 1 }, { ...may28, place: '12 Palm Way' })[0]).toBe(
      'The studio is at 12 Palm Way.',
    );
    expect(joiningFacts({ virtual: 0, vip: 1 }, may28)[1]).toMatch(/Bring a laptop/);
  });
});
