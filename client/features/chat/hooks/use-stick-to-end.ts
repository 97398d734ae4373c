import { useEffect, type RefObject } from 'react';

/**
 * Distance from the end that still counts as scrolled to the end, in CSS pixels; touch scrolling rarely gets closer.
 */
const nearPx = 40;

/** Keeps the end of a list in view when its container shrinks, unless the visitor has scrolled away from it. */
export function useStickToEnd(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!element || !isThere) return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollHeight - element.scrollTop - height < nearPx;
      height = element.clientHeight;
      if (wasAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isThere]);
}
