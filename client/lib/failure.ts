/** Classifies failures by kind and code, with one sentence for the user. */
import { TRPCClientError } from '@trpc/client';
import { m } from '#messages';
import type { ErrorCode, ErrorDetails, InputPath } from '#shared/domain/errors.ts';
import { showToast } from './toast.ts';

export type Failure =
  /** `refused`: retrying won't help. `unavailable`: the server reports that it's temporarily unable to do it. */
  | { kind: 'refused' | 'unavailable'; code?: ErrorCode; message: string; field?: InputPath }
  /** No response from our server: the connection was lost, an intermediary responded, or the server crashed. */
  | { kind: 'connection'; code?: undefined; message?: undefined; field?: undefined };

/** A refusal raised by the browser code itself, reported like one from the server. */
export class Refusal extends Error {}

/** Converts an error thrown by a call, or a `Refusal`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { kind: 'refused', message: error.message };
  if (!(error instanceof TRPCClientError) || !error.data) return { kind: 'connection' };
  const { appCode, field, httpStatus = 500 } = error.data as Partial<ErrorDetails> & { httpStatus?: number };
  if (httpStatus >= 500 && !appCode) return { kind: 'connection' };
  return {
    kind: httpStatus >= 500 ? 'unavailable' : 'refused',
    message: error.message,
    ...(appCode && { code: appCode }),
    ...(field && { field }),
  };
}

/** Returns a failure's code; undefined without an error, or if the server gave none. */
export const codeOf = (error: unknown): ErrorCode | undefined => failureOf(error).code;

/** Returns whether the requested item doesn't exist. The server rejects a URL without a valid id as malformed. */
export const isAbsent = (error: unknown): boolean => ['NOT_FOUND', 'INVALID'].includes(codeOf(error) ?? '');

/** Returns whether the same call may succeed a moment later. */
export const isPassing = (error: unknown): boolean => failureOf(error).kind !== 'refused';

const noAnswer = m.app_failure_got_no_answer_check();

/**
 * Returns a sentence that says why something failed.
 * @param otherwise used when the server gave no reason
 */
export const sentenceOf = (error: unknown, otherwise: string = noAnswer): string =>
  failureOf(error).message ?? otherwise;

/** Shows a toast about a failure. @param title says what failed; the reason comes from the error */
export function toastFailure(title: string, error: unknown): void {
  showToast({ title, description: sentenceOf(error), variant: 'destructive' });
}
