import type { Deps } from '#server/deps.ts';
import { eraseDueAccounts } from './service.ts';

/** Deletes accounts at their owners' request once the grace period is over; called by the sweeper. */
export async function sweepDeletions(deps: Deps): Promise<void> {
  const count = await eraseDueAccounts(deps);
  if (count > 0) deps.log.info({ count }, 'erased accounts that their owners deleted');
}
