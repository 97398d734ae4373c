import type { SwitchedMarketingClaim } from './service.ts';

export function toMarketingClaims(claims: SwitchedMarketingClaim[]) {
  return claims.map(({ key, kind, text, source, pages, isOff, changedAt, by }) => ({
    key,
    kind,
    text,
    source,
    pages,
    isOff,
    changedAt: changedAt?.toISOString() ?? null,
    by,
  }));
}
