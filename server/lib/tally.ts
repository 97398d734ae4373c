/** Counts recent events by key, in memory. Precise enough to order and delay requests, but not to refuse them. */
export type Tally = {
  /** Adds one. @returns the recent count, including this one. */
  add(key: string): number;
  /** Returns the recent count. */
  of(key: string): number;
};

/**
 * Creates a tally of two alternating periods, so that counts don't all drop to zero at the same moment.
 * @param latelyMs length of a period in milliseconds. An event counts for one to two periods.
 */
export function createTally(latelyMs: number): Tally {
  let now = new Map<string, number>();
  let before = new Map<string, number>();
  let since = performance.now();
  function turn(): void {
    const passed = performance.now() - since;
    if (passed < latelyMs) return;
    before = passed < 2 * latelyMs ? now : new Map<string, number>();
    now = new Map();
    since = performance.now();
  }
  const of = (key: string) => {
    turn();
    return (now.get(key) ?? 0) + (before.get(key) ?? 0);
  };
  return {
    of,
    add(key) {
      turn();
      now.set(key, (now.get(key) ?? 0) + 1);
      return of(key);
    },
  };
}
