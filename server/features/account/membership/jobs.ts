import type { Deps } from '#server/deps.ts';
import { completeDueWelcomes } from './service.ts';

/** The sweeper's part: welcomes that failed are done again. */
export async function sweepWelcomes(deps: Deps): Promise<void> {
  const count = await completeDueWelcomes(deps);
  if (count > 0) deps.log.info({ count }, 'repeated welcomes that failed');
}
