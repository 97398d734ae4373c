import type { Deps } from '#server/deps.ts';
import { moveSeats } from './service.ts';

/** The sweeper's part: holds and offers that are over, and seats for who waits. */
export async function sweepSeats(deps: Deps): Promise<void> {
  const count = await moveSeats(deps);
  if (count > 0) deps.log.info({ count }, 'offered seats to the waiting list');
}
