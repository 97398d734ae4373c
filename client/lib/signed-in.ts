/**
 * Whether somebody is signed in here, as far as a public page can know it: by the readable cookie beside the session.
 * For links alone; what a member may see is decided by the server.
 */
import { useSyncExternalStore } from 'react';
import { signedInCookie } from '../../shared/session-hint.ts';

/** Fired on the window when somebody signed in or out. */
export const authChangedEvent = 'everglow:auth';

// Where no browser tells of cookies that another tab changed, the page looks when it comes back into view.
const occasions = [authChangedEvent, 'focus', 'pageshow'] as const;

function subscribe(listener: () => void): () => void {
  const cookies = 'cookieStore' in window ? cookieStore : undefined;
  cookies?.addEventListener('change', listener);
  for (const occasion of occasions) addEventListener(occasion, listener);
  return () => {
    cookies?.removeEventListener('change', listener);
    for (const occasion of occasions) removeEventListener(occasion, listener);
  };
}

const readCookie = () => document.cookie.includes(`${signedInCookie}=1`);

/** Not before hydration: the prerendered page is the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, readCookie, () => false);
}

/** Marks the links of which one is shown; the other one carries `hidden`, by the script below before React comes. */
export const shownTo = (who: 'visitor' | 'member') => ({ 'data-shown-to': who, suppressHydrationWarning: true });

/** Source of a script that stands in the header after those links and chooses between them before the first paint. */
export const chooseLinksScript = `for(const e of document.querySelectorAll('[data-shown-to]'))e.hidden=(e.dataset.shownTo=='member')!=document.cookie.includes('${signedInCookie}=1')`;
