/** The built-in PostgreSQL and its data folder: starts, restarts, crashes, and folders in every bad state. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded.ts';
import { endServers, spawnServer } from '../helpers/processes.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
let base: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-embedded-'));
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running.clear();
});
afterAll(async () => {
  await endServers();
  await fs.rm(base, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir);
  running.add(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running.delete(postgres);
  await postgres.stop();
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const keep = (url: string, word: string) =>
  query(url, `create table if not exists kept (word text); insert into kept values ('${word}')`);
const kept = async (url: string) =>
  (await query<{ word: string }>(url, 'select word from kept')).map((row) => row.word);

/** A process that owns a data folder until it is killed. */
function startOwner(dataDir: string) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(projectDir, 'server/db/embedded.ts'))};
    const postgres = await startEmbeddedPostgres(${JSON.stringify(dataDir)});
    process.stdout.write(postgres.url + '\\n');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  return {
    url,
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

describe('one folder through its life', () => {
  const dir = () => path.join(base, 'life');

  it('first start: a database, reachable only with its password and from this machine', async () => {
    const postgres = await start(dir());
    expect(new URL(postgres.url).hostname).toBe('127.0.0.1');
    await keep(postgres.url, 'first');
    const guess = new URL(postgres.url);
    guess.password = 'guess';
    await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const secrets = await fs.stat(path.join(dir(), 'secrets', 'database-password'));
    expect(secrets.mode & 0o077).toBe(0);
  });

  it('restart: the data is still there', async () => {
    const postgres = await start(dir());
    expect(await kept(postgres.url)).toEqual(['first']);
  });

  it('a second start on the same folder is refused with what to do, and disturbs nothing', async () => {
    const postgres = await start(dir());
    const refusal = await startEmbeddedPostgres(dir()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect((refusal as Error).message).toMatch(/already running on .*life.*DATA_DIR/s);
    await keep(postgres.url, 'second');
    expect(await kept(postgres.url)).toEqual(['first', 'second']);
  });

  it('is taken over from an owner that was killed', async () => {
    const owner = startOwner(dir());
    await keep(await owner.url, 'written before the kill');
    await owner.kill();
    const postgres = await start(dir());
    expect(await kept(postgres.url)).toContain('written before the kill');
    await stop(postgres);
    // Stopped for good this time: the file that says who runs is gone.
    await expect(fs.access(path.join(dir(), 'postgres/postmaster.pid'))).rejects.toThrow();
  });

  it('a lock file of a process that is no more is no obstacle', async () => {
    const gone = spawnSync(process.execPath, ['--eval', '']).pid;
    const folder = path.join(dir(), 'postgres');
    const { uid, gid } = await fs.stat(folder);
    const file = path.join(folder, 'postmaster.pid');
    await fs.writeFile(file, `${gone}\n${folder}\n1700000000\n54329\n\n127.0.0.1\n  1234567         3\nready   \n`);
    await fs.chown(file, uid, gid);
    const postgres = await start(dir());
    expect(await kept(postgres.url)).toContain('first');
  });

  it('a lock file that names somebody else is no obstacle either', async () => {
    const folder = path.join(dir(), 'postgres');
    const { uid, gid } = await fs.stat(folder);
    // The same user, so that PostgreSQL itself would believe the file.
    const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid, cwd: '/' } : {});
    expect(stranger.pid).toBeTypeOf('number');
    const file = path.join(folder, 'postmaster.pid');
    try {
      await fs.writeFile(
        file,
        `${stranger.pid}\n${folder}\n1700000000\n54329\n\n127.0.0.1\n  1234567         3\nready   \n`,
      );
      await fs.chown(file, uid, gid);
      const postgres = await start(dir());
      expect(await kept(postgres.url)).toContain('first');
      await stop(postgres);
    } finally {
      stranger.kill('SIGKILL');
    }
  });

  it('data of another major version is refused and not touched', async () => {
    const versionFile = path.join(dir(), 'postgres/PG_VERSION');
    const version = await fs.readFile(versionFile, 'utf8');
    await fs.writeFile(versionFile, '13\n');
    const refusal = await startEmbeddedPostgres(dir()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect((refusal as Error).message).toMatch(/PostgreSQL 13.*untouched.*DATA_DIR/s);
    expect(await fs.readFile(versionFile, 'utf8')).toBe('13\n');
    await fs.writeFile(versionFile, version);
    const postgres = await start(dir());
    expect(await kept(postgres.url)).toContain('first');
  });
});

describe('other folders', () => {
  it('what an interrupted first start left behind is replaced', async () => {
    const dir = path.join(base, 'interrupted');
    await fs.mkdir(path.join(dir, 'postgres/base'), { recursive: true });
    await fs.writeFile(path.join(dir, 'postgres/postgresql.conf'), 'half of a li');
    const postgres = await start(dir);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(isRoot)('works below a folder that only root may enter, and leaves its permissions alone', async () => {
    const parent = path.join(base, 'only-root');
    await fs.mkdir(parent, { mode: 0o700 });
    await fs.chmod(parent, 0o700);
    const postgres = await start(path.join(parent, 'data'));
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await fs.stat(parent)).mode & 0o777).toBe(0o700);
  });

  it('a port in use ends the start with code 1, a sentence that names PORT, and no PostgreSQL left behind', async () => {
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
    await expect(fs.access(path.join(dir, 'postgres/postmaster.pid'))).rejects.toThrow();
  });
});
