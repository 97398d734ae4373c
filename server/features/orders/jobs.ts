import type { Deps } from '#server/deps.ts';
import { refundUndeliverable, syncOverdue } from './service.ts';

/** The sweeper's part: open orders nobody has heard of, and money that has to go back. */
export async function sweepOrders(deps: Deps): Promise<void> {
  await syncOverdue(deps);
  const refunds = await refundUndeliverable(deps);
  if (refunds > 0) deps.log.warn({ refunds }, 'gave money back for what could not be delivered');
}
