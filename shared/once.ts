/**
 * Returns a function that creates a value at its first call and keeps it. For what takes long to create,
 * like `Intl` formatters (milliseconds on a phone), so that loading a module stays cheap.
 */
export function once<T extends object>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}
