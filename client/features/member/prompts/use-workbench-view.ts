/** The view in the address. What is typed into the search counts at once and goes there a moment later. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readUrl, useUrlState } from '#client/lib/url-state.ts';
import { changedView, viewSchema, wholeView, type WorkbenchView } from './workbench-view.ts';

/** Browsers refuse to change the address with every key. */
const writeAfterMs = 300;

export function useWorkbenchView() {
  const [view, set] = useUrlState(viewSchema);
  const write = (change: Partial<WorkbenchView>) =>
    set(changedView(readUrl(viewSchema, location.search), change), { replace: true });
  const writeTyped = useEffectEvent((q: string) => write({ q }));
  const [typed, setTyped] = useState(view.q);
  const written = useRef(view.q);

  // Somebody else has changed it: a link, or the way back.
  useEffect(() => {
    if (view.q === written.current) return;
    written.current = view.q;
    setTyped(view.q);
  }, [view.q]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed;
      writeTyped(typed);
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    /** What the address says; `view` is ahead of it while something is typed. */
    settled: view,
    view: typed === view.q ? view : changedView(view, { q: typed }),
    change: write,
    search: setTyped,
    clear: () => {
      written.current = '';
      setTyped('');
      write({ ...wholeView });
    },
  };
}
