import type { Deps } from '#server/deps.ts';
import { remindMembers } from './service.ts';

/** Sends reminders that are due; called by the sweeper. */
export async function sweepReminders(deps: Deps): Promise<void> {
  const count = await remindMembers(deps);
  if (count > 0) deps.log.info({ count }, 'reminded members of tasks');
}
