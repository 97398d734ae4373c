import { m } from '#messages';
import { isSearchable } from '#shared/domain/users.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';

/** @returns whether a term is long enough but has too little to search for, so that the request is skipped. */
export const isInVain = (term: string | undefined): boolean => Boolean(term) && !isSearchable(term!);

/** Shown instead of results when the search term has too little to search for. */
export function TooLittle() {
  return (
    <EmptyState title={m.components_too_little_search_too_short()}>
      {m.components_too_little_search_least_three_letters()}
    </EmptyState>
  );
}
