import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { brake } from './brake.ts';

/** Sends requests through the brake, with fake timers. Returns how long each one was delayed. */
function stage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const stop = brake();
  return async (network: string, statusCode: number, { path = '/trpc/a', isRefused = false } = {}) => {
    const listeners: Record<string, () => void> = {};
    const res = {
      statusCode,
      locals: { isRefused },
      once: (event: string, listener: () => void) => (listeners[event] = listener),
    };
    let isThrough = false;
    const startedAt = performance.now();
    void stop({ ip: network, path } as never, res as never, () => (isThrough = true));
    while (!isThrough) await vi.advanceTimersByTimeAsync(50);
    const waitedMs = performance.now() - startedAt;
    listeners.finish?.();
    return waitedMs;
  };
}
afterEach(() => vi.useRealTimers());

it('delays a network refused twenty times in ten seconds, and no other', async () => {
  const ask = stage();
  for (let count = 0; count < 20; count += 1) expect(await ask('203.0.113.1', count % 2 ? 429 : 503)).toBe(0);
  for (let count = 0; count < 5; count += 1) {
    const waitedMs = await ask('203.0.113.1', 429);
    expect(waitedMs).toBeGreaterThanOrEqual(1_000);
    expect(waitedMs).toBeLessThanOrEqual(3_050);
  }
  expect(await ask('203.0.113.2', 200)).toBe(0);
  // Forgotten after twenty seconds.
  await vi.advanceTimersByTimeAsync(20_100);
  expect(await ask('203.0.113.1', 200)).toBe(0);
});

it('never delays a network whose requests are not refused', async () => {
  const ask = stage();
  for (let count = 0; count < 100; count += 1)
    expect(await ask('203.0.113.1', [200, 401, 404, 500][count % 4]!)).toBe(0);
});

it('counts a batch that contains a refused call, whatever its status', async () => {
  const ask = stage();
  for (let count = 0; count < 20; count += 1) expect(await ask('203.0.113.1', 207, { isRefused: true })).toBe(0);
  expect(await ask('203.0.113.1', 200)).toBeGreaterThanOrEqual(1_000);
});

it('never delays health checks, even if they keep answering 503', async () => {
  const ask = stage();
  for (const path of ['/readyz', '/readyz/self', '/livez', '/metrics'])
    for (let count = 0; count < 30; count += 1) expect(await ask('203.0.113.1', 503, { path })).toBe(0);
  expect(await ask('203.0.113.1', 200)).toBe(0);
});

it('drops a delayed request when its client disconnects', async () => {
  const app = express();
  app.use(brake());
  app.use((_req, res) => void res.sendStatus(429));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let count = 0; count < 20; count += 1) await fetch(address);
  await expect(fetch(address, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  // Closing waits for requests in flight.
  await new Promise((resolve) => server.close(resolve));
});
