import type { Deps } from '#server/deps.ts';
import { remindMembers } from './service.ts';

/** The sweeper's part: reminders whose morning has come. */
export async function sweepReminders(deps: Deps): Promise<void> {
  const count = await remindMembers(deps);
  if (count > 0) deps.log.info({ count }, 'reminded members of tasks');
}
