export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Polls until there is a value.
 * @returns the first value that is not undefined, null or false
 * @throws after `withinMs`, with `what` in the message.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  { withinMs = 20_000, everyMs = 20 }: { withinMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== null && seen !== false) return seen;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
}
