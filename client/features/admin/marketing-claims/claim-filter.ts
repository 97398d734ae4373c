/** Filters the claims register. */
import { m } from '#messages';
import { sampleSource, type MarketingClaimKind } from '#shared/domain/marketing-claims.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type MarketingClaim = RouterOutputs['admin']['claims']['list'][number];

/** Returns a page's name: its path, because titles aren't available here. */
export const pageName = (path: string): string => (path === '/' ? m.admin_home_page() : path);

/** Empty values match all claims. */
export const noFilter = { q: '', kind: '', source: '', state: '' };
type ClaimFilter = typeof noFilter;

/** @param filter `q`: all of its words must be in the claim's text, its source or the paths of its pages */
export function filterClaims(claims: readonly MarketingClaim[], filter: ClaimFilter): MarketingClaim[] {
  const words = filter.q.toLowerCase().split(' ').filter(Boolean);
  return claims.filter(({ kind, source, isOff, text, pages }) => {
    if (filter.kind && kind !== (filter.kind as MarketingClaimKind)) return false;
    if (filter.source && (source === sampleSource) !== (filter.source === 'sample')) return false;
    if (filter.state && isOff !== (filter.state === 'off')) return false;
    const searched = [text, source, ...pages].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
