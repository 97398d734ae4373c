import type { ErrorCode, InputPath } from '#shared/domain/errors.ts';

type Options = { cause?: unknown; field?: InputPath; retryAfterSec?: number; userId?: string | undefined };

/** A failure the caller may learn about. Services throw it; trpc/init.ts and http/ translate it, each once. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The part of the input that the failure is about. */
  readonly field: InputPath | undefined;
  /** Seconds until it makes sense to try again. */
  readonly retryAfterSec: number | undefined;
  /** Account that the failure is about, only for the log. */
  readonly userId: string | undefined;
  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options.field;
    this.retryAfterSec = options.retryAfterSec;
    this.userId = options.userId;
  }
}
