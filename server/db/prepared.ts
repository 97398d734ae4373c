import type { Database } from './client.ts';

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * The connection of each transaction. A transaction is a new object every time, and preparing a statement again takes
 * longer than running it.
 */
const connectionOf = new WeakMap<Database, Database>();

/** Lets a transaction use the statements prepared on its connection. */
export function sharePrepared(tx: Database, connection: Database): void {
  connectionOf.set(tx, connectionOf.get(connection) ?? connection);
}

/**
 * Prepares a statement that PostgreSQL parses and plans once per connection. Only for the few hot ones: planning the
 * one that saves an answer takes as long as running it.
 * @param prepare builds it with `sql.placeholder(key)` for each value, and calls `.prepare` with a name that's unique
 *   in the application
 * @returns a function that runs it with the values by key, and returns the rows
 */
export function preparedStatement<Rows>(prepare: (db: Database) => Prepared<Rows>) {
  const prepared = new WeakMap<Database, Prepared<Rows>>();
  return (db: Database, values: Record<string, unknown>): Promise<Rows> => {
    const connection = connectionOf.get(db) ?? db;
    const statement = prepared.get(connection) ?? prepare(connection);
    prepared.set(connection, statement);
    return statement.execute(values);
  };
}
