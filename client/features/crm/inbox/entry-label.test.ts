import { expect, it } from 'vitest';
import { entryLabel } from './entry-label.ts';

it.each([
  ['queued', 'answered by email'],
  ['sending', 'answered by email'],
  ['sent', 'answered by email'],
  // The email is no longer in the table, so nothing speaks against it.
  [null, 'answered by email'],
  ['error', 'answered by email, but it didn’t arrive'],
  ['suppressed', 'answered by email, but it didn’t arrive'],
])('labels a reply whose email is %s: %s', (mailStatus, words) => {
  expect(entryLabel({ kind: 'answer', status: 'answered', mailStatus })).toBe(words);
});

it('labels notes and states', () => {
  expect(entryLabel({ kind: 'note', status: null, mailStatus: null })).toBe('noted');
  expect(entryLabel({ kind: 'status', status: 'open', mailStatus: null })).toBe('set it to “In progress”');
});
