import type { Deps } from '#server/deps.ts';
import { approveDueReferrals } from './service.ts';

/** Approves rewards whose holding period is over; called by the sweeper. */
export async function sweepReferrals(deps: Deps): Promise<void> {
  const count = await approveDueReferrals(deps);
  if (count > 0) deps.log.info({ count }, 'gave referral rewards');
}
