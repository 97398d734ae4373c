/** The database driver is named here and nowhere else. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../../drizzle/schema/index.ts';

export type Database = ReturnType<typeof connect>['db'];

/**
 * Opens a pool.
 * @param url address of the database.
 * @param options `max` connections; statements that run longer than 10 s are cancelled by the server.
 * @returns the query builder, and `close`, which lets running statements finish.
 */
export function connect(url: string, options: { max?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    application_name: 'everglow',
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // An idle connection that dies is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may one that dies in a transaction, between two statements: the next statement fails, and says so to whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
