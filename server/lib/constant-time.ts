/**
 * Answers after a given time, or after a multiple of it when the work takes longer: the time tells nothing about what the
 * work found, whether an address has an account, for example. Failures are held back alike.
 * @param ms longer than the work takes when nothing is wrong
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
