/** Turns a roadmap into dated tasks, and sorts tasks by urgency. */
import type { TaskHorizon, TaskStatus } from './member.ts';
import { addDays, onWeekday, sundayOf, type Day } from './plan-dates.ts';

export type RoadmapItem = { horizon: Exclude<TaskHorizon, 'own'>; position: number; text: string; dueOn: Day };

/** First and last day of a horizon, counted from today. */
const spans = { '30': [1, 30], '90': [31, 90] } as const;

/**
 * Gives each roadmap item a date: a horizon's items are spread evenly over its days, in order, on weekdays.
 * @param today the day to count from
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

/** Returns a task's group on the screen. Weeks end on Sunday. */
export function groupOf(task: { status: TaskStatus; dueOn: Day }, today: Day): TaskGroup {
  if (task.status !== 'open') return 'closed';
  if (task.dueOn < today) return 'overdue';
  return task.dueOn <= sundayOf(today) ? 'week' : 'later';
}
