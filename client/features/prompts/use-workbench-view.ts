/** The view in the address. What is typed into the search counts at once and goes there a moment later. */
import { useEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { changedView, readView, wholeView, writeView, type WorkbenchView } from './workbench-view.ts';

/** Browsers refuse to change the address with every key. */
const writeAfterMs = 300;

function write(change: Partial<WorkbenchView>): void {
  const { pathname, search, hash } = location;
  const next = writeView(search, changedView(readView(search), change));
  if (next !== search) navigate(`${pathname}${next}${hash}`, { replace: true });
}

export function useWorkbenchView() {
  const view = readView(useSearch());
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
      write({ q: typed });
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
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
