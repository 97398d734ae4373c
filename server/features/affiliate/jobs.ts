import type { Deps } from '../../deps.ts';
import { approveDueReferrals, clearOldClicks } from './service.ts';

const clearEveryMs = 24 * 3600 * 1000;
let clearAt = 0;

/** The sweeper's part: rewards whose hold is over; once a day, visits that are too old to matter. */
export async function sweepReferrals(deps: Deps): Promise<void> {
  const count = await approveDueReferrals(deps);
  if (count > 0) deps.log.info({ count }, 'gave referral rewards');
  if (Date.now() < clearAt) return;
  clearAt = Date.now() + clearEveryMs;
  await clearOldClicks(deps);
}
