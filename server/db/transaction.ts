import { onOneConnection, type Database } from './client.ts';

/**
 * Runs statements that belong together: all of them are kept, or none. Inside `work` nothing but statements on `tx` is
 * awaited; hash, seal and ask others before, wake workers after.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  // A transaction can do what a service needs of a database; what it lacks is the pool, which repos never touch.
  return onOneConnection(db, (own) => own.transaction((tx) => work(tx as unknown as Database)));
}
