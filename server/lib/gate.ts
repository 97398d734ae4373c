/** Lets so many in at once, keeps a short queue for the next, and sends the others away. */
import { AppError } from '../errors.ts';

export type Gate = {
  /**
   * Waits for a place. Of one key only one is inside at a time, so that nobody takes all places.
   * @returns what gives the place back; calling it again does nothing.
   * @throws AppError UNAVAILABLE when the queue is full, or it was not one's turn in time.
   */
  enter(key: string): Promise<() => void>;
};

const busy = () =>
  new AppError('UNAVAILABLE', 'Many are speaking right now. Please try again in a moment.', { retryAfterSec: 3 });

/** @param options how many may be inside, how many may wait, and for how long in milliseconds. */
export function createGate(options: { atOnce: number; waiting: number; waitMs: number }): Gate {
  const inside = new Set<string>();
  const queue: { key: string; let: () => void }[] = [];

  function admit(key: string): () => void {
    inside.add(key);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      inside.delete(key);
      const next = queue.findIndex((waiting) => !inside.has(waiting.key));
      if (next >= 0) queue.splice(next, 1)[0]!.let();
    };
  }

  return {
    enter(key) {
      if (inside.size < options.atOnce && !inside.has(key)) return Promise.resolve(admit(key));
      if (queue.length >= options.waiting) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const waiting = { key, let: () => (clearTimeout(late), resolve(admit(key))) };
        const late = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(busy());
        }, options.waitMs);
        queue.push(waiting);
      });
    },
  };
}
