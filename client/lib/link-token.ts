/** The secret token in an emailed link's query. */
import { readText, session, storageKeys, writeText } from './storage.ts';

function stored(path: string): string | undefined {
  // Only a reload or back/forward shows the same link again; a new visit without a token has none.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') return undefined;
  return readText(session, storageKeys.linkToken(path));
}

let taken: { path: string; token: string } | undefined;

/**
 * Removes the token from the address bar right away, to keep it out of history, screenshots and shared links. Keeps it
 * for a reload of this tab.
 */
export function takeLinkToken(): string | undefined {
  const path = location.pathname;
  const token = new URLSearchParams(location.search).get('token');
  if (token !== null) {
    // Where to go afterward isn't secret.
    const from = new URLSearchParams(location.search).get('from');
    history.replaceState(history.state, '', from === null ? path : `${path}?from=${encodeURIComponent(from)}`);
    taken = { path, token };
    writeText(session, storageKeys.linkToken(path), token);
    return token || undefined;
  }
  return (taken?.path === path ? taken.token : stored(path)) || undefined;
}

/** Forgets a page's token once it has been used. */
export function forgetLinkToken(path: string): void {
  taken = undefined;
  writeText(session, storageKeys.linkToken(path), undefined);
}
