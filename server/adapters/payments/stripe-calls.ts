/** What every call to Stripe needs: a check of the answer, and keys that make retries harmless. */
import { isReplayed } from './stripe-errors.ts';

/** A response of the wrong type comes from something between us and Stripe. */
export async function being<T extends { object: string }>(kind: T['object'], answer: Promise<T>): Promise<T> {
  const object = await answer;
  if (object.object !== kind) throw new Error(`no ${kind}`);
  return object;
}

/**
 * A key makes retries harmless, but it also repeats a stored failure (a 500) for a day. Since nobody saw that result,
 * the call is repeated under a second key, which is the same for everyone who runs into this.
 */
export async function withKey<T>(key: string, call: (key: string) => Promise<T>): Promise<T> {
  try {
    return await call(key);
  } catch (error) {
    if (!isReplayed(error)) throw error;
    return call(`${key}-again`);
  }
}
