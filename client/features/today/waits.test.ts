import { expect, it } from 'vitest';
import { answerTimeWords, countWords, waits } from './waits.ts';

const none = { overdue: 0, dueToday: 0, newLeads: 0, pendingRequests: 0, failedMails: 0 };

it('names what waits, each with a list of its own, and marks what is late', () => {
  const found = waits({ overdue: 2, dueToday: 1, newLeads: 3, pendingRequests: 4, failedMails: 0 });
  expect(found.map(({ count }) => count)).toEqual([2, 1, 3, 4, 0]);
  expect(found.filter(({ isUrgent }) => isUrgent).map(({ label }) => label)).toEqual(['Answers overdue']);
  expect(waits(none).some(({ isUrgent }) => isUrgent)).toBe(false);
});

it('counts to a thousand', () => {
  expect([0, 999, 1000, 5000].map(countWords)).toEqual(['0', '999', '1,000+', '1,000+']);
});

it.each([
  [null, 'the most urgent first.'],
  [10, '1 minute.'],
  [3600, '1 hour.'],
  [47 * 3600, '47 hours.'],
  [72 * 3600, '3 days.'],
])('an answer after %s seconds', (seconds, words) => {
  expect(answerTimeWords(seconds)).toMatch(new RegExp(`${words.replace('.', '\\.')}$`));
});
