import type { LeadOrigin } from '../../shared/schemas/lead.ts';
import { firstPageKey, type FirstPage } from './first-page.ts';

function readFirstPage(): FirstPage | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(firstPageKey) ?? 'null') as FirstPage | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An address without its query, which is nobody's business. */
function withoutQuery(address: string): string | undefined {
  return address.replace(/[?#].*$/s, '') || undefined;
}

/** @returns where the visitor came from and sends the form from, as far as it is known. */
export function leadOrigin(): LeadOrigin {
  const first = readFirstPage();
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

/** What a conversation that begins here says of its visit; nothing where the browser asks not to be tracked. */
export function conversationOrigin(): { origin?: LeadOrigin; visitId?: string | undefined } {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return {};
  return { origin: leadOrigin(), visitId: readFirstPage()?.visit };
}
