import { expect, it } from 'vitest';
import { nextActionOf, type Known } from './next-action.ts';

const task = { title: 'Call the supplier', dueOn: '2026-06-03' };
const planned = { overdue: 0, dueToday: 0, open: 3, done: 1, next: task };
const known: Known = {
  hasProfile: true,
  machine: { done: 0, skipped: 0, next: { name: 'Check your profile' } },
  tasks: planned,
};

it('asks for a password first, whatever else is pending', () => {
  expect(nextActionOf(false, known)).toEqual({ kind: 'choose-password' });
  expect(nextActionOf(false, { ...known, hasProfile: false })).toEqual({ kind: 'choose-password' });
});

it("links to the chat while there is no profile, even if the member's own tasks are due", () => {
  const tasks = { ...planned, overdue: 2 };
  expect(nextActionOf(true, { ...known, hasProfile: false, tasks })).toEqual({ kind: 'make-profile' });
});

it('puts overdue tasks before those due today and counts the rest', () => {
  expect(nextActionOf(true, { ...known, tasks: { ...planned, overdue: 2, dueToday: 4 } })).toEqual({
    kind: 'overdue-task',
    task,
    others: 1,
  });
  expect(nextActionOf(true, { ...known, tasks: { ...planned, dueToday: 1 } })).toEqual({
    kind: 'task-today',
    task,
    others: 0,
  });
});

it('suggests planning the roadmap as long as there has never been a task', () => {
  const none = { overdue: 0, dueToday: 0, open: 0, done: 0, next: null };
  expect(nextActionOf(true, { ...known, tasks: none })).toEqual({ kind: 'plan-roadmap' });
  expect(nextActionOf(true, { ...known, tasks: { ...none, done: 2 } })).toMatchObject({ kind: 'machine-step' });
});

it('continues with the toolkit, then with upcoming tasks', () => {
  expect(nextActionOf(true, known)).toEqual({ kind: 'machine-step', name: 'Check your profile', isFirst: true });
  const begun = { done: 0, skipped: 1, next: { name: 'Your customer' } };
  expect(nextActionOf(true, { ...known, machine: begun })).toMatchObject({ isFirst: false });
  const through = { ...known, machine: { done: 10, skipped: 1, next: null } };
  expect(nextActionOf(true, through)).toEqual({ kind: 'coming-task', task });
  expect(nextActionOf(true, { ...through, tasks: { ...planned, open: 0, next: null } })).toEqual({ kind: 'all-done' });
});
