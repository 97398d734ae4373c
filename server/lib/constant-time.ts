/**
 * Resolves after a fixed time, or a multiple of it if the work takes longer, so that the time doesn't reveal what the
 * work found, such as whether an address has an account. Failures are delayed as well.
 * @param ms longer than the work normally takes
 */
export async function constantTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - startedAt;
    const until = Math.max(1, Math.ceil(passed / ms)) * ms - passed;
    await new Promise<void>((resolve) => setTimeout(resolve, until));
  }
}
