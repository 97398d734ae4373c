import { m } from '#messages';
import { isSearchable } from '#shared/domain/users.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';

/** @returns whether a term is long enough, and still not to be searched for: such a search is not made. */
export const isInVain = (term: string | undefined): boolean => Boolean(term) && !isSearchable(term!);

/** In place of a list that is searched for too little. */
export function TooLittle() {
  return (
    <EmptyState title={m.components_too_little_search_too_short()}>
      {m.components_too_little_search_least_three_letters()}
    </EmptyState>
  );
}
