/** Formats dates and times for members, in the browser's time zone. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const day = once(() => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' }));
const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));

const plainDay = once(() => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }));

/** Creates a formatter ahead of its use. A page's first one is slow, because it loads the locale's data. */
export const prepareDates = (): void => void plainDay();

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** @returns "June 3, 2026". @param iso an ISO string as the API sends it. */
export function dayOf(iso: string): string {
  return day().format(new Date(iso));
}

/** @returns "June 3", the same in every time zone because the date has no time. @param date `2026-06-03` */
export function plainDayOf(date: string): string {
  return plainDay().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** @returns weekday, date and time, for a title attribute. */
export function fullMoment(iso: string): string {
  return moment().format(new Date(iso));
}

/**
 * Formats how long ago something was: "just now", "5 minutes ago", "yesterday", "3 days ago"; the date after a week.
 * Times slightly ahead of this clock count as now, to allow for clock skew.
 */
export function timeAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return relative().format(-Math.floor(passed / minuteMs), 'minute');
  const days = calendarDay(now) - calendarDay(then);
  if (days === 0 || passed < 12 * hourMs) return relative().format(-Math.floor(passed / hourMs), 'hour');
  return days <= 7 ? relative().format(-days, 'day') : dayOf(iso);
}

/** Returns a day number by the local calendar, so that 11 PM last night counts as yesterday. */
function calendarDay(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * hourMs));
}

/** @param daysLeft counts the last day as 1. @returns "9 days left", "1 day left", "Ended". */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft <= 0) return m.app_over();
  return m.app_time_days_left({ daysLeft });
}
