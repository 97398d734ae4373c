import type { WeeklyView } from './service.ts';

export function toWeeklyView({ summary, actions, nextAt }: WeeklyView) {
  return {
    summary,
    actions: actions.map(({ kind, text, about, href }) => ({ kind, text, about, href })),
    nextAt: nextAt.toISOString(),
  };
}
