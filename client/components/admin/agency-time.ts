/**
 * formats due times of replies in the agency's time zone, so that "today" means the same as on the server,
 * wherever an admin is.
 */
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

/**
 * @returns weekday, date, time and time zone, for a title attribute.
 * @param iso an ISO string from the API
 */
export const agencyMoment = (iso: string): string =>
  m.components_agency_time_new_york_time({ value: moment().format(new Date(iso)) });
