/** Computes the visible task groups from all tasks and the URL. */
import { z } from 'zod';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { groupOf, type TaskGroup } from '#shared/domain/plan-tasks.ts';
import { holdsWords } from '#shared/domain/search-words.ts';
import { taskShows, type TaskShow } from '#shared/schemas/plan.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { once } from '#shared/once.ts';

export type Plan = RouterOutputs['plan']['tasks'];
export type Task = Plan['tasks'][number];

export const groupNames: Record<TaskGroup, string> = {
  overdue: m.member_overdue_2(),
  week: m.member_this_week(),
  later: m.member_later(),
  closed: m.member_done_and_skipped(),
};
const groupKeys = Object.keys(groupNames) as TaskGroup[];

/** Number of tasks shown per group if there are several groups; a single group has pages. */
const previewOf: Record<TaskGroup, number> = { overdue: 10, week: 10, later: 10, closed: 5 };
const pageSize = 25;

/** The view in the URL: filter, search, expanded group, and page. */
export const planSchema = z.object({
  show: z.enum(taskShows).catch('all'),
  q: z
    .string()
    .catch('')
    .transform((typed) => typed.slice(0, 100)),
  group: z.enum(['', ...groupKeys]).catch(''),
  page: z.coerce.number().int().min(1).max(99).catch(1),
});
export type PlanUrl = z.output<typeof planSchema>;

export type Groups = Record<TaskGroup, Task[]>;

/**
 * Groups tasks by urgency.
 * @param options `today` in the agency's time zone; `show` and `q` are the filter; `kept` maps tasks closed or reopened
 * on this visit to their groups: they stay in place, so that nothing moves under the pointer and a mistake is easy to
 * undo
 * @returns open tasks by due date, and closed ones newest first
 */
export function groupTasks(
  tasks: readonly Task[],
  options: { today: string; show: TaskShow; q?: string; kept: ReadonlyMap<string, TaskGroup> },
): Groups {
  const groups: Groups = { overdue: [], week: [], later: [], closed: [] };
  const { q = '' } = options;
  for (const task of tasks) {
    if (q && !holdsWords(q, task.title, task.note)) continue;
    const group = options.kept.get(task.id) ?? groupOf(task, options.today);
    if (options.show === 'all' || (options.show === 'done') === (group === 'closed')) groups[group].push(task);
  }
  groups.closed.sort((a, b) => (b.closedAt ?? '').localeCompare(a.closedAt ?? ''));
  return groups;
}

export type Section = { name: TaskGroup; tasks: Task[]; total: number };

/**
 * @returns the visible sections: the first tasks of each group, or a single group in pages if it's requested or is the
 * only one. Handles a group or page in the URL that doesn't exist.
 */
export function sectionsOf(
  groups: Groups,
  { group, page }: Pick<PlanUrl, 'group' | 'page'>,
): { sections: Section[]; page: number; pages: number } {
  const filled = groupKeys.filter((name) => groups[name].length > 0);
  const one = group && filled.includes(group) ? group : filled.length === 1 ? filled[0] : undefined;
  if (!one) {
    const sections = filled.map((name) => ({
      name,
      tasks: groups[name].slice(0, previewOf[name]),
      total: groups[name].length,
    }));
    return { sections, page: 1, pages: 1 };
  }
  const total = groups[one].length;
  const pages = Math.ceil(total / pageSize);
  const at = Math.min(page, pages);
  const tasks = groups[one].slice((at - 1) * pageSize, at * pageSize);
  return { sections: [{ name: one, tasks, total }], page: at, pages };
}

export type Progress = { done: number; open: number; total: number; overdue: number };

/** Returns the plan's progress. Skipped tasks don't count. */
export function progressOf(tasks: readonly Task[], today: string): Progress {
  const done = tasks.filter(({ status }) => status === 'done').length;
  const open = tasks.filter(({ status }) => status === 'open');
  const total = done + open.length;
  const overdue = open.filter(({ dueOn }) => dueOn < today).length;
  return { done, open: open.length, total, overdue };
}

const nearby = once(
  () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
);
const faraway = once(
  () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }),
);

/** @returns "Today", "Tomorrow", "Mon, Nov 23"; with the year if it isn't this year. */
export function dueText(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 3600 * 1000));
  if (days === 0) return m.member_today();
  if (days === 1) return m.member_tomorrow();
  if (days === -1) return m.member_yesterday();
  return (day.slice(0, 4) === today.slice(0, 4) ? nearby : faraway)().format(Date.parse(day));
}

export const reminderKinds = ['none', 'day', 'before', 'other'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** @returns the previous day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10);
}

/** Returns the kind of a reminder, from its date relative to the due date. */
export function reminderKindOf(task: { dueOn: string; remindOn: string | null }): ReminderKind {
  if (task.remindOn === null) return 'none';
  if (task.remindOn === task.dueOn) return 'day';
  return task.remindOn === dayBefore(task.dueOn) ? 'before' : 'other';
}

/**
 * @param other the date selected for "another day"
 * @returns the date to remind on; null for none
 */
export function reminderDay(kind: ReminderKind, dueOn: string, other: string): string | null {
  if (kind === 'none') return null;
  return kind === 'day' ? dueOn : kind === 'before' ? dayBefore(dueOn) : other;
}
