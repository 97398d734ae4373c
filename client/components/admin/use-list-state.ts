/**
 * Keeps a list's search, filters, order and page in the URL, so that links, reloads and the back button preserve them.
 */
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { listSearch, readListState, type Choices, type ListValues } from './list-state.ts';

export type ListState<T extends ListValues> = {
  state: T;
  defaults: T;
  /** Whether anything differs from the defaults. */
  isNarrowed: boolean;
  /** Changes part of the state and returns to the first page. `replace`: adds no history entry. */
  set: (changes: Partial<T>, options?: { replace?: boolean }) => void;
  /** Resets everything to the defaults. */
  clear: () => void;
  /** Cursor of the current page; undefined for the first one. */
  after: string | undefined;
  setAfter: (cursor: string | undefined) => void;
  /** Returns the URL of this list with some changes, at its first page. */
  hrefOf: (changes: Partial<T>) => string;
};

/**
 * @param defaults state for a URL without a query; its keys are the names in the query. `after` is reserved.
 * @param choices allowed values of fields with a fixed set, such as `useListState<Filters>(defaults, { status: ['',
 * ...statuses] })`
 */
export function useListState<T extends ListValues>(defaults: T, choices?: Choices<T>): ListState<T> {
  const path = usePathname();
  const { state, after } = readListState(useSearch(), defaults, choices);
  const hrefOf = (changes: Partial<T>) => path + listSearch({ ...state, ...changes }, defaults);
  return {
    state,
    defaults,
    isNarrowed: listSearch(state, defaults) !== '',
    hrefOf,
    set: (changes, { replace = false } = {}) => navigate(hrefOf(changes), { replace }),
    clear: () => navigate(path),
    after,
    setAfter: (cursor) => navigate(path + listSearch(state, defaults, cursor)),
  };
}
