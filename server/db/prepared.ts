import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

const dialect = new PgDialect();

/**
 * A statement that PostgreSQL parses and plans once per connection. For the few that run all day: planning the one that
 * saves an answer takes as long as running it.
 * @param name unique in the application.
 * @param query has a `sql.placeholder(key)` wherever a value goes.
 * @returns runs it with the values by key, and gives the rows.
 */
export function preparedStatement<Row>(name: string, query: SQL) {
  const built = dialect.sqlToQuery(query);
  const open = (db: Database) => db._.session.prepareQuery(built, undefined, name, false);
  const opened = new WeakMap<Database, ReturnType<typeof open>>();
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const statement = opened.get(db) ?? open(db);
    opened.set(db, statement);
    const { rows } = (await statement.execute(values)) as { rows: Row[] };
    return rows;
  };
}
