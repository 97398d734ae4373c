import type { Deps } from '../../deps.ts';
import { clearExpiredLinks } from './service.ts';

/** The sweeper's part: activation links that are long over go. */
export function sweepLinks(deps: Deps): Promise<void> {
  return clearExpiredLinks(deps);
}
