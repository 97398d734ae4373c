import type { Deps } from '#server/deps.ts';
import { moveSeats } from './service.ts';

/** Ends expired holds and offers, and offers free seats to the waiting list; called by the sweeper. */
export async function sweepSeats(deps: Deps): Promise<void> {
  const count = await moveSeats(deps);
  if (count > 0) deps.log.info({ count }, 'offered seats to the waiting list');
}
