/** Formats figures of the system. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const money = once(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    }),
);
const whole = once(() => new Intl.NumberFormat(locale));

/**
 * @param microUsd millionths of a US dollar
 * @returns "$1.25", "$0.0015"; "under $0.0001" for smaller amounts
 */
export function dollars(microUsd: number): string {
  if (microUsd > 0 && microUsd < 50) return 'under $0.0001';
  return money().format(microUsd / 1_000_000);
}

export const counted = (count: number): string => whole().format(count);

/** @param ms milliseconds @returns "240 ms", "4.2 s", "3 min" */
export function duration(ms: number): string {
  if (ms < 1_000) return m.admin_figures_ms({ ms: Math.round(ms) });
  if (ms < 120_000) return `${(ms / 1_000).toFixed(1)} s`;
  return m.admin_figures_min({ value: Math.round(ms / 60_000) });
}

/** @returns "42%"; small shares are never shown as 0%, and incomplete ones never as 100%. */
export function share(part: number, all: number): string {
  if (all === 0) return '0%';
  const percent = (part / all) * 100;
  if (percent > 0 && percent < 1) return 'under 1%';
  if (percent > 99 && percent < 100) return 'over 99%';
  return `${Math.round(percent)}%`;
}
