import type { SweepNote } from '#drizzle/schema/admin.ts';
import type { Deps } from '#server/deps.ts';
import { forgetWorker, seeWorker } from './service.ts';

/** A worker's sign of life, with what its sweeps did last. */
export function noteBeat(
  deps: Pick<Deps, 'db'>,
  beat: { id: string; host: string; startedAt: Date; sweeps: SweepNote[] },
): Promise<void> {
  return seeWorker(deps, beat);
}

/** The process stops in order: it is not missing. */
export function endBeats(deps: Pick<Deps, 'db'>, self: { id: string }): Promise<void> {
  return forgetWorker(deps, { id: self.id });
}
