import type { Deps } from '#server/deps.ts';
import { forgetOldShares } from './service.ts';

/** Deletes budget shares of past days; called by the sweeper. */
export async function sweepBudgetShares(deps: Deps): Promise<void> {
  await forgetOldShares(deps);
}
