import type { Deps } from '#server/deps.ts';
import { removeOrphans } from './service.ts';

/** Removes customers whose account is gone, as part of the sweep. */
export async function sweepCustomers(deps: Deps): Promise<void> {
  const removed = await removeOrphans(deps);
  if (removed > 0) deps.log.info({ removed }, 'removed customers whose account is gone');
}
