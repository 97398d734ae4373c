import type { Deps } from '#server/deps.ts';
import type { JobPayload, JobRun } from '#server/jobs/definitions.ts';
import { writeResult } from './service.ts';

/** Handler of `machine.produce`. */
export async function produceResult(deps: Deps, payload: JobPayload<'machine.produce'>, run: JobRun): Promise<void> {
  await writeResult(deps, { ...payload, ...run });
}
