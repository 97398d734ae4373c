type Waiting = { overdue: number; dueToday: number; newLeads: number; medianAnswerSec: number | null };

/** Beyond this the server counts no further. */
const mostCounted = 1_000;

const counted = (count: number) =>
  count >= mostCounted ? `${mostCounted.toLocaleString('en-US')} or more` : count.toLocaleString('en-US');

/** @returns "12 min", "5 h", "3 days". @param seconds of a time to answer */
function lengthOf(seconds: number): string {
  if (seconds < 3_600) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (seconds < 48 * 3_600) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** @returns what waits, and how long people wait for an answer. */
export function waitingWords({ overdue, dueToday, newLeads, medianAnswerSec }: Waiting): string {
  const waits =
    overdue + dueToday === 0
      ? 'No promised answer is due today, New York time.'
      : `${counted(overdue)} overdue, ${counted(dueToday)} due today, New York time.`;
  const speed =
    medianAnswerSec === null
      ? ''
      : ` In the last 30 days, half of them had an answer within ${lengthOf(medianAnswerSec)}.`;
  return `${waits} ${counted(newLeads)} new.${speed}`;
}
