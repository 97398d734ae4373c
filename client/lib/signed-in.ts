/**
 * Whether someone is signed in here, as far as a public page can tell from the readable cookie next to the session
 * cookie. Only for choosing links; the server decides what a member may see.
 */
import { signedInCookie } from '#shared/session-hint.ts';

/** Fired on the window after a sign-in or sign-out. */
export const authChangedEvent = 'everglow:auth';

// For browsers without cookie change events: check when the page comes back into view.
const occasions = [authChangedEvent, 'focus', 'pageshow'] as const;

/** Calls the listener when the sign-in state may have changed. Returns an unsubscribe function. */
export function onSignedInChange(listener: () => void): () => void {
  const cookies = 'cookieStore' in window ? cookieStore : undefined;
  cookies?.addEventListener('change', listener);
  for (const occasion of occasions) addEventListener(occasion, listener);
  return () => {
    cookies?.removeEventListener('change', listener);
    for (const occasion of occasions) removeEventListener(occasion, listener);
  };
}

/** Returns whether someone is signed in here, according to the readable cookie. */
export const isSignedIn = (): boolean => document.cookie.includes(`${signedInCookie}=1`);

/** Marks a link as visitors-only or members-only. global.css shows it based on the page's `data-member` attribute. */
export const shownTo = (who: 'visitor' | 'member') => ({ 'data-shown-to': who });

/** Updates the page for the visitor: `data-member` selects links, `data-member-href` is a link's URL for members. */
export function showForVisitor(): void {
  const isMember = isSignedIn();
  document.documentElement.toggleAttribute('data-member', isMember);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-member-href]')) {
    const { memberHref = '', visitorHref = link.getAttribute('href')! } = link.dataset;
    link.dataset.visitorHref = visitorHref;
    link.setAttribute('href', isMember ? memberHref : visitorHref);
  }
}

/** Keeps the page up to date; a prerendered page may be older than the last sign-in. Call once. */
export function watchSignedIn(): void {
  showForVisitor();
  onSignedInChange(showForVisitor);
}
