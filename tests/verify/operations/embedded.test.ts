/** Starts the built-in PostgreSQL on data folders in every broken state. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { embeddedStarter, isLocked, keepWord, keptWords, queryOnce, writeLock } from '#tests/helpers/embedded.ts';
import { openFolder } from '#tests/helpers/opened.ts';
import { endServers, spawnServer } from '#tests/helpers/processes.ts';

const isRoot = process.getuid?.() === 0;
const { start } = embeddedStarter();
const base = await openFolder();
afterAll(endServers);
const life = path.join(base, 'life');

it('creates a database in an empty folder and hides its password from other users', async () => {
  const { url } = await start(life);
  await keepWord(url, 'first');
  const secrets = await fs.stat(path.join(life, 'secrets', 'database-password'));
  expect(secrets.mode & 0o077).toBe(0);
});

it('starts despite a lock file whose process is gone', async () => {
  await writeLock(life, spawnSync(process.execPath, ['--eval', '']).pid);
  const { url } = await start(life);
  expect(await keptWords(url)).toEqual(['first']);
});

it('starts despite a lock file that names another program', async () => {
  const { uid, gid } = await fs.stat(path.join(life, 'postgres'));
  // The same user, so PostgreSQL itself would trust the file.
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid, cwd: '/' } : {});
  try {
    await writeLock(life, stranger.pid!);
    const { url } = await start(life);
    expect(await keptWords(url)).toEqual(['first']);
  } finally {
    stranger.kill('SIGKILL');
  }
});

it('replaces the remains of an interrupted first start', async () => {
  const dir = path.join(base, 'interrupted');
  await fs.mkdir(path.join(dir, 'postgres/base'), { recursive: true });
  await fs.writeFile(path.join(dir, 'postgres/postgresql.conf'), 'half of a li');
  const { url } = await start(dir);
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it.runIf(isRoot)('works below a folder that only root may enter, and leaves its permissions unchanged', async () => {
  const parent = path.join(base, 'only-root');
  await fs.mkdir(parent, { mode: 0o700 });
  await fs.chmod(parent, 0o700);
  const { url } = await start(path.join(parent, 'data'));
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await fs.stat(parent)).mode & 0o777).toBe(0o700);
});

it('exits with code 1, an error that names PORT, and no PostgreSQL left running when the port is in use', async () => {
  const blocker = net.createServer();
  const port = await new Promise<number>((resolve) =>
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as net.AddressInfo).port)),
  );
  const dir = path.join(base, 'port');
  const site = await spawnServer({ PORT: String(port), DATA_DIR: dir, LOG_LEVEL: 'silent' });
  const { code } = await site.exited;
  blocker.close();
  expect(code).toBe(1);
  expect(site.output()).toMatch(new RegExp(`Port ${port}.*in use.*PORT=`, 's'));
  expect(site.output()).not.toMatch(/\n\s+at /);
  expect(await isLocked(dir)).toBe(false);
});
