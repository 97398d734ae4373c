import { describe, expect, it } from 'vitest';
import { dueOf } from './due.ts';

// New York is four hours behind UTC in June, wherever the browser is.
const moment = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 5, day, hour + 4, minute));
const at = (...[day, hour, minute]: Parameters<typeof moment>) => moment(day, hour, minute).toISOString();
// This is a Wednesday.
const now = moment(10, 15);
const waiting = (dueAt: string | null) => ({ dueAt, answeredAt: null, status: 'new' });

describe('a promised reply', () => {
  it.each([
    [at(10, 15), 'Overdue by 1 min', 'late'],
    [at(10, 14, 48), 'Overdue by 12 min', 'late'],
    [at(10, 12), 'Overdue by 3 h', 'late'],
    [at(9, 10), 'Overdue by 29 h', 'late'],
    [at(6, 15), 'Overdue by 4 days', 'late'],
    [at(10, 15, 20), 'Due in 20 min', 'soon'],
    [at(10, 19), 'Due in 4 h', 'soon'],
    [at(10, 20, 30), 'Due in 5 h', 'calm'],
    [at(11, 2, 30), 'Due in 11 h', 'calm'],
    [at(11, 17), 'Due tomorrow 5 PM', 'calm'],
    [at(11, 9, 5), 'Due tomorrow 9:05 AM', 'calm'],
    [at(12, 17), 'Due Friday 5 PM', 'calm'],
    [at(16, 0), 'Due Tuesday 12 AM', 'calm'],
    [at(17, 17), 'Due Jun 17', 'calm'],
  ])('due %s reads %s', (dueAt, text, tone) => {
    expect(dueOf(waiting(dueAt), now)).toEqual({ text, tone });
  });

  it('is due today even when that is many hours away', () => {
    expect(dueOf(waiting(at(10, 17)), moment(10, 1)).text).toBe('Due today 5 PM');
  });

  it('is due today until midnight in New York, even when it is already tomorrow in Europe', () => {
    expect(dueOf(waiting(at(10, 23, 30)), moment(10, 9)).text).toBe('Due today 11:30 PM');
    expect(dueOf(waiting(at(11, 0, 30)), moment(10, 9)).text).toBe('Due tomorrow 12:30 AM');
  });
});

it.each(['answered', 'won', 'closed'])('shows nothing due for a lead that is %s', (status) => {
  expect(dueOf({ ...waiting(at(9, 10)), status }, now).tone).toBe('none');
});

it('shows nothing due once it was answered or when no reply was promised', () => {
  expect(dueOf({ ...waiting(at(9, 10)), answeredAt: at(9, 9), status: 'open' }, now).tone).toBe('none');
  expect(dueOf(waiting(null), now)).toEqual({ text: 'No reply due', tone: 'none' });
});
