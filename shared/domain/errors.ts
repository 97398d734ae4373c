/** Error codes and details for callers: one union from services to screens. */

/** Services throw them in an AppError (server/errors.ts); screens read them with client/lib/failure.ts. */
export const errorCodes = [
  'NOT_FOUND',
  /** Invalid input; the message says what is wrong, and `field` where. */
  'INVALID',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'UNAUTHORIZED',
  /** Sign-in with the right password before the address is confirmed; the specification's own name. */
  'email_not_confirmed',
  /** An emailed link that has expired, was used, or never existed. */
  'LINK_EXPIRED',
  /** A confirmation link opened in a different browser than the sign-up's needs the password. */
  'PASSWORD_NEEDED',
  /** The new password is easy to guess; the message says why. */
  'WEAK_PASSWORD',
  /** The feature is part of Pro, or the free period is over. */
  'UPGRADE_NEEDED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Path into the input of a call, such as `['items', 0, 'quantity']`. */
export type InputPath = readonly (string | number)[];

/** Details of a failed call, besides its message. */
export type ErrorDetails = {
  appCode: ErrorCode | undefined;
  /** The part of the input that caused the failure. */
  field: InputPath | undefined;
  /** Seconds until a retry makes sense. */
  retryAfterSec: number | undefined;
};
