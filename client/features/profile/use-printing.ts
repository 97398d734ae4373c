/** Lets a view lay itself out for paper just before the browser prints, however printing was started. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** @returns true from `beforeprint` to `afterprint`. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event, so the document has to stand by then.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
