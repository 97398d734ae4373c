import type { ErrorCode, InputPath } from '#shared/domain/errors.ts';

type Options = { cause?: unknown; field?: InputPath; retryAfterSec?: number; userId?: string | undefined };

/** A failure that the caller may see. Services throw it; trpc/init.ts and http/ each translate it in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The part of the input that caused the failure. */
  readonly field: InputPath | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSec: number | undefined;
  /** The account in question, only for the log. */
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
