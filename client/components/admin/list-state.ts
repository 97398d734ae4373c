/** Filters of an admin list in the URL. Pure; `useListState` keeps them there. */
import { adminSearch } from '#shared/domain/admin.ts';

export type ListValues = Record<string, string>;
/** Allowed values of fields that have a fixed set. */
export type Choices<T extends ListValues> = { [K in keyof T]?: readonly string[] };

const mostOfCursor = 500;

/** @returns the state in a query; unknown or overly long values fall back to the defaults. */
export function readListState<T extends ListValues>(
  search: string,
  defaults: T,
  choices: Choices<T> = {},
): { state: T; after: string | undefined } {
  const query = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const value = query.get(key) ?? fallback;
    return [key, (choices[key]?.includes(value) ?? value.length <= adminSearch.max) ? value : fallback];
  });
  const after = query.get('after');
  return {
    state: Object.fromEntries(entries) as T,
    after: after && after.length <= mostOfCursor ? after : undefined,
  };
}

/** @returns the query for a state, with its `?` but without defaults; empty if nothing else is left. */
export function listSearch<T extends ListValues>(state: T, defaults: T, after = ''): string {
  const changed = Object.entries(state).filter(([key, value]) => value !== defaults[key]);
  const query = new URLSearchParams(after ? [...changed, ['after', after]] : changed);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** @returns the trimmed search term; undefined if it's too short. */
export function searchTerm(typed: string): string | undefined {
  const term = typed.replace(/\s+/g, ' ').trim();
  return term.length >= adminSearch.min ? term.slice(0, adminSearch.max) : undefined;
}
