import { onOneConnection, type Database } from './client.ts';
import { sharePrepared } from './prepared.ts';

/**
 * Runs statements that belong together: all of them are kept, or none. Inside `work`, await only statements on `tx`; do
 * hashing, sealing, and outside calls before, and wake workers after.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return onOneConnection(db, (own) =>
    own.transaction((tx) => {
      sharePrepared(tx, own);
      return work(tx);
    }),
  );
}
