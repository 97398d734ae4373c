import type { Deps } from '#server/deps.ts';
import type { JobPayload } from '#server/jobs/definitions.ts';
import { wakeLostSamples, writeSamples } from './service.ts';

/** Handler of `notifications.samples`. */
export function seedSamples(deps: Deps, payload: JobPayload<'notifications.samples'>): Promise<void> {
  return writeSamples(deps, payload);
}

/** Wakes overdue work; called by the sweeper. */
export async function sweepSamples(deps: Deps): Promise<void> {
  const count = await wakeLostSamples(deps);
  if (count > 0) deps.log.warn({ count }, 'woke sample notifications whose wake-up was lost');
}
