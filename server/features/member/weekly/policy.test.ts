import { expect, it } from 'vitest';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys } from '#shared/domain/member.ts';
import { nextActions, nextStepOf, promptsLeftOf, weekSummary, type WeekFacts } from './policy.ts';

const quiet: WeekFacts = {
  doneLastWeek: 0,
  overdue: 0,
  overdueTitle: null,
  dueThisWeek: 0,
  weekTitle: null,
  open: 4,
  closedSteps: machineStepKeys,
  promptsLeft: 0,
  previewDaysLeft: 0,
  trialDaysLeft: 0,
  unreadReplies: 0,
};
const kinds = (facts: Partial<WeekFacts>) => nextActions({ ...quiet, ...facts }).map(({ kind }) => kind);

it('puts the most urgent reasons first and lists at most three', () => {
  const everything = {
    unreadReplies: 2,
    overdue: 3,
    overdueTitle: 'Call the printer',
    dueThisWeek: 4,
    weekTitle: 'Post a picture',
    closedSteps: [],
    promptsLeft: 7,
    previewDaysLeft: 2,
    trialDaysLeft: 2,
  };
  expect(nextActions({ ...quiet, ...everything })).toEqual([
    { kind: 'replies', href: '/dashboard/services', about: null, text: 'Read 2 new replies to your requests.' },
    {
      kind: 'overdue',
      href: '/dashboard/plan',
      about: 'Call the printer',
      text: 'Catch up on 3 overdue tasks, or choose new dates.',
    },
    {
      kind: 'trial',
      href: '/dashboard/marketing-machine',
      about: null,
      text: 'Your trial ends in 2 days. Run the Marketing Machine tools you still need before then.',
    },
  ]);
  expect(kinds({ ...everything, unreadReplies: 0, overdue: 0 })).toEqual(['trial', 'preview', 'week']);
});

it('puts a distant deadline after the tasks', () => {
  const facts = { dueThisWeek: 1, closedSteps: [], promptsLeft: 20, previewDaysLeft: 6, trialDaysLeft: 13 };
  expect(kinds(facts)).toEqual(['week', 'machine', 'preview']);
  expect(kinds({ ...facts, trialDaysLeft: 7 })).toEqual(['week', 'machine', 'trial']);
});

it('ignores what is over, used up or unlimited', () => {
  expect(kinds({ trialDaysLeft: 0, previewDaysLeft: 0, promptsLeft: 9 })).toEqual(['add']);
  expect(kinds({ previewDaysLeft: 2, promptsLeft: 0 })).toEqual(['add']);
  expect(kinds({ promptsLeft: null, previewDaysLeft: null, trialDaysLeft: null })).toEqual(['prompts', 'add']);
});

it('always has something to do', () => {
  expect(kinds({})).toEqual(['add']);
  expect(kinds({ open: 0, closedSteps: [] })).toEqual(['add', 'machine']);
});

it('uses the singular for one item', () => {
  const texts = (facts: Partial<WeekFacts>) => nextActions({ ...quiet, ...facts }).map(({ text }) => text);
  expect(texts({ unreadReplies: 1, overdue: 1, dueThisWeek: 1 })).toEqual([
    'Read the new reply to your request.',
    'Catch up on your overdue task, or choose a new date.',
    '1 task is due this week. Get a head start.',
  ]);
});

it('continues the toolkit at its first open step', () => {
  expect(nextStepOf([])).toBe('profile');
  expect(nextStepOf(['profile', 'offer'])).toBe('customer');
  expect(nextStepOf(machineStepKeys)).toBeUndefined();
  expect(nextActions({ ...quiet, closedSteps: ['profile'] })[0]!.text).toContain(machineStep('customer').name);
});

it('summarizes the week', () => {
  expect(weekSummary({ ...quiet, doneLastWeek: 1, closedSteps: ['profile'] })).toBe(
    'You finished 1 task last week. You’ve done 1 of 11 Marketing Machine steps.',
  );
  expect(weekSummary({ ...quiet, closedSteps: ['profile'] })).toMatch(/^You didn’t check off any tasks last week\./);
  expect(weekSummary({ ...quiet, closedSteps: [] })).toBe('It’s a new week. Half an hour is enough to get started.');
});

it('counts the remaining prompts', () => {
  expect(promptsLeftOf({ used: 20, isPro: false, isOpen: true })).toBe(5);
  expect(promptsLeftOf({ used: 26, isPro: false, isOpen: true })).toBe(0);
  expect(promptsLeftOf({ used: 3, isPro: false, isOpen: false })).toBe(0);
  expect(promptsLeftOf({ used: 3, isPro: true, isOpen: true })).toBeNull();
});
