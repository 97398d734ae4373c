/** The failures a caller may learn about. Services throw them; trpc/init.ts and http/ translate them, each once. */
export const appErrorCodes = [
  'NOT_FOUND',
  'INVALID',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'UNAUTHORIZED',
  /** Sign-in with the right password before the address is confirmed; the specification's own name. */
  'email_not_confirmed',
  /** A confirmation link in another browser than the sign-up's: the password is asked for. */
  'PASSWORD_NEEDED',
  /** What was asked for belongs to Pro, or the free time is over. */
  'UPGRADE_NEEDED',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds until it makes sense to try again. */
  readonly retryAfterSec: number | undefined;
  constructor(code: AppErrorCode, message: string, options: { cause?: unknown; retryAfterSec?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSec = options.retryAfterSec;
  }
}
