import { paths } from '../../shared/paths.ts';

/** Where a visit began, noted once per tab: a first-party note in the session's storage, no cookie. */
export type FirstPage = {
  path: string;
  /** What a campaign or a friend put into the link; no other part of the query, which may hold secrets. */
  query: string;
  referrer: string;
  /** Names the visit, so that a conversation that follows can say which one it came of. */
  visit?: string | undefined;
};

export const firstPageKey = 'first-page';

/**
 * Call once when a page has been loaded; client/lib/lead-origin.ts reads it when a form is sent. The server is told of it
 * once (server/http/visits.ts), and of the referrer only the host.
 */
export function noteFirstPage(): void {
  try {
    if (sessionStorage.getItem(firstPageKey)) return;
    const first: FirstPage = {
      path: location.pathname,
      query: (location.search.match(/\b(utm_|ref=)[^&]*/g) ?? []).join('&'),
      referrer: document.referrer,
      visit: crypto.randomUUID?.(),
    };
    sessionStorage.setItem(firstPageKey, JSON.stringify(first));
    const { visit: id, ...rest } = first;
    const note = { ...rest, id, referrer: first.referrer.split('/')[2] ?? '' };
    navigator.sendBeacon(paths.visit, new Blob([JSON.stringify(note)], { type: 'application/json' }));
  } catch {
    // Without storage nobody learns where the visit began.
  }
}

/** Call once when a page has been loaded by what may be a member's link; what follows is fetched, as it is rare. */
export function noteReferralLink(): void {
  const code = /[?&]ref=(\w+)/.exec(location.search)?.[1];
  if (code)
    import('./referral.ts').then(
      ({ noteReferral }) => noteReferral(code),
      () => undefined,
    );
}
