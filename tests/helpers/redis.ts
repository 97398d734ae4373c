/** Provides Redis for tests: the server at TEST_REDIS_URL, or temporary servers if the program is installed. */
import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { freePort } from './ports.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/** @returns undefined if there is neither an address nor a `redis-server` program. */
export async function startRedis(): Promise<TestRedis | undefined> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: () => Promise.resolve() };
  return startOwnRedis(await freePort());
}

/**
 * Starts a server on the given port that tests can kill and restart. It doesn't persist anything.
 * @returns undefined if the program isn't installed.
 */
export async function startOwnRedis(port: number): Promise<TestRedis | undefined> {
  const settings = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...settings], {
    stdio: 'ignore',
  });
  const failed = new Promise<undefined>((resolve) => child.once('error', () => resolve(undefined)));
  const url = `redis://127.0.0.1:${port}`;
  if (!(await Promise.race([failed, answers(url)]))) return undefined;
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', end);
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        end();
      }),
  };
}

/** Deletes everything on the server, as an operator might by mistake. */
export async function flushRedis(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushall();
  client.disconnect();
}

/** Counts the server's connected clients, except the one that asks. */
export async function clientsOf(url: string): Promise<number> {
  const client = new Redis(url);
  const list = (await client.client('LIST')) as string;
  client.disconnect();
  return list.trim().split('\n').length - 1;
}

async function answers(url: string): Promise<true> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return true;
}
