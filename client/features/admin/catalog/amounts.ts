/** Converts between what admins type and what is stored: dollars and cents, a last day and the moment after it. */
import { addDays, dayAt, startOf, type Day } from '#shared/domain/plan-dates.ts';

/** @returns "29.99", or "147" for whole dollars. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** @returns the cents, or undefined if it's no amount: "$1,200.50" -> 120050. */
export function centsIn(text: string): number | undefined {
  const amount = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;
}

/** @returns the whole number, or undefined if it's none. */
export const countIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** @returns the last day on which something that ends then still applies, in the agency's time zone. */
export const lastDayOf = (expiresAt: string): Day => dayAt(new Date(new Date(expiresAt).getTime() - 1));

/** @returns the moment after a last day. */
export const endOf = (lastDay: Day): string => startOf(addDays(lastDay, 1)).toISOString();
