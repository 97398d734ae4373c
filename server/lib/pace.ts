/**
 * Answers no sooner than after a given time, so that the time tells nothing about what the work found: whether an address
 * has an account, for example. Failures are held back alike.
 * @param ms longer than the work takes when nothing is wrong
 */
export async function noSoonerThan<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, ms));
  try {
    return await work();
  } finally {
    await enough;
  }
}
