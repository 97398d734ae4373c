/** The secret that an emailed link carries in its query. */

const keyOf = (path: string) => `link-token ${path}`;

/** Storage can be off; then a reload asks for the link again, and all else works. */
function store(path: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(keyOf(path));
    else sessionStorage.setItem(keyOf(path), token);
  } catch {
    console.info('This tab cannot keep the link for a reload.');
  }
}

function stored(path: string): string | undefined {
  // Only a reload or the way back shows the same link again; a new visit without a token has none.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') return undefined;
  try {
    return sessionStorage.getItem(keyOf(path)) ?? undefined;
  } catch {
    return undefined;
  }
}

let taken: { path: string; token: string } | undefined;

/**
 * Takes the token out of the address bar at once, so that it stays in no history, screenshot or shared link. It is
 * kept for a reload of this tab.
 */
export function takeLinkToken(): string | undefined {
  const path = location.pathname;
  const token = new URLSearchParams(location.search).get('token');
  if (token !== null) {
    history.replaceState(history.state, '', path);
    taken = { path, token };
    store(path, token);
    return token || undefined;
  }
  return (taken?.path === path ? taken.token : stored(path)) || undefined;
}

/** The link has done its work. */
export function forgetLinkToken(path: string): void {
  taken = undefined;
  store(path, undefined);
}
