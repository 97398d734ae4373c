import { answerTime, countedTo } from '#client/components/admin/count-labels.ts';

type Waiting = { overdue: number; dueToday: number; newLeads: number; medianAnswerSec: number | null };

/** @returns what waits, and how long people wait for an answer. */
export function waitingLabel({ overdue, dueToday, newLeads, medianAnswerSec }: Waiting): string {
  const waits =
    overdue + dueToday === 0
      ? 'No promised replies are due today (New York time).'
      : `${countedTo(overdue)} overdue, ${countedTo(dueToday)} due today (New York time).`;
  const speed =
    medianAnswerSec === null ? '' : ` In the last 30 days, half got an answer within ${answerTime(medianAnswerSec)}.`;
  return `${waits} ${countedTo(newLeads)} new.${speed}`;
}
