/** Hashes and checks passwords with argon2id, a few at a time. */
import argon2 from 'argon2';
import { m } from '#messages';
import { AppError } from '../errors.ts';
import { createGate } from './gate.ts';

/**
 * OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Pinned instead of using
 * the library's default.
 */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One hash takes a core for about 35 ms; more than two at a time only slow down each other and the pages. */
const atOnce = 2;
const mayWait = 20;

const places = createGate({
  atOnce,
  waiting: mayWait,
  refusal: () =>
    new AppError('RATE_LIMITED', m.server_sign_in_busy(), {
      retryAfterSec: 3,
    }),
});

/** Runs the work when its turn comes. @throws AppError RATE_LIMITED when the line is full. */
async function inTurn<T>(by: string | undefined, work: () => Promise<T>): Promise<T> {
  const leave = await places.enter(by);
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Hashes a password.
 * @param by the caller: a network, a known browser, or an account. Undefined for background work: it goes last and is never
 * refused.
 * @returns the hash with its salt and parameters, in PHC form.
 * @throws AppError RATE_LIMITED under too much load.
 */
export function hashPassword(password: string, by?: string): Promise<string> {
  return inTurn(by, () => argon2.hash(password, parameters));
}

/** Created once; checking against it takes as long as against a real hash. */
let stranger: Promise<string> | undefined;

type Hash = string | null | undefined;

/**
 * Checks a password. Without a hash, it does the same work and returns false, so that the time doesn't reveal who has
 * an account.
 * @param hash the hash, or a function that finds it when the turn comes. Count attempts at an account in that function,
 *   so that a rejected attempt doesn't count.
 * @param by the caller, as for `hashPassword`
 * @throws AppError RATE_LIMITED under too much load.
 */
export async function verifyPassword(
  hash: Hash | (() => Promise<Hash>),
  password: string,
  by?: string,
): Promise<boolean> {
  stranger ??= argon2.hash('nobody has this password', parameters);
  const ofStranger = stranger;
  return inTurn(by, async () => {
    const known = typeof hash === 'function' ? await hash() : hash;
    const matches = await argon2.verify(known ?? (await ofStranger), password);
    return matches && known !== null && known !== undefined;
  });
}
