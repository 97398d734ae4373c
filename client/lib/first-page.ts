/** Where a visit began, noted once per tab: a first-party note in the session's storage, no cookie. */
export type FirstPage = {
  path: string;
  /** What a campaign or a friend put into the link; no other part of the query, which may hold secrets. */
  query: string;
  referrer: string;
};

export const firstPageKey = 'first-page';

/** Call once when a page has been loaded; client/lib/lead-origin.ts reads it when a form is sent. */
export function noteFirstPage(): void {
  try {
    if (sessionStorage.getItem(firstPageKey)) return;
    const first: FirstPage = {
      path: location.pathname,
      query: (location.search.match(/\b(utm_|ref=)[^&]*/g) ?? []).join('&'),
      referrer: document.referrer,
    };
    sessionStorage.setItem(firstPageKey, JSON.stringify(first));
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
