/** The owner's choices about sales: alerts, grace after a failed renewal, and taxes. */
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

export type SalesSettings = repo.SalesSettings;

/** Returns the current choices. A change applies to everything that's decided after it. */
export function salesSettings(deps: Pick<Deps, 'db'>): Promise<SalesSettings> {
  return repo.findSettings(deps.db);
}

/** Changes the choices. Saving the same ones again changes nothing. */
export async function saveSalesSettings(deps: Deps, input: SalesSettings & { adminId: string }): Promise<void> {
  const { adminId, ...after } = input;
  await inTransaction(deps.db, async (tx) => {
    const before = await repo.lockSettings(tx);
    const changed = (Object.keys(before) as (keyof SalesSettings)[]).filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return;
    await repo.writeSettings(tx, after);
    const only = (settings: SalesSettings) => Object.fromEntries(changed.map((key) => [key, settings[key]]));
    await writeAudit(tx, {
      ...{ adminId, action: 'sales.settings', subject: 'sales', subjectId: 'settings' },
      ...{ before: only(before), after: only(after) },
    });
  });
}
