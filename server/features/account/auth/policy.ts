/** Rules and errors of signing in. */
import { createHash } from 'node:crypto';
import { m } from '#messages';
import { AppError } from '#server/errors.ts';

/** Minimum response time, in milliseconds, of calls that must not reveal whether an address has an account. */
export const uniformMs = 250;
/** Password attempts allowed per link. */
export const attemptsPerLink = 5;
/** Attempts per network that don't count toward the site-wide limit. */
export const freeTries = 3;

/** Rejects a sign-in without saying why. @param userId the account in question, only for the log */
export const wrongCredentials = (userId?: string) =>
  new AppError('UNAUTHORIZED', m.server_auth_wrong_credentials(), { userId });
/** Rejects a link to confirm an address. */
export const deadConfirmation = () => new AppError('LINK_EXPIRED', m.server_auth_confirmation_link_dead());
/** Rejects a link to set a new password. */
export const deadReset = () => new AppError('LINK_EXPIRED', m.server_auth_reset_link_dead());

/** Returns the key that counts sign-in attempts for an account. @param email in lowercase */
export const accountKey = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);
