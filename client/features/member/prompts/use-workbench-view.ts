/** Keeps the view in the URL. A search applies as it's typed and is written to the URL a moment later. */
import { readUrl, useUrlState } from '#client/lib/url-state.ts';
import { useTypedSearch } from '#client/lib/use-typed-search.ts';
import { changedView, viewSchema, wholeView, type WorkbenchView } from './workbench-view.ts';

export function useWorkbenchView() {
  const [view, set] = useUrlState(viewSchema);
  const change = (next: Partial<WorkbenchView>) =>
    set(changedView(readUrl(viewSchema, location.search), next), { replace: true });
  const { typed, type, forget } = useTypedSearch(view.q, (q) => change({ q }));
  return {
    /** The view in the URL; `view` is ahead of it during typing. */
    settled: view,
    view: typed === view.q ? view : changedView(view, { q: typed }),
    change,
    search: type,
    clear: () => {
      forget();
      change({ ...wholeView });
    },
  };
}
