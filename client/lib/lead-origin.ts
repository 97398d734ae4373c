import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { FirstPage } from './first-page.ts';
import { session, storageKeys, storedValue } from './storage.ts';

const firstPage = storedValue(session, storageKeys.firstPage, (value) => value as FirstPage);

/** Strips the query and fragment from a URL, for privacy. */
function withoutQuery(address: string): string | undefined {
  return address.replace(/[?#].*$/s, '') || undefined;
}

/** @returns where the visitor came from and which page they're sending the form from, if known. */
export function leadOrigin(): LeadOrigin {
  const first = firstPage.read();
  const query = new URLSearchParams(first?.query);
  const given = (name: string) => query.get(name) || undefined;
  return {
    firstPage: first?.path,
    lastPage: location.pathname,
    referrer: withoutQuery(first?.referrer ?? ''),
    utmSource: given('utm_source'),
    utmMedium: given('utm_medium'),
    utmCampaign: given('utm_campaign'),
    utmTerm: given('utm_term'),
    utmContent: given('utm_content'),
    referralCode: given('ref'),
  };
}

/** Returns the visit data for a conversation, or a guest's order, that starts here; empty if the browser asks not to be tracked. */
export function conversationOrigin(): { origin?: LeadOrigin; visitId?: string | undefined } {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return {};
  return { origin: leadOrigin(), visitId: firstPage.read()?.visit };
}
