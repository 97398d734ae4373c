/** Numbers that visitors type into calculators. */

export type Limits = { min: number; max: number };

export type Problem = 'empty' | 'not-a-number' | 'too-small' | 'too-large';

/** Accepts `1,200`, `$1200.50`, `12 %`, and spaces around them. */
const typed = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?\s*%?$/;

/** Reads a number as people type it. Returns the number, or why there's none. */
export function readNumber(text: string, { min, max }: Limits): number | Problem {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  const [, whole = '', fraction = ''] = typed.exec(trimmed) ?? [];
  if (!/\d/.test(whole + fraction)) return 'not-a-number';
  const value = Number(whole.replaceAll(',', '') + fraction);
  if (value < min) return 'too-small';
  return value > max ? 'too-large' : value;
}
