import { useEffect, useState } from 'react';

/**
 * Height that is really visible, in pixels. On phones the keyboard covers part of the page without changing its
 * height; the sheet follows, so that the input stays above the keyboard.
 * @returns undefined while inactive, or where the browser cannot tell.
 */
export function useViewportHeight(active: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    const read = () => setHeight(viewport.height);
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return active ? height : undefined;
}
