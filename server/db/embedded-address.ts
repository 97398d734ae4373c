/** Finds the built-in PostgreSQL of a running site, for commands that run alongside it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** @returns the URL of the server running in this data folder, or undefined if none responds. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const read = (...parts: string[]) => fs.readFile(path.join(dataDir, ...parts), 'utf8').catch(() => '');
  const port = Number((await read('postgres', 'postmaster.pid')).split('\n')[3]);
  const password = (await read('secrets', 'database-password')).trim();
  if (!Number.isInteger(port) || port <= 0 || !password) return undefined;
  const url = `postgres://everglow:${password}@127.0.0.1:${port}/everglow`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    // Left over from a killed server; the next start removes it.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
