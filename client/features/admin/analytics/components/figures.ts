/** Formats figures. */
import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const plain = once(() => new Intl.NumberFormat(locale));
const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

/** @returns "12,480". */
export const figure = (count: number) => plain().format(count);

/** @returns "12.5%" of a whole; empty if the whole is zero. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? percent().format(part / whole) : '–');
