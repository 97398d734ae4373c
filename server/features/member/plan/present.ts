import type { TaskRow } from '#drizzle/schema/member.ts';
import type { Plan } from './service.ts';

export function toTaskView({ id, horizon, title, note, dueOn, remindOn, status, closedAt }: TaskRow) {
  return { id, horizon, title, note, dueOn, remindOn, status, closedAt: closedAt?.toISOString() ?? null };
}

export function toPlanView({ today, hasRoadmap, hasRoadmapTasks, newSteps, tasks }: Plan) {
  return { today, hasRoadmap, hasRoadmapTasks, newSteps, tasks: tasks.map(toTaskView) };
}

export function toCalendarView(link: { url: string; createdAt: Date } | null) {
  return link && { url: link.url, createdAt: link.createdAt.toISOString() };
}
