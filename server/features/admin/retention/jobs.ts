import type { Deps } from '#server/deps.ts';
import { enforceRetention } from './service.ts';

const dayMs = 24 * 3600 * 1000;
const againMs = 60 * 1000;
/** Time of the next round for each database, by a monotonic clock. */
const nextAt = new WeakMap<Deps['db'], number>();

/** Deletes rows past their retention period once a day, and every minute while there are more; called by the sweeper. */
export async function sweepRetention(deps: Deps): Promise<void> {
  if (performance.now() < (nextAt.get(deps.db) ?? 0)) return;
  const { deleted, isComplete } = await enforceRetention(deps);
  nextAt.set(deps.db, performance.now() + (isComplete ? dayMs : againMs));
  if (Object.keys(deleted).length > 0) deps.log.info({ deleted }, 'deleted rows past their retention period');
}
