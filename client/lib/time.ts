/** Days and moments as a member reads them, in the browser's own time zone. */

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

const plainDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** @returns "June 3, 2026". @param iso an ISO string as the API sends it. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

/** @returns "June 3" of a day that has no hour, so it is the same in every time zone. @param date `2026-06-03` */
export function plainDayOf(date: string): string {
  return plainDay.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** @returns weekday, date and time, for a title. */
export function fullMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/**
 * How long ago something was: "just now", "5 minutes ago", "yesterday", "3 days ago"; after a week the date.
 * A moment ahead of this clock counts as now: clocks differ a little.
 */
export function timeAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return relative.format(-Math.floor(passed / minuteMs), 'minute');
  const days = calendarDay(now) - calendarDay(then);
  if (days === 0 || passed < 12 * hourMs) return relative.format(-Math.floor(passed / hourMs), 'hour');
  return days <= 7 ? relative.format(-days, 'day') : dayOf(iso);
}

/** Days since some fixed day, by the local calendar: last night at eleven is yesterday. */
function calendarDay(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * hourMs));
}

/** @param daysLeft counted up: the last day is 1. @returns "9 days left", "1 day left", "Over". */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft <= 0) return 'Over';
  return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}
