/** Labels for reply SLAs: when a reply is due, in the agency's time zone. */
import { m } from '#messages';
import { dayAt, daysBetween } from '#shared/domain/plan-dates.ts';
import { agencyHour, agencyShortDay, agencyWeekday } from './agency-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Clock = { dueAt: string | null; answeredAt: string | null; status: string };
/** `late`: overdue; `soon`: within four hours; `calm`: later; `none`: no reply is owed. */
export type DueTone = 'late' | 'soon' | 'calm' | 'none';
export type Due = { text: string; tone: DueTone };

/** @returns "12 min", "5 h", "3 days"; rounded down, but at least 1. */
function lengthOf(ms: number): string {
  if (ms < hourMs) return m.components_due_min({ value: Math.max(1, Math.floor(ms / minuteMs)) });
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return m.components_due_days({ value: Math.floor(ms / dayMs) });
}

/** @returns how long a reply is past its SLA, or when it's due. */
export function dueOf({ dueAt, answeredAt, status }: Clock, now: Date): Due {
  if (!dueAt) return { text: m.components_no_reply_due(), tone: 'none' };
  if (answeredAt || !(status === 'new' || status === 'open')) return { text: m.components_reply_sent(), tone: 'none' };
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  if (left <= 0) return { text: m.components_due_overdue_by({ value: lengthOf(-left) }), tone: 'late' };
  const tone = left <= 4 * hourMs ? 'soon' : 'calm';
  if (left < 12 * hourMs) return { text: m.components_due_due_in({ left: lengthOf(left) }), tone };
  const days = daysBetween(dayAt(now), dayAt(due));
  if (days === 0) return { text: m.components_due_due_today({ due: agencyHour(due) }), tone };
  if (days === 1) return { text: m.components_due_due_tomorrow({ due: agencyHour(due) }), tone };
  if (days < 7) return { text: m.components_due_due({ due: agencyWeekday(due), due2: agencyHour(due) }), tone };
  return { text: m.components_due_due_2({ due: agencyShortDay(due) }), tone };
}
