import { showToast } from '../../lib/toast.tsx';
import { failureOf } from '../../lib/trpc.ts';

/** @returns why a call failed, in a sentence for the member. */
export function sentenceOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'refused' ? failure.message : 'Please check your connection and try again.';
}

/** @param title what did not happen; the error says why. */
export function toastFailure(title: string, error: unknown): void {
  showToast({ title, description: sentenceOf(error), variant: 'destructive' });
}
