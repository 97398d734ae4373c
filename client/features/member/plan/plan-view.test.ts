import { describe, expect, it } from 'vitest';
import { readUrl } from '#client/lib/url-state.ts';
import type { TaskGroup } from '#shared/domain/plan-tasks.ts';
import {
  dayBefore,
  dueText,
  groupTasks,
  progressOf,
  reminderDay,
  reminderKindOf,
  reminderKinds,
  planSchema,
  sectionsOf,
  type Task,
} from './plan-view.ts';

// This is a Wednesday.
const today = '2026-11-25';
const task = (id: string, change: Partial<Task> = {}): Task => ({
  id,
  horizon: 'own',
  title: id,
  note: '',
  dueOn: today,
  remindOn: null,
  status: 'open',
  closedAt: null,
  ...change,
});
const tasks = [
  task('late', { dueOn: '2026-11-20' }),
  task('now'),
  task('then', { dueOn: '2026-12-20' }),
  task('did', { status: 'done', closedAt: '2026-11-22T10:00:00Z' }),
  task('left', { status: 'skipped', closedAt: '2026-11-23T10:00:00Z' }),
];
const shown = (show: 'open' | 'done' | 'all', kept: [string, TaskGroup][] = []) =>
  Object.fromEntries(
    Object.entries(groupTasks(tasks, { today, show, kept: new Map(kept) })).map(([group, list]) => [
      group,
      list.map(({ id }) => id),
    ]),
  );

it('groups all tasks, most recently closed first', () => {
  expect(shown('all')).toEqual({ overdue: ['late'], week: ['now'], later: ['then'], closed: ['left', 'did'] });
});

it('filters by open or closed', () => {
  expect(shown('open')).toEqual({ overdue: ['late'], week: ['now'], later: ['then'], closed: [] });
  expect(shown('done')).toEqual({ overdue: [], week: [], later: [], closed: ['left', 'did'] });
});

it('keeps a task in place right after it is closed', () => {
  expect(shown('all', [['did', 'week']])).toMatchObject({ week: ['now', 'did'], closed: ['left'] });
  expect(shown('open', [['did', 'week']])).toMatchObject({ week: ['now', 'did'], closed: [] });
});

it('keeps a task in place right after it is reopened in the done list', () => {
  expect(shown('done', [['now', 'closed']])).toMatchObject({ week: [], closed: ['left', 'did', 'now'] });
});

it('finds tasks by words in title and note', () => {
  const list = [task('Call the printer'), task('Order flyers', { note: 'by the Printer in Davie' }), task('Rest')];
  const { week } = groupTasks(list, { today, show: 'all', q: 'printer', kept: new Map() });
  expect(week.map(({ title }) => title)).toEqual(['Call the printer', 'Order flyers']);
});

describe('sectionsOf', () => {
  const many = (count: number, change: Partial<Task> = {}) =>
    Array.from({ length: count }, (_, index) => task(`${change.status ?? 'open'} ${index}`, change));
  const of = (list: Task[], group: TaskGroup | '' = '', page = 1) => {
    const groups = groupTasks(list, { today, show: 'all', kept: new Map() });
    const { sections, ...rest } = sectionsOf(groups, { group, page });
    return { ...rest, shown: sections.map(({ name, tasks, total }) => `${name} ${tasks.length} of ${total}`) };
  };
  const full = [...many(60), ...many(60, { dueOn: '2027-01-01' }), ...many(12, { status: 'done' })];

  it('shows the first tasks of each group', () => {
    expect(of(full)).toEqual({ shown: ['week 10 of 60', 'later 10 of 60', 'closed 5 of 12'], page: 1, pages: 1 });
  });

  it('pages through one group', () => {
    expect(of(full, 'later', 3)).toEqual({ shown: ['later 10 of 60'], page: 3, pages: 3 });
  });

  it('pages through the only group by default', () => {
    expect(of(many(60), '', 2)).toEqual({ shown: ['week 25 of 60'], page: 2, pages: 3 });
  });

  it('ignores an empty group and a page that doesn’t exist', () => {
    expect(of(full, 'overdue').shown).toHaveLength(3);
    expect(of(full, 'week', 9)).toMatchObject({ page: 3 });
    expect(of([], 'week')).toEqual({ shown: [], page: 1, pages: 1 });
  });
});

it('reads the filter from the URL', () => {
  const shows = ['?show=open', '?show=done', '?show=all', '?show=x', ''].map(
    (search) => readUrl(planSchema, search).show,
  );
  expect(shows.join(' ')).toBe('open done all all all');
});

it('excludes skipped tasks from the progress', () => {
  expect(progressOf(tasks, today)).toEqual({ done: 1, open: 3, total: 4, overdue: 1 });
  expect(progressOf([], today)).toEqual({ done: 0, open: 0, total: 0, overdue: 0 });
});

it('formats due dates', () => {
  const days = ['2026-11-24', today, '2026-11-26', '2026-11-30', '2027-01-04'];
  const texts = days.map((day) => dueText(day, today));
  expect(texts.join('; ')).toBe('Yesterday; Today; Tomorrow; Mon, Nov 30; Jan 4, 2027');
});

it('converts a reminder to text and back', () => {
  const dueOn = '2026-12-01';
  for (const kind of reminderKinds) {
    const remindOn = reminderDay(kind, dueOn, '2026-11-10');
    expect(reminderKindOf({ dueOn, remindOn })).toBe(kind);
  }
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
