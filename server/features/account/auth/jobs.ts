import type { Deps } from '#server/deps.ts';
import { clearExpired } from './service.ts';

/** The sweeper's part: sessions and links that are long over go. */
export function sweepSessions(deps: Deps): Promise<void> {
  return clearExpired(deps);
}
