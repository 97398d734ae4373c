/** When to retry. Times are in milliseconds. */
import type { AttemptOutcome } from './port.ts';

const firstPauseMs = 500;
const longestPauseMs = 4_000;

/**
 * Reads how long the vendor asks us to wait: `retry-after-ms`, else `retry-after` in seconds or as a date.
 * @returns undefined when neither header says anything usable.
 */
export function retryAfterMs(headers: Headers | undefined, nowEpochMs: number): number | undefined {
  const exact = headers?.get('retry-after-ms')?.trim();
  if (exact && Number.isFinite(Number(exact)) && Number(exact) >= 0) return Number(exact);
  const value = headers?.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1_000 : undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowEpochMs);
}

/** @returns a growing pause, half of it random, so that waiting drafts don't all retry at the same moment. */
export function pauseBefore(nextAttempt: number, random: () => number): number {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** (nextAttempt - 2));
  return Math.round(full / 2 + (random() * full) / 2);
}

const passing: ReadonlySet<AttemptOutcome> = new Set(['timeout', 'rate_limited', 'server_error', 'connection']);

/** @returns true for failures that may not happen again. */
export function mayPass(outcome: AttemptOutcome): boolean {
  return passing.has(outcome);
}
