/** Component tests: time that passes when the test says so. Answers of the faked network still arrive by themselves. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const stepMs = 250;

/** Replaces clock and timers; `vi.useRealTimers()` puts them back. */
export function useFakeTime(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

/** Lets time pass in steps, with room for answers in between. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed));
      await new Promise((resolve) => setImmediate(resolve));
    });
}
