import type { Deps } from '#server/deps.ts';
import { completeDueWelcomes } from './service.ts';

/** Repeats failed welcomes; called by the sweeper. */
export async function sweepWelcomes(deps: Deps): Promise<void> {
  const count = await completeDueWelcomes(deps);
  if (count > 0) deps.log.info({ count }, 'repeated welcomes that failed');
}
