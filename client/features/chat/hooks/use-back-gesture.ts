import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not supported by every browser yet; Chrome and Edge have it. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/**
 * Makes the back gesture on a phone close the overlay, as in any app, instead of leaving the site. Only on phones: with
 * a keyboard, the dialog handles Escape itself.
 * @param isOpen whether the overlay is open
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
