/** Lets members whose session expired mid-task sign in again in a dialog, without losing what they typed. */
import { useSyncExternalStore } from 'react';

type Ask = { email: string; answer: Promise<boolean>; settle: (isBack: boolean) => void };

let account: string | undefined;
let asked: Ask | undefined;
const listeners = new Set<() => void>();

function setAsked(next: Ask | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers whose session it is, in case it expires. */
export function noteAccount(email: string): void {
  account = email;
}

/** Forgets the account and closes the dialog, after a deliberate sign-out. */
export function forgetAccount(): void {
  account = undefined;
  asked?.settle(false);
}

/**
 * Asks the member to sign in again. Concurrent callers share one dialog and its answer.
 * @returns whether they signed in again; false without asking if no dialog is mounted or no one was signed in
 */
export function askToSignInAgain(): Promise<boolean> {
  if (asked) return asked.answer;
  if (account === undefined || listeners.size === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setAsked({
    email: account,
    answer: promise,
    settle: (isBack) => {
      setAsked(undefined);
      resolve(isBack);
    },
  });
  return promise;
}

/** For the dialog: returns whom to ask and how to answer; undefined if there's nothing to ask. */
export function useSignInAgain(): Pick<Ask, 'email' | 'settle'> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
}
