import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Delay before writing the URL, because browsers limit how often it can change. */
const writeAfterMs = 300;

/**
 * Search state kept in the URL: a typed term applies right away and is written to the URL a moment later.
 * @param inUrl the term in the URL
 * @param write puts a term into the URL
 */
export function useTypedSearch(inUrl: string, write: (term: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const written = useRef(inUrl);
  const writeLater = useDebouncedCallback((term: string) => {
    written.current = term;
    write(term);
  }, writeAfterMs);
  // A link or the back button changed the term.
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
