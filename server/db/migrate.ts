/** Brings application and queue schema up to date. Runs first on every start; several starters take turns. */
import path from 'node:path';
import { runMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { queueSchema } from '../jobs/definitions.ts';
import { projectDir } from '../lib/project-dir.ts';

// Any constant will do, as long as every release uses the same one.
const migrationLock = 728_041_553;

const migrationsFolder = path.join(projectDir, 'drizzle/migrations');

/**
 * Applies what is missing, under an advisory lock of one session, so that four processes starting at once migrate once.
 * @param withQueues also the tables of BullMQ's Postgres backend.
 * @throws when a statement fails; the migration that failed is rolled back.
 */
export async function migrateDatabase(url: string, { withQueues }: { withQueues: boolean }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'everglow-migrate' });
  // Without a listener a lost connection would end the process before the awaited query can say why.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    if (withQueues) await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
