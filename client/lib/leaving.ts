/** Calls that end by navigating to an external page: the checkout, or the billing portal. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Refusal } from './failure.ts';

/** How long to wait for the navigation, which the user may have stopped. After that, the call can be repeated. */
const leavingMs = 20_000;

/** @throws Refusal for anything but an http(s) URL. */
function leaveFor(url: string): void {
  const target = new URL(url, location.href);
  if (!/^https?:$/.test(target.protocol)) throw new Refusal(m.app_leaving_way_payment_page_could());
  location.assign(target);
}

/**
 * Runs one call at a time. Stays busy until the page unloads, and resets when the browser restores the page from its
 * back/forward cache.
 * @returns `leave`: requests a URL and navigates there, or stays if there's none. Rejects if `ask` does
 */
export function useLeaving() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const timer = useRef(0);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    isUnderWay.current = false;
    setBusy(false);
  }, []);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release();
    };
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('pageshow', onShow);
    };
  }, [release]);

  const leave = useCallback(
    async (ask: () => Promise<string | undefined>): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      try {
        const url = await ask();
        if (url === undefined) {
          release();
          return;
        }
        leaveFor(url);
        timer.current = window.setTimeout(release, leavingMs);
      } catch (error) {
        release();
        throw error;
      }
    },
    [release],
  );

  return { isBusy, leave };
}
