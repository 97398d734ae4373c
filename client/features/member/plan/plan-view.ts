/** What the list of tasks shows: from all tasks and the address to groups. */
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

/** Tasks shown per group while there are several, and per page of a single group. */
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
 * @param options `today` by the agency's calendar; `show` and `q` are the filter; `kept` are tasks closed or opened on this
 * very visit, and where they stood: they stay, so that nothing jumps from under the pointer and a slip is undone in its place.
 * @returns open tasks by due date, and closed ones with the newest first.
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
 * @returns what of the groups is shown: the first tasks of each, or one group page by page where it was asked for or is the
 * only one. An address may name a group or page that is not there.
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

/** How far one is. What was skipped does not count. */
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

/** @returns "Today", "Tomorrow", "Mon, Nov 23", or with its year when that is another. */
export function dueText(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 3600 * 1000));
  if (days === 0) return m.member_today();
  if (days === 1) return m.member_tomorrow();
  if (days === -1) return m.member_yesterday();
  return (day.slice(0, 4) === today.slice(0, 4) ? nearby : faraway)().format(Date.parse(day));
}

export const reminderKinds = ['none', 'day', 'before', 'other'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** @returns the day before. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10);
}

/** How a reminder lies to the day a task is due. */
export function reminderKindOf(task: { dueOn: string; remindOn: string | null }): ReminderKind {
  if (task.remindOn === null) return 'none';
  if (task.remindOn === task.dueOn) return 'day';
  return task.remindOn === dayBefore(task.dueOn) ? 'before' : 'other';
}

/** @param other the day chosen for "another day" @returns the day to remind on; null for none */
export function reminderDay(kind: ReminderKind, dueOn: string, other: string): string | null {
  if (kind === 'none') return null;
  return kind === 'day' ? dueOn : kind === 'before' ? dayBefore(dueOn) : other;
}
