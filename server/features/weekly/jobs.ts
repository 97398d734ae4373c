import type { Deps } from '../../deps.ts';
import { planFirstNotes, writeDueNotes } from './service.ts';

/** The sweeper's part: members without a date get one, and notes that are due are written. */
export async function sweepWeeklyNotes(deps: Deps): Promise<void> {
  await planFirstNotes(deps);
  const count = await writeDueNotes(deps);
  if (count > 0) deps.log.info({ count }, 'wrote weekly notes');
}
