/**
 * Fake time for component tests, which passes only when the test says so. Mocked responses still arrive on their own.
 */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const stepMs = 250;

/** Replaces the clock and timers; `vi.useRealTimers()` restores them. */
export function useFakeTime(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

/** Advances time in steps, letting responses arrive in between. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed));
      await new Promise((resolve) => setImmediate(resolve));
    });
}
