/** Lets a view switch to its print layout just before the browser prints, however printing was started. */
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * @param view the element to print; while it isn't displayed, as in a closed dialog, the page prints as it is
 * @returns true from `beforeprint` to `afterprint`
 */
export function useIsPrinting(view: RefObject<HTMLElement | null>): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page right after the event, so the print layout has to be rendered by then.
    const before = () => flushSync(() => setPrinting((view.current?.getClientRects().length ?? 0) > 0));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [view]);
  return printing;
}
