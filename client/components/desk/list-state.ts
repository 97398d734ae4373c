/** What a list of the desk is narrowed to, as it stands in the address. Pure; `useListState` carries it. */
import { z } from 'zod';
import { deskSearch } from '#shared/domain/desk.ts';
import { readUrl, writeUrl } from '#client/lib/url-state.ts';

export type ListValues = Record<string, string>;
/** The values that are known, where there are only so many. */
export type Choices<T extends ListValues> = { [K in keyof T]?: readonly string[] };

const mostOfCursor = 500;

/** Schema of a list's part of the address: its own values, and the cursor of the page that is shown. */
function listSchema<T extends ListValues>(defaults: T, choices: Choices<T> = {}) {
  const fields = Object.entries(defaults).map(([key, fallback]) => [
    key,
    (choices[key] ? z.enum(choices[key]) : z.string().max(deskSearch.max)).catch(fallback),
  ]);
  return z.object({
    ...(Object.fromEntries(fields) as Record<string, z.ZodCatch<z.ZodString>>),
    after: z.string().max(mostOfCursor).catch(''),
  });
}

/** @returns the state an address tells of; a value that is unknown or far too long counts as not given. */
export function readListState<T extends ListValues>(
  search: string,
  defaults: T,
  choices: Choices<T> = {},
): { state: T; after: string | undefined } {
  const { after, ...state } = readUrl(listSchema(defaults, choices), search);
  return { state: state as T, after: after || undefined };
}

/** @returns the query of an address for a state, with its `?`; empty for the defaults. */
export const listSearch = <T extends ListValues>(state: T, defaults: T, after = ''): string =>
  writeUrl(listSchema(defaults), '', { ...state, after });

/** @returns what to search for: trimmed; undefined where it is too short to be searched for. */
export function searchTerm(typed: string): string | undefined {
  const term = typed.replace(/\s+/g, ' ').trim();
  return term.length >= deskSearch.min ? term.slice(0, deskSearch.max) : undefined;
}
