/** Checks that a flood of errors doesn't fill the disk and that a full disk doesn't crash the process. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#tests/helpers/database.ts';
import { endServers, startServer, type ServerProcess } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

/** Every write to it fails with "no space left". */
const fullDevice = '/dev/full';
const calls = 1_000;
const atOnce = 30;

let database: TestDatabase;
let talking: ServerProcess;
let full: ServerProcess;
beforeAll(async () => {
  database = await createDatabase();
  const env = siteEnv({ databaseUrl: database.url, role: 'web', env: { LOG_LEVEL: 'warn' } });
  const stdout = fs.openSync(fullDevice, 'w');
  // With pages enabled, the startup message is written there, too.
  [talking, full] = await Promise.all([
    startServer(env),
    startServer({ ...env, LOG_LEVEL: 'info' }, { stdout, args: [] }),
  ]);
  fs.closeSync(stdout);
});
afterAll(async () => {
  await endServers();
  await database?.drop();
});

const isServing = async ({ address }: ServerProcess) =>
  (await createVisitor(address).call('chat.start', 'mutation', {})).status === 200;

/** @returns the number of calls that returned a server error */
async function storm({ address }: ServerProcess): Promise<number> {
  let left = calls;
  let failed = 0;
  const lane = async () => {
    while (left-- > 0) if ((await createVisitor(address).call('chat.start', 'mutation', {})).status >= 500) failed += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failed;
}

it(
  'logs a few lines for a thousand errors, and keeps serving when nothing can be logged',
  { tags: ['check-80'], timeout: 300_000 },
  async () => {
    expect(await isServing(talking)).toBe(true);
    expect(await isServing(full)).toBe(true);

    await database.query('alter table conversations rename to conversations_away');
    const before = talking.output().length;
    const startedAt = Date.now();
    const storms = async () => {
      const failed = await storm(talking);
      const seconds = (Date.now() - startedAt) / 1000;
      const bytes = talking.output().length - before;
      return { failed, seconds, bytes, failedOnFull: await storm(full) };
    };
    const { failed, seconds, bytes, failedOnFull } = await storms().finally(() =>
      database.query('alter table conversations_away rename to conversations'),
    );
    await until('what was left out is told', () => talking.output().slice(before).includes('log lines dropped'));

    const alive = [talking, full].filter((server) => !server.hasExited()).length;
    const serving = (await Promise.all([talking, full].map(isServing))).filter(Boolean).length;
    const kbPerSecond = bytes / 1024 / seconds;
    expect([failed, failedOnFull]).toEqual([calls, calls]);
    // The limit is 10 MB a minute.
    expect(kbPerSecond).toBeLessThan((10 * 1024) / 60);
    expect({ alive, serving }).toEqual({ alive: 2, serving: 2 });
  },
);
