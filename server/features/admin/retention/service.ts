/** Deletes data past its retention period, kind by kind (shared/domain/retention.ts). */
import { retentionKindNames, type RetentionKind } from '#shared/domain/retention.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import * as repo from './repo.ts';

/** Most batches per kind and round, so that a round doesn't block the process. The next round continues. */
const batchesPerRound = 20;

export type RetentionRound = {
  /** Number of deleted rows by kind. */
  deleted: Partial<Record<RetentionKind, number>>;
  /** Whether all old rows are deleted; false also if a kind failed. */
  isComplete: boolean;
};

/** Deletes old rows of all kinds. A kind that fails is logged and doesn't stop the others. */
export async function enforceRetention(deps: Pick<Deps, 'db' | 'log' | 'settings'>): Promise<RetentionRound> {
  const round: RetentionRound = { deleted: {}, isComplete: true };
  for (const kind of retentionKindNames) {
    const months = deps.settings.retention[kind];
    try {
      for (let turn = 1; ; turn += 1) {
        const count = await inTransaction(deps.db, (tx) => repo.deleteOld(tx, { kind, months }));
        if (count === 0) break;
        round.deleted[kind] = (round.deleted[kind] ?? 0) + count;
        if (turn === batchesPerRound) {
          round.isComplete = false;
          break;
        }
      }
    } catch (error) {
      round.isComplete = false;
      deps.log.error({ kind, error }, 'old rows could not be deleted');
    }
  }
  return round;
}
