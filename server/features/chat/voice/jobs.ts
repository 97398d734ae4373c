import type { Deps } from '#server/deps.ts';
import { clearOldClips } from './service.ts';

const clearEveryMs = 3600 * 1000;
let clearAt = 0;

/** Deletes expired audio once an hour, and sooner while there's more; called by the sweeper. */
export async function sweepClips(deps: Deps): Promise<void> {
  if (performance.now() < clearAt) return;
  if ((await clearOldClips(deps)) === 0) clearAt = performance.now() + clearEveryMs;
}
