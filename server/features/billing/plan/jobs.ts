import type { Deps } from '#server/deps.ts';
import { remindOfGrace } from './service.ts';

/** Reminds members whose Pro is about to pause; called by the sweeper. */
export async function sweepGrace(deps: Deps): Promise<void> {
  const count = await remindOfGrace(deps);
  if (count > 0) deps.log.info({ count }, 'reminded members of an unpaid renewal');
}
