/** What a list of the desk is narrowed to, as it stands in the address. Pure; `useListState` carries it. */
import { deskSearch } from '../../../shared/domain/desk.ts';

export type ListValues = Record<string, string>;
/** The values that are known, where there are only so many. */
export type Choices<T extends ListValues> = { [K in keyof T]?: readonly string[] };

/** @returns the state an address tells of; a value that is unknown or far too long counts as not given. */
export function readListState<T extends ListValues>(
  search: string,
  defaults: T,
  choices: Choices<T> = {},
): { state: T; after: string | undefined } {
  const query = new URLSearchParams(search);
  const state = Object.fromEntries(
    Object.entries(defaults).map(([key, fallback]) => {
      const given = query.get(key);
      const known = choices[key];
      const counts = given !== null && given.length <= deskSearch.max && (!known || known.includes(given));
      return [key, counts ? given : fallback];
    }),
  ) as T;
  const after = query.get('after');
  return { state, after: after && after.length <= 500 ? after : undefined };
}

/** @returns the query of an address for a state, with its `?`; empty for the defaults. */
export function listSearch<T extends ListValues>(state: T, defaults: T, after?: string): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(state)) if (value !== defaults[key]) query.set(key, value);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** @returns what to search for: trimmed; undefined where it is too short to be searched for. */
export function searchTerm(typed: string): string | undefined {
  const term = typed.replace(/\s+/g, ' ').trim();
  return term.length >= deskSearch.min ? term.slice(0, deskSearch.max) : undefined;
}
