/**
 * Limits how much work runs at the same time and keeps a short line of waiting callers. The caller with the fewest recent
 * requests goes first, and a full line drops the caller with the most, so that one fast network can't keep others out.
 */
import type { AppError } from '../errors.ts';
import { createTally } from './tally.ts';

export type Gate = {
  /**
   * Waits for a place.
   * @param by the caller: a network, a known browser, or an account. Undefined for background work: it goes last, is never
   * refused, and has no time limit.
   * @param key only one caller per key is inside at a time; undefined for no such limit
   * @returns a function that frees the place; further calls do nothing.
   * @throws AppError from `refusal` when the line is full or the wait takes too long.
   */
  enter(by: string | undefined, key?: string): Promise<() => void>;
};

type Waiting = { asks: number; key: string | undefined; let: () => void; refuse: () => void };

/** How long requests count as recent, in milliseconds. */
const latelyMs = 60_000;

/**
 * Creates a gate for this process.
 * @param options `atOnce`: most callers inside; `waiting`: most callers in line; `waitMs`: longest wait in milliseconds;
 * `refusal`: error for callers that are turned away
 */
export function createGate(options: {
  atOnce: number;
  waiting: number;
  waitMs?: number;
  refusal: () => AppError;
}): Gate {
  const keysInside = new Set<string>();
  let inside = 0;
  /** Waiting callers, the fewest recent requests first; background work at the end. */
  const line: Waiting[] = [];
  const asked = createTally(latelyMs);

  const isFree = (key: string | undefined) => key === undefined || !keysInside.has(key);

  function admit(key: string | undefined): () => void {
    inside += 1;
    if (key !== undefined) keysInside.add(key);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      inside -= 1;
      if (key !== undefined) keysInside.delete(key);
      const next = line.findIndex((waiting) => isFree(waiting.key));
      if (next >= 0) line.splice(next, 1)[0]!.let();
    };
  }

  function lineUp(place: Waiting): void {
    const behind = line.findIndex(({ asks }) => asks > place.asks);
    line.splice(behind === -1 ? line.length : behind, 0, place);
    const last = line.findLastIndex(({ asks }) => asks !== Infinity);
    if (last >= options.waiting) line.splice(last, 1)[0]!.refuse();
  }

  return {
    async enter(by, key) {
      const asks = by === undefined ? Infinity : asked.add(by);
      if (inside < options.atOnce && isFree(key)) return admit(key);
      return new Promise((resolve, reject) => {
        const place: Waiting = {
          asks,
          key,
          let: () => (clearTimeout(late), resolve(admit(key))),
          refuse: () => (clearTimeout(late), reject(options.refusal())),
        };
        const giveUp = () => {
          line.splice(line.indexOf(place), 1);
          place.refuse();
        };
        const mustWait = by === undefined || options.waitMs === undefined;
        const late = mustWait ? undefined : setTimeout(giveUp, options.waitMs);
        lineUp(place);
      });
    },
  };
}
