import type { Database } from './client.ts';

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * A statement that PostgreSQL parses and plans once per connection. For the few that run all day: planning the one that
 * saves an answer takes as long as running it.
 * @param prepare builds it with `sql.placeholder(key)` wherever a value goes, and calls `.prepare` with a name that is
 * unique in the application.
 * @returns runs it with the values by key, and returns the rows.
 */
export function preparedStatement<Rows>(prepare: (db: Database) => Prepared<Rows>) {
  const prepared = new WeakMap<Database, Prepared<Rows>>();
  return (db: Database, values: Record<string, unknown>): Promise<Rows> => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement.execute(values);
  };
}
