/**
 * Asks something that may hang or fail, for so long and no longer.
 * @returns the answer, and how long it took in milliseconds; `undefined` in its place on a failure or when time was up.
 */
export async function askWithin<T>(
  limitMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<{ answer: T | undefined; ms: number }> {
  const begunAt = performance.now();
  const late = new AbortController();
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => {
    late.abort();
    timer.resolve(undefined);
  }, limitMs);
  try {
    // Called inside, so that what throws at once fails like what rejects.
    const asking = (async () => ask(late.signal))().catch(() => undefined);
    const answer = await Promise.race([asking, timer.promise]);
    return { answer, ms: Math.round(performance.now() - begunAt) };
  } finally {
    clearTimeout(timeout);
  }
}
