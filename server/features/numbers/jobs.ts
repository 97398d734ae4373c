import type { Deps } from '../../deps.ts';
import { clearOldVisits } from './service.ts';

const clearEveryMs = 3600 * 1000;
let clearAt = 0;

/** The sweeper's part: once an hour, visits that are older than they may get; sooner while there are more of them. */
export async function sweepVisits(deps: Deps): Promise<void> {
  if (Date.now() < clearAt) return;
  if ((await clearOldVisits(deps)) === 0) clearAt = Date.now() + clearEveryMs;
}
