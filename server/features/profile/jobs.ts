import type { Deps } from '#server/deps.ts';
import type { JobPayload, JobRun } from '#server/jobs/definitions.ts';
import { wakeLostGenerations, writeProfile } from './service.ts';

/** Handler of `profile.generate`. */
export async function generateProfile(deps: Deps, payload: JobPayload<'profile.generate'>, run: JobRun): Promise<void> {
  await writeProfile(deps, { ...payload, ...run });
}

/** Wakes generations whose wake-up was lost, and logs how many; called by the sweeper. */
export async function sweepGenerations(deps: Deps): Promise<void> {
  const count = await wakeLostGenerations(deps);
  if (count > 0) deps.log.warn({ count }, 'woke generations whose wake-up was lost');
}
