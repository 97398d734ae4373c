import type { Deps } from '#server/deps.ts';
import { planFirstNotes, writeDueNotes } from './service.ts';

/**
 * A first note is days away, so checking for unscheduled members on every sweep would read all accounts for nothing.
 */
const lookEveryMs = 10 * 60_000;
const lookAgainAt = new WeakMap<Deps, number>();

/** Schedules members without a date, and writes notes that are due; called by the sweeper. */
export async function sweepWeeklyNotes(deps: Deps): Promise<void> {
  if (Date.now() >= (lookAgainAt.get(deps) ?? 0)) {
    const planned = await planFirstNotes(deps);
    // Members are scheduled in batches; while there are more, the next sweep continues.
    if (planned === 0) lookAgainAt.set(deps, Date.now() + lookEveryMs);
  }
  const count = await writeDueNotes(deps);
  if (count > 0) deps.log.info({ count }, 'wrote weekly notes');
}
