import type { Deps } from '#server/deps.ts';
import type { JobPayload, JobRun } from '#server/jobs/definitions.ts';
import { executeRewrite } from './service.ts';

/** Handler of `document.rewrite`. */
export async function rewriteSection(deps: Deps, payload: JobPayload<'document.rewrite'>, run: JobRun): Promise<void> {
  await executeRewrite(deps, { ...payload, ...run });
}
