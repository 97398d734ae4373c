import type { PeriodUnit } from '#shared/domain/numbers.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** @returns "Jun 3", or "Jun 2026" of a month. @param start its first day, `2026-06-03` */
export function nameOfPeriod(start: string, unit: PeriodUnit): string {
  return (unit === 'month' ? month : day).format(new Date(`${start}T00:00:00Z`));
}
