/** How a roadmap becomes dated tasks, and how tasks are sorted by urgency. */
import type { TaskHorizon, TaskStatus } from './member.ts';
import { addDays, onWeekday, sundayOf, type Day } from './plan-dates.ts';

export type RoadmapItem = { horizon: Exclude<TaskHorizon, 'own'>; position: number; text: string; dueOn: Day };

/** Days from today that belong to a horizon, the first and the last. */
const spans = { '30': [1, 30], '90': [31, 90] } as const;

/**
 * Gives each item of a roadmap a date: those of a horizon lie evenly over its days, in order, on weekdays.
 * @param today the day from which days are counted
 */
export function datedRoadmap(roadmap: { thirtyDays: string[]; ninetyDays: string[] }, today: Day): RoadmapItem[] {
  const dated = (horizon: RoadmapItem['horizon'], items: string[]) => {
    const [first, last] = spans[horizon];
    return items.map((text, position) => {
      const offset = first + Math.floor((position * (last - first + 1)) / items.length);
      return { horizon, position, text, dueOn: onWeekday(addDays(today, offset)) };
    });
  };
  return [...dated('30', roadmap.thirtyDays), ...dated('90', roadmap.ninetyDays)];
}

export type TaskGroup = 'overdue' | 'week' | 'later' | 'closed';

/** Where a task stands on the screen. A week ends on Sunday. */
export function groupOf(task: { status: TaskStatus; dueOn: Day }, today: Day): TaskGroup {
  if (task.status !== 'open') return 'closed';
  if (task.dueOn < today) return 'overdue';
  return task.dueOn <= sundayOf(today) ? 'week' : 'later';
}
