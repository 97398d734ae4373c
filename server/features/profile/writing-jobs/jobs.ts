import type { Deps } from '#server/deps.ts';
import { wakeLostRuns } from './service.ts';

/** The sweeper's part: runs whose wake-up got lost are woken again, and the log says how many. */
export async function sweepRuns(deps: Deps): Promise<void> {
  const count = await wakeLostRuns(deps);
  if (count > 0) deps.log.warn({ count }, 'woke runs whose wake-up was lost');
}
