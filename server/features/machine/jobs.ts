import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { writeResult } from './service.ts';

/** Handler of `machine.produce`. */
export async function produceResult(
  deps: Deps,
  payload: JobPayload<'machine.produce'>,
  run: { signal: AbortSignal },
): Promise<void> {
  await writeResult(deps, { runId: payload.runId, signal: run.signal });
}
