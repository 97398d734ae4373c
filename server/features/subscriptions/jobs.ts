import type { Deps } from '#server/deps.ts';
import { removeOrphans, syncStale } from './service.ts';

/** The sweeper's part: subscriptions nobody has heard of, and customers whose account is gone. */
export async function sweepSubscriptions(deps: Deps): Promise<void> {
  await syncStale(deps);
  const removed = await removeOrphans(deps);
  if (removed > 0) deps.log.info({ removed }, 'removed customers whose account is gone');
}
