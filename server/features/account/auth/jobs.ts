import type { Deps } from '#server/deps.ts';
import { clearExpired } from './service.ts';

/** Deletes sessions and links that expired long ago; called by the sweeper. */
export function sweepSessions(deps: Deps): Promise<void> {
  return clearExpired(deps);
}
