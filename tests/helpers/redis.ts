/** A Redis for tests: the one of TEST_REDIS_URL, or a throw-away server where the program is installed. */
import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { freePort } from './ports.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/** @returns undefined when there is neither an address nor a `redis-server` program. */
export async function startRedis(port?: number): Promise<TestRedis | undefined> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: () => Promise.resolve() };
  const listenOn = port ?? (await freePort());
  const child = spawn('redis-server', ['--port', String(listenOn), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'], {
    stdio: 'ignore',
  });
  const failed = new Promise<undefined>((resolve) => child.once('error', () => resolve(undefined)));
  const url = `redis://127.0.0.1:${listenOn}`;
  const started = await Promise.race([failed, answers(url)]);
  if (!started) return undefined;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

async function answers(url: string): Promise<true> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return true;
}
