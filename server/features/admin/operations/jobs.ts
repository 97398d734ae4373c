import type { SweepNote } from '#drizzle/schema/admin.ts';
import type { Deps } from '#server/deps.ts';
import { forgetWorker, seeWorker } from './service.ts';

/** Sends a worker's heartbeat, with the last results of its sweeps. */
export function noteBeat(
  deps: Pick<Deps, 'db'>,
  beat: { id: string; host: string; startedAt: Date; sweeps: SweepNote[] },
): Promise<void> {
  return seeWorker(deps, beat);
}

/** A process that stops in order isn't reported as missing. */
export function endBeats(deps: Pick<Deps, 'db'>, self: { id: string }): Promise<void> {
  return forgetWorker(deps, { id: self.id });
}
