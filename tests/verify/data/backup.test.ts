/**
 * Drills: dump, lose everything, restore, continue. The scripts in docker/ run unchanged against a PostgreSQL with a
 * pg_dump of the same version.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Serving } from '#server/serve.ts';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { signIn } from '#tests/helpers/members.ts';
import { findPostgresPrograms, startCluster, type Cluster } from '#tests/helpers/postgres-programs.ts';
import { startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { fill, type Person } from '#tests/integration/admin/people.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');
const conversations = 100_000;
const programs = findPostgresPrograms();

let cluster: Cluster;
let lived: TestDatabase;
let dir: string;
let dumpFile: string;
let people: Record<'ann' | 'bob' | 'cal', Person>;
const sites: Serving[] = [];

function script(name: string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(path.join(projectDir, 'docker', name), args, {
    cwd: dir,
    encoding: 'utf8',
    env: { PATH: `${programs}${path.delimiter}${process.env.PATH}`, LC_ALL: 'C', ...env },
  });
  return { status, stdout, stderr };
}
const backup = (url: string, keep = 14) =>
  script('backup.sh', [], { DATABASE_URL: url, BACKUP_DIR: dir, BACKUP_KEEP: String(keep) });
const restore = (url: string, ...args: string[]) => script('restore.sh', args, { DATABASE_URL: url });
const files = async () => (await fs.readdir(dir)).filter((name) => /dump|part/.test(name)).sort();

type Table = { name: string; rows: number; digest: string };

/** Lists every table of every schema with its row count and a checksum of its contents. */
async function tablesOf(database: TestDatabase): Promise<Table[]> {
  const names = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const tables: Table[] = [];
  for (const { name } of names) {
    const [row] = await database.query<{ rows: number; digest: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${name} t`,
    );
    tables.push({ name, ...row! });
  }
  return tables;
}

describe.skipIf(!programs && !process.env.CI)('backup and restore', () => {
  beforeAll(async () => {
    cluster = await startCluster(programs!);
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-backup-'));
    lived = await cluster.createDatabase('lived');
    await migrateDatabase(lived.url, { withQueues: true });
    const bob = await fill(lived, 'bob');
    const ann = await fill(lived, 'ann', { referredId: bob.id, byId: bob.id });
    people = { ann, bob, cal: await fill(lived, 'cal', { referredId: ann.id, byId: ann.id }) };
    await lived.query(
      `insert into conversations (visitor_id, script_version, answers)
       select gen_random_uuid(), 1, jsonb_build_object('business_name', 'Shop ' || n) from generate_series(1, $1) n`,
      [conversations],
    );
    // Ann asked for erasure before the dump, and her deadline has passed at the time of the restore.
    await lived.query(`update users set deletion_due_at = now() - interval '1 day' where id = $1`, [ann.id]);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await lived?.drop();
    await cluster?.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }, 60_000);

  it('writes one complete file that no other user can read, and deletes the oldest dumps', async () => {
    const older = [
      'everglow-20250101T000000Z.dump',
      'everglow-20250102T000000Z.dump',
      'everglow-20250103T000000Z.dump',
    ];
    for (const name of older) await fs.writeFile(path.join(dir, name), 'an older dump');
    const made = backup(lived.url, 2);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    dumpFile = made.stdout.trim();
    expect(await files()).toEqual([older[2], path.basename(dumpFile)]);
    expect((await fs.stat(dumpFile)).mode & 0o077).toBe(0);
  });

  it('reports a failed backup, leaves no partial file, and deletes no older dumps', async () => {
    const before = await files();
    const nowhere = new URL(lived.url);
    nowhere.pathname = '/nowhere';
    const failed = backup(nowhere.href, 1);
    expect(failed.status).not.toBe(0);
    expect(failed.stderr).toContain('nowhere');
    expect(await files()).toEqual(before);
    expect(backup(lived.url, 0)).toMatchObject({ status: 2 });
  });

  it('refuses to restore into a database that is not empty', async () => {
    const used = await cluster.createDatabase('used');
    await used.query('create table kept (word text)');
    const refused = restore(used.url, dumpFile);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('not empty');
    expect((await tablesOf(used)).map(({ name }) => name)).toEqual(['public.kept']);
    await used.drop();
  });

  it('rejects a truncated dump and leaves the database empty', async () => {
    const cut = path.join(dir, 'cut.dump');
    const whole = await fs.readFile(dumpFile);
    await fs.writeFile(cut, whole.subarray(0, Math.floor(whole.length * 0.6)));
    const empty = await cluster.createDatabase('cut');
    expect(restore(empty.url, cut).status).not.toBe(0);
    expect(await tablesOf(empty)).toEqual([]);
    await empty.drop();
    expect(restore(lived.url, path.join(dir, 'missing.dump'))).toMatchObject({ status: 2 });
  });

  it('restores the dump row for row', { tags: ['check-71'] }, async () => {
    const restored = await cluster.createDatabase('restored');
    const { status, stderr, stdout } = restore(restored.url, dumpFile);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('keeps no list of people it has erased');
    const [before, after] = [await tablesOf(lived), await tablesOf(restored)];
    expect(after).toEqual(before);
    const rows = after.reduce((sum, table) => sum + table.rows, 0);
    expect(rows).toBeGreaterThan(conversations);
    await restored.drop();
  });

  it('lets a site start, and erases again only those who asked for it or are named', async () => {
    const restored = await cluster.createDatabase('again');
    const named = path.join(dir, 'addresses.txt');
    await fs.writeFile(named, `\n  ${people.bob.email.toUpperCase()} \nstranger@example.com\n`);
    const { status, stdout } = restore(restored.url, dumpFile, named);
    expect(status).toBe(0);
    expect(stdout).toContain('1 accounts are erased again');
    const site = await startSite({ databaseUrl: restored.url });
    sites.push(site);
    const left = () =>
      restored.query<{ id: string }>('select id from users where id = any($1::uuid[])', [
        Object.values(people).map(({ id }) => id),
      ]);
    await until('ann and bob are gone', async () => (await left()).length === 1, { withinMs: 60_000 });
    expect(await left()).toEqual([{ id: people.cal.id }]);
    // Cal still signs in with the old password.
    const { visitor } = await signIn(site.address, people.cal);
    expect((await visitor.api.auth.session.query())?.user.email).toBe(people.cal.email);
    await sites.pop()!.stop();
    await restored.drop();
  });
});
