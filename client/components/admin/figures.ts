/** Formats figures, and the periods that they belong to. */
import type { PeriodUnit } from '#shared/domain/analytics.ts';
import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const plain = once(() => new Intl.NumberFormat(locale));
const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

/** @returns "12,480". */
export const figure = (count: number) => plain().format(count);

/** @returns "12.5%". */
export const percentOf = (share: number) => percent().format(share);

/** @returns "12.5%" of a whole; a dash if the whole is zero. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? percentOf(part / whole) : '–');

const day = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const month = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** @returns "Jun 3", or "Jun 2026" for a month. @param start its first day, such as `2026-06-03` */
export function nameOfPeriod(start: string, unit: PeriodUnit): string {
  return (unit === 'month' ? month : day)().format(new Date(`${start}T00:00:00Z`));
}
