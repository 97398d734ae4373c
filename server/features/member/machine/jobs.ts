import type { Deps } from '#server/deps.ts';
import type { JobPayload } from '#server/jobs/definitions.ts';
import { writeResult } from './service.ts';

/** Handler of `machine.produce`. */
export async function produceResult(
  deps: Deps,
  payload: JobPayload<'machine.produce'>,
  run: { signal: AbortSignal },
): Promise<void> {
  await writeResult(deps, { runId: payload.runId, signal: run.signal });
}
