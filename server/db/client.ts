/** The only place that imports the database driver. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#drizzle/schema/index.ts';
import { silentMs, socketGivenUpAfter } from './silence.ts';

/** The query builder over a pool, one connection, or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/**
 * Opens a pool. The server cancels statements that run longer than 8 s.
 * @param url address of the database
 * @param options `max` connections; `silentMs`, shorter for tests
 * @returns the query builder, and `close`, which lets running statements finish.
 */
export function connect(url: string, options: { max?: number; silentMs?: number } = {}) {
  const givenUpMs = options.silentMs ?? silentMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    // The pool closes them before the socket timeout does.
    idleTimeoutMillis: Math.min(8_000, givenUpMs / 2),
    stream: () => socketGivenUpAfter(givenUpMs),
    application_name: 'everglow',
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A broken idle connection is replaced at the next use; without a listener, its error would end the process.
  pool.on('error', () => undefined);
  // The same goes for one that breaks inside a transaction, between two statements: the next statement fails and
  // reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Query builders of single connections, cached because creating one reads the whole schema. */
const ofConnection = new WeakMap<pg.PoolClient, Database>();

/**
 * Runs work on one connection, which always returns to the pool. The query builder's own transaction leaks the
 * connection if it breaks at its first statement.
 * @param db a pool, or a transaction, whose connection is then used
 */
export async function onOneConnection<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (!('$client' in db && db.$client instanceof pg.Pool)) return work(db);
  const client = await db.$client.connect();
  try {
    const own = ofConnection.get(client) ?? drizzle(client, { schema });
    ofConnection.set(client, own);
    return await work(own);
  } finally {
    // The pool discards broken connections.
    client.release();
  }
}
