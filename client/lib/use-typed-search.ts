import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Browsers refuse to change the address with every key. */
const writeAfterMs = 300;

/**
 * Search state kept in the URL: a typed term applies right away and is written a moment later.
 * @param inUrl the term as the URL has it
 * @param write puts a term into the URL
 */
export function useTypedSearch(inUrl: string, write: (term: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const written = useRef(inUrl);
  const writeLater = useDebouncedCallback((term: string) => {
    written.current = term;
    write(term);
  }, writeAfterMs);
  // A link or the back button changed it.
  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setTyped(inUrl);
  }, [inUrl]);
  return {
    typed,
    type: (term: string) => {
      setTyped(term);
      writeLater(term);
    },
    /** Clears the typed term. The caller clears the URL. */
    forget: () => {
      writeLater.cancel();
      written.current = '';
      setTyped('');
    },
  };
}
