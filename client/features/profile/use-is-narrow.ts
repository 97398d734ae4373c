/** Whether the box the result is shown in is narrow: a dialog's width says more than the window's. */
import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowBelowPx = 640;

/** @returns true when the element is narrower than 640 px; false until it was measured. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < narrowBelowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return narrow;
}
