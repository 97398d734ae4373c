/** Screen state in the URL's query, so that it survives links, reloads and the back button. */
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { z } from 'zod';

/**
 * An object schema whose fields all have a `.catch(…)`: missing or invalid values fall back to it, and the URL omits
 * defaults.
 */
export type UrlSchema = z.ZodObject;

/** Reads the state from a query. */
export const readUrl = <S extends UrlSchema>(schema: S, search: string): z.output<S> =>
  schema.parse(Object.fromEntries(new URLSearchParams(search)));

/** Returns the query, including its `?`, with changes applied. Unrelated parameters stay. */
export function writeUrl<S extends UrlSchema>(schema: S, search: string, changes: Partial<z.output<S>>): string {
  const query = new URLSearchParams(search);
  const defaults: Record<string, unknown> = readUrl(schema, '');
  for (const [key, value] of Object.entries<unknown>({ ...readUrl(schema, search), ...changes })) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * State that lives in the URL.
 * @returns the state, and a function that changes part of it; `replace` adds no history entry
 */
export function useUrlState<S extends UrlSchema>(schema: S) {
  const state = readUrl(schema, useSearch());
  const set = (changes: Partial<z.output<S>>, { replace = false } = {}): void => {
    const { pathname, search, hash } = location;
    const next = writeUrl(schema, search, changes);
    if (next !== search) navigate(`${pathname}${next}${hash}`, { replace });
  };
  return [state, set] as const;
}
