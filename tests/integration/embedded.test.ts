/** The built-in PostgreSQL and its data folder: restarts, a killed owner, a second start, another version. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { copyTemplate } from '../helpers/database-template.ts';
import { embeddedStarter, isLocked, keepWord, keptWords, queryOnce } from '../helpers/embedded.ts';
import { openFolder } from '../helpers/opened.ts';

const { start, stop } = embeddedStarter();
const dir = path.join(await openFolder(), 'life');
await copyTemplate(dir);

/** Starts a process that owns the data folder until it is killed. */
function startOwner() {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../server/db/embedded.ts'))};
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

it('keeps its data over a restart, reachable from this machine only and with its password', async () => {
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

it('takes a folder over from an owner that was killed, and refuses a second start while it runs', async () => {
  const owner = startOwner();
  await keepWord(await owner.url, 'written before the kill');
  await owner.kill();
  const postgres = await start(dir);
  expect(await keptWords(postgres.url)).toContain('written before the kill');

  const refusal = await startEmbeddedPostgres(dir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  expect((refusal as Error).message).toMatch(/already running on .*life.*DATA_DIR/s);
  // The refused start has disturbed nothing.
  await keepWord(postgres.url, 'second');
  expect(await keptWords(postgres.url)).toContain('second');
  await stop(postgres);
  expect(await isLocked(dir)).toBe(false);
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
