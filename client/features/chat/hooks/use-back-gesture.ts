import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not in every browser yet (Chrome and Edge have it). */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/**
 * On a phone, going back closes what lies over the page, as in any app; without it one would leave the site. Only there:
 * where there is a keyboard, Escape is the dialog's own affair.
 * @param isOpen whether something lies over the page
 */
export function useBackGesture(isOpen: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => goBack();
    return () => watcher.destroy();
  }, [isOpen]);
}
