import type { Deps } from '#server/deps.ts';
import { repairLeads } from './service.ts';

const everyMs = 10 * 60 * 1000;
/** Time of the next round for each database, by a monotonic clock. */
const nextAt = new WeakMap<Deps['db'], number>();

/** Repairs the inbox when a process starts, and every ten minutes; called by the sweeper. */
export async function sweepLeads(deps: Deps): Promise<void> {
  if (performance.now() < (nextAt.get(deps.db) ?? 0)) return;
  const { recorded, deleted } = await repairLeads(deps);
  nextAt.set(deps.db, performance.now() + everyMs);
  if (recorded + deleted > 0) deps.log.info({ recorded, deleted }, 'repaired leads');
}
