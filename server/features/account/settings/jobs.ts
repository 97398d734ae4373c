import type { Deps } from '#server/deps.ts';
import { eraseDueAccounts } from './service.ts';

/** The sweeper's part: accounts whose owners wanted them deleted, once the days of grace are over. */
export async function sweepDeletions(deps: Deps): Promise<void> {
  const count = await eraseDueAccounts(deps);
  if (count > 0) deps.log.info({ count }, 'erased accounts that their owners deleted');
}
