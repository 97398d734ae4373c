/** Runs PDF layouts one at a time, since each blocks the event loop for a good part of a second. */
import { m } from '#messages';
import { AppError } from '../errors.ts';
import { createGate } from './gate.ts';

const gate = createGate({
  atOnce: 1,
  waiting: 20,
  // A request may take ten seconds in all.
  waitMs: 8_000,
  refusal: () =>
    new AppError('UNAVAILABLE', m.server_layout_busy(), {
      retryAfterSec: 5,
    }),
});

/**
 * Makes a file when its turn comes.
 * @param by the requesting account; those with the fewest recent requests go first
 * @throws AppError UNAVAILABLE when the line is full or the turn doesn't come within eight seconds.
 */
export async function inLayoutTurn<T>(by: string, make: () => Promise<T>): Promise<T> {
  const leave = await gate.enter(by);
  try {
    return await make();
  } finally {
    leave();
  }
}
