/** Creates databases of the previous release, for upgrade tests. */
import { mkdtemp, cp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

type Journal = { entries: { idx: number }[] };

const migrations = path.resolve(import.meta.dirname, '../../drizzle/migrations');
/** The last migration of the previous release. */
const lastBefore = 11;

/** Migrates an empty database as the previous release did. */
export async function migrateAsBefore(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'everglow-migrations-'));
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await cp(migrations, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    const entries = journal.entries.filter(({ idx }) => idx <= lastBefore);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
