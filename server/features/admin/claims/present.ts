import type { SwitchedClaim } from './service.ts';

export function toClaims(claims: SwitchedClaim[]) {
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
