import type { Deps } from '#server/deps.ts';
import { wakeLostWritingJobs } from './service.ts';

/** The sweeper's part: writing jobs whose wake-up got lost are woken again, and the log says how many. */
export async function sweepRuns(deps: Deps): Promise<void> {
  const count = await wakeLostWritingJobs(deps);
  if (count > 0) deps.log.warn({ count }, 'woke writing jobs whose wake-up was lost');
}
