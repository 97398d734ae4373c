/** What the clock of a promised answer says, by the agency's clock. */
import { dayAt, daysBetween } from '#shared/domain/plan-dates.ts';
import { agencyHour, agencyShortDay, agencyWeekday } from './agency-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Clock = { dueAt: string | null; answeredAt: string | null; status: string };
/** `late`: the promise is broken; `soon`: within four hours; `calm`: later; `none`: nothing is owed. */
export type DueTone = 'late' | 'soon' | 'calm' | 'none';
export type Due = { text: string; tone: DueTone };

/** @returns "12 min", "5 h", "3 days", rounded down, and never nothing. */
function lengthOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}

/** @returns how long a promised answer is overdue, or when it is due. */
export function dueOf({ dueAt, answeredAt, status }: Clock, now: Date): Due {
  if (!dueAt) return { text: 'No reply due', tone: 'none' };
  if (answeredAt || !(status === 'new' || status === 'open')) return { text: 'Reply sent', tone: 'none' };
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  if (left <= 0) return { text: `Overdue by ${lengthOf(-left)}`, tone: 'late' };
  const tone = left <= 4 * hourMs ? 'soon' : 'calm';
  if (left < 12 * hourMs) return { text: `Due in ${lengthOf(left)}`, tone };
  const days = daysBetween(dayAt(now), dayAt(due));
  if (days === 0) return { text: `Due today ${agencyHour(due)}`, tone };
  if (days === 1) return { text: `Due tomorrow ${agencyHour(due)}`, tone };
  if (days < 7) return { text: `Due ${agencyWeekday(due)} ${agencyHour(due)}`, tone };
  return { text: `Due ${agencyShortDay(due)}`, tone };
}
