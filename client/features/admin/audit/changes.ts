/** Describes the changes in an audit log entry. */
import { fullMoment } from '#client/lib/time.ts';

export type Change = {
  /** Name of the value, such as "Status". */
  label: string;
  /** Undefined if nothing was recorded. */
  before: string | undefined;
  after: string | undefined;
};

type Values = Record<string, unknown> | null;

/** @returns one entry per value on either side, in recorded order. */
export function changesOf(before: Values, after: Values): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.map((key) => ({ label: labelOf(key), before: valueOf(before?.[key]), after: valueOf(after?.[key]) }));
}

/** Converts keys to labels: `isOff` and `is_off` to "Off", `mergedInto` to "Merged into". */
function labelOf(key: string): string {
  const words = key
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^(is|has) /, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Matches a date as `toJSON` formats it. */
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isoMoment.test(value)) return fullMoment(value);
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)*$/.test(value) ? value.replace(/_/g, ' ') : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => valueOf(one) ?? 'none').join(', ');
  return JSON.stringify(value);
}
