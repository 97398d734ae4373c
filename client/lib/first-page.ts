import { paths } from '#shared/paths.ts';
import { readText, session, storageKeys, writeText } from './storage.ts';

/** Where a visit began, recorded once per tab in session storage. First-party, without a cookie. */
export type FirstPage = {
  path: string;
  /** Only campaign and referral parameters; the rest of the query may contain secrets. */
  query: string;
  referrer: string;
  /** Identifies the visit, to link a conversation to it. */
  visit?: string | undefined;
};

/**
 * Call once per page load; client/lib/lead-origin.ts reads the result when a form is sent. The server receives it once
 * (server/http/visits.ts), with only the host of the referrer.
 */
export function noteFirstPage(): void {
  if (readText(session, storageKeys.firstPage)) return;
  const first: FirstPage = {
    path: location.pathname,
    query: (location.search.match(/\b(utm_|ref=)[^&]*/g) ?? []).join('&'),
    referrer: document.referrer,
    visit: crypto.randomUUID?.(),
  };
  // Without storage, each page would count as a visit.
  if (!writeText(session, storageKeys.firstPage, JSON.stringify(first))) return;
  const { visit: id, ...rest } = first;
  const note = { ...rest, id, referrer: first.referrer.split('/')[2] ?? '' };
  // Some privacy tools remove sendBeacon.
  navigator.sendBeacon?.(paths.visit, new Blob([JSON.stringify(note)], { type: 'application/json' }));
}

/**
 * Call once on a page load that may come from a member's referral link. Its code loads on demand, because that's rare.
 */
export function noteReferralLink(): void {
  const code = /[?&]ref=(\w+)/.exec(location.search)?.[1];
  if (code)
    import('./referral.ts').then(
      ({ noteReferral }) => noteReferral(code),
      () => undefined,
    );
}
