import type { Deps } from '#server/deps.ts';
import { sendAlerts } from './service.ts';

/** Emails new alerts to the agency; called by the sweeper. */
export async function sweepAlerts(deps: Deps): Promise<void> {
  const count = await sendAlerts(deps);
  if (count > 0) deps.log.info({ count }, 'alerted the agency to sales events');
}
