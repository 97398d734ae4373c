/** Starts the built-in PostgreSQL on folders of a test, and ends what a test has left running. */
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';

/** Makes what starts and stops it; what still runs after a test is stopped. */
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

/** Runs a statement on a connection of its own. */
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

/** Writes the file by which a running PostgreSQL marks its folder. */
export async function writeLock(dataDir: string, pid: number): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const { uid, gid } = await fs.stat(folder);
  const file = path.join(folder, 'postmaster.pid');
  await fs.writeFile(file, `${pid}\n${folder}\n1700000000\n54329\n\n127.0.0.1\n  1234567         3\nready   \n`);
  await fs.chown(file, uid, gid);
}

/** Tells whether PostgreSQL has marked a folder as in use. */
export const isLocked = (dataDir: string) =>
  fs.access(path.join(dataDir, 'postgres/postmaster.pid')).then(
    () => true,
    () => false,
  );
