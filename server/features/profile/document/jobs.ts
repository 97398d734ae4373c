import type { Deps } from '#server/deps.ts';
import type { JobPayload } from '#server/jobs/definitions.ts';
import { executeRewrite } from './service.ts';

/** Handler of `document.rewrite`. */
export async function rewriteSection(
  deps: Deps,
  payload: JobPayload<'document.rewrite'>,
  run: { signal: AbortSignal },
): Promise<void> {
  await executeRewrite(deps, { runId: payload.runId, signal: run.signal });
}
