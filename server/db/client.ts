/** The database driver is named here and nowhere else. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#drizzle/schema/index.ts';
import { silentMs, socketGivenUpAfter } from './silence.ts';

/** The query builder over a pool, over one connection, or in a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/**
 * Opens a pool.
 * @param url address of the database.
 * @param options `max` connections; `silentMs`, shorter for tests. Statements that run longer than 8 s are cancelled by the server.
 * @returns the query builder, and `close`, which lets running statements finish.
 */
export function connect(url: string, options: { max?: number; silentMs?: number } = {}) {
  const givenUpMs = options.silentMs ?? silentMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    // Closed by the pool before the socket takes them for dead.
    idleTimeoutMillis: Math.min(8_000, givenUpMs / 2),
    stream: () => socketGivenUpAfter(givenUpMs),
    application_name: 'everglow',
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // An idle connection that dies is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may one that dies in a transaction, between two statements: the next statement fails, and says so to whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Query builders of single connections, kept because making one reads the whole schema. */
const ofConnection = new WeakMap<pg.PoolClient, Database>();

/**
 * Runs work on one connection, which comes back to the pool whatever happens: the query builder's own transaction keeps it
 * for ever when the connection dies at its first statement.
 * @param db a pool, or a transaction, whose connection it is then
 */
export async function onOneConnection<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (!('$client' in db && db.$client instanceof pg.Pool)) return work(db);
  const client = await db.$client.connect();
  try {
    const own = ofConnection.get(client) ?? drizzle(client, { schema });
    ofConnection.set(client, own);
    return await work(own);
  } finally {
    // One that is dead is thrown away by the pool.
    client.release();
  }
}
