/** Calls that end by leaving for a page elsewhere: that of the payment, or the one where a plan is managed. */
import { TRPCClientError } from '@trpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from './trpc.ts';

/** The browser is given up on after this time: it may have been stopped on its way. The call may be made again. */
const leavingMs = 20_000;

/** @throws Refusal for anything but a web address. */
function leaveFor(url: string): void {
  const target = new URL(url, location.href);
  if (!/^https?:$/.test(target.protocol)) throw new Refusal('The way to the payment page could not be found.');
  location.assign(target);
}

/**
 * One call at a time. Busy until the page is left, and free again when the browser brings it back from its history as it
 * was.
 * @returns `leave`: asks for an address and goes there; without an address it stays. Rejects as `ask` does
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

/**
 * Why such a call failed. The payment provider being away is an answer of ours as well, with a status of 5xx.
 * @returns the server's or the browser's own sentence; undefined when no answer of ours came
 */
export function refusalOf(error: unknown): { code: string | undefined; message: string } | undefined {
  if (error instanceof Refusal) return { code: undefined, message: error.message };
  if (!(error instanceof TRPCClientError)) return undefined;
  const { appCode, code, httpStatus } = (error.data ?? {}) as { appCode?: string; code?: string; httpStatus?: number };
  if (!appCode && (httpStatus ?? 500) >= 500) return undefined;
  return { code: appCode ?? code, message: error.message };
}
