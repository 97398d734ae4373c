/** Search, filters, order and place of a list, kept in the address: links, reload and the browser's back hold them. */
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { listSearch, readListState, type Choices, type ListValues } from './list-state.ts';

export type ListState<T extends ListValues> = {
  state: T;
  defaults: T;
  /** Whether anything differs from the defaults. */
  isNarrowed: boolean;
  /** Changes some of it; the list starts at its first page again. `replace`: without an entry in the history. */
  set: (changes: Partial<T>, options?: { replace?: boolean }) => void;
  /** Back to the defaults. */
  clear: () => void;
  /** Cursor of the page that is shown; undefined for the first one. */
  after: string | undefined;
  setAfter: (cursor: string | undefined) => void;
  /** The address of this list with some of it changed, at its first page. */
  hrefOf: (changes: Partial<T>) => string;
};

/**
 * @param defaults what an address without a query means; its keys are the names in the query. `after` is taken.
 * @param choices the known values of those that have only so many: `useListState<Filters>(defaults, { status: ['', ...statuses] })`
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
