/** The embedded PostgreSQL and its data folder: restarts, a killed owner, a second start, another version. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded.ts';
import { copyTemplate } from '#tests/helpers/database-template.ts';
import { embeddedStarter, isLocked, keepWord, keptWords, queryOnce } from '#tests/helpers/embedded.ts';
import { openFolder } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

const { start, stop } = embeddedStarter();
const dir = path.join(await openFolder(), 'life');
await copyTemplate(dir);

/** Starts a process that owns the data folder until it is killed. */
function startOwner() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../../server/db/embedded.ts'))};
    const postgres = await startEmbeddedPostgres(${JSON.stringify(dir)});
    process.stdout.write(postgres.url + '\\n');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, kill };
}

it('keeps its data over a restart, reachable only from this machine and with its password', async () => {
  const first = await start(dir);
  await keepWord(first.url, 'first');
  await stop(first);
  const { url } = await start(dir);
  expect(await keptWords(url)).toEqual(['first']);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(queryOnce(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

it('takes over the folder of a killed owner, and refuses a second start while it runs', async () => {
  const owner = startOwner();
  await keepWord(await owner.url, 'written before the kill');
  await owner.kill();
  const postgres = await start(dir);
  expect(await keptWords(postgres.url)).toContain('written before the kill');

  const refusal = await startEmbeddedPostgres(dir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  expect((refusal as Error).message).toMatch(/already running on .*life.*DATA_DIR/s);
  // The refused start didn't disturb anything.
  await keepWord(postgres.url, 'second');
  expect(await keptWords(postgres.url)).toContain('second');
  await stop(postgres);
  expect(await isLocked(dir)).toBe(false);
});

/** Reads everything the server has written to its own log so far. */
async function serverLog(): Promise<string> {
  const folder = path.join(dir, 'postgres');
  const collected = await fs.readdir(path.join(folder, 'log')).catch(() => []);
  const files = ['server.log', ...collected.map((name) => `log/${name}`)];
  return (await Promise.all(files.map((file) => fs.readFile(path.join(folder, file), 'utf8').catch(() => '')))).join(
    '',
  );
}

/** Causes failures that involve an email address: a duplicate key, and a statement with the address in it. */
async function failWithAddress(url: string, address: string) {
  await queryOnce(url, 'create table if not exists addresses (email text unique, age int)');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into addresses values ($1)', [address]);
  await expect(client.query('insert into addresses values ($1)', [address])).rejects.toThrow(/duplicate key/);
  await expect(client.query(`insert into addresses values ('${address}')`)).rejects.toThrow(/duplicate key/);
  await expect(client.query('insert into nowhere values ($1)', [address])).rejects.toThrow(/does not exist/);
  await client.end();
}

it('keeps email addresses out of its log, even with data from an earlier release', { tags: ['check-74'] }, async () => {
  const address = 'canary-in-the-log@example.com';
  const owner = startOwner();
  await queryOnce(await owner.url, 'alter system reset all');
  await queryOnce(await owner.url, 'select pg_reload_conf()');
  await until(
    'the settings of an earlier release',
    async () =>
      (await queryOnce<Record<string, string>>(await owner.url, 'show log_error_verbosity'))[0]?.log_error_verbosity ===
      'default',
  );
  await owner.kill();
  // Reuses the running server, which has the old settings.
  const postgres = await start(dir);
  await until(
    'the new settings',
    async () =>
      (await queryOnce<Record<string, string>>(postgres.url, 'show log_error_verbosity'))[0]?.log_error_verbosity ===
      'terse',
  );
  await failWithAddress(postgres.url, address);
  await until('the failures in the log', async () => /relation "nowhere" does not exist/.test(await serverLog()));
  expect(await serverLog()).toMatch(/duplicate key value/);
  expect(await serverLog()).not.toContain(address);
});

it('keeps its log for a week', async () => {
  const logDir = path.join(dir, 'postgres/log');
  const earlier = path.join(dir, 'postgres/server.log');
  await fs.mkdir(logDir, { recursive: true });
  await fs.writeFile(earlier, 'Key (email)=(canary-earlier@example.com) already exists.');
  const old = path.join(logDir, 'server-9.log');
  await fs.writeFile(old, 'canary-old');
  const lastWeek = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  await fs.utimes(old, lastWeek, lastWeek);
  const { url } = await start(dir);
  const log = await serverLog();
  expect(log).not.toMatch(/canary-(old|earlier)/);
  const [settings] = await queryOnce<{ age: string; truncates: string; name: string }>(
    url,
    `select current_setting('log_rotation_age') as age, current_setting('log_truncate_on_rotation') as truncates,
      current_setting('log_filename') as name`,
  );
  expect(settings).toEqual({ age: '1d', truncates: 'on', name: 'server-%w.log' });
});

it('refuses data of another major version, and leaves it untouched', async () => {
  const versionFile = path.join(dir, 'postgres/PG_VERSION');
  const version = await fs.readFile(versionFile, 'utf8');
  await fs.writeFile(versionFile, '13\n');
  const refusal = await startEmbeddedPostgres(dir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  expect((refusal as Error).message).toMatch(/PostgreSQL 13.*untouched.*DATA_DIR/s);
  expect(await fs.readFile(versionFile, 'utf8')).toBe('13\n');
  await fs.writeFile(versionFile, version);
});
