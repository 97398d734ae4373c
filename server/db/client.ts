/** The database driver is named here and nowhere else. */
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from '../../drizzle/schema/index.ts';

export type Database = ReturnType<typeof connect>['db'];

/**
 * Opens a pool.
 * @param url address of the database.
 * @param options `max` connections; statements that run longer than 10 s are cancelled by the server.
 * @returns the query builder, and `close`, which lets running statements finish for up to five seconds.
 */
export function connect(url: string, options: { max?: number } = {}) {
  const sql = postgres(url, {
    max: options.max ?? 10,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: {
      application_name: 'everglow',
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  return { db: drizzle(sql, { schema }), close: () => sql.end({ timeout: 5 }) };
}
