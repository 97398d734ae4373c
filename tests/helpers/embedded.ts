/** Starts the embedded PostgreSQL on test folders, and stops what a test left running. */
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';

/** Returns functions to start and stop it; instances still running after a test are stopped. */
export function embeddedStarter() {
  const running = new Set<EmbeddedPostgres>();
  const stop = async (postgres: EmbeddedPostgres) => {
    running.delete(postgres);
    await postgres.stop();
  };
  const stopAll = async () => {
    for (const postgres of running) await stop(postgres);
  };
  afterEach(stopAll);
  afterAll(stopAll);
  return {
    stop,
    async start(dataDir: string): Promise<EmbeddedPostgres> {
      const postgres = await startEmbeddedPostgres(dataDir);
      running.add(postgres);
      return postgres;
    },
  };
}

/** Runs a statement on a separate connection. */
export async function queryOnce<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.query<Row>(sql))
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => undefined));
}

export const keepWord = (url: string, word: string) =>
  queryOnce(url, `create table if not exists kept (word text); insert into kept values ('${word}')`);
export const keptWords = async (url: string) =>
  (await queryOnce<{ word: string }>(url, 'select word from kept')).map(({ word }) => word);

/** Writes the lock file with which a running PostgreSQL claims its folder. */
export async function writeLock(dataDir: string, pid: number): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const { uid, gid } = await fs.stat(folder);
  const file = path.join(folder, 'postmaster.pid');
  await fs.writeFile(file, `${pid}\n${folder}\n1700000000\n54329\n\n127.0.0.1\n  1234567         3\nready   \n`);
  await fs.chown(file, uid, gid);
}

/** Tells whether PostgreSQL has locked a folder. */
export const isLocked = (dataDir: string) =>
  fs.access(path.join(dataDir, 'postgres/postmaster.pid')).then(
    () => true,
    () => false,
  );
