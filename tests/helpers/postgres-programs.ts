/**
 * Starts a temporary cluster of an installed PostgreSQL with all its programs, including pg_dump, which the embedded
 * one lacks.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestDatabase } from './database.ts';
import { freePort } from './ports.ts';

/** Returns the folder of the newest version that has all programs; undefined if none is installed. */
export function findPostgresPrograms(): string | undefined {
  const version = (dir: string) => Number(/\d+/.exec(dir)?.[0] ?? 0);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const needed = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'psql'];
  return [...debian, ...onPath].find((dir) => needed.every((name) => existsSync(path.join(dir, name))));
}

export type Cluster = {
  /** @param name name of a new, empty database */
  createDatabase(name: string): Promise<TestDatabase>;
  stop(): Promise<void>;
};

/** Starts a cluster on a free port. PostgreSQL doesn't run as root, so root starts it as Debian's postgres user. */
export async function startCluster(programs: string): Promise<Cluster> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-cluster-'));
  const data = path.join(dir, 'data');
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) await fs.chown(dir, user.uid, user.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { cwd: dir, stdio: 'ignore', ...user });
  run('initdb', ['-D', data, '-U', 'everglow', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  run('pg_ctl', ['start', '-D', data, '-w', '-l', path.join(dir, 'log'), '-o', settings]);
  const urlOf = (name: string) => `postgres://everglow@127.0.0.1:${port}/${name}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    async createDatabase(name) {
      await admin(`create database ${name}`);
      const pool = new pg.Pool({ connectionString: urlOf(name), max: 2 });
      pool.on('error', () => undefined);
      return {
        url: urlOf(name),
        query: async (sql, values) => (await pool.query(sql, values)).rows as never,
        async drop() {
          await pool.end();
          await admin(`drop database ${name} with (force)`);
        },
      };
    },
    async stop() {
      run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}
