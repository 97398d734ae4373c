/** Codes and details of the failures a caller may learn about: one union from the services to the screens. */

/** Services throw them in an AppError (server/errors.ts); screens read them with client/lib/failure.ts. */
export const errorCodes = [
  'NOT_FOUND',
  /** The input is wrong; the message says what, and `field` where. */
  'INVALID',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'UNAUTHORIZED',
  /** Sign-in with the right password before the address is confirmed; the specification's own name. */
  'email_not_confirmed',
  /** A mailed link that has expired, was used, or never existed. */
  'LINK_EXPIRED',
  /** A confirmation link in another browser than the sign-up's: the password is asked for. */
  'PASSWORD_NEEDED',
  /** The new password is easy to guess; the message says why. */
  'WEAK_PASSWORD',
  /** What was asked for belongs to Pro, or the free time is over. */
  'UPGRADE_NEEDED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Path into the input of a call, such as `['items', 0, 'quantity']`. */
export type InputPath = readonly (string | number)[];

/** Details of a failed call besides its message. */
export type ErrorDetails = {
  appCode: ErrorCode | undefined;
  /** The part of the input that the failure is about. */
  field: InputPath | undefined;
  /** Seconds until it makes sense to try again. */
  retryAfterSec: number | undefined;
};
