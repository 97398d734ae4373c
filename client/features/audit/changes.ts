/** What a line of the audit log changed, in words. */

export type Change = {
  /** The name of a value: "Status". */
  label: string;
  /** Undefined where nothing was noted. */
  before: string | undefined;
  after: string | undefined;
};

type Values = Record<string, unknown> | null;

/** @returns one entry per value of either side, in the order in which they were noted. */
export function changesOf(before: Values, after: Values): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.map((key) => ({ label: labelOf(key), before: valueOf(before?.[key]), after: valueOf(after?.[key]) }));
}

/** `isOff` and `is_off` are "Off", `mergedInto` is "Merged into". */
function labelOf(key: string): string {
  const words = key
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^(is|has) /, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)*$/.test(value) ? value.replace(/_/g, ' ') : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => valueOf(one) ?? 'none').join(', ');
  return JSON.stringify(value);
}
