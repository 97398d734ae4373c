import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const name = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const shown = 18;

/**
 * Returns the months to choose from, newest first: the current month and earlier ones.
 * @param chosen a month such as `2026-02`, which is included whatever its age
 * @param now for tests
 */
export function monthOptions(chosen: string, now = new Date()): { value: string; label: string }[] {
  const months = Array.from({ length: shown }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
  if (/^20\d\d-\d\d$/.test(chosen) && !months.includes(chosen)) months.push(chosen);
  return months.map((value) => ({ value, label: name().format(new Date(`${value}-01T00:00:00Z`)) }));
}
