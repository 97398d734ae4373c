/**
 * Waits for work, up to a limit. The work itself continues, and a later failure is ignored.
 * @param onLate returns the result when time is up, or throws.
 */
export async function within<T, Late>(limitMs: number, work: Promise<T>, onLate: () => Late): Promise<T | Late> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, limitMs);
  try {
    return await Promise.race([work, late.promise.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls something that may hang or fail, with a time limit.
 * @returns the result and its duration in milliseconds; the result is `undefined` after a failure or timeout.
 */
export async function askWithin<T>(
  limitMs: number,
  ask: () => Promise<T>,
): Promise<{ answer: T | undefined; ms: number }> {
  const begunAt = performance.now();
  // Called inside, so that a synchronous throw fails like a rejection.
  const asking = (async () => ask())().catch(() => undefined);
  const answer = await within(limitMs, asking, () => undefined);
  return { answer, ms: Math.round(performance.now() - begunAt) };
}
