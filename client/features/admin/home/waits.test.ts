import { expect, it } from 'vitest';
import { answerTimeLabel, countLabel, waits } from './waits.ts';

const none = { overdue: 0, dueToday: 0, newLeads: 0, pendingRequests: 0, failedMails: 0 };

it('lists pending items, each with its own list, and marks overdue ones', () => {
  const found = waits({ overdue: 2, dueToday: 1, newLeads: 3, pendingRequests: 4, failedMails: 0 });
  expect(found.map(({ count }) => count)).toEqual([2, 1, 3, 4, 0]);
  expect(found.filter(({ isUrgent }) => isUrgent).map(({ label }) => label)).toEqual(['Replies overdue']);
  expect(waits(none).some(({ isUrgent }) => isUrgent)).toBe(false);
});

it('uses the singular for one item', () => {
  const ones = waits({ overdue: 1, dueToday: 1, newLeads: 1, pendingRequests: 1, failedMails: 1 });
  expect(ones.map(({ label }) => label)).toEqual([
    'Reply overdue',
    'Reply due today',
    'New lead',
    'Service request pending',
    'Email failed',
  ]);
});

it('counts to a thousand', () => {
  expect([0, 999, 1000, 5000].map(countLabel)).toEqual(['0', '999', '1,000+', '1,000+']);
});

it.each([
  [null, 'most urgent first.'],
  [72 * 3600, '3 days.'],
])('formats a response time of %s seconds', (seconds, words) => {
  expect(answerTimeLabel(seconds)).toMatch(new RegExp(`${words.replace('.', '\\.')}$`));
});
