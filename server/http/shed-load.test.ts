import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shedLoad, watchEventLoop } from './shed-load.ts';

vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: vi.fn() }));
afterEach(() => vi.useRealTimers());

describe('watching the event loop', () => {
  /** Watches for the given seconds of average lag in milliseconds; undefined means no sample. */
  const after = (seconds: (number | undefined)[]) => {
    vi.useFakeTimers();
    const delay = { enable: vi.fn(), disable: vi.fn(), reset: vi.fn(), count: 0, mean: 0 };
    vi.mocked(monitorEventLoopDelay).mockReturnValue(delay as never);
    const watch = watchEventLoop();
    for (const ms of seconds) {
      Object.assign(delay, { count: ms === undefined ? 0 : 50, mean: (ms ?? 0) * 1e6 });
      vi.advanceTimersByTime(1_000);
    }
    watch.stop();
    expect(delay.disable).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    return watch.isBehind();
  };

  it.each([
    ['three late seconds in a row', [250, 400, 201], true],
    ['three seconds without a sample', [undefined, undefined, undefined], true],
    ['two late seconds', [900, 900], false],
    ['single late seconds', [900, 5, 900, 5, 900], false],
    ['an on-time second after many late ones', [900, 900, 900, 900, 12], false],
    ['a busy process that keeps up', [150, 190, 199, 180], false],
  ])('after %s (%j), reports isBehind as %s', (_name, seconds, isBehind) => expect(after(seconds)).toBe(isBehind));
});

describe('a call while the process is behind', () => {
  it('returns 503 in the shape of a failed call, and later calls succeed', async () => {
    let isBehind = true;
    const app = express();
    app.use(
      '/trpc',
      shedLoad(() => isBehind),
    );
    app.use((_req, res) => void res.json('answered'));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (path: string) => {
      const response = await fetch(address + path);
      return [response.status, response.headers.get('retry-after'), await response.json()] as const;
    };
    const failed = { error: { code: -32603, data: { appCode: 'UNAVAILABLE', retryAfterSec: 5 } } };
    expect(await ask('/trpc/a')).toMatchObject([503, '5', failed]);
    expect(await ask('/trpc/a,b?batch=1')).toMatchObject([503, '5', [failed]]);
    expect(await ask('/page')).toEqual([200, null, 'answered']);
    isBehind = false;
    expect(await ask('/trpc/a')).toEqual([200, null, 'answered']);
    await new Promise((resolve) => server.close(resolve));
  });
});
