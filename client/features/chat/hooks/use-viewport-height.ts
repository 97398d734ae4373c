import { useEffect, useState } from 'react';

/** Below this width the chat fills the screen (chat-dialog.module.css). */
const phone = '(width < 768px)';

/**
 * Returns the visible height of a phone's screen, in pixels. An on-screen keyboard covers part of the page without
 * changing the page's height, and the chat's input must stay above it.
 * @returns undefined while inactive, on larger screens, and where the browser doesn't report it
 */
export function useViewportHeight(active: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return;
    const read = () => setHeight(matchMedia(phone).matches ? viewport.height : undefined);
    read();
    viewport.addEventListener('resize', read);
    return () => viewport.removeEventListener('resize', read);
  }, [active]);
  return active ? height : undefined;
}
