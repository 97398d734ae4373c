/** Days and hours of what was promised, by the agency's clock: wherever an admin sits, "today" is what the server counts by. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { once } from '#shared/once.ts';

const timeZone = agencyTimeZone;
const clock = once(() => new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }));
const weekday = once(() => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }));
const shortDay = once(() => new Intl.DateTimeFormat(locale, { timeZone, month: 'short', day: 'numeric' }));
const moment = once(() => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }));

/** @returns "5 PM", "5:30 PM". */
export function agencyHour(date: Date): string {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.hour}${parts.minute === '00' ? '' : `:${parts.minute}`} ${parts.dayPeriod}`;
}

/** @returns "Monday". */
export const agencyWeekday = (date: Date): string => weekday().format(date);

/** @returns "Jun 17". */
export const agencyShortDay = (date: Date): string => shortDay().format(date);

/** @returns weekday, date and time, and by which clock; for a title. @param iso a moment of the API */
export const agencyMoment = (iso: string): string =>
  m.components_agency_time_new_york_time({ value: moment().format(new Date(iso)) });
