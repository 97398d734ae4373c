import type { Deps } from '#server/deps.ts';
import { clearOldClips } from './service.ts';

const clearEveryMs = 3600 * 1000;
let clearAt = 0;

/** The sweeper's part: once an hour, readings that have been kept long enough; sooner while there are more of them. */
export async function sweepClips(deps: Deps): Promise<void> {
  if (performance.now() < clearAt) return;
  if ((await clearOldClips(deps)) === 0) clearAt = performance.now() + clearEveryMs;
}
