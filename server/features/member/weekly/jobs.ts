import type { Deps } from '#server/deps.ts';
import { planFirstNotes, writeDueNotes } from './service.ts';

/** A first note is days ahead: to look for members without a date at every sweep would read all accounts for nothing. */
const lookEveryMs = 10 * 60_000;
const lookAgainAt = new WeakMap<Deps, number>();

/** The sweeper's part: members without a date get one, and notes that are due are written. */
export async function sweepWeeklyNotes(deps: Deps): Promise<void> {
  if (Date.now() >= (lookAgainAt.get(deps) ?? 0)) {
    const planned = await planFirstNotes(deps);
    // They are planned some at a time; as long as there are any, the next sweep goes on.
    if (planned === 0) lookAgainAt.set(deps, Date.now() + lookEveryMs);
  }
  const count = await writeDueNotes(deps);
  if (count > 0) deps.log.info({ count }, 'wrote weekly notes');
}
