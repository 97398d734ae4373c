/**
 * Creates a separate database per test file, either a copy of the migrated template or empty, and drops it at the end.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  url: string;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
};

/** @param options `empty`: without the application's tables. */
export async function createDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const templateName = options.empty ? 'template1' : template.pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const url = new URL(template);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template "${templateName}"`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (sql, values) => (await pool.query(sql, values)).rows as never,
    async drop() {
      await pool.end();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
