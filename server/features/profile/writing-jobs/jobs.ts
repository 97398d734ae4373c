import type { Deps } from '#server/deps.ts';
import { wakeLostWritingJobs } from './service.ts';

/** Wakes runs whose wake-up was lost, and logs how many; called by the sweeper. */
export async function sweepRuns(deps: Deps): Promise<void> {
  const count = await wakeLostWritingJobs(deps);
  if (count > 0) deps.log.warn({ count }, 'woke writing jobs whose wake-up was lost');
}
