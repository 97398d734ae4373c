import type { Deps } from '#server/deps.ts';
import { finishRefunds } from './service.ts';

/** Asks the provider again for refunds by line that it hasn't confirmed; part of the sweep of payments. */
export async function sweepRefunds(deps: Deps): Promise<void> {
  const count = await finishRefunds(deps);
  if (count > 0) deps.log.warn({ count }, 'asked again for refunds by line');
}
