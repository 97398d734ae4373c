/** Migrates the application and queue schemas. Runs first on every start; concurrent starts take turns. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'bullmq';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { queueSchema } from '../jobs/definitions.ts';
import { projectDir } from '../lib/project-dir.ts';
import { failedWith } from './pg-errors.ts';

// Any constant will do, as long as every release uses the same one.
const migrationLock = 728_041_553;

/** How long a migration waits for its locks, and how often it tries. Shorter than PostgreSQL's deadlock timeout of one second. */
const turns = { waitMs: 700, pauseMs: 1000, tries: 60 } as const;

const migrationsFolder = path.join(projectDir, 'drizzle/migrations');

/**
 * Applies pending migrations under an advisory lock, so that processes starting together migrate once. If another session, such
 * as a backup, uses a table, it rolls back and tries again for about a minute and a half.
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
    await applyPending(client);
    if (withQueues) await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}

/**
 * Applies pending migrations in one transaction that locks all tables first. Locking them one by one while other processes run
 * leads to deadlocks, and PostgreSQL usually cancels a request to end one.
 */
async function applyPending(client: pg.Client): Promise<void> {
  for (let left = turns.tries; ; left -= 1) {
    try {
      // The migrator's own `begin` joins this transaction, and its `commit` ends it.
      await client.query('begin');
      if (await isBehind(client)) await holdAllTables(client);
      return await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      await client.query('rollback');
      // query_canceled by the time it may wait, deadlock_detected
      if (left <= 1 || !failedWith(error, '57014', '40P01')) throw error;
      await setTimeout(turns.pauseMs);
    }
  }
}

/** Returns whether a migrated database lacks a migration. False for an empty database. */
async function isBehind(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]!.exists) return false;
  const last = await client.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  return Number(last.rows[0]!.at) < readMigrationFiles({ migrationsFolder }).at(-1)!.folderMillis;
}

async function holdAllTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ' order by tablename) as names
     from pg_tables where schemaname = 'public'`,
  );
  if (rows[0]!.names === null) return;
  await client.query(`set local statement_timeout = ${turns.waitMs}`);
  await client.query(`lock table ${rows[0]!.names}`);
  await client.query('set local statement_timeout = 0');
}
