/** Marketing claims on public pages, and which of them are switched off. */
import { m } from '#messages';
import type { MarketingClaim } from '#shared/domain/marketing-claims.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

export type SwitchedMarketingClaim = MarketingClaim & { isOff: boolean; changedAt: Date | null; by: string | null };

/** @returns keys of claims that no page may show. A small query, because every web process asks every few seconds. */
export async function claimsOff(deps: Pick<Deps, 'db'>): Promise<ReadonlySet<string>> {
  return new Set(await repo.listOff(deps.db));
}

/** The build's register with the current switches. */
export async function listMarketingClaims(deps: Deps): Promise<SwitchedMarketingClaim[]> {
  const [register, switches] = await Promise.all([deps.claims(), repo.listSwitches(deps.db)]);
  const switched = new Map(switches.map((row) => [row.key, row]));
  return register.map((claim) => {
    const { isOff = false, changedAt = null, by = null } = switched.get(claim.key) ?? {};
    return { ...claim, isOff, changedAt, by };
  });
}

/**
 * Removes a claim from all pages, or restores it. Repeating it changes nothing. @throws AppError NOT_FOUND for an
 * unknown key.
 */
export async function switchMarketingClaim(
  deps: Deps,
  input: { adminId: string; key: string; isOff: boolean },
): Promise<void> {
  const { adminId, key, isOff } = input;
  if (!(await deps.claims()).some((claim) => claim.key === key)) throw new AppError('NOT_FOUND', m.server_not_found());
  await inTransaction(deps.db, async (tx) => {
    const isChanged = isOff ? await repo.switchOff(tx, { key, adminId }) : await repo.switchOn(tx, { key, adminId });
    if (!isChanged) return;
    const action = isOff ? 'claim.off' : 'claim.on';
    await writeAudit(tx, {
      ...{ adminId, action, subject: 'claim', subjectId: key },
      ...{ before: { isOff: !isOff }, after: { isOff } },
    });
  });
}
