/**
 * Waits for work, but not longer than a limit. The work itself goes on, and a later failure is ignored.
 * @param onLate returns what to answer when time is up, or throws.
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
 * Asks something that may hang or fail, for so long and no longer.
 * @returns the answer, and how long it took in milliseconds; `undefined` in its place on a failure or when time was up.
 */
export async function askWithin<T>(
  limitMs: number,
  ask: () => Promise<T>,
): Promise<{ answer: T | undefined; ms: number }> {
  const begunAt = performance.now();
  // Called inside, so that what throws at once fails like what rejects.
  const asking = (async () => ask())().catch(() => undefined);
  const answer = await within(limitMs, asking, () => undefined);
  return { answer, ms: Math.round(performance.now() - begunAt) };
}
