/** What the clock of a promised answer says, in the browser's own time zone. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Clock = { dueAt: string | null; answeredAt: string | null; status: string };
/** `late`: the promise is broken; `soon`: within four hours; `calm`: later; `none`: nothing is owed. */
export type DueTone = 'late' | 'soon' | 'calm' | 'none';
export type Due = { text: string; tone: DueTone };

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @returns "5 PM", "5:30 PM". */
function hourOf(date: Date): string {
  const hour = date.getHours() % 12 || 12;
  const minutes = date.getMinutes();
  return `${hour}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** @returns "12 min", "5 h", "3 days", rounded down, and never nothing. */
function lengthOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** @returns how long a promised answer is overdue, or when it is due. */
export function dueOf({ dueAt, answeredAt, status }: Clock, now: Date): Due {
  if (!dueAt) return { text: 'No promise', tone: 'none' };
  if (answeredAt || !(status === 'new' || status === 'open')) return { text: 'Promise settled', tone: 'none' };
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  if (left <= 0) return { text: `Overdue by ${lengthOf(-left)}`, tone: 'late' };
  const tone = left <= 4 * hourMs ? 'soon' : 'calm';
  if (left < 12 * hourMs) return { text: `Due in ${lengthOf(left)}`, tone };
  const days = Math.round((midnight(due) - midnight(now)) / dayMs);
  if (days === 0) return { text: `Due today ${hourOf(due)}`, tone };
  if (days === 1) return { text: `Due tomorrow ${hourOf(due)}`, tone };
  if (days < 7) return { text: `Due ${weekday.format(due)} ${hourOf(due)}`, tone };
  return { text: `Due ${shortDay.format(due)}`, tone };
}
