/** Passwords: hashed and checked with argon2id, a few at a time. */
import argon2 from 'argon2';
import { AppError } from '../errors.ts';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Pinned, not the library's. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One hash takes a core for about 35 ms; more than two at a time only slow each other and the pages down. */
const atOnce = 2;
const mayWait = 20;

let running = 0;
/** People first; what a worker hashes for somebody who is not looking waits behind them, without a limit. */
const waiting = { people: [] as (() => void)[], background: [] as (() => void)[] };

/** @throws AppError RATE_LIMITED when the queue for a place is full. */
async function inTurn<T>(who: keyof typeof waiting, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (who === 'people' && waiting.people.length >= mayWait)
      throw new AppError('RATE_LIMITED', 'Many people are signing in right now. Please try again in a few seconds.', {
        retryAfterSec: 3,
      });
    await new Promise<void>((resolve) => waiting[who].push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.people.shift() ?? waiting.background.shift();
    // The place is handed over, not given back, so that nobody slips in between.
    if (next) next();
    else running -= 1;
  }
}

/**
 * @param options `inBackground`: nobody waits for it
 * @returns the hash with its salt and parameters, in PHC form.
 * @throws AppError RATE_LIMITED under too much load.
 */
export function hashPassword(password: string, options: { inBackground?: boolean } = {}): Promise<string> {
  return inTurn(options.inBackground ? 'background' : 'people', () => argon2.hash(password, parameters));
}

/** Made once; a guess against it takes as long as one against a real hash. */
let stranger: Promise<string> | undefined;

/**
 * Checks a password. Without a hash it does the same work and says no, so that the time tells nothing about who has an
 * account.
 * @throws AppError RATE_LIMITED under too much load.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= argon2.hash('nobody has this password', parameters);
  const against = hash ?? (await stranger);
  const matches = await inTurn('people', () => argon2.verify(against, password));
  return matches && hash !== null && hash !== undefined;
}
