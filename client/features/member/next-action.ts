/** Chooses a member's next step from what the account has and lacks. */

/** A toolkit step or task to do. */
type Task = { title: string; dueOn: string };

export type NextAction =
  | { kind: 'choose-password' }
  | { kind: 'make-profile' }
  | { kind: 'plan-roadmap' }
  /** `others`: how many more are overdue or due today. */
  | { kind: 'overdue-task' | 'task-today'; task: Task; others: number }
  | { kind: 'machine-step'; name: string; isFirst: boolean }
  | { kind: 'coming-task'; task: Task }
  | { kind: 'all-done' };

export type Known = {
  hasProfile: boolean;
  machine: { done: number; skipped: number; next: { name: string } | null };
  tasks: { overdue: number; dueToday: number; open: number; done: number; next: Task | null };
};

/**
 * Returns the next step, in order of priority: password, profile, overdue tasks, tasks due today, roadmap, toolkit
 * steps, upcoming tasks.
 */
export function nextActionOf(hasPassword: boolean, { hasProfile, machine, tasks }: Known): NextAction {
  // Without a password, the account is unreachable once this browser's session ends.
  if (!hasPassword) return { kind: 'choose-password' };
  if (!hasProfile) return { kind: 'make-profile' };
  if (tasks.next && tasks.overdue > 0) return { kind: 'overdue-task', task: tasks.next, others: tasks.overdue - 1 };
  if (tasks.next && tasks.dueToday > 0) return { kind: 'task-today', task: tasks.next, others: tasks.dueToday - 1 };
  if (tasks.open === 0 && tasks.done === 0) return { kind: 'plan-roadmap' };
  if (machine.next) {
    return { kind: 'machine-step', name: machine.next.name, isFirst: machine.done + machine.skipped === 0 };
  }
  if (tasks.next) return { kind: 'coming-task', task: tasks.next };
  return { kind: 'all-done' };
}
