import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constantTime } from './constant-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'));

/** Milliseconds until a promise settles, by the fake clock. */
async function waitFor(promise: Promise<unknown>): Promise<number> {
  let passed = -1;
  promise.then(
    () => (passed = 0),
    () => (passed = 0),
  );
  for (let ms = 0; ms <= 1000; ms += 10) {
    if (passed === 0) return ms;
    await vi.advanceTimersByTimeAsync(10);
  }
  return Number.POSITIVE_INFINITY;
}

it('delays fast work and adds nothing to slow work', async () => {
  expect(await waitFor(constantTime(250, () => Promise.resolve('done')))).toBe(250);
  expect(await waitFor(constantTime(250, () => after(200)))).toBe(250);
  expect(await waitFor(constantTime(250, () => after(400)))).toBe(500);
});

it('takes as long for a failure as for a success and rethrows it', async () => {
  const failing = constantTime(250, () => Promise.reject(new Error('not found')));
  failing.catch(() => undefined);
  expect(await waitFor(failing)).toBe(250);
  await expect(failing).rejects.toThrow('not found');
});

it('returns the result of the work', async () => {
  const working = constantTime(250, () => Promise.resolve({ ok: true }));
  await vi.advanceTimersByTimeAsync(250);
  expect(await working).toEqual({ ok: true });
});
