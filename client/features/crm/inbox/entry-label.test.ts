import { expect, it } from 'vitest';
import { entryLabel } from './entry-label.ts';

it.each([
  ['queued', 'answered by email'],
  ['sending', 'answered by email'],
  ['sent', 'answered by email'],
  // The email's record has been deleted, so there's no sign of a problem.
  [null, 'answered by email'],
  ['error', 'answered by email, but it didn’t arrive'],
  ['suppressed', 'answered by email, but it didn’t arrive'],
])('an answer whose mail is %s: %s', (mailStatus, words) => {
  expect(entryLabel({ kind: 'answer', status: 'answered', mailStatus })).toBe(words);
});

it('notes and states are said as what they are', () => {
  expect(entryLabel({ kind: 'note', status: null, mailStatus: null })).toBe('noted');
  expect(entryLabel({ kind: 'status', status: 'open', mailStatus: null })).toBe('set it to “In progress”');
});
