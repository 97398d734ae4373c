/**
 * Days and mornings in the agency's time zone. A day is `2026-11-21`, without a time or zone, so that nothing can shift
 * it. Only `dayAt`, `startOf`, and `morningOf` deal with instants, and therefore with daylight saving time.
 */
import { locale } from '../locale.ts';
import { agencyTimeZone } from './member.ts';
import { once } from '../once.ts';

export type Day = string;

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The hour when reminders and the weekly note are sent. */
export const morningHour = 8;

const agencyClock = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: agencyTimeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Returns the agency's local time in milliseconds, as if it were UTC. */
function wallClock(moment: Date): number {
  const parts = Object.fromEntries(
    agencyClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`);
}

/** @returns the agency's local day at a given time. */
export function dayAt(moment: Date): Day {
  return fromUtc(wallClock(moment));
}

/**
 * Returns when it's a given hour of a day in the agency's time zone. Clocks change at 2 AM: don't ask for hours around
 * that.
 */
export function momentOf(day: Day, hour: number): Date {
  const wanted = utc(day) + hour * hourMs;
  // The zone is four or five hours behind UTC; the local clock shows how far off the guess is.
  const guess = new Date(wanted + 4 * hourMs);
  const moment = new Date(guess.getTime() + (wanted - wallClock(guess)));
  // Clocks may have changed between the guess and the result.
  return new Date(moment.getTime() + (wanted - wallClock(moment)));
}

/** @returns when a day starts in the agency's time zone. */
export const startOf = (day: Day): Date => momentOf(day, 0);

/** @returns 8 AM of a day in the agency's time zone, with or without daylight saving time. */
export const morningOf = (day: Day): Date => momentOf(day, morningHour);

/** @returns the day this many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return fromUtc(utc(day) + count * dayMs);
}

/** @returns the days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** @returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** @returns the Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** @returns the Sunday on which the day's week ends. */
export function sundayOf(day: Day): Day {
  return addDays(mondayOf(day), 6);
}

/** Moves Saturday and Sunday to the following Monday, because work is for weekdays. */
export function onWeekday(day: Day): Day {
  return weekdayOf(day) > 5 ? addDays(mondayOf(day), 7) : day;
}

/** @returns `2026-W47`, by ISO 8601: a week belongs to the year of its Thursday. */
export function isoWeekOf(day: Day): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** @returns the first Monday morning after a given time; for a Monday morning itself, the next one. */
export function nextMondayMorning(after: Date): Date {
  const monday = mondayOf(dayAt(after));
  const first = morningOf(monday);
  return first > after ? first : morningOf(addDays(monday, 7));
}

/** @returns the last day whose reminders may be sent at a given time: today from 8 AM on, yesterday before that. */
export function remindableDay(moment: Date): Day {
  const today = dayAt(moment);
  return morningOf(today) <= moment ? today : addDays(today, -1);
}

/** Returns whether a text is a real date: February 30 isn't. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && fromUtc(utc(text)) === text;
}

const inWords = once(
  () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }),
);

/** @returns "Monday, November 23". */
export function dayInWords(day: Day): string {
  return inWords().format(utc(day));
}
