import type { Deps } from '#server/deps.ts';
import { clearExpiredLinks, makeDueAccounts } from './service.ts';

/** Deletes activation links that expired long ago; called by the sweeper. */
export function sweepLinks(deps: Deps): Promise<void> {
  return clearExpiredLinks(deps);
}

/** Creates missing accounts from conversations; called by the sweeper. */
export async function sweepAccounts(deps: Deps): Promise<void> {
  const count = await makeDueAccounts(deps);
  if (count > 0) deps.log.warn({ count }, 'created missing accounts');
}
