/**
 * Returns a function that creates a value on its first call and caches it. For values that are slow to create, like
 * `Intl` formatters (milliseconds on a phone), so that loading a module stays cheap.
 */
export function once<T extends object>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}
