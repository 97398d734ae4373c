/** Formats the numbers in calculator results, rounded the way a person would say them. */
import { locale } from '#shared/locale.ts';

const formatter = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
const wholeDollars = formatter({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = formatter({ style: 'currency', currency: 'USD' });
const whole = formatter({ maximumFractionDigits: 0 });
const tenths = formatter({ maximumFractionDigits: 1 });
const plain = formatter({ maximumFractionDigits: 2 });

/** Formats an amount in dollars: `$1,240`, or `$3.50` below ten dollars. */
export const dollars = (amount: number): string =>
  Math.abs(amount) < 10 && !Number.isInteger(amount) ? cents.format(amount) : wholeDollars.format(amount);

/** Formats a number of things: `1,240`, or `2.5` below ten. */
export const amountOf = (count: number): string => (count < 9.95 ? tenths : whole).format(count);

/** Formats a number as the visitor entered it: `12.5`. */
export const entered = (value: number): string => plain.format(value);
