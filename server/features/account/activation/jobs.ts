import type { Deps } from '#server/deps.ts';
import { clearExpiredLinks, makeDueAccounts } from './service.ts';

/** The sweeper's part: activation links that are long over go. */
export function sweepLinks(deps: Deps): Promise<void> {
  return clearExpiredLinks(deps);
}

/** The sweeper's part: accounts from conversations that nobody has made yet. */
export async function sweepAccounts(deps: Deps): Promise<void> {
  const count = await makeDueAccounts(deps);
  if (count > 0) deps.log.warn({ count }, 'created missing accounts');
}
